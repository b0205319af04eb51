package money

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"sort"
	"strconv"
	"strings"
	"sync"
	"testing"
)

const root = "../.."

// got is the value of a call that must not fail.
func got[T any](t *testing.T) func(value T, err error) T {
	return func(value T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

var euro = MustParse("1.00 EUR")

func TestClosedObjectsAreRefused(t *testing.T) {
	wallet := got[*Wallet](t)(NewWallet())
	if _, err := wallet.Add(euro, nil); err != nil {
		t.Fatal(err)
	}
	for turn := 0; turn < 2; turn++ {
		if err := wallet.Close(); err != nil {
			t.Error(err)
		}
	}
	if _, err := wallet.Add(euro, nil); !errors.Is(err, ErrClosed) {
		t.Error(err)
	}
	leg := DefaultTransferLeg()
	leg.Source, leg.Amount = wallet, euro
	if err := WalletTransfer([]TransferLeg{leg}, nil); !errors.Is(err, ErrClosed) {
		t.Error(err)
	}
	var none *Wallet
	if _, err := none.Add(euro, nil); !errors.Is(err, ErrArgument) {
		t.Error(err)
	}
}

func TestListenersRunAfterTheCall(t *testing.T) {
	wallet := got[*Wallet](t)(NewWallet())
	heard := 0
	wallet.OnChange(func(uint64) { heard++ })
	wallet.Add(euro, nil)
	wallet.Remove(99)
	wallet.Add(euro, nil)
	if heard != 2 {
		t.Errorf("received %d changes", heard)
	}
	wallet.OnChange(func(uint64) { panic("out of a listener") })
	for turn := 0; turn < 100; turn++ {
		func() {
			defer func() {
				if value := recover(); value != "out of a listener" {
					t.Error(value)
				}
			}()
			wallet.Add(euro, nil)
		}()
	}
	depth := 0
	wallet.OnChange(func(uint64) {
		if depth++; depth < 5 {
			wallet.Add(euro, nil)
		}
	})
	wallet.Add(euro, nil)
	if sum := got[Money](t)(wallet.Sum("EUR", nil)); sum.String() != "107.00 EUR" {
		t.Error(sum)
	}
	other := got[*Wallet](t)(NewWallet())
	told := 0
	wallet.OnChange(func(uint64) { told++ })
	other.OnChange(func(uint64) { told++ })
	leg := DefaultTransferLeg()
	leg.Source, leg.Target, leg.Amount = wallet, other, euro
	if err := WalletTransfer([]TransferLeg{leg}, nil); err != nil || told != 2 {
		t.Error(told, err)
	}
	wallet.OnChange(func(uint64) { wallet.Close() })
	wallet.Add(euro, nil)
	if _, err := wallet.Sum("EUR", nil); !errors.Is(err, ErrClosed) {
		t.Error(err)
	}
}

func TestDisplays(t *testing.T) {
	calculator := got[*Calculator](t)(NewCalculator())
	shown := ""
	calculator.OnDisplay(func(display string) { shown = display })
	alert := got[CalculatorAlert](t)(calculator.PressKeys("7 ÷ 0 ="))
	if alert == CalculatorAlertNone || shown == "" {
		t.Error(alert, shown)
	}
}

func someRates(t *testing.T) *Rates {
	builder := got[*RatesBuilder](t)(NewRatesBuilder())
	defer builder.Close()
	if err := builder.Add("EUR", "USD", "1.1172", DateNone); err != nil {
		t.Fatal(err)
	}
	return got[*Rates](t)(builder.Build())
}

func TestGoroutinesShareRates(t *testing.T) {
	rates := someRates(t)
	var wait sync.WaitGroup
	for index := 0; index < 100; index++ {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for turn := 0; turn < 200; turn++ {
				if result, err := rates.Convert(euro, "USD", nil); err != nil || result.String() != "1.12 USD" {
					t.Error(result, err)
				}
			}
		}()
	}
	wait.Wait()
}

// Goroutines that share one wallet without a lock never corrupt it: each call succeeds or is
// rejected.
func TestGoroutinesWantOneWallet(t *testing.T) {
	for turn := 0; turn < 20; turn++ {
		wallet := got[*Wallet](t)(NewWallet())
		var wait sync.WaitGroup
		var lock sync.Mutex
		added := 0
		for index := 0; index < 8; index++ {
			wait.Add(1)
			go func() {
				defer wait.Done()
				for step := 0; step < 200; step++ {
					_, err := wallet.Add(euro, nil)
					if err == nil {
						lock.Lock()
						added++
						lock.Unlock()
					} else if !errors.Is(err, ErrInUse) && !errors.Is(err, ErrClosed) {
						t.Error(err)
					}
					if turn%2 == 1 && step == 100 {
						wallet.Close()
					}
				}
			}()
		}
		wait.Wait()
		if turn%2 == 0 {
			if count := got[int](t)(wallet.Count("")); count != added {
				t.Errorf("%d entries of %d", count, added)
			}
		}
	}
}

// Unreferenced objects are collected only after the calls that use them have returned.
func TestTheCollectorWaitsForCalls(t *testing.T) {
	var wait sync.WaitGroup
	for index := 0; index < 8; index++ {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for turn := 0; turn < 500; turn++ {
				wallet, err := NewWallet()
				for entry := 0; entry < 5 && err == nil; entry++ {
					_, err = wallet.Add(euro, nil)
				}
				if turn%50 == 0 {
					runtime.GC()
				}
				if sum, err := wallet.Sum("EUR", nil); err != nil || sum.String() != "5.00 EUR" {
					t.Error(sum, err)
				}
			}
		}()
	}
	wait.Wait()
}

