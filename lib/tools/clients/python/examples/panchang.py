"""Today's panchang of a town."""

from udaya import Udaya

udaya = Udaya()
today = udaya.panchang.daily({"place": "Varanasi"}).data

print(f"Varanasi, {today['date']}")
for tithi in today["tithi"]:
    print(f"{tithi['name']} until {tithi['span']['end']}")
print(f"Sunrise {today['sunrise']}")
