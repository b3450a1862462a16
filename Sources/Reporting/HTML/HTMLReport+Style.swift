extension HTMLReport {
  /// How the page looks: light and dark after the reader's system, narrow and wide, on paper.
  ///
  /// No state is told by colour alone: chips and cells have their words and marks.
  static let style = """
    :root{--ink:#1d2329;--soft:#57606a;--paper:#fff;--card:#f6f8fa;--line:#d5dae0;--link:#0b5cad;
    --good:#166534;--bad:#b42318;--h1:#e3f1e6;--h2:#b7dfc1;--h3:#6fbf85;--h4:#2f8f4e;--h3ink:#06240f;--h4ink:#fff;
    --killed:#2f8f4e;--timeout:#0f7a8a;--crashed:#5b5bd6;--survived:#c4320a;--misattributed:#b54708;
    --noCoverage:#a3297a;--ignored:#6b7280;--other:#6b7280;--del:#ffe5e2;--ins:#dff5e3}
    @media(prefers-color-scheme:dark){:root{--ink:#e3e7ec;--soft:#9aa4af;--paper:#14181d;--card:#1c2229;
    --line:#343c46;--link:#7ab7ff;--good:#6fd08c;--bad:#ff8a7a;--h1:#1d3325;--h2:#23502f;--h3:#2f7d47;--h4:#57c47a;
    --h3ink:#f0fff4;--h4ink:#06240f;--killed:#2c8049;--timeout:#0f7280;--crashed:#5f5fd0;--survived:#c2410c;
    --misattributed:#a2500a;--noCoverage:#9d2b78;--ignored:#5b6470;--other:#5b6470;--del:#4a211d;--ins:#17402a}}
    *{box-sizing:border-box}
    html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
    body{margin:0 auto;padding:1.5rem 1.25rem 4rem;max-width:72rem;background:var(--paper);color:var(--ink);
    font:16px/1.5 system-ui,sans-serif}
    a{color:var(--link)}
    :focus-visible{outline:2px solid var(--link);outline-offset:2px}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;background:var(--paper);padding:.25rem .5rem}
    h1{font-size:1.15rem;margin:0;font-weight:600}
    h2{font-size:1.3rem;margin:2.75rem 0 .5rem}
    h3{font-size:.95rem;margin:1.5rem 0 .4rem;color:var(--soft);font-weight:600}
    p{margin:.4rem 0 .8rem;max-width:46rem}
    code,pre{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    .run{font-size:.85rem;color:var(--soft);margin:0 0 1.25rem;max-width:none}
    .score{font-size:1.05rem;margin:.1rem 0 1rem}
    .score strong{display:block;font-size:3.4rem;line-height:1.15;letter-spacing:-.02em}
    .good strong{color:var(--good)}.bad strong{color:var(--bad)}
    .bar{display:flex;gap:2px;height:.75rem;border-radius:.375rem;overflow:hidden}
    .bar span{min-width:4px;background:var(--other)}
    .legend{display:flex;flex-wrap:wrap;gap:.4rem 1.25rem;list-style:none;padding:0;margin:.75rem 0 0}
    .chip,summary b{display:inline-block;padding:0 .5em;border-radius:.3em;background:var(--other);color:#fff;
    font-size:.78rem;line-height:1.6;font-weight:600;min-width:4.6rem;text-align:center}
    .killed,[data-s=killed] b{background:var(--killed)!important}.timeout,[data-s=timeout] b{background:var(--timeout)!important}
    .crashed,[data-s=crashed] b{background:var(--crashed)!important}.survived,[data-s=survived] b{background:var(--survived)!important}
    .misattributed,[data-s=misattributed] b{background:var(--misattributed)!important}.noCoverage,[data-s=noCoverage] b{background:var(--noCoverage)!important}
    .notice{margin-top:1.5rem;padding:.9rem 1.1rem;border:1px solid var(--line);border-left:4px solid var(--bad);
    border-radius:.4rem;background:var(--card)}
    .notice h2{margin:0 0 .3rem;font-size:1.05rem}.notice ul{margin:0;padding-left:1.2rem}
    .wide{overflow-x:auto;max-width:100%}
    table{border-collapse:collapse}
    caption{text-align:left;color:var(--soft);font-size:.85rem;padding:.2rem 0}
    .list{min-width:100%;font-size:.9rem}
    .list th,.list td{text-align:left;font-weight:400;padding:.28rem .75rem .28rem 0;border-bottom:1px solid var(--line);
    vertical-align:baseline}
    .list thead th{color:var(--soft);font-size:.82rem}
    .list th[scope=rowgroup]{font-weight:600;padding-top:1rem}
    .list .number{text-align:right;font-variant-numeric:tabular-nums}
    .length{display:block;height:.6rem;border-radius:.2rem;background:var(--h3);min-width:2px}
    .list td[aria-hidden]{width:30%}
    .matrix{font-size:.72rem;margin-bottom:1.5rem}
    .matrix td{width:1.65rem;min-width:1.65rem;height:1.45rem;padding:0;text-align:center;color:var(--soft);
    border:1px solid var(--paper);font-variant-numeric:tabular-nums}
    .matrix td:empty::before{content:"·"}
    .matrix thead th{vertical-align:bottom;padding:0 0 .3rem;font-weight:400}
    .matrix thead th+th span,.matrix thead th+th button{writing-mode:vertical-rl;transform:rotate(180deg);
    white-space:nowrap;text-align:left}
    .matrix thead th:first-child{text-align:left}
    .matrix button{all:unset;cursor:pointer;color:var(--link)}
    .matrix button:focus-visible{outline:2px solid var(--link)}
    .matrix [aria-sort] button{font-weight:700;text-decoration:underline}
    .matrix tbody th{position:sticky;left:0;background:var(--paper);text-align:left;font-weight:400;
    padding:0 .6rem 0 0;white-space:nowrap;font-size:.8rem}
    .matrix tbody tr:hover th,.matrix tbody tr:hover td:not([class]){background:var(--card)}
    .h1{background:var(--h1)}.h2{background:var(--h2)}.h3{background:var(--h3)}.h4{background:var(--h4)}
    .matrix .h1,.matrix .h2{color:var(--ink)}.matrix .h3{color:var(--h3ink)}.h4,.matrix .h4{color:var(--h4ink)}
    .e{box-shadow:inset 0 0 0 2px var(--ink);font-weight:700}
    span.e{padding:.1em .45em;font-size:.85em}
    #filter{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;position:sticky;top:0;z-index:1;margin-top:2rem;
    background:var(--paper);padding:.6rem 0;border-bottom:1px solid var(--line)}
    #filter[hidden],[hidden]{display:none!important}
    input,select,#filter button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);
    border-radius:.35rem;padding:.2rem .5rem}
    input{width:15rem;max-width:100%}output{color:var(--soft);font-size:.9rem}
    details{border:1px solid var(--line);border-radius:.4rem;margin:.3rem 0;background:var(--paper);scroll-margin-top:4rem}
    details[open]{background:var(--card)}
    summary{cursor:pointer;padding:.35rem .7rem;display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:baseline}
    summary::before{content:"▸";color:var(--soft)}details[open]>summary::before{content:"▾"}
    summary::-webkit-details-marker{display:none}
    summary span{color:var(--soft);font-size:.88rem;margin-left:auto;overflow-wrap:anywhere}
    summary code{font-weight:600;overflow-wrap:anywhere}
    details>:not(summary){margin-left:1.6rem;margin-right:1rem}details>:last-child:not(summary){margin-bottom:.9rem}
    h4{font-size:.85rem;font-weight:600;color:var(--soft);margin:.7rem 0 .1rem}h4+dl dd{font:.875em/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:.4rem 0;font-size:.92rem}
    dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
    pre{margin:0;padding:.7rem .9rem;overflow-x:auto;border:1px solid var(--line);border-radius:.35rem;background:var(--paper)}
    del,ins{padding:.05em .15em;border-radius:.2em}del{background:var(--del)}ins{background:var(--ins)}
    svg{display:block;width:100%;height:auto;max-width:45rem;border:1px solid var(--line);border-radius:.35rem}
    polyline{fill:none;stroke:var(--line);stroke-width:2;vector-effect:non-scaling-stroke}
    polyline.percent{stroke:var(--h4)}polyline.seconds{stroke:var(--crashed);stroke-dasharray:5 4}
    .key{display:inline-block;width:1.6em;border-top:3px solid var(--h4);vertical-align:middle}
    .key.seconds{border-top:3px dashed var(--crashed)}
    footer{margin-top:2.5rem;border-top:1px solid var(--line);color:var(--soft)}footer h2{color:var(--ink);margin-top:1.2rem}
    @media(max-width:40rem){body{padding:1rem .8rem 3rem}.score strong{font-size:2.6rem}summary span{margin-left:0;width:100%}
    details>:not(summary){margin-left:.8rem}dl{grid-template-columns:1fr}dd{margin-bottom:.3rem}
    .matrix tbody th{max-width:9.5rem;overflow:hidden;text-overflow:ellipsis}}
    .printed{display:none}
    @media print{html{font-size:11px}:root{--paper:#fff;--ink:#000}body{max-width:none;font-size:1rem;padding:0}
    #filter,.skip,.matrix button{display:none!important}.printed{display:inline}
    h2,h3,h4,caption{break-after:avoid}.notice,details,tr,pre,svg,dl{break-inside:avoid}
    .wide{overflow:visible}.matrix{font-size:7px}.matrix td{min-width:0;width:1.4rem;height:1.15rem}
    .matrix tbody th{font-size:8px;position:static}.matrix thead th+th span{transform:none}
    *{print-color-adjust:exact;-webkit-print-color-adjust:exact}a{color:inherit;text-decoration:none}}
    """
}
