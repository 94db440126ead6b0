package udaya

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"net/http"
	"net/url"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
)

// access is who may call: a key unless another is named.
type access int

const (
	byKey access = iota
	bySession
	byEither
	byAnyone
)

// route is what a method is on the wire.
type route struct {
	verb, path string
	access     access
	// query names the members of the input that stand in the query; those of the path are seen in the path.
	query []string
	// fixed has the members that are sent besides the input.
	fixed   map[string]any
	timeout time.Duration
}

// request is a call that is ready to be sent, as often as it takes.
type request struct {
	verb, url string
	header    http.Header
	body      []byte
	// timeout is that of the route; 0 where it has none.
	timeout time.Duration
}

type reply struct {
	status int
	header http.Header
	body   []byte
}

func (r *reply) file() *File {
	return &File{r.status, mediaTypeOf(r.header), r.body, receiptOf(r.header)}
}

// transport sends calls: adds key and Idempotency-Key, waits and repeats, and turns answers into values or errors.
type transport struct {
	settings settings
	last     atomic.Pointer[Receipt]
}

// call makes a call that answers JSON.
func call[T any](ctx context.Context, t *transport, way route, in any, options []Option) (*Answer[T], error) {
	answer := new(Answer[T])
	reply, err := t.json(ctx, way, in, options, &answer.Data, &answer.Meta)
	if err != nil {
		return nil, err
	}
	answer.Status, answer.Receipt, answer.Raw = reply.status, receiptOf(reply.header), reply.body
	return answer, nil
}

// envelope is what most answers come in.
type envelope struct {
	Status string          `json:"status"`
	Data   json.RawMessage `json:"data"`
	Meta   json.RawMessage `json:"meta"`
}

// dataOf is the data of the envelope, or the whole document where there is none.
func dataOf(body []byte) []byte {
	var found envelope
	if json.Unmarshal(body, &found) == nil && found.Status == "success" && found.Data != nil {
		return found.Data
	}
	return body
}

func (t *transport) json(
	ctx context.Context, way route, in any, options []Option, data any, meta **Meta,
) (*reply, error) {
	reply, err := t.send(ctx, way, in, options)
	if err != nil || len(reply.body) == 0 {
		return reply, err
	}
	var found envelope
	if err = json.Unmarshal(reply.body, &found); err == nil {
		if found.Status != "success" || found.Data == nil {
			err = json.Unmarshal(reply.body, data)
		} else if err = json.Unmarshal(found.Data, data); err == nil && found.Meta != nil {
			err = json.Unmarshal(found.Meta, meta)
		}
	}
	if err == nil {
		return reply, nil
	}
	message := "The answer is not JSON; something between you and the service may have changed it."
	var mismatch *json.UnmarshalTypeError
	if json.Valid(reply.body) && errors.As(err, &mismatch) {
		message = fmt.Sprintf("The answer has another form than this version of the client knows: %s.", mismatch)
	}
	failure := APIError{Status: reply.status, Code: "BAD_ANSWER", Message: message, RequestID: reply.header.Get("X-Request-Id")}
	return nil, &ServerError{&failure}
}

// file makes a call that answers a file.
func (t *transport) file(ctx context.Context, way route, in any, options []Option) (*File, error) {
	reply, err := t.send(ctx, way, in, options)
	if err != nil {
		return nil, err
	}
	return reply.file(), nil
}

func (t *transport) send(ctx context.Context, way route, in any, options []Option) (*reply, error) {
	s := t.settings.with(options)
	members, err := membersOf(in, way.fixed, s.members)
	if err != nil {
		return nil, fmt.Errorf("udaya: the input cannot be written as JSON: %w", err)
	}
	header, err := s.credentials(way.access)
	if err != nil {
		return nil, err
	}
	header.Set("Accept", "*/*")
	header.Set("User-Agent", "udaya-go/"+Version+" go/"+strings.TrimPrefix(runtime.Version(), "go"))
	next := request{verb: way.verb, url: s.baseURL + addressOf(way, members), header: header, timeout: way.timeout}
	if way.verb != http.MethodGet {
		if s.idempotencyKey == "" {
			s.idempotencyKey = newUUID()
		}
		header.Set("Idempotency-Key", s.idempotencyKey)
		if way.verb != http.MethodDelete {
			header.Set("Content-Type", "application/json")
			if next.body, err = json.Marshal(members); err != nil {
				return nil, fmt.Errorf("udaya: the input cannot be written as JSON: %w", err)
			}
		}
	}
	return t.repeat(ctx, s, next)
}

