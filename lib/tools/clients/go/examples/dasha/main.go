// The periods that run now, and whether Saturn's seven and a half years do.
package main

import (
	"context"
	"fmt"
	"log"
	"strings"

	"github.com/udaya/udaya-go"
)

func main() {
	ctx := context.Background()
	client := udaya.NewClient()

	running, err := client.Dasha.Running(ctx, udaya.DashaRunningInput{
		BirthAt: udaya.BirthAt{Date: "1990-05-10", Time: "19:55", Place: "New Delhi"},
		Systems: []string{"vimshottari"},
		Level:   udaya.Ptr(2),
	})
	if err != nil {
		log.Fatal(err)
	}
	for _, system := range running.Data.Systems {
		var lords []string
		for _, lord := range system.Current[len(system.Current)-1].Lords {
			lords = append(lords, lord.Name)
		}
		fmt.Printf("%s: %s\n", system.System, strings.Join(lords, " > "))
	}

	answer, err := client.Dosha.SadeSati(ctx, udaya.DoshaSadeSatiInput{
		BirthAt: udaya.BirthAt{Date: "1990-05-10", Time: "19:55", Place: "New Delhi"},
	})
	if err != nil {
		log.Fatal(err)
	}
	runs := "no"
	if answer.Data.Status.Active {
		runs = "yes"
	}
	fmt.Printf("Sade sati with the Moon in %s: %s\n", answer.Data.MoonSign.Name, runs)
}
