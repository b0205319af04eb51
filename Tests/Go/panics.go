// Callbacks in Go that panic. A callback that recovers, so that its caller can panic again after the library has returned,
// leaves a wallet that can be changed. A panic that leaves the callback leaves a wallet that is busy from then on.
package main

/*
#include <money.h>

extern void heard(void *user_data, uint64_t revision);

static money_status_t watch(money_wallet_t *wallet) { return money_wallet_on_change(wallet, heard, NULL, NULL); }

static money_status_t add(money_wallet_t *wallet)
{
    money_t euro;
    money_status_t status = money_from_minor(100, "EUR", NULL, &euro, NULL);

    return status == MONEY_OK ? money_wallet_add(wallet, &euro, NULL, NULL, NULL) : status;
}

static size_t count(money_wallet_t *wallet)
{
    size_t count = 0;

    return money_wallet_count(wallet, NULL, &count, NULL) == MONEY_OK ? count : 0;
}
*/
import "C"

import (
	"fmt"
	"os"
	"runtime"
	"unsafe"
)

const rounds = 500

var (
	panics, recovers bool
	caught           any
	calls            int
	passed, failed   int
)

//export heard
func heard(user unsafe.Pointer, revision C.uint64_t) {
	calls++
	if recovers {
		defer func() { caught = recover() }()
	}
	if panics {
		panic("out of the callback")
	}
}

func check(holds bool, what string) {
	if holds {
		passed++
		return
	}
	failed++
	fmt.Fprintln(os.Stderr, "FAILED:", what)
}

// add adds an amount; it returns whether the callback panicked.
func add(wallet *C.money_wallet_t) (status C.money_status_t, panicked bool) {
	defer func() { panicked = recover() != nil }()
	caught = nil
	status = C.add(wallet)
	if caught != nil {
		panic(caught)
	}
	return status, false
}

// deep adds from below a stack of Go's that has grown, so the library is called from another place.
func deep(wallet *C.money_wallet_t, levels int) (C.money_status_t, bool) {
	var room [512]byte
	if levels == 0 {
		return add(wallet)
	}
	room[levels%len(room)] = 1
	return deep(wallet, levels-1)
}

func watched() *C.money_wallet_t {
	var wallet *C.money_wallet_t
	check(C.money_wallet_new(&wallet, nil) == C.MONEY_OK, "a wallet is made")
	check(C.watch(wallet) == C.MONEY_OK, "it is watched")
	calls = 0
	return wallet
}

func work() {
	wallet := watched()
	recovers = true
	for round := 0; round < rounds; round++ {
		panics = true
		_, panicked := deep(wallet, round%50)
		check(panicked, "the panic arrives")
		check(C.count(wallet) == C.size_t(2*round+1), "the change stays")
		panics = false
		status, panicked := add(wallet)
		check(!panicked && status == C.MONEY_OK, "the wallet can be changed")
	}
	check(calls == 2*rounds && C.count(wallet) == 2*rounds, "every change was reported")
	C.money_wallet_free(wallet)

	left := watched()
	panics, recovers = true, false
	_, panicked := add(left)
	check(panicked && C.count(left) == 1, "a panic leaves the callback, and the change stays")
	status, panicked := deep(left, 50)
	check(!panicked && status == C.MONEY_ERR_BUSY && calls == 1, "the wallet stays busy")
	panics = false
	other := watched()
	status, _ = add(other)
	check(status == C.MONEY_OK && calls == 1, "another wallet is not affected")
	C.money_wallet_free(other)
	C.money_wallet_free(left)
}

func main() {
	work()
	done := make(chan bool)
	go func() {
		// A thread of its own, whose first call into the library this is.
		runtime.LockOSThread()
		work()
		done <- true
	}()
	<-done
	fmt.Printf("%d passed, %d failed\n", passed, failed)
	if failed > 0 || passed == 0 {
		os.Exit(1)
	}
}
