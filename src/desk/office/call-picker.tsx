import { useEffect, useState } from 'react';
import type { CallOptions } from '#kit/client.ts';
import { Picker, usePicking, type Choice, type PickerProps } from './picker.tsx';

/** How long after the last letter the server is asked, in ms. */
const calm = 200;

type Props<Input, Found> = PickerProps & {
  /** A call of a client: what is found by the words of `question`. */
  readonly find: (input: Input, options: CallOptions) => Promise<{ readonly data: readonly Found[] }>;
  readonly question: (words: string) => Input;
  readonly choiceOf: (found: Found) => Choice;
  readonly value: Choice | null;
  readonly onChange: (choice: Choice | null) => void;
};

/** A field in which something that is no entry is chosen (a member, an order), by a call that finds it by words. */
export function CallPicker<Input, Found>({ find, question, choiceOf, value, onChange, ...field }: Props<Input, Found>) {
  const picking = usePicking();
  const { isOpen } = picking;
  const asked = JSON.stringify(question(picking.words.trim().slice(0, 200)));
  const [answer, setAnswer] = useState<{ readonly to: string; readonly found: readonly Found[] }>({ to: '', found: [] });
  useEffect(() => {
    if (!isOpen) return undefined;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      find(JSON.parse(asked) as Input, { signal: giveUp.signal }).then(
        ({ data }) => setAnswer({ to: asked, found: data }),
        // A question that failed has found nothing.
        () => giveUp.signal.aborted || setAnswer({ to: asked, found: [] }),
      );
    }, calm);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [find, asked, isOpen]);
  const isLooking = isOpen && answer.to !== asked;
  return (
    <Picker
      {...field}
      picking={picking}
      chosen={value}
      onChange={onChange}
      // What another question found is nothing to choose from.
      options={isLooking ? [] : answer.found.map(choiceOf)}
      isLooking={isLooking}
    />
  );
}
