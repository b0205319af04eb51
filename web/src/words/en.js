// English. The keys of all languages.

export default {
  frame: {
    language_failed:
      "Could not load the messages of this language: {reason}. English is shown instead.",
    undo: "Undo",
    undo_words: "Undo: {words}",
    redo: "Redo",
    redo_words: "Redo: {words}",
    change_to: "change to {name}",
    dismiss: "Dismiss this notice",
    refresh: "Exchange rates: refresh",
    updating: "Updating rates…",
    loading: "Loading rates…",
    clock: "{day}: check the clock of this device",
    no_provider:
      "Daily rates are off. The newest rates on this device are of {day}.",
    no_provider_yet: "Daily rates are off, and no rates have been loaded yet.",
    turn_on: "Turn on daily rates (Frankfurter, no key)",
    unexpected:
      "An unexpected error occurred: {reason}. Reload the page; your data are saved.",
    not_undone:
      "“{words}” could not be undone, because the same data have changed since, for example in another tab.",
    not_redone:
      "“{words}” could not be repeated, because the same data have changed since, for example in another tab.",
    changed_first:
      "Another tab changed the data first, so your last change was not saved: {reason}.",
    not_saved:
      "The browser could not save the last change ({reason}). It exists only on this page: export your data.",
    no_storage:
      "This browser does not save data for this page ({reason}). Export your data before closing it.",
    intro:
      "Money, counted exactly: convert it, track it, value it, sell with it. Everything stays on this device.",
    skip: "Skip to main content",
    screens: "Screens",
    views: "Views",
    foot:
      "Every number on this page is calculated by libmoney in your browser. Your data stay on this device.",
    trust: "Trust and licences",
    title: "{screen} – The desk",
  },
  screens: {
    converter: "Converter",
    currencies: "Currencies",
    wallet: "Wallet",
    portfolio: "Portfolio",
    watch: "Watch",
    till: "Till",
    calculator: "Calculator",
    trust: "Trust",
    settings: "Settings",
  },
  documents: {
    calculator: "calculation",
    notepad: "notepad",
    wallet: "wallet",
    portfolio: "portfolio",
    prices: "share prices",
    catalogue: "products",
    basket: "basket",
    currencies: "currency list",
  },
  common: {
    add: "Add",
    edit: "Edit",
    save: "Save",
    remove: "Remove",
    cancel: "Cancel",
    close: "Close",
    undo: "Undo",
    actions: "Actions",
  },
  field: {
    empty: "Enter a value.",
    nul: "Remove the invisible character from the text.",
    too_long: {
      one: "Enter at most one character.",
      other: "Enter at most {count} characters.",
    },
    too_many_bytes: {
      one: "Enter at most one byte; this text has {bytes}.",
      other: "Enter at most {count} bytes; this text has {bytes}.",
    },
    too_many_digits: {
      one: "Enter at most one digit.",
      other: "Enter at most {count} digits.",
    },
    too_many_decimals: {
      one: "{currency} has one decimal place.",
      other: "{currency} has {count} decimal places.",
    },
    no_decimals: "{currency} has no decimals.",
    positive: "Enter a number greater than zero.",
    not_negative: "Enter zero or a greater number.",
    least: "Enter at least {bound}.",
    largest: "Enter at most {bound}.",
    ambiguous:
      "“{text}” can be read in two ways. Leave out the thousands separator.",
    not_a_number: "Enter a number such as {example}.",
    other_currency: "Enter an amount in {currency}.",
    not_a_day: "Choose a day.",
    day_outside: "Choose a day from {first} to {last}.",
  },
  picker: {
    nothing: "No currency matches “{text}”.",
    list: "Currencies",
    favourite: "favourite",
    found: { one: "One currency", other: "{count} currencies" },
  },
  chart: {
    few: "{title}: not enough days for a chart.",
    summary:
      "{title}, {first} to {last}: low {low} on {lowDay}, high {high} on {highDay}, {change} overall.",
    keys: "Use the arrow keys to read the values.",
    reading: "{day}: {value} ({change})",
    reading_series: "{name} {value}",
    high: "High {value} on {day}",
    low: "Low {value} on {day}",
    table: "Show as table",
    day: "Day",
    value: "Value",
    part: "Part",
    share: "Share",
    bar: "Bar",
    amount: "Amount",
    failed:
      "The chart could not be loaded. The table below contains its values.",
  },
  table: {
    filter: "Filter",
    rows: "{first}–{last} of {count}",
    none: "No matching rows.",
    previous: "Previous",
    next: "Next",
    pages: "Pages of {name}",
  },
  rates: {
    age: { one: "{day}, one day old", other: "{day}, {count} days old" },
    today: "{day}, today",
    none: "No exchange rates",
  },
  // The wallet.

  // The converter and its currencies.

  // The portfolio and its watch.

  // The till.

  // The calculator and its notepad.

  // The settings and the trust screen.
};
