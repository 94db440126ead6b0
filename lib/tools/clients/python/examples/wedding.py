"""Dates for a wedding within a month, the best first."""

from udaya import Udaya

udaya = Udaya()
found = udaya.muhurat.find(
    {"event": "marriage", "from": "2026-02-01", "to": "2026-02-28", "place": "Jaipur", "limit": 3}
)

for window in found.data["windows"]:
    print(f"{window['span']['start']} to {window['span']['end']}: {window['score']}")
