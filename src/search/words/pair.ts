/**
 * What laypersons say, and what medicine calls it. A search for the one finds the other, both ways (S12.4).
 * It is one step and no chain: two words that share a third are not joined by it.
 */
export type SynonymPair = readonly [lay: string, medical: string];
