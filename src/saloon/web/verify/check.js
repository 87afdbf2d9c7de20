// A match file taken apart and checked without any game: chain of lines, promise, pledges, and every number drawn.
// A classic script on purpose, like hash.js.

globalThis.saloonCheck = (() => {
  const { sha256, hmac, pack, number, hex, unhex, utf8 } = globalThis.saloonHash;
  const ZERO = "0".repeat(64);
  const HASH = /^[0-9a-f]{64}$/;
  const MOST = 2_000_000;

  /**
   * @param {string} text @param {string} expected the key of the house that should have sealed it, if one is named
   * @returns {Promise<{holds: boolean, seal: string, findings: {kind: "good" | "bad" | "note", word: string, args?: object}[], draws: object[]}>}
   */
  async function check(text, expected = "") {
    const findings = [];
    let sealed = "";
    const say = (kind, word, args = {}) => findings.push({ kind, word, args });
    const draws = [];
    try {
      if (text.length > MOST) throw new Fault("too-long");
      const lines = split(text);
      await chain(lines, say);
      const record = parse(lines);
      const names = record.players.map((each) => each.name).join(", ");
      say("note", "match", { game: record.game, names, version: record.version, id: record.match });
      order(record);
      if (record.chance === "placed") say("note", "placed");
      else if (record.chance !== "fair") say("note", "no-claim", { chance: record.chance });
      else await fair(record, say, draws);
      say("note", ...ended(record));
      if (crossed(record)) say("note", "crossed");
      sealed = await seal(record, expected.trim().toLowerCase(), say);
      say("note", "last-hash", { hash: record.signed?.head ?? lines.at(-1).hash });
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      say("bad", fault.word, fault.args);
    }
    return { holds: findings.every((each) => each.kind !== "bad"), seal: sealed, findings, draws };
  }

  class Fault extends Error {
    constructor(word, args = {}) {
      super(word);
      this.word = word;
      this.args = args;
    }
  }

  function split(text) {
    const whole = text.replace(/^\ufeff/, "").replace(/\n$/, "");
    return whole.split("\n").map((raw, i) => {
      const line = raw.replace(/\r$/, "");
      const at = line.lastIndexOf(" ");
      const hash = line.slice(at + 1);
      if (at < 1 || !HASH.test(hash)) throw new Fault("bad-line", { line: i + 1 });
      return { line: i + 1, text: line.slice(0, at), hash };
    });
  }

  async function chain(lines, say) {
    let before = ZERO;
    for (const { line, text, hash } of lines) {
      if (hex(await sha256(utf8(`${before} ${text}`))) !== hash) throw new Fault("broken", { line });
      before = hash;
    }
    say("good", "chain", { count: lines.length });
  }

  function parse(lines) {
    const row = [...lines];
    const take = (word, parts = 1) => {
      const { line, text } = row[0] ?? { line: lines.length + 1, text: "" };
      const [head, ...rest] = text.split(" ");
      if (head !== word || rest.length < parts) throw new Fault("expected", { line, word });
      row.shift();
      return rest;
    };
    if (take("saloon")[0] !== "1") throw new Fault("format", { line: 1 });
    const record = { added: [], entries: [], end: "", secret: "", seats: 0, players: [] };
    [record.match] = take("match");
    [record.game, record.version] = take("game", 2);
    const options = take("options").join(" ");
    record.options = options === "-" ? "" : options;
    take("play");
    record.position = row[0]?.text.startsWith("position ") ? take("position").join(" ") : "";
    while (row[0]?.text.startsWith("seat ")) {
      record.players.push(player(take("seat", 3)));
      record.seats++;
    }
    [record.chance] = take("chance");
    if (record.chance === "fair" || record.chance === "placed") {
      [record.commitment] = take("commitment");
      while (row[0]?.text.startsWith("adds ")) {
        const { line } = row[0];
        const [seat, pledge, bytes] = take("adds", 3);
        record.added.push({ line, seat: Number(seat), pledge, bytes: bytes === "-" ? "" : bytes });
      }
    }
    while (row.length && !/^end /.test(row[0].text)) record.entries.push(row.shift());
    if (row.length) record.end = take("end").join(" ");
    if (record.commitment && row[0]?.text.startsWith("secret ")) [record.secret] = take("secret");
    if (row[0]?.text.startsWith("signed ")) {
      const head = lines[lines.length - row.length - 1].hash;
      const [key, signature] = take("signed", 2);
      record.signed = { key, signature, head };
    }
    if (row.length) throw new Fault("after-end", { line: row[0].line });
    return record;
  }

  /** Sealed by the key, by another one than expected, or not sealed; some browsers cannot tell whether the key has signed it. */
  async function seal(record, expected, say) {
    if (!record.signed) {
      say("note", "unsealed");
      return "unsealed";
    }
    const { key, signature, head } = record.signed;
    try {
      const reader = await crypto.subtle.importKey("raw", unhex(key), "Ed25519", false, ["verify"]);
      const good = await crypto.subtle.verify(
        "Ed25519",
        reader,
        unhex(signature),
        pack("saloon head 1", record.match, head),
      );
      if (!good) {
        say("bad", "sealed-wrong", { key });
        return "";
      }
    } catch {
      say("note", "sealed-unread", { key });
      return "";
    }
    if (!expected) {
      say("good", "sealed-by", { key });
      return "sealed-by";
    }
    const same = key === expected;
    const word = same ? "sealed-expected" : "sealed-other";
    say(same ? "good" : "note", word, { key, expected });
    return word;
  }

  /** Entries are numbered from 1 without a gap. */
  function order(record) {
    record.entries.forEach(({ line, text }, i) => {
      if (!text.startsWith(`${i + 1} `)) throw new Fault("numbering", { line });
    });
  }

  const player = ([seat, kind, ...name]) => ({
    seat: Number(seat),
    human: kind === "human" || kind === "program",
    name: unquoted(name.join(" ")),
  });

  function unquoted(text) {
    try {
      return String(JSON.parse(text));
    } catch {
      return text;
    }
  }

  /** How it ended, and for whom, as a word and what belongs into it. */
  function ended({ end, players, entries }) {
    const names = new Map(players.map((each) => [each.seat, each.name]));
    for (const { text } of entries) {
      const [, word, ...rest] = text.split(" ");
      if (word === "seat") names.set(player(rest).seat, player(rest).name);
    }
    const [how, what = ""] = end.split(" ");
    if (how === "resigned") return ["ended-resigned", { who: names.get(Number(what)) }];
    if (how !== "finished") return [end ? "ended-abandoned" : "running"];
    const scores = what.split(",").map(Number);
    const best = scores.flatMap((score, i) => (score === Math.max(...scores) ? [names.get(i + 1)] : []));
    if (scores.length === 1) return ["ended-alone", { who: best[0] }];
    return best.length === scores.length ? ["ended-draw"] : ["ended-won", { who: best.join(", ") }];
  }

  /** Whether a person took a chair that was not theirs after another one had been a person's; whether hands are hidden only the game knows. */
  function crossed({ players, entries }) {
    const now = new Map(players.map((each) => [each.seat, each.name]));
    const people = new Map(players.filter((each) => each.human).map((each) => [each.seat, each.name]));
    for (const { text } of entries) {
      const [, word, ...rest] = text.split(" ");
      if (word !== "seat") continue;
      const { seat, human, name } = player(rest);
      const back = people.get(seat) === name && now.get(seat) === name;
      if (human && !back && [...people.keys()].some((each) => each !== seat)) return true;
      if (human) people.set(seat, name);
      now.set(seat, name);
    }
    return false;
  }

  async function fair(record, say, draws) {
    for (const { line, seat, pledge, bytes } of record.added) {
      if (!bytes) say("note", "unopened", { seat });
      else if (hex(await sha256(pack("saloon pledge 1", record.match, String(seat), unhex(bytes)))) === pledge)
        say("good", "pledge", { seat });
      else say("bad", "pledge-wrong", { seat, line });
    }
    if (!record.added.some(({ bytes }) => bytes)) say("note", "no-pledges");
    if (!record.secret) return say("note", "sealed", { commitment: record.commitment });
    const secret = unhex(record.secret);
    const begun = record.position ? ` position ${record.position}` : "";
    const rules = `${record.game} ${record.version} ${record.seats} ${record.options}${begun}`;
    if (hex(await sha256(pack("saloon commitment 1", record.match, rules, secret))) !== record.commitment)
      throw new Fault("secret-wrong");
    say("good", "promise", { commitment: record.commitment });
    await derive(record, secret, draws);
    say("good", "derived", { count: draws.length });
    return undefined;
  }

  /** Every event of nature with the word that secret, added bytes and its number give; after a takeback, the number it had when all was the same. */
  async function derive(record, secret, draws) {
    const added = Array.from({ length: record.seats }, (_, i) =>
      unhex(record.added.find(({ seat }) => seat === i + 1)?.bytes ?? ""),
    );
    const fate = memory();
    for (const { text } of record.entries) {
      const [at, who, ...action] = text.split(" ");
      const first = fate(Number(at), who, action);
      if (who === "*")
        draws.push({
          number: Number(at),
          action: action.join(" "),
          word: hex(await hmac(secret, pack(...added, "event", number(first, 8), number(0, 8)))),
        });
    }
  }

  /** The ways a match has gone, those taken back too, as a tree; for each event the number of the first one at its fork. */
  function memory() {
    const ways = new Map();
    const numbers = new Map();
    const line = [{ number: 0, fork: 0 }];
    return (number, who, action) => {
      if (who === "seat") return number;
      if (who === "back" || who === "undo") {
        while (line.at(-1).number >= Number(action[1])) line.pop();
        if (who === "undo") numbers.clear();
        return number;
      }
      const { fork } = line.at(-1);
      const way = `${fork} ${who} ${action.join(" ")}`;
      if (who === "*" && !numbers.has(fork)) numbers.set(fork, number);
      if (!ways.has(way)) ways.set(way, ways.size + 1);
      line.push({ number, fork: ways.get(way) });
      return numbers.get(fork) ?? number;
    };
  }

  /** The place below a total that a word gives, or null if the word must be thrown away. */
  function place(word, total) {
    const value = BigInt(`0x${word}`);
    const span = 1n << 256n;
    return value < span - (span % BigInt(total)) ? Number(value % BigInt(total)) : null;
  }

  return { check, place };
})();
