package main

import (
	"encoding/hex"
	"strconv"

	"libmoney.org/go/money"
)

// parts are the texts of a line, by their names in an answer.
var parts = map[string]money.LinePart{
	"value": money.LinePartValue, "reading": money.LinePartReading, "label": money.LinePartLabel,
	"name": money.LinePartName, "message": money.LinePartMessage, "caret": money.LinePartCaret,
}

func lineOf(pad *money.Notepad, index int) vector {
	told, readings := vector{}, []string{}
	for name, part := range parts {
		told[name] = must(pad.LineText(index, part))
	}
	count := int(must(pad.LineAt(index)).ReadingCount)
	for reading := 0; reading < count; reading++ {
		readings = append(readings, must(pad.LineReadingAt(index, reading)))
	}
	told["readings"] = readings
	return told
}

func notepad(asked request) vector {
	v := asked.Vector
	options := money.DefaultNotepadOptions()
	options.Reading = word(v.optional("reading", "lenient"), money.ReadingStrict, money.ReadingLenient)
	options.Locale, options.Home = v.text("locale"), v.text("home")
	options.MaxGap = int32(v.integer("gap"))
	if v.has("today") {
		options.Today = must(money.ParseDate(v.text("today")))
	}
	pad := must(money.NewNotepad(&options))
	defer pad.Close()
	check(pad.SetRates(v.rates()))
	check(pad.SetText(v.text("text")))
	var version uint64
	for _, line := range must(pad.Lines()) {
		if line.Version > version {
			version = line.Version
		}
	}
	for _, one := range v.list("edits") {
		row := texts(one)
		check(pad.SetLine(int(must(strconv.Atoi(row[0]))), row[1]))
	}
	lines, changed := []vector{}, []uint64{}
	for index, count := 0, must(pad.LineCount()); index < count; index++ {
		lines = append(lines, lineOf(pad, index))
	}
	for _, line := range must(pad.Changes(version)) {
		changed = append(changed, line.Index)
	}
	return vector{"lines": lines, "changed": changed}
}

func localeNumbers(asked request) vector {
	v := asked.Vector
	reading := word(v.text("reading"), money.ReadingStrict, money.ReadingLenient)
	return vector{"value": must(money.DecimalParseLocale(v.text("text"), v.text("locale"), reading)).String()}
}

func packed(asked request) vector {
	v := asked.Vector
	if v.has("damaged") {
		found := must(money.Unpack(must(hex.DecodeString(v.text("damaged")))))
		return vector{"amount": found.Number().String(), "currency": found.Currency()}
	}
	value := amount(v.text("amount"), v.text("currency"))
	bytes := must(value.Pack())
	found := must(money.Unpack(bytes))
	return vector{
		"packed": hex.EncodeToString(bytes), "key": hex.EncodeToString(must(value.SortKey())),
		"amount": found.Number().String(), "currency": found.Currency(),
	}
}

func merging(asked request) vector {
	v := asked.Vector
	undated, options := money.DateNone, money.DefaultConvertOptions()
	if v.has("undated") {
		undated = must(money.ParseDate(v.text("undated")))
	}
	if v.has("on") {
		options.Date = must(money.ParseDate(v.text("on")))
	}
	rule := word(v.text("rule"), money.MergeRulePairs, money.MergeRuleDays)
	merged := must(v.rates().Merge(ratesOf(v.vectors("added")), rule, undated))
	result, details, err := merged.ConvertDetailed(amount(v.text("amount"), v.text("from")), v.text("to"), &options)
	check(err)
	path := []string{v.text("from")}
	for _, leg := range details.Legs {
		path = append(path, leg.To)
	}
	return vector{"result": number(result), "path": path, "days": must(merged.Info()).DateCount}
}
