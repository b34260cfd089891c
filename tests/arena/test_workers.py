"""Processes that play games do not outlive whoever asked for them."""

import os
import signal
import subprocess
import sys
import time

SCRIPT = """
import os, time
from meydan.arena.workers import workers

def forever(numbers):
    print(os.getpid(), flush=True)
    time.sleep(3600)

if __name__ == "__main__":
    with workers(2) as team:
        list(team.each(forever, [[0], [1]]))
"""


def is_running(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_killed_match_leaves_no_process_behind(tmp_path):
    script = tmp_path / "match.py"
    script.write_text(SCRIPT)
    match = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    workers = [int(match.stdout.readline()) for _ in range(2)]
    match.send_signal(signal.SIGKILL)
    match.wait()
    until = time.monotonic() + 120
    while (left := [worker for worker in workers if is_running(worker)]) and time.monotonic() < until:
        time.sleep(0.05)
    assert not left
