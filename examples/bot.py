"""A bot that joins a table and plays a whole game: python bot.py https://play.example.org/t/LINK TOKEN"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect

address, token = sys.argv[1:]
server, link = address.split("/t/")
headers = {"Authorization": f"Bearer {token}"}
web = httpx.Client(base_url=f"{server}/api", headers=headers, timeout=30)


def post(path, **body):
    answer = web.post(path, json=body)
    if answer.is_error and answer.json()["code"] != "stale-version":  # stale: the next message brings the news
        sys.exit(f"{path} was refused: {answer.json()['detail']}")


table = web.get(f"/links/{link}").raise_for_status().json()
seats = table["mine"]  # not empty if this bot was started before
if not seats:
    seats = [chair["seat"] for chair in table["chairs"] if not (chair["account"] or chair["bot"] or chair["invited"])]
    post(f"/tables/{table['id']}/sit", seat=seats[0], link=link)

news = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket?seat={seats[0]}"
with connect(news, additional_headers=headers, max_size=None) as socket:
    for message in map(json.loads, socket):
        if message["type"] in ("view", "events") and message["to_answer"] == seats[0]:
            choice = random.choice(message["view"]["options"])  # think here
            post(f"/tables/{table['id']}/choices", seat=seats[0], version=message["version"], choices=[choice])
        elif message.get("over"):
            print("ranks by seat:", *message["result"]["ranks"])
            break
