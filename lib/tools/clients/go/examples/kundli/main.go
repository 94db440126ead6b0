// A kundli page: where the planets stand, and the navamsa as a drawing.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/udaya/udaya-go"
)

func main() {
	ctx := context.Background()
	client := udaya.NewClient()
	birth := udaya.Birth{Date: "1990-05-10", Time: "19:55", Place: "New Delhi"}

	chart, err := client.Kundli.Planets(ctx, udaya.KundliPlanetsInput{Birth: birth})
	if err != nil {
		log.Fatal(err)
	}
	for _, planet := range chart.Data.Planets {
		fmt.Printf("%s: %s, house %d\n", planet.Name, planet.Sign.Name, planet.House)
	}

	navamsa, err := client.Charts.Render(ctx, udaya.ChartsRenderInput{Birth: birth, Chart: "D9", Style: "north"})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("D9: %s\n", navamsa.MediaType)
}