func (s settings) credentials(who access) (http.Header, error) {
	key, session := s.apiKey(), s.sessionToken()
	switch {
	case who == byAnyone:
		return http.Header{}, nil
	case who != bySession && key != "":
		return http.Header{"X-Api-Key": {key}}, nil
	case who != byKey && session != "":
		return http.Header{"Authorization": {"Bearer " + session}}, nil
	}
	what := "WithAPIKey, or set " + protocol.keyVariable
	if who == bySession {
		what = "WithSessionToken"
	}
	message := fmt.Sprintf("This call needs a credential: give the client %s.", what)
	return nil, &AuthError{&APIError{Code: "KEY_MISSING", Message: message}}
}

// membersOf gives the members of an input by name, and those that are sent besides.
func membersOf(in any, more ...map[string]any) (map[string]json.RawMessage, error) {
	members := map[string]json.RawMessage{}
	for _, part := range append([]map[string]any{{}}, more...) {
		for name, value := range part {
			text, err := json.Marshal(value)
			if err != nil {
				return nil, err
			}
			members[name] = text
		}
	}
	if in == nil {
		return members, nil
	}
	text, err := json.Marshal(in)
	if err != nil {
		return nil, err
	}
	own := map[string]json.RawMessage{}
	if err := json.Unmarshal(text, &own); err != nil {
		return nil, err
	}
	for name, value := range own {
		if _, given := members[name]; !given {
			members[name] = value
		}
	}
	return members, nil
}

// addressOf gives the address below the base, and takes what stands in it from the members.
func addressOf(way route, members map[string]json.RawMessage) string {
	var address strings.Builder
	for rest := way.path; rest != ""; {
		before, after, found := strings.Cut(rest, "{")
		address.WriteString(before)
		if !found {
			break
		}
		var name string
		name, rest, _ = strings.Cut(after, "}")
		address.WriteString(url.PathEscape(textOf(members[name])))
		delete(members, name)
	}
	query := url.Values{}
	for _, name := range way.query {
		if value, given := members[name]; given && string(value) != "null" {
			query.Set(name, textOf(value))
		}
		delete(members, name)
	}
	if len(query) > 0 {
		address.WriteString("?" + query.Encode())
	}
	return address.String()
}

// textOf is a value as it stands in an address: lists with commas.
func textOf(value json.RawMessage) string {
	var text string
	var list []json.RawMessage
	switch {
	case json.Unmarshal(value, &text) == nil:
		return text
	case json.Unmarshal(value, &list) == nil:
		texts := make([]string, len(list))
		for i, one := range list {
			texts[i] = textOf(one)
		}
		return strings.Join(texts, ",")
	}
	return string(value)
}

// fill makes bytes random.
func fill(bytes []byte) {
	if _, err := rand.Read(bytes); err != nil {
		panic(err) // The system has no randomness.
	}
}

// newUUID is a random UUID (version 4).
func newUUID() string {
	var id [16]byte
	fill(id[:])
	id[6], id[8] = id[6]&0x0f|0x40, id[8]&0x3f|0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:])
}

// repeat makes attempts until one succeeds, or no repeat is worth it.
func (t *transport) repeat(ctx context.Context, s settings, next request) (*reply, error) {
	patience := protocol.timeout
	if s.timeout > 0 {
		patience = s.timeout
	} else if next.timeout > 0 {
		patience = next.timeout
	}
	for attempt := 0; ; attempt++ {
		reply, err := t.attempt(ctx, s, next, patience)
		var failure *APIError
		if err == nil || attempt >= s.retries || !errors.As(err, &failure) || !worthARepeat(failure) {
			return reply, err
		}
		wait := backoff(s.retryBase, attempt)
		if failure.RetryAfter != nil {
			wait = *failure.RetryAfter
		}
		if err := pause(ctx, wait); err != nil {
			return nil, err
		}
	}
}

func worthARepeat(failure *APIError) bool {
	if failure.RetryAfter != nil && *failure.RetryAfter > protocol.retryAfterMax {
		return false
	}
	if failure.Status == 0 {
		return true
	}
	for _, status := range protocol.retryStatuses {
		if status == failure.Status {
			return true
		}
	}
	for _, code := range protocol.retryCodes {
		if code == failure.Code {
			return true
		}
	}
	return false
}

