package udaya

import (
	"encoding/json"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Answer is what a call comes back with.
type Answer[T any] struct {
	// Status is the HTTP status: 200, 201, 202 or 204.
	Status int
	// Data is the answer itself.
	Data T
	// Meta says how it came about: settings, place, warnings. Nil where the answer has none.
	Meta *Meta
	// Receipt says what it cost.
	Receipt Receipt
	// Raw is the body as it came, with the members that this version does not know.
	Raw json.RawMessage
}

// DecodeData reads the data of the answer into v: members that this version does not know, or a struct of your own.
func (a *Answer[T]) DecodeData(v any) error {
	return json.Unmarshal(dataOf(a.Raw), v)
}

// File is an image, a calendar or a report.
type File struct {
	// Status is the HTTP status.
	Status int
	// MediaType is image/svg+xml, application/pdf and the like, without parameters.
	MediaType string
	// Bytes is the file itself.
	Bytes []byte
	// Receipt says what it cost.
	Receipt Receipt
}

// Receipt is what an answer said of credits and limits; a number is nil where it said nothing.
type Receipt struct {
	// RequestID names the request; give it when you ask for help.
	RequestID string
	// CreditsCharged is what the call cost; 0 for sandbox keys.
	CreditsCharged *int
	// CreditsRemaining is what is left in this period.
	CreditsRemaining *int
	// RateLimit is the number of requests per minute of the plan.
	RateLimit *int
	// RateRemaining is how many of them are left.
	RateRemaining *int
	// RateReset is the time until the minute is over.
	RateReset *time.Duration
}

func receiptOf(header http.Header) Receipt {
	receipt := Receipt{
		RequestID:        header.Get("X-Request-Id"),
		CreditsCharged:   numberOf(header, "X-Credits-Charged"),
		CreditsRemaining: numberOf(header, "X-Credits-Remaining"),
		RateLimit:        numberOf(header, "RateLimit-Limit"),
		RateRemaining:    numberOf(header, "RateLimit-Remaining"),
	}
	if seconds := numberOf(header, "RateLimit-Reset"); seconds != nil {
		receipt.RateReset = Ptr(time.Duration(*seconds) * time.Second)
	}
	return receipt
}

func numberOf(header http.Header, name string) *int {
	number, err := strconv.Atoi(header.Get(name))
	if err != nil {
		return nil
	}
	return &number
}

func mediaTypeOf(header http.Header) string {
	media, _, _ := strings.Cut(header.Get("Content-Type"), ";")
	return strings.ToLower(strings.TrimSpace(media))
}

// OneOrEach is one value, or one for each of several subjects of the call.
type OneOrEach[T any] struct {
	// One is the value where there is one subject; nil where there are several.
	One *T
	// Each has the values by the member of the request they belong to: "groom", "bride".
	Each map[string]T
}

// UnmarshalJSON tells the two forms apart: of several, every member is an object.
func (o *OneOrEach[T]) UnmarshalJSON(data []byte) error {
	var members map[string]json.RawMessage
	if err := json.Unmarshal(data, &members); err != nil {
		return err
	}
	several := len(members) > 0
	for _, member := range members {
		several = several && member[0] == '{'
	}
	if several {
		return json.Unmarshal(data, &o.Each)
	}
	return json.Unmarshal(data, &o.One)
}

// MarshalJSON writes the form that is there.
func (o OneOrEach[T]) MarshalJSON() ([]byte, error) {
	if o.One != nil {
		return json.Marshal(o.One)
	}
	return json.Marshal(o.Each)
}

// Ptr is a pointer to a value, for optional members: Lat: udaya.Ptr(28.6139).
func Ptr[T any](value T) *T {
	return &value
}

// Null takes a value away where an input of type any allows it: SpendCap: udaya.Null.
var Null = json.RawMessage("null")
