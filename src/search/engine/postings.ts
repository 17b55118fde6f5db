/**
 * Posting lists: which documents have a lexeme, and its weight there. A posting is an unsigned 32-bit number: the document's
 * number within its block (16 bits), the weight (8), the fields (8). A list is these numbers in little-endian order, sorted by
 * document, so that new documents are appended with `||` and lists are read without decoding.
 */

/** Documents per block. */
export const blockSize = 65_536;

export const blockOf = (no: number): number => Math.floor(no / blockSize);

/** The fields of a document, as bits. */
export const fields = { title: 1, keywords: 2, lists: 4, description: 8, speech: 16 } as const;

export const posting = (no: number, impact: number, inFields: number): number =>
  ((inFields << 24) | (Math.min(255, Math.max(1, Math.round(impact))) << 16) | (no % blockSize)) >>> 0;

export const numberIn = (entry: number): number => entry & 0xffff;
export const impactIn = (entry: number): number => (entry >>> 16) & 0xff;
export const fieldsIn = (entry: number): number => entry >>> 24;

export const bytesOf = (entries: readonly number[]): Buffer => Buffer.from(Uint32Array.from(entries).buffer);

/** The postings of a list from the database, whatever its alignment in memory. */
export const readList = (bytes: Uint8Array): Uint32Array => new Uint32Array(new Uint8Array(bytes).buffer);

/** The list of a lexeme in one block. */
export type BlockList = { readonly block: number; readonly list: Uint32Array };

/** A document's posting in a lexeme's lists; undefined if there is none. */
export function postingOf(no: number, lists: readonly BlockList[]): number | undefined {
  const list = lists.find(({ block }) => block === blockOf(no))?.list ?? [];
  const number = no % blockSize;
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numberIn(list[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  const entry = list[low];
  return entry !== undefined && numberIn(entry) === number ? entry : undefined;
}
