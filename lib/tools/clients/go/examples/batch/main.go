// Fifty matches in one call: a list of stars against one.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"

	"github.com/udaya/udaya-go"
)

func main() {
	client := udaya.NewClient()
	calls := make([]udaya.BatchCalls, 50)
	for i := range calls {
		calls[i] = udaya.BatchCalls{
			Ref:      fmt.Sprintf("match-%d", i),
			Endpoint: "matching/ashtakoot",
			Body: udaya.MatchingAshtakootInput{
				StarPair: udaya.StarPair{
					Groom: udaya.StarPairGroom{Nakshatra: i%27 + 1, Pada: udaya.Ptr(1)},
					Bride: udaya.StarPairGroom{Nakshatra: 17, Pada: udaya.Ptr(1)},
				},
			},
		}
	}
	answer, err := client.Batch.Run(context.Background(), udaya.BatchRunInput{Calls: calls})
	if err != nil {
		log.Fatal(err)
	}

	for _, result := range answer.Data.Results {
		var body struct {
			Data  udaya.MatchingAshtakoot
			Error udaya.FailureError
		}
		if err := json.Unmarshal(result.Body, &body); err != nil {
			log.Fatal(err)
		}
		if result.HTTP == 200 {
			fmt.Printf("%s: %g\n", result.Ref, body.Data.Total)
		} else {
			fmt.Printf("%s: %s\n", result.Ref, body.Error.Code)
		}
	}
}
