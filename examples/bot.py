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


def ask(method, path, **body):
    answer = web.request(method, path, json=body or None)
    if answer.is_error and answer.json()["code"] != "stale-version":  # stale: the next message brings the news
        sys.exit(f"{path} was refused: {answer.json()['detail']}")
    return answer.json()


table = ask("GET", f"/links/{link}")
free = [chair["seat"] for chair in table["chairs"] if not (chair["account"] or chair["bot"] or chair["invited"])]
if not (table["mine"] or free):
    sys.exit("no chair is free at this table")
seat = (table["mine"] or free)[0]  # mine, if this bot was started before
if not table["mine"]:
    ask("POST", f"/tables/{table['id']}/sit", seat=seat, link=link)

news = f"{server.replace('http', 'ws', 1)}/api/tables/{table['id']}/socket?seat={seat}"
with connect(news, additional_headers=headers, max_size=None) as socket:
    for message in map(json.loads, socket):
        if message["type"] == "problem":
            sys.exit(message["detail"])
        if message["type"] in ("view", "events") and message["to_answer"] == seat:
            choice = random.choice(message["view"]["options"])  # think here
            ask("POST", f"/tables/{table['id']}/choices", seat=seat, version=message["version"], choices=[choice])
        elif message.get("over"):
            print("ranks by seat:", *message["result"]["ranks"])
            break
