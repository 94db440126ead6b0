"""Fifty matches in one call: a list of stars against one."""

from udaya import Udaya

udaya = Udaya()
answer = udaya.batch.run(
    {
        "calls": [
            {
                "ref": f"match-{i}",
                "endpoint": "matching/ashtakoot",
                "body": {
                    "groom": {"nakshatra": i % 27 + 1, "pada": 1},
                    "bride": {"nakshatra": 17, "pada": 1},
                },
            }
            for i in range(50)
        ]
    }
)

for result in answer.data["results"]:
    body = result["body"]
    print(
        f"{result['ref']}: {body['data']['total'] if body['status'] == 'success' else body['error']['code']}"
    )
