"""A kundli page: where the planets stand, and the navamsa as a drawing."""

from udaya import Udaya

udaya = Udaya()

answer = udaya.kundli.planets({"date": "1990-05-10", "time": "19:55", "place": "New Delhi"})
for planet in answer.data["planets"]:
    print(f"{planet['name']}: {planet['sign']['name']}, house {planet['house']}")

navamsa = udaya.charts.render(
    {"date": "1990-05-10", "time": "19:55", "place": "New Delhi", "chart": "D9", "style": "north"}
)
print(f"D9: {navamsa.media_type}")
