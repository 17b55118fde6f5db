import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from '#kit/client.ts';

export type Asked<Answer> = {
  /** The last answer; stays while the next one is waited for. */
  readonly answer: Answer | null;
  readonly error: unknown;
  readonly isWaiting: boolean;
  readonly reload: () => void;
};

type Known<Answer> = { readonly question: string; readonly answer: Answer | null; readonly error: unknown };

/** Asks the server for something that a page shows, by a call of a client; anew whenever the input is another one. */
export function useCall<Input, Answer>(
  call: (input: Input, options: CallOptions) => Promise<Answer>,
  input: Input,
): Asked<Answer> {
  const [turn, setTurn] = useState(0);
  const question = JSON.stringify({ turn, input });
  const [known, setKnown] = useState<Known<Answer>>({ question: '', answer: null, error: null });
  useEffect(() => {
    const giveUp = new AbortController();
    const look = async (): Promise<void> => {
      const { input: asked } = JSON.parse(question) as { input: Input };
      try {
        const answer = await call(asked, { signal: giveUp.signal });
        setKnown({ question, answer, error: null });
      } catch (error) {
        if (!giveUp.signal.aborted) setKnown(({ answer }) => ({ question, answer, error }));
      }
    };
    void look();
    return () => giveUp.abort();
  }, [call, question]);
  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { answer: known.answer, error: known.error, isWaiting: known.question !== question, reload };
}
