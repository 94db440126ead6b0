// Makes the calls of a file of jobs with the Go library, and prints a line of JSON for each.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"reflect"
	"regexp"
	"strings"
	"time"

	"github.com/udaya/udaya-go"
)

type object = map[string]any

type job struct {
	Name   string
	Client struct {
		Key, Session *string
		BaseURL      string `json:"base_url"`
		options
	}
	Do struct {
		Call, Each, Wait, Download string
		Decode                     string
		ReportOf                   string `json:"report_of"`
		ReportFile                 string `json:"report_file"`
		Request                    struct{ Verb, Path string }
		Webhook                    *struct {
			Body, Secret string
			Headers      map[string]string
			NowMs        int64 `json:"now_ms"`
		}
		Print   bool
		Take    int
		Input   map[string]json.RawMessage
		Options options
	}
}

type options struct {
	IdempotencyKey string `json:"idempotency_key"`
	Retries        *int
	TimeoutMs      *int `json:"timeout_ms"`
	RetryBaseMs    *int `json:"retry_base_ms"`
	PollMs         *int `json:"poll_ms"`
	WaitMs         *int `json:"wait_ms"`
}

func (o options) list() []udaya.Option {
	var found []udaya.Option
	if o.IdempotencyKey != "" {
		found = append(found, udaya.WithIdempotencyKey(o.IdempotencyKey))
	}
	if o.Retries != nil {
		found = append(found, udaya.WithRetries(*o.Retries))
	}
	for _, one := range []struct {
		ms   *int
		with func(time.Duration) udaya.Option
	}{
		{o.TimeoutMs, udaya.WithTimeout},
		{o.RetryBaseMs, udaya.WithRetryBase},
		{o.PollMs, udaya.WithPoll},
		{o.WaitMs, udaya.WithWait},
	} {
		if one.ms != nil {
			found = append(found, one.with(time.Duration(*one.ms)*time.Millisecond))
		}
	}
	return found
}

func clientOf(j job) *udaya.Client {
	found := append(j.Client.list(), udaya.WithBaseURL(j.Client.BaseURL))
	if j.Client.Key != nil {
		found = append(found, udaya.WithAPIKey(*j.Client.Key))
	}
	if j.Client.Session != nil {
		found = append(found, udaya.WithSessionToken(*j.Client.Session))
	}
	return udaya.NewClient(found...)
}

// jsonNames are the members that a struct knows.
func jsonNames(of reflect.Type, into map[string]bool) map[string]bool {
	for i := 0; i < of.NumField(); i++ {
		field := of.Field(i)
		if field.Anonymous {
			jsonNames(field.Type, into)
		}
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		into[name] = true
	}
	return into
}

// methodOf finds a method by its name in the jobs: lal_kitab.chart.
func methodOf(client *udaya.Client, name string) reflect.Value {
	suite, method, _ := strings.Cut(strings.ReplaceAll(name, "_", ""), ".")
	service := reflect.ValueOf(client).Elem().FieldByNameFunc(func(found string) bool {
		return strings.EqualFold(found, suite)
	})
	for i := 0; i < service.NumMethod(); i++ {
		if strings.EqualFold(service.Type().Method(i).Name, method) {
			return service.Method(i)
		}
	}
	panic("no method " + name)
}

