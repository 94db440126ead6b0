// Today's panchang of a town.
package main

import (
	"context"
	"fmt"
	"log"

	"github.com/udaya/udaya-go"
)

func main() {
	client := udaya.NewClient()
	answer, err := client.Panchang.Daily(context.Background(), udaya.PanchangDailyInput{
		DatePlace: udaya.DatePlace{Place: "Varanasi"},
	})
	if err != nil {
		log.Fatal(err)
	}

	today := answer.Data
	fmt.Printf("Varanasi, %s\n", today.Date)
	for _, tithi := range today.Tithi {
		fmt.Printf("%s until %s\n", tithi.Name, tithi.Span.End)
	}
	fmt.Printf("Sunrise %s\n", today.Sunrise)
}
