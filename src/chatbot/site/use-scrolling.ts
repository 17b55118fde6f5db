import { useEffect, useRef, useState } from 'react';
import type { Talk } from '../rules.ts';

/** So near to the end counts as being there, in px. */
const near = 40;

/**
 * Keeps the end of the conversation in view, where it is taller than its box (S2.33, S9.7); nobody who reads further up is torn
 * away. `follow` goes to the end from now on. Once it has numbers to call (`calls`) it is as high as what it says, so that none of them is
 * cut off, and the first of new ones is brought into view.
 */
export function useScrolling(talk: Talk, calls: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(true);
  const [isTall, setTall] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const look = (): void => {
      isFollowed.current = box.scrollTop + box.clientHeight > box.scrollHeight - near;
    };
    // What scrolls by itself passes through places that nobody chose; these alone are the reader's.
    const signs = ['wheel', 'touchmove', 'keyup'] as const;
    for (const sign of signs) box.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of signs) box.removeEventListener(sign, look);
    };
  }, []);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // One that begins anew is followed from its beginning.
    if (talk.entries.length === 0) isFollowed.current = true;
    const { scrollHeight, clientHeight } = box;
    setTall(scrollHeight > clientHeight);
    if (isFollowed.current && scrollHeight > clientHeight) box.scrollTop = scrollHeight;
  }, [talk]);
  const shownCalls = useRef(calls);
  useEffect(() => {
    const first = scroller.current?.querySelectorAll('[data-call]')[shownCalls.current];
    shownCalls.current = calls;
    first?.scrollIntoView({ block: 'nearest' });
  }, [calls]);
  return {
    scroller,
    isTall,
    follow: () => {
      isFollowed.current = true;
    },
  };
}
