// Dates for a wedding within a month, the best first.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/udaya/udaya-go"
)

func main() {
	client := udaya.NewClient()
	answer, err := client.Muhurat.Find(context.Background(), udaya.MuhuratFindInput{
		RangePlaceNatives: udaya.RangePlaceNatives{From: "2026-02-01", To: "2026-02-28", Place: "Jaipur"},
		Event:             "marriage",
		Limit:             udaya.Ptr(3),
	})
	if err != nil {
		log.Fatal(err)
	}
	for _, window := range answer.Data.Windows {
		fmt.Printf("%s to %s: %v\n", window.Span.Start, window.Span.End, window.Score)
	}
}