func invoke(client *udaya.Client, name string, input map[string]json.RawMessage, more []udaya.Option) []reflect.Value {
	method := methodOf(client, name)
	given := []reflect.Value{reflect.ValueOf(context.Background())}
	if method.Type().NumIn() == 3 {
		in := reflect.New(method.Type().In(1))
		known := jsonNames(in.Type().Elem(), map[string]bool{})
		for member, value := range input {
			if !known[member] {
				more = append(more, udaya.WithMember(member, value))
			}
		}
		text, err := json.Marshal(input)
		check(err)
		check(json.Unmarshal(text, in.Interface()))
		given = append(given, in.Elem())
	}
	return method.CallSlice(append(given, reflect.ValueOf(more)))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func errorOf(value reflect.Value) error {
	err, _ := value.Interface().(error)
	return err
}

// asJSON is a value as its JSON says.
func asJSON(value any) any {
	text, err := json.Marshal(value)
	check(err)
	var found any
	check(json.Unmarshal(text, &found))
	return found
}

// joined is what came, each member as the struct has it where it has one.
func joined(came, typed any) any {
	switch came := came.(type) {
	case object:
		known, ok := typed.(object)
		if !ok {
			return typed
		}
		found := object{}
		for name, value := range came {
			if one, has := known[name]; has {
				value = joined(value, one)
			}
			found[name] = value
		}
		return found
	case []any:
		known, ok := typed.([]any)
		if !ok || len(known) != len(came) {
			return typed
		}
		found := make([]any, len(came))
		for i, value := range came {
			found[i] = joined(value, known[i])
		}
		return found
	}
	return typed
}

// lost names what came and is not in the struct, or is there in another form. A text that is empty stands for null.
func lost(came, typed any, path string) []string {
	var found []string
	switch came := came.(type) {
	case nil:
	case object:
		known, _ := typed.(object)
		for name, value := range came {
			found = append(found, lost(value, known[name], path+"."+name)...)
		}
	case []any:
		known, _ := typed.([]any)
		for i, value := range came {
			if i >= len(known) {
				return append(found, fmt.Sprintf("%s[%d]", path, i))
			}
			found = append(found, lost(value, known[i], fmt.Sprintf("%s[%d]", path, i))...)
		}
	default:
		if came != typed {
			return append(found, path)
		}
	}
	return found
}

// decoded names what the structs of a method do not know of an answer.
func decoded(client *udaya.Client, j job) (object, error) {
	data, _ := methodOf(client, j.Do.Decode).Type().Out(0).Elem().FieldByName("Data")
	found := []string{}
	for member, kind := range map[string]reflect.Type{"data": data.Type, "meta": reflect.TypeOf(udaya.Meta{})} {
		typed := reflect.New(kind).Interface()
		if err := json.Unmarshal(j.Do.Input[member], typed); err != nil {
			found = append(found, fmt.Sprintf("%s %s: %v", j.Name, member, err))
			continue
		}
		found = append(found, lost(asJSON(j.Do.Input[member]), asJSON(typed), j.Name+" "+member)...)
	}
	return object{"lost": found}, nil
}

func shown(answer any) object {
	if file, ok := answer.(*udaya.File); ok {
		return object{
			"status": file.Status, "receipt": receipt(&file.Receipt), "media": file.MediaType, "base64": file.Bytes,
		}
	}
	value := reflect.ValueOf(answer).Elem()
	given := value.FieldByName("Receipt").Interface().(udaya.Receipt)
	line := object{"status": value.FieldByName("Status").Interface(), "receipt": receipt(&given), "data": nil, "meta": nil}
	raw := value.FieldByName("Raw").Interface().(json.RawMessage)
	if len(raw) == 0 {
		return line
	}
	var body struct{ Meta any }
	check(json.Unmarshal(raw, &body))
	came := reflect.New(reflect.TypeOf((*any)(nil)).Elem())
	check(errorOf(reflect.ValueOf(answer).MethodByName("DecodeData").Call([]reflect.Value{came})[0]))
	line["data"] = joined(came.Elem().Interface(), asJSON(value.FieldByName("Data").Interface()))
	line["meta"] = joined(body.Meta, asJSON(value.FieldByName("Meta").Interface()))
	return line
}

func receipt(r *udaya.Receipt) any {
	if r == nil {
		return nil
	}
	line := object{
		"request_id":        r.RequestID,
		"credits_charged":   r.CreditsCharged,
		"credits_remaining": r.CreditsRemaining,
		"rate_limit":        r.RateLimit,
		"rate_remaining":    r.RateRemaining,
		"rate_reset":        nil,
	}
	if r.RateReset != nil {
		line["rate_reset"] = r.RateReset.Seconds()
	}
	return line
}

var capital = regexp.MustCompile(`(.)([A-Z])`)

func fault(err error) object {
	var failure *udaya.APIError
	if !errors.As(err, &failure) {
		log.Fatal(err)
	}
	kind := strings.TrimSuffix(reflect.TypeOf(err).Elem().Name(), "Error")
	if err == error(failure) {
		kind = "udaya"
	}
	line := object{
		"kind":       strings.ToLower(capital.ReplaceAllString(kind, "${1}_$2")),
		"status":     failure.Status,
		"code":       failure.Code,
		"message":    failure.Message,
		"details":    append([]udaya.ErrorDetail{}, failure.Details...),
		"request_id": failure.RequestID,
		"text":       fmt.Sprintf("%v %+v %#v %#v", err, err, err, failure),
	}
	if failure.RetryAfter != nil {
		line["retry_after"] = failure.RetryAfter.Seconds()
	}
	return line
}

func rows(client *udaya.Client, j job) (object, error) {
	pager := invoke(client, j.Do.Each+"_all", j.Do.Input, j.Do.Options.list())[0]
	found := []any{}
	for pager.MethodByName("Next").Call(nil)[0].Bool() {
		found = append(found, pager.MethodByName("Row").Call(nil)[0].Interface())
		if len(found) == j.Do.Take {
			break
		}
	}
	return object{"rows": found}, errorOf(pager.MethodByName("Err").Call(nil)[0])
}

func webhook(j job) (object, error) {
	header := http.Header{}
	for name, value := range j.Do.Webhook.Headers {
		header.Set(name, value)
	}
	body := []byte(j.Do.Webhook.Body)
	err := udaya.VerifyWebhookAt(body, header, j.Do.Webhook.Secret, time.UnixMilli(j.Do.Webhook.NowMs))
	return object{"event": json.RawMessage(body)}, err
}

func printed(client *udaya.Client) object {
	text, err := json.Marshal(client)
	check(err)
	for _, verb := range []string{"%v", "%+v", "%#v", "%s", "%q"} {
		for _, value := range []any{client, *client, client.Kundli, *client.Kundli, []any{client}} {
			text = append(text, fmt.Sprintf(verb, value)...)
		}
	}
	return object{"text": string(text)}
}

func perform(client *udaya.Client, j job) (object, error) {
	ctx, more := context.Background(), j.Do.Options.list()
	answered := func(answer any, err error) (object, error) {
		if err != nil {
			return nil, err
		}
		return shown(answer), nil
	}
	called := func(name string) (any, error) {
		results := invoke(client, name, j.Do.Input, more)
		return results[0].Interface(), errorOf(results[1])
	}
	switch {
	case j.Do.Webhook != nil:
		return webhook(j)
	case j.Do.Print:
		return printed(client), nil
	case j.Do.Decode != "":
		return decoded(client, j)
	case j.Do.Each != "":
		return rows(client, j)
	case j.Do.Call != "":
		return answered(called(j.Do.Call))
	case j.Do.Request.Verb != "":
		return answered(client.Do(ctx, j.Do.Request.Verb, j.Do.Request.Path, j.Do.Input, more...))
	case j.Do.Wait != "":
		return answered(client.WaitUntilReady(ctx, j.Do.Wait, more...))
	case j.Do.ReportFile != "":
		return answered(client.ReportFile(ctx, j.Do.ReportFile, more...))
	case j.Do.Download != "":
		return answered(client.Download(ctx, j.Do.Download, more...))
	}
	order, err := called(j.Do.ReportOf)
	if err != nil {
		return nil, err
	}
	id := reflect.ValueOf(order).Elem().FieldByName("Data").FieldByName("ReportID").String()
	return answered(client.ReportFile(ctx, id, more...))
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	check(err)
	var jobs []job
	check(json.Unmarshal(text, &jobs))
	for _, j := range jobs {
		client := clientOf(j)
		started := time.Now()
		line, err := perform(client, j)
		if err != nil {
			line = object{"error": fault(err)}
		}
		line["name"], line["ms"], line["last"] = j.Name, time.Since(started).Milliseconds(), receipt(client.Last())
		out, err := json.Marshal(line)
		check(err)
		fmt.Println(string(out))
	}
}
