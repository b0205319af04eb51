package money

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"
)

const (
	mostRedirects = 5
	mostParallel  = 8
	mostBytes     = 16 << 20
)

// A Carrier sends the requests of feeds and hands the answers over. The library opens no connection: a feed says what to
// ask, and is told the answer. The zero value works.
//
//	feed, err := money.NewFeed(money.ProviderECB, nil)
//	_, err = new(money.Carrier).Carry(ctx, feed)
//	rates, err := feed.Rates()
type Carrier struct {
	// Transport sends a request; nil is http.DefaultTransport. It sees keys, which some addresses have.
	Transport http.RoundTripper
	// Timeout is the longest time of a request, redirects and body included; 0 is 60 seconds.
	Timeout time.Duration
	// Limit is the most bytes of a body, also of one out of an archive; 0 is 16 MiB.
	Limit int64
	// Now tells the time; nil is time.Now.
	Now func() time.Time
}

// An answer is what a feed is told of a request.
type answer struct {
	id      uint64
	reply   *http.Response
	body    []byte
	content string
	reason  TransportFailure
	failed  bool
}

// A transportError is an error with the reason for the feed.
type transportError struct{ reason TransportFailure }

func (e transportError) Error() string { return e.reason.String() }

// Carry sends what the feed has to ask until nothing is due, and returns the number of requests. A request that fails is
// no error here: the feed notes it, and Failure tells what it was. If the context ends, Carry returns its error.
func (ca *Carrier) Carry(ctx context.Context, feed *Feed) (int, error) {
	count := 0
	for {
		requests, err := ca.due(feed)
		if err != nil || len(requests) == 0 {
			return count, err
		}
		count += len(requests)
		answers := make([]answer, len(requests))
		var wait sync.WaitGroup
		for index, request := range requests {
			wait.Add(1)
			go func(index int, request asked) {
				defer wait.Done()
				answers[index] = ca.ask(ctx, request)
			}(index, request)
		}
		wait.Wait()
		for _, one := range answers {
			if err := ca.tell(feed, one); err != nil {
				return count, err
			}
		}
		if ctx.Err() != nil {
			return count, ctx.Err()
		}
	}
}

// An asked request is one on its way.
type asked struct {
	id                     uint64
	method, address, lines string
	body                   string
}

func (ca *Carrier) due(feed *Feed) ([]asked, error) {
	var found []asked
	for len(found) < mostParallel {
		request, err := feed.Next(ca.now())
		if err != nil || request == nil {
			return found, err
		}
		found = append(found, asked{
			request.ID(), request.Method(), request.URL(), request.Headers(), request.Body(),
		})
		request.Close()
	}
	return found, nil
}

func (ca *Carrier) now() time.Time {
	if ca.Now != nil {
		return ca.Now()
	}
	return time.Now()
}

func (ca *Carrier) limit() int64 {
	if ca.Limit > 0 {
		return ca.Limit
	}
	return mostBytes
}

// tell hands an answer over. A request that the feed has given up in the meantime is no matter, and what the feed
// refuses it notes itself.
func (ca *Carrier) tell(feed *Feed, one answer) error {
	var refused *Error
	if one.failed {
		err := feed.FailRequest(one.id, one.reason, ca.now())
		if err == nil || errors.As(err, &refused) {
			return nil
		}
		return err
	}
	for name, values := range one.reply.Header {
		for _, value := range values {
			if err := feed.ReceiveHeader(one.id, name, value); err != nil && !errors.As(err, &refused) {
				return err
			}
		}
	}
	err := feed.ReceiveResponse(one.id, int32(one.reply.StatusCode), one.content, one.body, ca.now())
	if err == nil || errors.As(err, &refused) {
		return nil
	}
	return err
}

