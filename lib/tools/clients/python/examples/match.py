"""Two horoscopes against each other: points of 36, and each koota."""

from udaya import Udaya

udaya = Udaya()
match = udaya.matching.ashtakoot(
    {
        "groom": {"date": "1988-11-02", "time": "06:10", "place": "Pune"},
        "bride": {"date": "1990-05-10", "time": "19:55", "place": "New Delhi"},
    }
).data

print(f"{match['total']} of 36: {match['verdict_name']}")
for koota in match["kootas"]:
    print(f"{koota['name']}: {koota['points']} of {koota['max']}")
