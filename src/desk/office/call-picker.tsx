import { useEffect, useState } from 'react';
import type { Address } from '#kit/endpoint.ts';
import { ask } from './calls.ts';
import { Picker, usePicking, type Choice, type PickerProps } from './picker.tsx';

/** How long after the last letter the server is asked, in ms. */
const calm = 200;

type Props<Found> = PickerProps & {
  /** Answers `data`: what was found by the words of `question`. */
  readonly address: Address;
  readonly question: (words: string) => Readonly<Record<string, string | number>>;
  readonly choiceOf: (found: Found) => Choice;
  readonly value: Choice | null;
  readonly onChange: (choice: Choice | null) => void;
};

/** A field in which something that is no entry is chosen (a member, an order), by a call that finds it by words. */
export function CallPicker<Found>({ address, question, choiceOf, value, onChange, ...field }: Props<Found>) {
  const picking = usePicking();
  const { isOpen } = picking;
  const asked = JSON.stringify(question(picking.words.trim().slice(0, 200)));
  const [answer, setAnswer] = useState<{ readonly to: string; readonly found: readonly Found[] }>({ to: '', found: [] });
  useEffect(() => {
    if (!isOpen) return undefined;
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      ask<{ data: readonly Found[] }>(address, JSON.parse(asked) as Record<string, string>, giveUp.signal).then(
        ({ data }) => setAnswer({ to: asked, found: data }),
        // A question that failed has found nothing.
        () => giveUp.signal.aborted || setAnswer({ to: asked, found: [] }),
      );
    }, calm);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [address, asked, isOpen]);
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
