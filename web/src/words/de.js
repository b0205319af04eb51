// German, without an address of the reader.

export default {
  frame: {
    language_failed:
      "Die Texte dieser Sprache konnten nicht geladen werden: {reason}. Stattdessen erscheint Englisch.",
    undo: "Rückgängig",
    undo_words: "Rückgängig: {words}",
    redo: "Wiederholen",
    redo_words: "Wiederholen: {words}",
    change_to: "Änderung ({name})",
    dismiss: "Hinweis schließen",
    refresh: "Wechselkurse aktualisieren",
    updating: "Kurse werden aktualisiert …",
    loading: "Kurse werden geladen …",
    clock: "{day}: bitte die Uhr dieses Geräts prüfen",
    no_provider:
      "Tageskurse sind ausgeschaltet. Die neuesten Kurse auf diesem Gerät sind vom {day}.",
    no_provider_yet:
      "Tageskurse sind ausgeschaltet, und es sind noch keine Kurse geladen.",
    turn_on: "Tageskurse einschalten (Frankfurter, ohne Schlüssel)",
    unexpected:
      "Unerwarteter Fehler: {reason}. Bitte die Seite neu laden; die Daten sind gespeichert.",
    not_undone:
      "„{words}“ lässt sich nicht rückgängig machen, weil dieselben Daten inzwischen geändert wurden, etwa in einem anderen Tab.",
    not_redone:
      "„{words}“ lässt sich nicht wiederholen, weil dieselben Daten inzwischen geändert wurden, etwa in einem anderen Tab.",
    changed_first:
      "Ein anderer Tab hat die Daten zuerst geändert. Die letzte Änderung wurde nicht gespeichert: {reason}.",
    not_saved:
      "Der Browser konnte die letzte Änderung nicht speichern ({reason}). Sie besteht nur auf dieser Seite: bitte die Daten exportieren.",
    no_storage:
      "Dieser Browser speichert für diese Seite keine Daten ({reason}). Bitte vor dem Schließen exportieren.",
    intro:
      "Geld, genau gerechnet: umrechnen, verwalten, bewerten, kassieren. Alles bleibt auf diesem Gerät.",
    skip: "Zum Inhalt springen",
    screens: "Bereiche",
    views: "Ansichten",
    foot:
      "Jede Zahl auf dieser Seite berechnet libmoney im Browser. Die Daten bleiben auf diesem Gerät.",
    trust: "Prüfung und Lizenzen",
    title: "{screen} – The desk",
  },
  screens: {
    converter: "Umrechner",
    currencies: "Währungen",
    wallet: "Geldbeutel",
    portfolio: "Depot",
    watch: "Kurzansicht",
    till: "Kasse",
    calculator: "Rechner",
    trust: "Prüfung",
    settings: "Einstellungen",
  },
  documents: {
    calculator: "Rechnung",
    notepad: "Notizblock",
    wallet: "Geldbeutel",
    portfolio: "Depot",
    prices: "Aktienkurse",
    catalogue: "Artikel",
    basket: "Warenkorb",
    currencies: "Währungsliste",
  },
  common: {
    add: "Hinzufügen",
    edit: "Bearbeiten",
    save: "Speichern",
    remove: "Entfernen",
    cancel: "Abbrechen",
    close: "Schließen",
    undo: "Rückgängig",
    actions: "Aktionen",
  },
  field: {
    empty: "Bitte ausfüllen.",
    nul: "Der Text enthält ein unsichtbares Zeichen. Bitte entfernen.",
    too_long: {
      one: "Höchstens ein Zeichen eingeben.",
      other: "Höchstens {count} Zeichen eingeben.",
    },
    too_many_bytes: {
      one: "Höchstens ein Byte eingeben; der Text hat {bytes}.",
      other: "Höchstens {count} Byte eingeben; der Text hat {bytes}.",
    },
    too_many_digits: {
      one: "Höchstens eine Ziffer eingeben.",
      other: "Höchstens {count} Ziffern eingeben.",
    },
    too_many_decimals: {
      one: "{currency} hat eine Nachkommastelle.",
      other: "{currency} hat {count} Nachkommastellen.",
    },
    no_decimals: "{currency} hat keine Nachkommastellen.",
    positive: "Eine Zahl größer als null eingeben.",
    not_negative: "Null oder eine größere Zahl eingeben.",
    least: "Mindestens {bound} eingeben.",
    largest: "Höchstens {bound} eingeben.",
    ambiguous:
      "„{text}“ ist nicht eindeutig. Bitte ohne Tausenderpunkt eingeben.",
    not_a_number: "Eine Zahl wie {example} eingeben.",
    other_currency: "Einen Betrag in {currency} eingeben.",
    not_a_day: "Ein Datum wählen.",
    day_outside: "Ein Datum vom {first} bis {last} wählen.",
  },
  picker: {
    nothing: "Keine Währung passt zu „{text}“.",
    list: "Währungen",
    favourite: "Favorit",
    found: { one: "Eine Währung", other: "{count} Währungen" },
  },
  chart: {
    few: "{title}: zu wenige Tage für ein Diagramm.",
    summary:
      "{title}, {first} bis {last}: Tief {low} am {lowDay}, Hoch {high} am {highDay}, insgesamt {change}.",
    keys: "Die Pfeiltasten lesen die Werte vor.",
    reading: "{day}: {value} ({change})",
    reading_series: "{name} {value}",
    high: "Hoch {value} am {day}",
    low: "Tief {value} am {day}",
    table: "Als Tabelle anzeigen",
    day: "Tag",
    value: "Wert",
    part: "Bestandteil",
    share: "Anteil",
    bar: "Balken",
    amount: "Betrag",
    failed:
      "Das Diagramm konnte nicht geladen werden. Die Werte stehen in der Tabelle darunter.",
  },
  table: {
    filter: "Filtern",
    rows: "{first}–{last} von {count}",
    none: "Keine passenden Zeilen.",
    previous: "Zurück",
    next: "Weiter",
    pages: "Seiten: {name}",
  },
  rates: {
    age: { one: "{day}, einen Tag alt", other: "{day}, {count} Tage alt" },
    today: "{day}, heute",
    none: "Keine Wechselkurse",
  },
  // The wallet.

  // The converter and its currencies.
  converter: {
    convert: "Umrechnen",
    give: "Betrag",
    take: "Ergebnis",
    from: "Von",
    to: "In",
    example: "100 oder 20 USD",
    swap: "Währungen tauschen",
    list_from: "Ausgangswährung aus der Liste wählen",
    list_to: "Zielwährung aus der Liste wählen",
    read: "Gelesen als {amount}",
    ambiguous:
      "„{text}“ steht für mehrere Währungen. Bitte einen Code wie USD eingeben.",
    unknown:
      "„{text}“ ist keine bekannte Währung. Bitte einen Code wie USD eingeben.",
    too_large: "Das Ergebnis hat zu viele Stellen. Kleineren Betrag eingeben.",
    day: "Kurse eines früheren Tages (optional)",
    newest: "Neueste Kurse verwenden",
    past: "{day}",
    gap:
      "Am {day} wurden keine Kurse veröffentlicht; es gelten die Kurse vom {used}.",
    network: "aus dem Netz",
    saved: "auf diesem Gerät gespeichert",
    source: "Kurse vom {day}, Quelle: {source}, {origin}",
    offline: "Keine Internetverbindung.",
    not_updated: "Die Kurse konnten nicht aktualisiert werden: {reason}.",
    no_rate:
      "Für {source} in {target} gibt es keinen Wechselkurs. Bitte eine andere Währung wählen.",
    no_rate_on:
      "Für {source} in {target} gibt es am {day} keinen Wechselkurs. Kurse gibt es vom {first} bis {last}.",
    no_rate_short: "kein Kurs",
    provenance: "Kurs, Rechenweg und Rundungsrest",
    today: "Tageskurse abrufen (Frankfurter, ohne Schlüssel)",
    refresh: "Aktualisieren",
    copy_result: "Ergebnis kopieren",
    copy_link: "Link kopieren",
    copied: "Kopiert",
    not_copied:
      "Der Browser hat das Kopieren nicht erlaubt. Dieser Text kann von Hand kopiert werden: {text}",
    targets: "In weiteren Währungen",
    no_targets: "Währung hinzufügen, um den Betrag darin zu sehen.",
    add: "Währung hinzufügen",
    remove_target: "{name} aus dieser Liste entfernen",
    step_add: "{name} zu den Favoriten hinzufügen",
    step_remove: "{name} aus den Favoriten entfernen",
    removed: "{name} wurde aus den Favoriten entfernt.",
    fee: "Mit Gebühr",
    fee_percent: "Gebühr (% des Betrags)",
    fee_told: "Gebühr",
    without_fee: "Ohne Gebühr",
    arrives: "Ergebnis",
    amount_first: "Zuerst einen Betrag eingeben.",
    percent_first: "Zuerst einen Prozentsatz eingeben.",
    history: "Verlauf",
    range: "Zeitraum",
    range_1: "1 M",
    range_6: "6 M",
    range_12: "1 J",
    range_60: "5 J",
    range_0: "Alle",
    chart: "1 {source} in {target}",
    rate: "Kurs",
    loading_history: "Wechselkurse werden geladen.",
  },
  currencies: {
    title: "Währungen",
    choose: "Währung wählen",
    from: "Von: {code}",
    to: "In: {code}",
    back: "Zurück zum Umrechner",
    search: "Name, Code oder Land",
    sort: "Sortieren nach",
    name_ascending: "Name, A bis Z",
    name_descending: "Name, Z bis A",
    code_ascending: "Code, A bis Z",
    code_descending: "Code, Z bis A",
    only: "Nur Favoriten",
    count: { one: "Eine Währung", other: "{count} Währungen" },
    empty: "Die Liste ist leer.",
    nothing_found: "Keine Währung passt zu dieser Suche.",
    no_favourites:
      "Noch keine Favoriten. Der Stern neben einer Währung fügt sie hinzu.",
    add: "{name} zu den Favoriten hinzufügen",
    remove: "{name} aus den Favoriten entfernen",
    no_rate: "kein Kurs",
    too_long: "Der Suchtext ist zu lang.",
  },
  // The portfolio and its watch.

  // The till.

  // The calculator and its notepad.

  // The settings and the trust screen.
};
