import { useEffect } from 'react';
import { useMember } from '#accounts/site/door.ts';
import { whenIdle } from '#ui/when-idle.ts';

/** Also whoever has logged out since has to see it go. */
let hasBegun = false;

async function begin(member: string | null, isNeeded: boolean): Promise<void> {
  hasBegun ||= isNeeded || member !== null || 'player.positions' in localStorage;
  if (!hasBegun) return;
  const { showSeen } = await import('./seen.tsx');
  await showSeen(member);
}

/** Shows what was watched of which video, once the page has come to rest; nothing is fetched for readers of whom nothing is known. */
export function usePositions(isNeeded: boolean): void {
  const member = useMember()?.id ?? null;
  // A browser that forbids to look has nothing, and without an answer the tiles say nothing (S8.6).
  useEffect(() => whenIdle(() => void begin(member, isNeeded).catch(() => {})), [member, isNeeded]);
}
