// SHA-256 and HMAC. The browser's own where it is allowed to (https, localhost, a saved file), otherwise these lines:
// a table at home is often reached by a plain address in the house, where browsers lock their own away.
// A classic script on purpose: the checking page also runs from a disk, where modules may not load.

globalThis.saloonHash = (() => {
  const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
  const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

  /** @param {number} count */
  function primes(count) {
    /** @type {number[]} */
    const found = [];
    for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
    return found;
  }

  /** @param {number} root */
  function fraction(root) {
    return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  }

  /** @param {number} word @param {number} by */
  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  /** SHA-256 without the browser's help. @param {Uint8Array} bytes */
  function plain(bytes) {
    const length = ((bytes.length + 8) >> 6) * 64 + 64;
    const padded = new Uint8Array(length);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(length - 4, (bytes.length << 3) >>> 0);
    const hash = [...START];
    for (let at = 0; at < length; at += 64) block(view, at, hash);
    const out = new DataView(new ArrayBuffer(32));
    for (const [i, word] of hash.entries()) out.setUint32(4 * i, word);
    return new Uint8Array(out.buffer);
  }

  /** @param {DataView} view @param {number} at @param {number[]} hash */
  function block(view, at, hash) {
    const w = new Uint32Array(64);
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const b = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = w[i - 16] + a + w[i - 7] + b;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) >>> 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i] + word) >>> 0;
  }

  /** @param {Uint8Array<ArrayBuffer>} bytes */
  async function sha256(bytes) {
    return globalThis.crypto?.subtle ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)) : plain(bytes);
  }

  /** @param {Uint8Array<ArrayBuffer>} key @param {Uint8Array<ArrayBuffer>} message */
  async function hmac(key, message) {
    const block = new Uint8Array(64);
    block.set(key.length > 64 ? await sha256(key) : key);
    const inner = await sha256(
      joined(
        block.map((byte) => byte ^ 0x36),
        message,
      ),
    );
    return sha256(
      joined(
        block.map((byte) => byte ^ 0x5c),
        inner,
      ),
    );
  }

  /** @param {...Uint8Array} parts */
  function joined(...parts) {
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }

  /** Parts in a row, each after its length in four bytes; texts as UTF-8. @param {...(string | Uint8Array)} parts */
  function pack(...parts) {
    return joined(
      ...parts.flatMap((part) => {
        const bytes = typeof part === "string" ? utf8(part) : part;
        return [number(bytes.length, 4), bytes];
      }),
    );
  }

  /** @param {string} text */
  const utf8 = (text) => new TextEncoder().encode(text);

  /** A number as `count` bytes, big end first. @param {number | bigint} value @param {number} count */
  function number(value, count) {
    const bytes = new Uint8Array(count);
    for (let i = count - 1, rest = BigInt(value); i >= 0; i--, rest >>= 8n) bytes[i] = Number(rest & 255n);
    return bytes;
  }

  /** @param {Uint8Array} bytes */
  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  /** @param {string} text */
  const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

  return { sha256, hmac, pack, number, hex, unhex, utf8, plain };
})();
