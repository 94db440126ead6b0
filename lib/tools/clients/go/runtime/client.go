package udaya

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"
)

// Client has a service for each suite. It may be used by several goroutines at a time.
type Client struct {
	// suites: fields

	transport *transport
}

// NewClient opens no connection. Without a key only what needs none can be called (reference, meta, plans).
func NewClient(options ...Option) *Client {
	t := &transport{settings: newSettings(options)}
	return &Client{
		// suites: members
		transport: t,
	}
}

// String shows no key.
func (c *Client) String() string {
	return fmt.Sprintf("udaya.Client(%s)", c.transport.settings.baseURL)
}

// GoString shows no key.
func (c *Client) GoString() string {
	return c.String()
}

// Last gives credits and rate of the last answer; nil before the first. For calls at the same time see the receipt of each
// answer.
func (c *Client) Last() *Receipt {
	return c.transport.last.Load()
}

// WaitUntilReady asks for the state of a report until it is ready. Otherwise it gives a NotFoundError REPORT_EXPIRED, a
// ServerError REPORT_FAILED or a TimeoutError TIMED_OUT; WithWait and WithPoll set how long and how often it asks.
func (c *Client) WaitUntilReady(ctx context.Context, reportID string, options ...Option) (*Answer[ReportsGet], error) {
	s := c.transport.settings.with(options)
	ends := time.Now().Add(s.waitLimit)
	for wait := s.firstPoll; ; wait = longer(wait) {
		answer, err := c.Reports.Get(ctx, ReportsGetInput{ID: reportID}, options...)
		if err != nil {
			return nil, err
		}
		failure := &APIError{RequestID: answer.Receipt.RequestID}
		switch {
		case answer.Data.Status == "ready":
			return answer, nil
		case answer.Data.Status == "expired":
			failure.Code, failure.Message = "REPORT_EXPIRED", "The report has expired."
			return nil, &NotFoundError{failure}
		case answer.Data.Status == "failed":
			failure.Code, failure.Message = "REPORT_FAILED", "The report could not be made."
			return nil, &ServerError{failure}
		case time.Now().Add(wait).After(ends):
			failure.Code, failure.Message = "TIMED_OUT", "The report was not ready in time."
			return nil, &TimeoutError{failure}
		}
		if err := pause(ctx, wait); err != nil {
			return nil, err
		}
	}
}

func longer(wait time.Duration) time.Duration {
	next := time.Duration(float64(wait) * protocol.pollGrowth)
	if next > protocol.pollCap {
		return protocol.pollCap
	}
	return next
}

// ReportFile gives the file of a report: it waits until the report is ready, and takes a fresh link if the first one has ended.
func (c *Client) ReportFile(ctx context.Context, reportID string, options ...Option) (*File, error) {
	if _, err := c.WaitUntilReady(ctx, reportID, options...); err != nil {
		return nil, err
	}
	file, err := c.reportFile(ctx, reportID, options)
	var ended *NotFoundError
	if errors.As(err, &ended) && ended.Code == "LINK_EXPIRED" {
		return c.reportFile(ctx, reportID, options)
	}
	return file, err
}

func (c *Client) reportFile(ctx context.Context, reportID string, options []Option) (*File, error) {
	link, err := c.Reports.Link(ctx, ReportsLinkInput{ID: reportID}, options...)
	if err != nil {
		return nil, err
	}
	return c.Download(ctx, link.Data.URL, options...)
}

// Download fetches a file by its link, without your key. It gives a NotFoundError LINK_EXPIRED where the link has ended.
func (c *Client) Download(ctx context.Context, url string, options ...Option) (*File, error) {
	s := c.transport.settings.with(options)
	reply, err := c.transport.repeat(ctx, s, request{verb: http.MethodGet, url: url})
	var failure *APIError
	if errors.As(err, &failure) {
		switch failure.Status {
		case http.StatusUnauthorized, http.StatusForbidden, http.StatusNotFound, http.StatusGone:
			message := "The link to the file has ended; ask for a fresh one."
			return nil, &NotFoundError{&APIError{Status: failure.Status, Code: "LINK_EXPIRED", Message: message}}
		}
	}
	if err != nil {
		return nil, err
	}
	return reply.file(), nil
}

// Do calls an endpoint that this version has no method for, such as POST /v1/kundli/planets. The input may be a struct, a map or
// nil; it is the body, so that a query is written into the path.
func (c *Client) Do(
	ctx context.Context, verb, path string, in any, options ...Option,
) (*Answer[json.RawMessage], error) {
	return call[json.RawMessage](ctx, c.transport, route{verb: verb, path: path, access: byEither}, in, options)
}
