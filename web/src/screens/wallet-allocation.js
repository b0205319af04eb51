// An allocation, showing the extra cent of each share.

import { choice, field, h, show, table } from "../parts/dom.js";

const METHODS = [
  ["largest_remainder", "Largest remainder"],
  ["floor_to_first", "First shares"],
  ["floor_to_last", "Last shares"],
  ["separate_remainder", "Separate remainder"],
];

class Allocation {
  constructor(desk) {
    this.desk = desk;
    this.method = METHODS[0][0];
    this.amount = h("input", {
      type: "text",
      id: "allocate-amount",
      value: "100.00 EUR",
      autocomplete: "off",
      dir: "ltr",
      oninput: () => this.draw(),
    });
    this.weights = h("input", {
      type: "text",
      id: "allocate-weights",
      value: "1 1 1",
      autocomplete: "off",
      dir: "ltr",
      oninput: () => this.draw(),
    });
    this.told = h("div", { id: "shares" });
    this.element = h("section", { class: "card", "aria-label": "Allocate" }, [
      h("h2", {}, "Allocate"),
      h("div", { class: "fields" }, [
        field("Amount", this.amount),
        field("Weights", this.weights),
        field(
          "Left-over cents",
          choice(METHODS, this.method, (method) => {
            this.method = method;
            this.draw();
          }, { id: "allocate-method" }),
        ),
      ]),
      this.told,
    ]);
  }

  draw() {
    const { library } = this.desk;
    const weights = this.weights.value.trim().split(/[\s;]+/).filter((text) =>
      text !== ""
    );
    const found = this.desk.attempt(
      () => ({
        given: library.allocateDetailed(this.amount.value, weights, {
          method: this.method,
        }),
        floors: library.allocateDetailed(this.amount.value, weights, {
          method: "separate_remainder",
        }).shares,
      }),
      (error) => error,
    );
    if (found instanceof Error) {
      return show(this.told, h("p", { class: "wrong" }, found.message));
    }
    const { given: { shares, remainder }, floors } = found;
    const rows = shares.map((share, index) => {
      const more = share.minus(floors[index]);
      return [
        `Share ${index + 1}, weight ${weights[index]}`,
        this.desk.text(share),
        more.isZero ? "" : h("mark", {}, this.desk.text(more)),
      ];
    });
    const total = [...shares, remainder].reduce((sum, share) =>
      sum.plus(share)
    );
    if (!remainder.isZero) {
      rows.push(["Remainder", this.desk.text(remainder), ""]);
    }
    rows.push(
      h("tr", { class: "total" }, [
        h("th", { scope: "row" }, "Total"),
        h("td", { class: "number" }, this.desk.text(total)),
        h("td", {}),
      ]),
    );
    return show(
      this.told,
      table("Shares", [["Share", "text"], ["Amount", "number"], [
        "Extra cent",
        "number",
      ]], rows),
    );
  }
}

export function allocation(desk) {
  return new Allocation(desk);
}
