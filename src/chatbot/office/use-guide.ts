import { useCallback, useEffect, useState } from 'react';
import { CallFailed, isSame, useAct, withLater } from '#desk/office/door.tsx';
import type { GuideProblem, LooseGuide } from '../office-contract.ts';
import { client } from './client.ts';

type Loaded = LooseGuide & { readonly version?: string };

const firstStep = { start: 'start', nodes: [{ id: 'start', content: '', answers: [], next: [] }] };

/** The initial guide of a site without one. */
const empty: Loaded = {
  persona: { name: '', picture: null, disclaimer: '' },
  variants: [firstStep, firstStep],
};

/** Milliseconds after the last change. */
const pause = 400;

/** The edited guide and its errors, which are requested shortly after each change. */
export function useGuide(saved: string) {
  const [guide, setGuide] = useState<Loaded | null>(null);
  const [before, setBefore] = useState<Loaded | null>(null);
  const { act, isBusy, failure: refused, forget } = useAct();
  const [problems, setProblems] = useState<readonly GuideProblem[]>([]);
  const [unread, setUnread] = useState<unknown>(null);
  /** There is none yet, and nobody has begun: what it lacks is everything. */
  const isNew = guide === empty;
  const load = useCallback(async (): Promise<void> => {
    try {
      const { data } = await client.guide({});
      setGuide(data ?? empty);
      setBefore(data ?? empty);
      setUnread(null);
    } catch (error) {
      setUnread(error);
    }
  }, []);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it sets comes over the line
    void load();
  }, [load]);
  useEffect(() => {
    if (!guide || isNew) return undefined;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      const { version: _, ...asked } = guide;
      client.checkGuide(asked, { signal: giveUp.signal }).then(
        ({ data }) => setProblems(data),
        () => {},
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [guide, isNew]);
  const change = useCallback((to: (guide: LooseGuide) => LooseGuide): void => setGuide((known) => known && to(known)), []);
  const save = async (): Promise<void> => {
    if (!guide) return;
    const answer = await act(() => client.saveGuide(guide), saved);
    if (!answer) return;
    setBefore(answer.data);
    setGuide((now) => now && withLater(answer.data, guide, now));
  };
  const failure = refused ?? unread;
  const isStale = failure instanceof CallFailed && failure.status === 409;
  const isChanged = !isSame(before, guide);
  const reload = async (): Promise<void> => {
    await load();
    forget();
  };
  return { guide, isNew, isChanged, change, problems, failure, isStale, isBusy, reload, save };
}
