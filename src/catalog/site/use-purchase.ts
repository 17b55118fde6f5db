import { useMember } from '#accounts/site/door.ts';

/** The reader's purchase of a coaching or retreat, by slug; null for visitors, and until the reader is known. */
export function usePurchase(kind: 'coaching' | 'retreat', slug: string | null): string | null {
  const member = useMember();
  return member?.[kind === 'coaching' ? 'coachings' : 'retreats'].find((own) => own.slug === slug)?.status ?? null;
}
