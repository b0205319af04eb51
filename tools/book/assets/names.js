// Adds names and roles that the theme omits. Without them a screen reader meets a dialog without a name and several
// landmarks of the same name, and a keyboard cannot scroll wide code, tables and rows of tabs.

document.querySelector(".md-search")?.setAttribute("aria-label", "Search");

/** Elements that scroll if they are wider than the page. */
const SCROLLING =
  ":is(.md-typeset__scrollwrap, .tabbed-labels, .md-typeset pre, .md-typeset pre > code):not([tabindex])";

function mend() {
  for (
    const nav of document.querySelectorAll("nav.md-code__nav:not([role]), .md-nav--primary nav.md-nav:not([role])")
  ) {
    nav.setAttribute("role", "presentation");
    for (const name of ["aria-labelledby", "aria-label", "aria-expanded"]) nav.removeAttribute(name);
  }
  for (const wide of document.querySelectorAll(SCROLLING)) {
    if (wide.scrollWidth > wide.clientWidth || wide.scrollHeight > wide.clientHeight) {
      wide.setAttribute("tabindex", "0");
    }
  }
}

mend();
// Code that fits a wide window may not fit a narrow one, and code in a hidden tab has no width.
addEventListener("resize", mend);
document.addEventListener("change", mend);
// The theme adds buttons and wraps tables when it has started.
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
