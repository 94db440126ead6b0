package udaya

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"
)

// serve starts a server that answers every call alike, and gives a client of it.
func serve(t *testing.T, answer http.HandlerFunc, options ...Option) *Client {
	t.Helper()
	server := httptest.NewServer(answer)
	t.Cleanup(server.Close)
	return NewClient(append([]Option{WithAPIKey("a-key"), WithBaseURL(server.URL), WithRetryBase(0)}, options...)...)
}

func body(text string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, text) }
}

func status(code int) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(code) }
}

func TestContextEndsAnAttempt(t *testing.T) {
	client := serve(t, func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	if _, err := client.Meta.Health(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("the error is %v", err)
	}
}

func TestContextEndsAPause(t *testing.T) {
	client := serve(t, status(503), WithRetryBase(time.Hour), WithRetries(9))
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(50*time.Millisecond, cancel)
	if _, err := client.Meta.Health(ctx); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
}

func TestErrorsAsFindsFamilyAndBase(t *testing.T) {
	_, err := serve(t, status(503)).Meta.Health(context.Background())
	var family *ServerError
	var base *APIError
	var other *RateLimitError
	if !errors.As(err, &family) || !errors.As(err, &base) || errors.As(err, &other) {
		t.Fatalf("the error is %#v", err)
	}
	if family.Status != 503 || base.Code != "HTTP_503" {
		t.Errorf("it has status %d and code %s", family.Status, base.Code)
	}
}

func TestAnswerOfAnotherForm(t *testing.T) {
	client := serve(t, body(`{"status": "success", "data": {"date": 5}, "meta": {}}`))
	_, err := client.Panchang.Daily(context.Background(), PanchangDailyInput{})
	var base *APIError
	if !errors.As(err, &base) || base.Code != "BAD_ANSWER" {
		t.Errorf("the error is %v", err)
	}
}

func TestAnswerKeepsWhatItDoesNotKnow(t *testing.T) {
	client := serve(t, body(`{"status": "success", "data": {"date": "2026-11-08", "later": 1}, "meta": {
		"settings": {"language": "hi", "node": "mean"}, "place": {"groom": {"name": "Pune"}}}}`))
	answer, err := client.Panchang.Daily(context.Background(), PanchangDailyInput{})
	if err != nil {
		t.Fatal(err)
	}
	var own struct{ Later int }
	if err := answer.DecodeData(&own); err != nil || own.Later != 1 {
		t.Errorf("later is %d, %v", own.Later, err)
	}
	if settings := answer.Meta.Settings; settings.Language != "hi" || settings.Extra["node"] != "mean" {
		t.Errorf("the settings are %+v", settings)
	}
	if place := answer.Meta.Place; place.One != nil || place.Each["groom"].Name != "Pune" {
		t.Errorf("the place is %+v", place)
	}
}

func TestOneOrEach(t *testing.T) {
	for _, text := range []string{`{"name":"Pune","at":{}}`, `{"groom":{"name":"Pune"},"bride":{"name":"Delhi"}}`} {
		var place OneOrEach[map[string]any]
		if err := json.Unmarshal([]byte(text), &place); err != nil {
			t.Fatal(err)
		}
		if (place.One == nil) == (place.Each == nil) {
			t.Errorf("%s is %+v", text, place)
		}
	}
}

func TestEmptyInputSendsNothing(t *testing.T) {
	members, err := membersOf(KundliPlanetsInput{})
	if err != nil || len(members) > 0 {
		t.Errorf("the members are %v, %v", members, err)
	}
	given := Birth{Lat: Ptr(0.0), TimeUnknown: Ptr(false), TZ: 0}
	members, err = membersOf(KundliPlanetsInput{Birth: given})
	if err != nil || len(members) != 3 {
		t.Errorf("the members are %v, %v", members, err)
	}
}

func TestChangeSendsWhatIsEmpty(t *testing.T) {
	members, err := membersOf(KeysUpdateInput{ID: "a", Scopes: Ptr([]string{}), SpendCap: Null})
	if err != nil || string(members["scopes"]) != "[]" || string(members["spend_cap"]) != "null" || len(members) != 3 {
		t.Errorf("the members are %v, %v", members, err)
	}
}

func TestManyAtATime(t *testing.T) {
	client := serve(t, body(`{"status": "success", "data": {}, "meta": {}}`))
	var calls sync.WaitGroup
	for i := 0; i < 20; i++ {
		calls.Add(1)
		go func() {
			defer calls.Done()
			if _, err := client.Panchang.Daily(context.Background(), PanchangDailyInput{}, WithMember("later", 1)); err != nil {
				t.Error(err)
			}
			client.Last()
		}()
	}
	calls.Wait()
}
