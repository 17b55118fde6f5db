import { useEffect, useRef, useState } from 'react';
import type { Talk } from '../rules.ts';
import type { Question } from './questions.ts';

/** So near to the end counts as being there, in px. */
const near = 40;

/** What has numbers to call: a link of the script, or the search's note of an emergency. */
const help = '[data-call], [data-emergency]:not([data-emergency="prevention"])';

type Scrolled = {
  readonly talk: Talk;
  readonly questions: readonly Question[];
  /** How often there are numbers to call. */
  readonly calls: number;
};

/**
 * Keeps what was said last in view, where the conversation is taller than its box (S2.33, S9.7): its end, but never past what came
 * first after the reader's answer, since that says when to see a doctor. What was asked stands above what was found (S12.11); nobody
 * who reads further up is torn away. `follow` goes there from now on. Once it has numbers to call it is as high as what it says, so
 * that none of them is cut off, and the first of new ones is brought into view.
 */
export function useScrolling({ talk, questions, calls }: Scrolled) {
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
    if (!isFollowed.current || scrollHeight <= clientHeight) return;
    const answered = [...box.querySelectorAll('[data-answered]')].at(-1);
    const first = answered ? box.scrollTop + answered.getBoundingClientRect().bottom - box.getBoundingClientRect().top : 0;
    box.scrollTop = Math.min(first, scrollHeight - clientHeight);
  }, [talk]);
  useEffect(() => {
    const box = scroller.current;
    if (!box || questions.length === 0) return;
    setTall(box.scrollHeight > box.clientHeight);
    const asked = [...box.querySelectorAll('[data-asked]')].at(-1);
    if (asked && isFollowed.current) box.scrollTop += asked.getBoundingClientRect().top - box.getBoundingClientRect().top;
  }, [questions]);
  const shown = useRef(new WeakSet<Element>());
  useEffect(() => {
    if (calls === 0) return;
    const fresh = [...(scroller.current?.querySelectorAll(help) ?? [])].filter((one) => !shown.current.has(one));
    for (const one of fresh) shown.current.add(one);
    fresh[0]?.scrollIntoView({ block: 'nearest' });
  }, [calls]);
  return {
    scroller,
    isTall,
    follow: () => {
      isFollowed.current = true;
    },
  };
}
