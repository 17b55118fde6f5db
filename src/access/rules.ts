import type { Protection } from '#catalog/contract.ts';

/**
 * What someone holds: `member` for being logged in, `coaching` for owning one. Later rooms add grants;
 * this room alone decides what they open (S4.16, S6).
 */
export type Grant = { readonly kind: 'member' } | { readonly kind: 'coaching'; readonly slug: string };

/** A thing that may be protected: `coaching` is the slug of the coaching it belongs to. */
export type Protected = { readonly protection: Protection; readonly coaching: string | null };

/** Whether the holder of these grants may watch (S6.1 to S6.3). */
export function mayWatch(thing: Protected, held: readonly Grant[]): boolean {
  switch (thing.protection) {
    case 'free':
      return true;
    case 'exclusive':
      return held.some(({ kind }) => kind === 'member');
    case 'coaching':
      return held.some((grant) => grant.kind === 'coaching' && grant.slug === thing.coaching);
  }
}
