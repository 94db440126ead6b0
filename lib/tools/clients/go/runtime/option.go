package udaya

import (
	"net/http"
	"os"
	"strings"
	"time"
)

// Option sets how calls are made. Given to NewClient it holds for every call, given to a call for that call alone.
type Option func(*settings)

// WithAPIKey is your key; without it the environment variable UDAYA_API_KEY is read.
func WithAPIKey(key string) Option {
	return func(s *settings) { s.apiKey = hide(key) }
}

// WithSessionToken is a session of the dashboard, for the services Account, Keys and Billing.
func WithSessionToken(token string) Option {
	return func(s *settings) { s.sessionToken = hide(token) }
}

// WithBaseURL is where the API is; without it the environment variable UDAYA_BASE_URL is read.
func WithBaseURL(url string) Option {
	return func(s *settings) { s.baseURL = strings.TrimRight(url, "/") }
}

// WithTimeout is the time that one attempt may take: 30 seconds, 35 where reports are printed. The context limits the call as a
// whole.
func WithTimeout(timeout time.Duration) Option {
	return func(s *settings) { s.timeout = timeout }
}

// WithRetries is the number of repeats after the first attempt: 2.
func WithRetries(retries int) Option {
	return func(s *settings) { s.retries = retries }
}

// WithRetryBase sets the pauses: the n-th repeat waits a random time up to this one doubled n-1 times, at most 8 seconds. It is
// half a second.
func WithRetryBase(pause time.Duration) Option {
	return func(s *settings) { s.retryBase = pause }
}

// WithHTTPClient takes the place of the HTTP client, for proxies and tests. Redirects are not followed with any client: they
// would carry the key elsewhere.
func WithHTTPClient(client *http.Client) Option {
	return func(s *settings) { s.http = unredirected(client) }
}

// WithIdempotencyKey makes repeats of a call free for 24 hours, those of another process too: 1 to 64 characters. Without it
// one is made for each call.
func WithIdempotencyKey(key string) Option {
	return func(s *settings) { s.idempotencyKey = key }
}

// WithMember sends a member that the input of this version does not have.
func WithMember(name string, value any) Option {
	return func(s *settings) {
		members := map[string]any{name: value}
		for known, one := range s.members {
			if known != name {
				members[known] = one
			}
		}
		s.members = members
	}
}

// WithWait is the time after which WaitUntilReady and ReportFile give up: 5 minutes.
func WithWait(limit time.Duration) Option {
	return func(s *settings) { s.waitLimit = limit }
}

// WithPoll is the first pause of WaitUntilReady and ReportFile: a second. Later ones are half as long again each, at most 5
// seconds.
func WithPoll(pause time.Duration) Option {
	return func(s *settings) { s.firstPoll = pause }
}

// secret keeps a text from being printed: package fmt shows a function as an address, wherever it stands.
type secret func() string

func hide(text string) secret {
	return func() string { return text }
}

type settings struct {
	apiKey, sessionToken secret
	baseURL              string
	// timeout is 0 where the route decides.
	timeout              time.Duration
	retries              int
	retryBase            time.Duration
	http                 *http.Client
	idempotencyKey       string
	members              map[string]any
	waitLimit, firstPoll time.Duration
}

func newSettings(options []Option) settings {
	address := os.Getenv(protocol.baseVariable)
	if address == "" {
		address = BaseURL
	}
	s := settings{
		apiKey:       hide(os.Getenv(protocol.keyVariable)),
		sessionToken: hide(""),
		retries:      protocol.retries,
		retryBase:    protocol.retryBase,
		http:         unredirected(nil),
		waitLimit:    protocol.pollTimeout,
		firstPoll:    protocol.pollFirst,
	}
	return s.with(append([]Option{WithBaseURL(address)}, options...))
}

// with gives the settings of one call.
func (s settings) with(options []Option) settings {
	for _, option := range options {
		option(&s)
	}
	return s
}

func unredirected(client *http.Client) *http.Client {
	var own http.Client
	if client != nil {
		own = *client
	}
	own.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &own
}
