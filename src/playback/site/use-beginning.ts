import { useMemo } from 'react';
import type { PlayableVideo } from '../contract.ts';
import { askedSeconds, beginsAt } from '../resume-rules.ts';
import { positions } from './positions.ts';
import type { Opening } from './watch-request.ts';

/** What `?t=` asks for. The page that a link leads to is the same for every second, so nobody but the browser reads it. */
const askedByAddress = (): number | null => askedSeconds(new URLSearchParams(window.location.search).get('t'));

/**
 * The second at which a video begins, decided once for each time that it is opened: where it was asked to (S11.4), else where the
 * reader stopped, on whatever device (S11.3). `goesOn` says that it is the latter.
 */
export function useBeginning(
  video: PlayableVideo | null,
  opening: Opening,
  asked: number | undefined,
): { beginsAt: number; goesOn: boolean } {
  return useMemo(() => {
    if (!video) return { beginsAt: 0, goesOn: false };
    const { shortid, seconds } = video;
    const wanted = asked ?? (opening === 'link' ? askedByAddress() : null);
    const second = beginsAt(wanted, positions.of(shortid), seconds);
    return { beginsAt: second, goesOn: wanted === null && second > 0 };
  }, [video, opening, asked]);
}
