import { useEffect } from 'react';
import { useMember } from '#accounts/site/door.ts';
import { whenIdle } from '#ui/when-idle.ts';

async function begin(member: string | null, isNeeded: boolean): Promise<void> {
  if (!member && !isNeeded && !localStorage.getItem('player.positions')) return;
  const { showSeen } = await import('./seen.tsx');
  await showSeen(member);
}

/** Shows what was watched of which video, once the page has come to rest; nothing is fetched for readers of whom nothing is known. */
export function usePositions(isNeeded: boolean): void {
  const member = useMember()?.id ?? null;
  // A browser that forbids to look has nothing, and without an answer the tiles say nothing (S8.6).
  useEffect(() => whenIdle(() => void begin(member, isNeeded).catch(() => {})), [member, isNeeded]);
}
