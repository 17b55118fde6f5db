import { useMember } from '#accounts/site/door.ts';

/** What became of the reader's purchase of a coaching or retreat, by its slug; null for visitors, and until it is known who reads. */
export function usePurchase(kind: 'coaching' | 'retreat', slug: string | null): string | null {
  const member = useMember();
  return member?.[kind === 'coaching' ? 'coachings' : 'retreats'].find((own) => own.slug === slug)?.status ?? null;
}
