// Tables of many rows: pages of 50, and a filter.

import { button, h, nextId, show, table } from "./dom.js";
import { folded } from "../state/search.js";
import { t } from "../words/words.js";

const AT_ONCE = 50;

/**
 * A table that shows 50 rows at a time. `items` are the data, `row` makes the cells of one when it is shown, and `words`
 * returns its text for the filter; without `words` the table has no filter. `update` replaces the items and keeps the page.
 */
export function pagedTable(
  {
    caption,
    columns,
    items,
    row,
    words = null,
    atOnce = AT_ONCE,
    id = nextId(),
  },
) {
  let all = items;
  let first = 0;
  const place = h("div", {});
  const told = h("span", { class: "hint", role: "status" });
  const turn = (by) => {
    first += by;
    draw();
    place.scrollIntoView({ block: "nearest" });
  };
  const back = button(t("table.previous"), () => turn(-atOnce), {
    data: { page: "previous" },
  });
  const on = button(t("table.next"), () => turn(atOnce), {
    data: { page: "next" },
  });
  const filter = h("input", {
    type: "search",
    id: `${id}-filter`,
    "aria-label": `${t("table.filter")}: ${caption}`,
    placeholder: t("table.filter"),
    autocomplete: "off",
    spellcheck: "false",
    maxlength: "100",
    oninput: () => {
      first = 0;
      draw();
    },
  });
  const pages = h("div", {
    class: "row",
    role: "group",
    "aria-label": t("table.pages", { name: caption }),
  }, [
    back,
    on,
  ]);
  const foot = h("div", { class: "spread" }, [told, pages]);
  const isLong = () => all.length > atOnce;

  function draw() {
    const wanted = folded(filter.value.trim());
    const found = wanted === "" || words === null ? all : all.filter((item) => folded(words(item)).includes(wanted));
    first = Math.max(
      0,
      Math.min(first, Math.ceil(found.length / atOnce) * atOnce - atOnce),
    );
    const shown = found.slice(first, first + atOnce);
    show(
      place,
      found.length === 0 ? h("p", { class: "empty" }, t("table.none")) : table(caption, columns, shown.map(row)),
    );
    told.textContent = t("table.rows", {
      first: found.length === 0 ? 0 : first + 1,
      last: first + shown.length,
      count: found.length,
    });
    back.disabled = first === 0;
    on.disabled = first + atOnce >= found.length;
    filter.hidden = words === null || !isLong() && filter.value === "";
    foot.hidden = !isLong();
    pages.hidden = found.length <= atOnce;
  }
  draw();
  return {
    element: h("div", { class: "stack", id }, [filter, place, foot]),
    update(items) {
      all = items;
      draw();
    },
  };
}
