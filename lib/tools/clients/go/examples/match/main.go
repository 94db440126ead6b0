// Two horoscopes against each other: points of 36, and each koota.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/udaya/udaya-go"
)

func main() {
	client := udaya.NewClient()
	answer, err := client.Matching.Ashtakoot(context.Background(), udaya.MatchingAshtakootInput{
		StarPair: udaya.StarPair{
			Groom: udaya.StarPairGroom{Date: "1988-11-02", Time: "06:10", Place: "Pune"},
			Bride: udaya.StarPairGroom{Date: "1990-05-10", Time: "19:55", Place: "New Delhi"},
		},
	})
	if err != nil {
		log.Fatal(err)
	}

	match := answer.Data
	fmt.Printf("%g of 36: %s\n", match.Total, match.VerdictName)
	for _, koota := range match.Kootas {
		fmt.Printf("%s: %g of %g\n", koota.Name, koota.Points, koota.Max)
	}
}
