extension HTMLReport {
  /// What the page can do besides being read: filter, sort the matrix, open what a link leads to.
  static let script = """
    "use strict";
    (() => {
      const mutants = [...document.querySelectorAll("#mutants details")].map(element => ({
        element, text: element.textContent.toLowerCase(), status: element.dataset.s,
        row: document.querySelector(`.matrix a[href="#${element.id}"]`)?.closest("tr") }));
      const form = document.getElementById("filter");
      const [input, select, output] = ["input", "select", "output"].map(tag => form.querySelector(tag));

      function filter() {
        const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
        let count = 0;
        for (const mutant of mutants) {
          const isShown = (!select.value || mutant.status === select.value)
            && words.every(word => mutant.text.includes(word));
          mutant.element.hidden = !isShown;
          if (mutant.row) mutant.row.hidden = !isShown;
          if (isShown) count += 1;
        }
        for (const group of document.querySelectorAll(".group"))
          group.hidden = !group.querySelector("details:not([hidden])");
        output.value = `${count} of ${mutants.length} mutants`;
      }
      form.addEventListener("input", filter);
      form.addEventListener("submit", event => event.preventDefault());
      form.addEventListener("reset", () => setTimeout(filter));
      form.hidden = false;
      filter();

      // A cell that noticed nothing comes last; ties keep the order of the page.
      const rank = cell => ({ T: 0, "!": 0 })[cell.textContent] ?? (Number(cell.textContent) || Infinity);
      for (const table of document.querySelectorAll(".matrix")) {
        const body = table.tBodies[0], rows = [...body.rows];
        [...table.tHead.rows[0].cells].forEach((head, column) => {
          const button = document.createElement("button");
          button.type = "button";
          button.title = column ? "sort by this law" : "sort by name";
          button.textContent = head.textContent;
          // Browsers print no button in a heading that they repeat on each page.
          const printed = document.createElement("span");
          printed.className = "printed";
          printed.textContent = head.textContent;
          head.replaceChildren(button, printed);
          button.addEventListener("click", () => {
            const isSorted = head.hasAttribute("aria-sort");
            for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
            const sorted = [...rows];
            if (!isSorted) {
              head.setAttribute("aria-sort", "ascending");
              sorted.sort(column
                ? (a, b) => { const x = rank(a.cells[column]), y = rank(b.cells[column]); return x < y ? -1 : x > y ? 1 : 0; }
                : (a, b) => a.cells[0].textContent.localeCompare(b.cells[0].textContent));
            }
            body.append(...sorted);
          });
        });
      }

      function openTarget() {
        const target = /^#m\\d+$/.test(location.hash) && document.querySelector(location.hash);
        if (!target) return;
        if (target.hidden) { form.reset(); }
        target.open = true;
        target.querySelector("summary").focus();
      }
      addEventListener("hashchange", openTarget);
      openTarget();
    })();
    """
}