func TestProgress(t *testing.T) {
	content, err := os.ReadFile(filepath.Join(root, "share", "ecb", "eurofxref-hist.csv"))
	if err != nil {
		t.Fatal(err)
	}
	text, calls := string(content), 0
	var rates *Rates
	read := func() error {
		rates, err = RatesFromECBCSV(text)
		return err
	}
	err = WithProgress(func(done, total uint64) bool {
		calls++
		return total == uint64(len(text))
	}, read)
	if err != nil || calls < 3 || rates == nil {
		t.Error(calls, err)
	}
	if err := WithProgress(func(_, _ uint64) bool { return false }, read); !errors.Is(err, ErrCancelled) {
		t.Error(err)
	}
	func() {
		defer func() {
			if value := recover(); value != "in the middle" {
				t.Error(value)
			}
		}()
		WithProgress(func(_, _ uint64) bool { panic("in the middle") }, read)
	}()
	if err := read(); err != nil {
		t.Error(err)
	}
}

func TestTexts(t *testing.T) {
	wallet := got[*Wallet](t)(NewWallet())
	note := DefaultWalletNote()
	note.Label = "für Ännchen 日本 🎈"
	wallet.Add(euro, &note)
	entries := got[[]WalletEntry](t)(wallet.Entries(""))
	if entries[0].Label != note.Label {
		t.Error(entries[0].Label)
	}
	note.Label = strings.Repeat("x", 80)
	if _, err := wallet.Add(euro, &note); err == nil {
		t.Error("a label that is too long")
	}
	catalogue := got[*Catalogue](t)(NewCatalogue("EUR", nil))
	product := DefaultProduct()
	product.Sku, product.Price = strings.Repeat("x", 500), euro
	if err := catalogue.Add(product); err == nil {
		t.Error("a name that is too long")
	}
	product.Sku = "a\x00b"
	if err := catalogue.Add(product); err == nil {
		t.Error("a name with a NUL")
	}
	for row := 0; row < 1000; row++ {
		wallet.Add(euro, nil)
	}
	if rows := got[[]WalletEntry](t)(wallet.Entries("EUR")); len(rows) != 1001 {
		t.Error(len(rows))
	}
	document := got[string](t)(wallet.ToJSON())
	again := got[*Wallet](t)(WalletFromJSON(document))
	if got[string](t)(again.ToJSON()) != document {
		t.Error("a document and back")
	}
}

func TestStores(t *testing.T) {
	path := filepath.Join(t.TempDir(), "money.db")
	store := got[*Store](t)(OpenStore(path, nil))
	if _, err := store.WalletAdd("default", MustParse("12.50 EUR"), nil); err != nil {
		t.Fatal(err)
	}
	second := got[*Store](t)(OpenStore(path, nil))
	if _, err := second.WalletAdd("default", MustParse("2.50 EUR"), nil); err != nil {
		t.Fatal(err)
	}
	second.Close()
	if sum := got[Money](t)(store.WalletSum("default", "EUR", nil)); sum.String() != "15.00 EUR" {
		t.Error(sum)
	}
	wallet := got[*Wallet](t)(NewWallet())
	for range make([]int, 600) {
		got[uint64](t)(wallet.Add(MustParse("1.00 EUR"), nil))
	}
	if err := store.WalletSave("many", wallet); err != nil {
		t.Fatal(err)
	}
	all := got[[]WalletEntry](t)(store.WalletEntries("many", "", 0, 1000))
	for index, entry := range all {
		if entry.ID != uint64(600-index) {
			t.Fatal(index, entry.ID)
		}
	}
	page := got[[]WalletEntry](t)(store.WalletEntries("many", "EUR", 301, 2))
	if len(all) != 600 || len(page) != 2 || page[0].ID != 300 || page[1].ID != 299 {
		t.Error(len(all), page)
	}
	store.Close()
	if err := os.WriteFile(path+".other", []byte(strings.Repeat("no store ", 200)), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenStore(path+".other", nil); !errors.Is(err, ErrNotAStore) {
		t.Error(err)
	}
}

func kilobytes(t *testing.T) int {
	content, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		t.Skip(err)
	}
	pages, _ := strconv.Atoi(strings.Fields(string(content))[1])
	return pages * 4
}

// A leak grows in every part, so the middle part is the one that counts.
func TestRoundsLeaveNothing(t *testing.T) {
	const part = 20000
	var grown []int
	before := 0
	for turn := 0; turn < 6; turn++ {
		for round := 0; round < part; round++ {
			wallet, err := NewWallet()
			if err != nil {
				t.Fatal(err)
			}
			wallet.Add(euro, nil)
			wallet.Total("JPY", nil, nil)
			wallet.Close()
		}
		debug.FreeOSMemory()
		now := kilobytes(t)
		if turn > 0 {
			grown = append(grown, now-before)
		}
		before = now
	}
	sort.Ints(grown)
	// A wallet has some hundred bytes, which would be megabytes.
	if grown[len(grown)/2] > 1024 {
		t.Errorf("kilobytes of each part: %v", grown)
	}
}
