package money

import (
	"bufio"
	"context"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

const loopbackKey = "loopback-key-0123456789"

// serve starts the server of the transports' tests; it ends when its standard input does.
func serve(t *testing.T) string {
	server := exec.Command("python3", filepath.Join(root, "Tests", "Network", "server.py"), "--key", loopbackKey)
	in, err := server.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() {
		in.Close()
		server.Wait()
	})
	port, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return "http://127.0.0.1:" + strings.TrimSpace(port)
}

func carried(t *testing.T, carrier *Carrier, address string) string {
	options := DefaultFeedOptions()
	options.BaseURL = address
	feed := got[*Feed](t)(NewFeed(ProviderECB, &options))
	defer feed.Close()
	if _, err := carrier.Carry(context.Background(), feed); err != nil {
		return err.Error()
	}
	if failure := got[Failure](t)(feed.Failure("")); failure.Text != "" {
		return failure.Text
	}
	if rates := got[*Rates](t)(feed.Rates()); rates == nil {
		return "nothing"
	}
	return "rates"
}

func TestFeedsOfAServerThatBehavesBadly(t *testing.T) {
	address := serve(t)
	carrier := &Carrier{Timeout: 5 * time.Second}
	for behaviour, wanted := range map[string]string{
		"normal": "^rates$", "slow=1": "^rates$", "redirect": "^rates$", "zip-stored": "^rates$",
		"status=401": "401|key", "status=500": "500", "html": "a page", "hangup": "answer|connection",
		"close": "closed|connection|answer", "garbage": "connection|answer", "redirect-away": `30\d`,
		"redirect-port": `30\d`, "redirect-loop": `30\d`, "redirect-odd": `30\d|connection|answer`,
		"huge": "stopped reading|large", "huge-declared": "stopped reading|large", "headers": "answer|connection|large",
		"zip-bomb": "stopped reading|large", "zip-cut": "[^r]", "zip-damaged": "[^r]", "zip-none": "[^r]",
		"zip-method": "[^r]", "zip-many": "[^r]",
	} {
		file := "/eurofxref.csv"
		if strings.HasPrefix(behaviour, "zip") {
			file = "/eurofxref-hist.zip"
		}
		found := carried(t, carrier, address+"/behave/"+behaviour+file)
		if !regexp.MustCompile(wanted).MatchString(found) || found == "rates" && wanted != "^rates$" {
			t.Errorf("%s: %s", behaviour, found)
		}
	}
	if found := carried(t, new(Carrier), address+"/eurofxref-hist.zip"); found != "rates" {
		t.Error(found)
	}
	quick := &Carrier{Timeout: 200 * time.Millisecond}
	for _, behaviour := range []string{"silent", "stall", "trickle"} {
		if found := carried(t, quick, address+"/behave/"+behaviour+"/eurofxref.csv"); !strings.Contains(found, "time") {
			t.Errorf("%s: %s", behaviour, found)
		}
	}
	if found := carried(t, carrier, "http://127.0.0.1:1/x.csv"); !strings.Contains(found, "connection") {
		t.Error(found)
	}
}

func TestACancelledContextEndsRequests(t *testing.T) {
	options := DefaultFeedOptions()
	options.BaseURL = serve(t) + "/behave/silent/eurofxref.csv"
	feed := got[*Feed](t)(NewFeed(ProviderECB, &options))
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	if _, err := new(Carrier).Carry(ctx, feed); err == nil {
		t.Error("no error")
	}
}
