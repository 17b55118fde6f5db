/** Length of a piece of a word. */
const pieceLength = 4;

/** The pieces of a word with its edges: ' kop', 'kopf', 'opfw', 'pfwe', 'fweh', 'weh '. */
export function piecesOf(word: string): string[] {
  const whole = ` ${word} `;
  if (whole.length <= pieceLength) return [whole];
  return Array.from({ length: whole.length - pieceLength + 1 }, (_, at) => whole.slice(at, at + pieceLength));
}

/** A piece that a text has often says more than one that it has once, but not much more. */
export const damped = (count: number): number => 1 + Math.log(count);

/** How often a text has each piece, or each of these. */
export function countPieces(words: readonly string[], only?: ReadonlyMap<string, unknown>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words)
    for (const piece of piecesOf(word)) if (!only || only.has(piece)) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}
