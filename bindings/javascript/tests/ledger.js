// Double-entry ledgers of the golden vectors.

import * as libmoney from "../src/index.js";
import { ratesOf } from "./numbers.js";

const { Ledger, Money, MoneyError } = libmoney;

/** The parts of a list, each of `length` elements. */
function parts(words, length) {
  return Array.from({ length: words.length / length }, (_, at) => words.slice(at * length, (at + 1) * length));
}

/** A ledger, with a method for each operation of the steps. An absent date is "". */
class Books {
  constructor(base) {
    this.ledger = new Ledger(base);
  }

  account(name, kind, currency = null) {
    this.ledger.addAccount(name, kind, currency);
    return "ok";
  }

  post(day, text, ...words) {
    const postings = parts(words, 2).map(([account, amount]) => ({ account, amount: new Money(amount) }));
    return `${this.ledger.post(day, text, postings)}`;
  }

  reverse(transaction, day) {
    return `${this.ledger.reverse(Number(transaction), day)}`;
  }

  close(day, equity = null) {
    return `${this.ledger.closePeriod(day, equity)}`;
  }

  revalue(day, gain, ...words) {
    const rates = ratesOf(parts(words, 3).map(([from, to, rate]) => ({ from, to, rate })));
    return `${this.ledger.revalue(day, null, gain, { rates })}`;
  }

  balance(account, currency, day) {
    return `${this.ledger.balance(account, currency, day || null, true)}`;
  }

  statement(account, currency, start, end) {
    const rows = this.ledger.statement(account, currency, start || null, end || null);
    const line = (row) => `${row.transaction} ${row.date} ${row.amount} ${row.balance} ${row.description}`;
    return rows.map(line).join("\n");
  }

  report(kind, start, end) {
    return this.ledger.report(kind, start || null, end || null).toJson();
  }

  json() {
    const text = this.ledger.toJson();
    this.read(text);
    return text;
  }

  read(text) {
    this.ledger = Ledger.fromJson(text);
    return "ok";
  }
}

export function ledger({ base, steps }) {
  const books = new Books(base);
  const answers = steps.map(([operation, ...words]) => {
    try {
      return books[operation](...words);
    } catch (error) {
      if (!(error instanceof MoneyError)) throw error;
      return error.constant;
    }
  });
  return { answers };
}
