const newline = '\n'.charCodeAt(0);
const tab = '\t'.charCodeAt(0);
const minus = '-'.charCodeAt(0);
const zero = '0'.charCodeAt(0);

/** FNV-1a of some bytes. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * Whole numbers by their keys in a file whose lines are a key and its numbers, each after a tab; lines without a tab are left out.
 * Only where each line begins is kept beside the file: in a map of strings 170,000 lines took ten times as much memory, and a
 * start longer.
 */
export class NumberTable {
  readonly #file: Buffer;
  /** A hash table with linear probing: one more than where a line begins. */
  readonly #slots: Uint32Array;

  constructor(file: Buffer) {
    this.#file = file;
    let lines = 1;
    for (let at = file.indexOf(newline); at >= 0; at = file.indexOf(newline, at + 1)) lines += 1;
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * lines)));
    for (let start = 0; start < file.length;) {
      const end = file.indexOf(newline, start);
      const next = end < 0 ? file.length : end + 1;
      const key = file.indexOf(tab, start);
      if (key < 0) break;
      if (key < next) this.#slots[this.#slotOf(file.subarray(start, key))] = start + 1;
      start = next;
    }
  }

  /** The numbers of a key; null if it has none. */
  numbersOf(key: string): number[] | null {
    const wanted = Buffer.from(key);
    const start = this.#slots[this.#slotOf(wanted)] as number;
    return start === 0 ? null : this.#numbersAt(start - 1 + wanted.length);
  }

  /** The slot of the line with this key, else the free one where it would be. */
  #slotOf(key: Uint8Array): number {
    const last = this.#slots.length - 1;
    let slot = hashOf(key) & last;
    for (let start = this.#slots[slot] as number; start > 0 && !this.#isAt(start - 1, key); start = this.#slots[slot] as number)
      slot = (slot + 1) & last;
    return slot;
  }

  #isAt(start: number, key: Uint8Array): boolean {
    for (let at = 0; at < key.length; at += 1) if (this.#file[start + at] !== key[at]) return false;
    return this.#file[start + key.length] === tab;
  }

  #numbersAt(from: number): number[] {
    const numbers: number[] = [];
    let sign = 1;
    for (let at = from; at < this.#file.length && this.#file[at] !== newline; at += 1) {
      const byte = this.#file[at] as number;
      if (byte === tab) {
        numbers.push(0);
        sign = 1;
      } else if (byte === minus) sign = -1;
      else numbers.push((numbers.pop() ?? 0) * 10 + sign * (byte - zero));
    }
    return numbers;
  }
}
