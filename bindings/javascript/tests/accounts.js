// Accounts and lots of foreign cash of the golden vectors.

import * as libmoney from "../src/index.js";
import { ratesOf } from "./numbers.js";

const { Money, MoneyError, Wallet } = libmoney;

/** The properties of an entry, in the order of the texts after its amount. */
const NAMES = ["kind", "date", "effective", "label", "counterpart", "externalId", "cost"];

function noteOf(texts) {
  const note = {};
  texts.forEach((text, index) => {
    if (text !== "") note[NAMES[index]] = NAMES[index] === "cost" ? new Money(text) : text;
  });
  return note;
}

/** An amount with its currency; one without a currency is unknown. */
const shown = (amount) => (amount === null || amount.currency === "" ? "unknown" : `${amount}`);

/** A wallet, with a method for each operation of the steps. An absent text is "". */
class Account {
  constructor() {
    this.wallet = new Wallet();
  }

  add(amount, ...texts) {
    return `${this.wallet.add(new Money(amount), noteOf(texts))}`;
  }

  hold(amount, ...texts) {
    return `${this.wallet.hold(new Money(amount), noteOf(texts))}`;
  }

  commit(hold) {
    return `${this.wallet.commit(Number(hold))}`;
  }

  release(hold) {
    this.wallet.release(Number(hold));
    return "ok";
  }

  find(externalId) {
    const entry = this.wallet.find(externalId);
    return `${entry.id} ${entry.amount}`;
  }

  balance(currency, day) {
    const { posted, held, pending, available } = this.wallet.balance(currency, day || null);
    return [posted, held, pending, available].map(shown).join(", ");
  }

  statement(currency, start, end) {
    return this.wallet.accountStatement(currency, start || null, end || null).toJson();
  }

  lots(currency, reporting, method, from, to, rate) {
    const options = from === undefined ? {} : { rates: ratesOf([{ from, to, rate }]) };
    const lots = this.wallet.cashLots(currency, reporting || null, method, options);
    const info = lots.info();
    const now = from === undefined ? null : lots.unrealised(options);
    const sums = [info.amount, info.cost, info.realised, now].map(shown).join(" ");
    const open = lots.open().map((lot) => {
      return `lot ${lot.entry} ${lot.opened ?? "-"} ${lot.amount} ${lot.cost}`;
    });
    const disposals = lots.disposals().map((paid) => {
      const amounts = [paid.amount, paid.cost, paid.proceeds, paid.gain].map(shown).join(" ");
      return `paid ${paid.entry} ${paid.date ?? "-"} ${amounts}`;
    });
    return [sums, ...open, ...disposals].join("\n");
  }

  json() {
    const text = this.wallet.toJson();
    this.wallet = Wallet.fromJson(text);
    return text;
  }
}

export function accounts({ steps }) {
  const account = new Account();
  const answers = steps.map(([operation, ...words]) => {
    try {
      return account[operation](...words);
    } catch (error) {
      if (!(error instanceof MoneyError)) throw error;
      return error.constant;
    }
  });
  return { answers };
}
