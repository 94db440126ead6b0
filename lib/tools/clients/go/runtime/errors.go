package udaya

import (
	"fmt"
	"time"
)

// APIError is any failure of a call. errors.As finds it in an error of every family; branch on the family or on Code. Its text
// is for people and never holds a key.
type APIError struct {
	// Status is the HTTP status; 0 where there was no answer.
	Status int
	// Code never changes: one of GET /v1/meta/errors, or of the client itself, such as CONNECTION_FAILED, TIMED_OUT, BAD_ANSWER.
	Code string
	// Message says in words what is wrong.
	Message string
	// Details names every field at fault.
	Details []ErrorDetail
	// RequestID names the request; give it when you ask for help. Empty where there was no answer.
	RequestID string
	// RetryAfter is how long the service asks to wait; nil where it does not.
	RetryAfter *time.Duration

	cause error
}

// ErrorDetail is one field of a request that is wrong, or (code CANDIDATE) a value that may have been meant.
type ErrorDetail struct {
	Field   string `json:"field"`
	Code    string `json:"code"`
	Message string `json:"message"`
	// Expected says what the field takes; it may be empty.
	Expected string `json:"expected,omitempty"`
	// Received is the text, number or flag that was sent; it may be nil.
	Received any `json:"received,omitempty"`
}

// Error gives code, message and request.
func (e *APIError) Error() string {
	text := fmt.Sprintf("udaya: %s: %s", e.Code, e.Message)
	if e.RequestID != "" {
		text += fmt.Sprintf(" (request %s)", e.RequestID)
	}
	return text
}

// Unwrap gives what broke the connection, if it did.
func (e *APIError) Unwrap() error {
	return e.cause
}

// families: types

// familyOf gives the error of a status the type of its family.
func familyOf(e *APIError) error {
	switch e.Status {
	// families: statuses
	}
	if e.Status >= 500 {
		return &ServerError{e}
	}
	return e
}