func (ca *Carrier) ask(ctx context.Context, request asked) answer {
	timeout := ca.Timeout
	if timeout <= 0 {
		timeout = time.Minute
	}
	limited, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()
	reply, body, err := ca.send(limited, request)
	if err != nil {
		return answer{id: request.id, reason: reasonOf(ctx, limited, err), failed: true}
	}
	content := reply.Header.Get("Content-Type")
	if bytes.HasPrefix(body, []byte("PK\x03\x04")) {
		unpacked, err := fileOf(body, ca.limit())
		if err != nil {
			return answer{id: request.id, reason: reasonOf(ctx, limited, err), failed: true}
		}
		// The feed refuses an archive that is damaged, and notes why.
		if unpacked != nil {
			body, content = unpacked, ""
		}
	}
	return answer{id: request.id, reply: reply, body: body, content: content}
}

func reasonOf(ctx, limited context.Context, err error) TransportFailure {
	var known transportError
	var name *net.DNSError
	var failed *net.OpError
	switch {
	case errors.As(err, &known):
		return known.reason
	case ctx.Err() != nil:
		return TransportFailureCancelled
	case limited.Err() != nil:
		return TransportFailureTimeout
	case errors.As(err, &name):
		return TransportFailureDns
	case strings.Contains(err.Error(), "tls") || strings.Contains(err.Error(), "x509"):
		return TransportFailureTls
	case errors.As(err, &failed) && failed.Op == "dial":
		return TransportFailureConnection
	}
	return TransportFailureDisconnected
}

// send gives the answer after redirects within one server. A key in the address never goes to another one.
func (ca *Carrier) send(ctx context.Context, request asked) (*http.Response, []byte, error) {
	client := http.Client{
		Transport:     ca.Transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	address := request.address
	for redirects := 0; ; redirects++ {
		made, err := http.NewRequestWithContext(ctx, request.method, address, strings.NewReader(request.body))
		if err != nil {
			return nil, nil, transportError{TransportFailureOther}
		}
		if request.body == "" {
			made.Body, made.ContentLength = nil, 0
		}
		for _, line := range strings.Split(request.lines, "\n") {
			if name, value, isHeader := strings.Cut(line, ":"); isHeader {
				made.Header.Set(name, strings.TrimSpace(value))
			}
		}
		reply, err := client.Do(made)
		if err != nil {
			return nil, nil, err
		}
		next := redirected(reply, made)
		if next == "" || redirects == mostRedirects {
			body, err := readAll(reply.Body, ca.limit())
			reply.Body.Close()
			return reply, body, err
		}
		reply.Body.Close()
		address = next
	}
}

// redirected is the address that an answer leads to, if that is on the same server; else "".
func redirected(reply *http.Response, from *http.Request) string {
	target := reply.Header.Get("Location")
	if from.Method != http.MethodGet || reply.StatusCode < 300 || reply.StatusCode >= 400 || target == "" {
		return ""
	}
	there, err := url.Parse(target)
	if err != nil {
		return ""
	}
	next := from.URL.ResolveReference(there)
	if next.Scheme != from.URL.Scheme || next.Host != from.URL.Host {
		return ""
	}
	return next.String()
}

func readAll(in io.Reader, most int64) ([]byte, error) {
	body, err := io.ReadAll(io.LimitReader(in, most+1))
	if err == nil && int64(len(body)) > most {
		return nil, transportError{TransportFailureTooLarge}
	}
	return body, err
}

// fileOf is the first file of an archive, as the European Central Bank packs its history of rates; nil if the archive is
// damaged.
func fileOf(archive []byte, most int64) ([]byte, error) {
	found, err := zip.NewReader(bytes.NewReader(archive), int64(len(archive)))
	if err != nil || len(found.File) == 0 {
		return nil, nil
	}
	in, err := found.File[0].Open()
	if err != nil {
		return nil, nil
	}
	defer in.Close()
	body, err := readAll(in, most)
	var known transportError
	if errors.As(err, &known) {
		return nil, err
	}
	if err != nil {
		return nil, nil
	}
	return body, nil
}
