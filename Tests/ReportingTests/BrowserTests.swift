import ReportSamples
import Reporting
import Testing

/// The page in a real browser; a test is one start of it, which takes a second.
@Suite(.enabled(if: Browser.isPresent, "needs chromium"), .timeLimit(.minutes(2)))
struct BrowserTests {
  private let page = HTMLReport(SampleRecord.ofEveryStatus).text

  @Test func thePageLoadsFiltersSortsAndFollowsLinksWithoutAnError() throws {
    let said = try Browser.run(
      page,
      script: """
        const all = selector => [...document.querySelectorAll(selector)];
        const [form, output] = ["#filter", "output"].map(name => document.querySelector(name));
        const [input, select] = ["input", "select"].map(name => form.querySelector(name));
        say("loaded:", form.hidden, output.value);

        const filter = (text, status) => {
          input.value = text;
          select.value = status;
          input.dispatchEvent(new Event("input", { bubbles: true }));
          const names = all("#mutants details").filter(mutant => mutant.checkVisibility())
            .map(mutant => mutant.querySelector("code").textContent);
          const rows = all(".matrix tbody tr").filter(row => !row.hidden).length;
          const groups = all(".group").filter(group => !group.hidden).length;
          say("filtered:", names.join(","), rows, groups, output.value);
        };
        filter("ORDER isTotal", "");
        filter("", "timeout");
        filter("nothing has this", "");
        filter("", "");

        const law = all(".matrix thead button")[2];
        const sort = () => {
          law.click();
          const names = all(".matrix tbody a").map(link => link.textContent).join(",");
          say("sorted:", names, law.closest("th").getAttribute("aria-sort"));
        };
        sort();
        sort();

        const target = document.querySelector("#m0");
        say("closed:", target.open);
        location.hash = "#m0";
        dispatchEvent(new HashChangeEvent("hashchange"));
        say("followed:", target.open, document.activeElement.tagName);
        """)
    #expect(
      said == [
        "loaded: false 10 of 10 mutants",
        "filtered: otherOrder 1 1 1 of 10 mutants",
        "filtered: timeout 0 1 1 of 10 mutants",
        "filtered:  0 0 0 of 10 mutants",
        "filtered: textOrder,otherOrder,timeout,crashed,survived,noCoverage,ignored,compileError,"
          + "runtimeError,pending 2 2 10 of 10 mutants",
        "sorted: otherOrder,textOrder ascending", "sorted: textOrder,otherOrder ",
        "closed: false", "followed: true SUMMARY",
      ])
  }

  @Test func anErrorOfThePageIsHeard() throws {
    let broken = page.replacing("<main>", with: "<main><script>missing()</script>")
    let said = try Browser.run(broken, script: "")
    #expect(said == ["error: Uncaught ReferenceError: missing is not defined"])
  }

  @Test func nothingIsHiddenWithoutAScript() throws {
    let silent = page.replacing("<script>\"use strict\"", with: "<script type=\"text/plain\">")
    let said = try Browser.run(
      silent,
      script: """
        const all = selector => [...document.querySelectorAll(selector)];
        say(all("#mutants details").filter(mutant => mutant.checkVisibility()).length);
        say(all(".matrix tbody tr").length, all("#filter").some(form => form.checkVisibility()));
        """)
    #expect(said == ["10", "2 false"])
  }

  @Test(.enabled(if: Browser.canPrint, "needs poppler's pdftotext"))
  func aMatrixOnSeveralPrintedPagesHasItsLawsOnEach() throws {
    let pages = try Browser.print(HTMLReport(ManyMutants.record(count: 200)).text)
    let rows = pages.map { page in page.split(separator: "\n").count { $0.hasPrefix("SemVer/File") }
    }
    let heads = pages.map { $0.contains("lawAboutSomethingThatHolds26") }
    #expect(rows.prefix(3).count { $0 > 10 } >= 2)
    #expect(heads.prefix(3) == [true, true, true])
  }
}
