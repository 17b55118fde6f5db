import { useEffect, useRef, useState } from 'react';
import type { Talk } from '../rules.ts';
import type { Question } from './questions.ts';

/** Within this distance of the end counts as being there, in px. */
const near = 40;

/** Elements with numbers to call: a link of the script, or the search's emergency note. */
const help = '[data-call], [data-emergency]:not([data-emergency="prevention"])';

type Scrolled = {
  readonly talk: Talk;
  readonly questions: readonly Question[];
  /** The number of numbers to call. */
  readonly calls: number;
};

/**
 * Keeps the latest messages in view if the conversation is taller than its box (S2.33, S9.7): scrolls to the end, but never past
 * the first message after the reader's answer, since that says when to see a doctor. A question stays above its results (S12.11);
 * readers who have scrolled up are not moved. `follow` resumes scrolling. Once there are numbers to call, the box grows to its
 * content so that none is cut off, and the first new one is scrolled into view.
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
    // Programmatic scrolling passes through positions that nobody chose; only these are the reader's.
    const signs = ['wheel', 'touchmove', 'keyup'] as const;
    for (const sign of signs) box.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of signs) box.removeEventListener(sign, look);
    };
  }, []);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // A restarted conversation is followed from its start.
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