// backoff is a random pause: 0 up to the base doubled with each attempt, or up to the cap.
func backoff(base time.Duration, attempt int) time.Duration {
	most := protocol.retryCap
	if attempt < 16 && base<<attempt < most {
		most = base << attempt
	}
	var random [8]byte
	fill(random[:])
	share := float64(binary.BigEndian.Uint64(random[:])) / math.MaxUint64
	return time.Duration(share * float64(most))
}

// pause waits, unless the context ends first.
func pause(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return ended(ctx)
	}
}

func ended(ctx context.Context) error {
	return fmt.Errorf("udaya: %w", ctx.Err())
}

func (t *transport) attempt(
	ctx context.Context, s settings, next request, patience time.Duration,
) (*reply, error) {
	limited, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	reply, err := exchange(limited, s.http, next)
	switch {
	case err == nil:
	case ctx.Err() != nil:
		return nil, ended(ctx)
	case limited.Err() != nil:
		message := fmt.Sprintf("No answer within %s.", patience)
		return nil, &TimeoutError{&APIError{Code: "TIMED_OUT", Message: message, cause: err}}
	default:
		message := s.withoutSecrets(fmt.Sprintf("The connection failed: %s.", err))
		return nil, &ConnectionError{&APIError{Code: "CONNECTION_FAILED", Message: message, cause: err}}
	}
	receipt := receiptOf(reply.header)
	t.last.Store(&receipt)
	if reply.status >= 200 && reply.status < 300 {
		return reply, nil
	}
	return nil, s.refusal(reply)
}

func exchange(ctx context.Context, client *http.Client, next request) (*reply, error) {
	sent, err := http.NewRequestWithContext(ctx, next.verb, next.url, bytes.NewReader(next.body))
	if err != nil {
		return nil, bare(err)
	}
	if next.header != nil {
		sent.Header = next.header
	}
	response, err := client.Do(sent)
	if err != nil {
		return nil, bare(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	return &reply{response.StatusCode, response.Header, body}, nil
}

// bare is an error without the address, whose query is nobody's business.
func bare(err error) error {
	var wrapped *url.Error
	if errors.As(err, &wrapped) {
		return wrapped.Err
	}
	return err
}

// refusal is the error of an answer that is no success, whoever wrote it: the service, a gateway, a proxy.
func (s settings) refusal(reply *reply) error {
	var body any
	if err := json.Unmarshal(reply.body, &body); err != nil {
		body = nil
	}
	told, meta := member(body, "error"), member(body, "meta")
	failure := APIError{
		Status:     reply.status,
		Code:       first(told["code"], "HTTP_"+strconv.Itoa(reply.status)),
		Message:    s.withoutSecrets(first(told["message"], fmt.Sprintf("The answer has the status %d.", reply.status))),
		RequestID:  first(meta["request_id"], reply.header.Get("X-Request-Id")),
		RetryAfter: retryAfterOf(reply.header),
	}
	rows, _ := told["details"].([]any)
	for _, row := range rows {
		var detail ErrorDetail
		text, err := json.Marshal(row)
		if err == nil && json.Unmarshal(text, &detail) == nil && detail.Field != "" && detail.Code != "" {
			failure.Details = append(failure.Details, detail)
		}
	}
	return familyOf(&failure)
}

// member is a member that is an object; an empty one where there is none.
func member(value any, name string) map[string]any {
	object, _ := value.(map[string]any)
	found, _ := object[name].(map[string]any)
	return found
}

// first is a value that is a text, or another text where it is none.
func first(value any, other string) string {
	if text, ok := value.(string); ok && text != "" {
		return text
	}
	return other
}

// longestWait in seconds is what a time.Duration can surely hold.
const longestWait = 1e9

// retryAfterOf reads a Retry-After in either of its forms; nil where there is none.
func retryAfterOf(header http.Header) *time.Duration {
	text := strings.TrimSpace(header.Get("Retry-After"))
	if seconds, err := strconv.ParseFloat(text, 64); err == nil && seconds >= 0 {
		return Ptr(time.Duration(math.Min(seconds, longestWait) * float64(time.Second)))
	}
	at, err := http.ParseTime(text)
	if err != nil {
		return nil
	}
	wait := time.Until(at)
	if wait < 0 {
		wait = 0
	}
	return &wait
}

func (s settings) withoutSecrets(text string) string {
	for _, hidden := range []secret{s.apiKey, s.sessionToken} {
		if hidden() != "" {
			text = strings.ReplaceAll(text, hidden(), "[secret]")
		}
	}
	return text
}
