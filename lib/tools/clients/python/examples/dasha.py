"""The periods that run now, and whether Saturn's seven and a half years do."""

from udaya import Udaya

udaya = Udaya()

running = udaya.dasha.running(
    {
        "date": "1990-05-10",
        "time": "19:55",
        "place": "New Delhi",
        "systems": ["vimshottari"],
        "level": 2,
    }
)
for row in running.data["systems"]:
    print(f"{row['system']}: {' > '.join(lord['name'] for lord in row['current'][-1]['lords'])}")

sade_sati = udaya.dosha.sade_sati({"date": "1990-05-10", "time": "19:55", "place": "New Delhi"}).data
active = "yes" if sade_sati["status"]["active"] else "no"
print(f"Sade sati with the Moon in {sade_sati['moon_sign']['name']}: {active}")
