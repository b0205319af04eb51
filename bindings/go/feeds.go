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

// Carrier sends the requests of feeds over HTTP and passes the responses to them. The library itself opens no connection.
// The zero value is ready to use.
//
//	feed, err := money.NewFeed(money.ProviderECB, nil)
//	_, err = new(money.Carrier).Carry(ctx, feed)
//	rates, err := feed.Rates()
type Carrier struct {
	// Transport sends a request; nil for [http.DefaultTransport]. It receives API keys, which some URLs contain.
	Transport http.RoundTripper
	// Timeout limits the time of a request, including redirects and the body; 0 for 60 seconds.
	Timeout time.Duration
	// Limit is the maximum size of a body in bytes, also after it is unpacked; 0 for 16 MiB.
	Limit int64
	// Now returns the current time; nil for [time.Now].
	Now func() time.Time
}

// An answer is the outcome of a request.
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

// Carry sends the requests of a feed until none is due, and returns their number. A request that fails is not an error of
// Carry: the feed records it, and [Feed.Failure] returns it. If the context ends, Carry returns the error of the context.
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

// An asked request is in flight.
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

// tell passes an answer to the feed, which may have cancelled the request and records invalid answers itself.
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
		// The feed rejects a damaged archive, and records why.
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

// send returns the response after redirects within one server. A key in a URL is never sent to another server.
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

// redirected returns the URL of a redirect within the same server; otherwise "".
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

// fileOf returns the first file of an archive, in which the European Central Bank publishes its history of rates; nil if the
// archive is damaged.
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
