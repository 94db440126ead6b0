/** What people read of the Go library: snippets and the guide. */
import type { Phrases } from './language.ts';
import { structLiteral } from './go-literals.ts';
import { callNames, MODULE } from './go-names.ts';

const RESULT = {
  data: ['answer', '\tfmt.Printf("%+v\\n", answer.Data)\n'],
  file: ['file', '\tfmt.Println(file.MediaType, len(file.Bytes))\n'],
  nothing: ['_', ''],
} as const;

export const GO: Phrases = {
  name: 'go',
  title: 'Go',
  runtime: 'Go 1.19 or later',
  snippet: (call) => {
    const [result, after] = RESULT[call.answers];
    const { method, input } = callNames(call);
    const client = call.access === 'session' ? 'udaya.WithSessionToken("YOUR_TOKEN")' : '';
    const given =
      call.shape === null
        ? ''
        : `, ${structLiteral(call.input, call.shape, `udaya.${input}`, '\t', call.verb === 'PATCH')}`;
    return `package main

import (
	"context"
${after === '' ? '' : '\t"fmt"\n'}	"log"

	"${MODULE}"
)

func main() {
	client := udaya.NewClient(${client})
	${result}, err := client.${method}(context.Background()${given})
	if err != nil {
		log.Fatal(err)
	}
${after}}`;
  },
  local: `go mod edit -require ${MODULE}@v0.0.0 -replace ${MODULE}=./udaya/.clients/go`,
  guide: {
    install: `go get ${MODULE}`,
    call: `package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"${MODULE}"
)

func main() {
	ctx := context.Background()
	client := udaya.NewClient(udaya.WithAPIKey(os.Getenv("UDAYA_API_KEY")))

	answer, err := client.Kundli.Planets(ctx, udaya.KundliPlanetsInput{
		Birth: udaya.Birth{Date: "1990-05-10", Time: "19:55", Place: "New Delhi"},
	})
	if err != nil {
		log.Fatal(err)
	}
	for _, planet := range answer.Data.Planets {
		fmt.Println(planet.Name, planet.Sign.Name, planet.House)
	}
	fmt.Println(answer.Meta.Warnings, answer.Receipt.RequestID)
}`,
    errors: `_, err := client.Panchang.Daily(ctx, udaya.PanchangDailyInput{
	DatePlace: udaya.DatePlace{Lat: udaya.Ptr(91.0), Lon: udaya.Ptr(77.2)},
})
var invalid *udaya.ValidationError
var limited *udaya.RateLimitError
var failed *udaya.APIError // every family has it inside
switch {
case errors.As(err, &invalid):
	fmt.Println(invalid.Details) // [{lat OUT_OF_RANGE …}]
case errors.As(err, &limited):
	fmt.Println(limited.RetryAfter)
case errors.As(err, &failed):
	fmt.Println(failed.Code, failed.RequestID)
}`,
    retries: `patient := udaya.NewClient(udaya.WithTimeout(time.Minute), udaya.WithRetries(4))
answer, err := patient.Matching.Ashtakoot(ctx, udaya.MatchingAshtakootInput{
	StarPair: udaya.StarPair{
		Groom: udaya.StarPairGroom{Nakshatra: "rohini"},
		Bride: udaya.StarPairGroom{Nakshatra: "hasta"},
	},
}, udaya.WithIdempotencyKey("order-1024"))`,
    list: `reports := client.Reports.ListAll(ctx, udaya.ReportsListInput{})
for reports.Next() {
	fmt.Println(reports.Row().ReportID)
}
if err := reports.Err(); err != nil {
	return err
}`,
    report: `order, err := client.PDF.Kundli(ctx, udaya.PDFKundliInput{
	Birth: udaya.Birth{Date: "1990-05-10", Time: "19:55", Place: "New Delhi"},
})
if err != nil {
	return err
}
file, err := client.ReportFile(ctx, order.Data.ReportID)
if err != nil {
	return err
}
return os.WriteFile("kundli.pdf", file.Bytes, 0o644)`,
    image: `chart, err := client.Charts.Render(ctx, udaya.ChartsRenderInput{
	Birth: udaya.Birth{Date: "1990-05-10", Time: "19:55", Place: "New Delhi"},
	Chart: "D9",
})
if err != nil {
	return err
}
fmt.Println(chart.MediaType, string(chart.Bytes))`,
    webhook: `body, err := io.ReadAll(request.Body)
if err != nil {
	return err
}
if err := udaya.VerifyWebhook(body, request.Header, os.Getenv("UDAYA_WEBHOOK_SECRET")); err != nil {
	return err
}
return json.Unmarshal(body, &event)`,
  },
};
