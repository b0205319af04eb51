// Callbacks in Go that panic. Go unwinds the stack past the library's call, to the function that recovers. The change stays,
// and the object can be changed, read and freed as after a return.
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
	panics         bool
	calls          int
	passed, failed int
)

//export heard
func heard(user unsafe.Pointer, revision C.uint64_t) {
	calls++
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

// add adds an amount; it tells whether the callback panicked.
func add(wallet *C.money_wallet_t) (status C.money_status_t, panicked bool) {
	defer func() { panicked = recover() != nil }()
	return C.add(wallet), false
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

func work() {
	var wallet *C.money_wallet_t
	check(C.money_wallet_new(&wallet, nil) == C.MONEY_OK, "a wallet is made")
	check(C.watch(wallet) == C.MONEY_OK, "it is watched")
	calls = 0
	for round := 0; round < rounds; round++ {
		panics = true
		_, panicked := deep(wallet, round%50)
		check(panicked, "the panic arrives")
		check(C.count(wallet) == C.size_t(2*round+1), "the change stays")
		panics = false
		status, panicked := add(wallet)
		check(!panicked && status == C.MONEY_OK, "the wallet can be changed")
	}
	check(calls == 2*rounds && C.count(wallet) == 2*rounds, "every change was told")
	panics = true
	add(wallet)
	C.money_wallet_free(wallet)
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
