"""A bot in Python: it does the first thing that is allowed. `saloon sim prsi --bots "cmd:python3 first.py,regular"`"""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"move": asked["legal"][0]}), flush=True)
