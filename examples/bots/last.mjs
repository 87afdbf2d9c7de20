// A bot in JavaScript: it does the last thing that is allowed. saloon sim prsi --bots "cmd:node last.mjs,regular"
import { createInterface } from "node:readline";

createInterface({ input: process.stdin }).on("line", (line) => {
  const asked = JSON.parse(line);
  console.log(JSON.stringify({ move: asked.legal.at(-1) }));
});
