import { useCallback, useEffect, useState } from 'react';
import type { Address } from '#kit/endpoint.ts';
import { ask } from './calls.ts';

export type Asked<Answer> = {
  /** The last answer; stays while the next one is waited for. */
  readonly answer: Answer | null;
  readonly error: unknown;
  readonly isWaiting: boolean;
  readonly reload: () => void;
};

/** Asks the server for something that a page shows, anew whenever the input is another one. */
export function useCall<Answer>(address: Address, input: Readonly<Record<string, unknown>> = {}): Asked<Answer> {
  const key = JSON.stringify(input);
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const giveUp = new AbortController();
    setWaiting(true);
    ask<Answer>(address, JSON.parse(key) as Record<string, unknown>, giveUp.signal).then(
      (found) => {
        setAnswer(found);
        setError(null);
        setWaiting(false);
      },
      (failure: unknown) => {
        if (giveUp.signal.aborted) return;
        setError(failure);
        setWaiting(false);
      },
    );
    return () => giveUp.abort();
  }, [address, key, turn]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { answer, error, isWaiting, reload };
}
