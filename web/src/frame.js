// Marks a screen in the frame. It runs before the first paint too, so that nothing moves when the screen appears.

{
  const FIRST = "converter";
  /** Remembers whether this visitor has data, which are not loaded before the first paint. */
  const KEY = "desk has data";

  const hadData = () => {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  };

  const keep = (hasData) => {
    try {
      if (hasData) localStorage.setItem(KEY, "yes");
      else localStorage.removeItem(KEY);
    } catch {
      // A browser without storage shows the introduction first.
    }
  };

  const mark = (link, isHere) => {
    if (!isHere) link.removeAttribute("aria-current");
    else if (link.getAttribute("aria-current") === null) {
      link.setAttribute("aria-current", "page");
      // The tabs of a narrow window scroll.
      link.parentElement.scrollLeft = link.offsetLeft - (link.parentElement.clientWidth - link.offsetWidth) / 2;
    }
  };

  /** Shows the links of a screen's views, its tab, and the sentence for a new visitor, who has no data. */
  self.showPlace = (name, hasData) => {
    const views = document.getElementById("views");
    const links = [...views.children];
    const group = links.find((link) => link.dataset.view === name)?.dataset.of ?? name;
    for (const link of links) {
      link.hidden = link.dataset.of !== group;
      mark(link, link.dataset.view === name);
    }
    views.hidden = links.every((link) => link.hidden);
    for (const link of document.querySelectorAll("a[data-screen]")) mark(link, link.dataset.screen === group);
    document.getElementById("intro").hidden = name !== FIRST || hasData;
    if (hasData !== hadData()) keep(hasData);
  };

  self.showPlace(/^#\/([a-z]+)/.exec(location.hash)?.[1] ?? FIRST, hadData());
}
