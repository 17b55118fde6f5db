import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { Failure, Result } from '#kit/result.ts';
import { isTokenRefused } from './csrf.ts';
import { reportError, reportFault } from './faults.ts';
import { complaintOf, placeComplaint, type PlacedComplaint, type WrongField } from './form-answer.ts';
import { formTexts } from './form-texts.ts';
import { useTexts } from './site.tsx';
import { uiTexts } from './texts.ts';

/** The values of a form when it is submitted. */
export type FormReader = {
  /** The untrimmed text of a field; empty if there is no such field. */
  readonly text: (name: string) => string;
  readonly isTicked: (name: string) => boolean;
  /** The raw form data, for files and repeated names. */
  readonly data: FormData;
};

type FormOptions<Value> = {
  /**
   * The call. Its `Result` decides what follows; a thrown error opens the error popup, or shows a message if there was no answer.
   */
  submit: (fields: FormReader) => Promise<Result<Value>>;
  /** Called with the call's value after success. The button stays busy until it resolves. */
  done: (value: Value, form: HTMLFormElement) => void | Promise<void>;
  /** Handles a failure itself by answering true, for example by navigating elsewhere. */
  failed?: (failure: Failure) => boolean;
};

/** The props of `Form`, made by `useForm`. */
export type FormState = {
  readonly isBusy: boolean;
  readonly complaint: PlacedComplaint | undefined;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
};

const readerOf = (data: FormData): FormReader => ({
  text(name) {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  },
  isTicked: (name) => data.has(name),
  data,
});

/**
 * Submits a form by a typed call, one at a time (S4.12, S5.1). Field errors appear below their fields, all others at the top; the
 * page scrolls up and focuses what has to be read next.
 */
export function useForm<Value>({ submit, done, failed }: FormOptions<Value>): FormState {
  const t = useTexts(uiTexts);
  const words = useTexts(formTexts);
  const element = useRef<HTMLFormElement>(null);
  // State would be stale for a second press in the same moment.
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [complaint, setComplaint] = useState<PlacedComplaint>();
  useEffect(() => {
    if (complaint && element.current) showComplaint(element.current);
  }, [complaint]);

  const fail = (failure: Failure, form: HTMLFormElement): void => {
    if (failed?.(failure)) return;
    if (failure.code === 'session-expired' && isTokenRefused())
      setComplaint({ errors: {}, wrong: [], general: [words.needsCookie] });
    else if (failure.code === 'session-expired') reportError(419);
    else setComplaint(placeComplaint(complaintOf(failure), fieldsOf(form)));
  };

  const run = async (form: HTMLFormElement): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setComplaint(undefined);
    try {
      const result = await submit(readerOf(new FormData(form)));
      if (result.ok) await done(result.value, form);
      else fail(result, form);
    } catch (thrown) {
      if (!reportFault(thrown)) setComplaint({ errors: {}, wrong: [], general: [t.noConnection] });
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return {
    isBusy,
    complaint,
    element,
    onSubmit(event) {
      event.preventDefault();
      void run(event.currentTarget);
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The label of a field; for a group of choices, that of the group. */
const labelOf = (field: Control): string =>
  (field.closest('[role="radiogroup"]')?.querySelector('[data-label]') ?? field.labels?.[0])?.textContent ?? '';

const fieldsOf = (form: HTMLFormElement): WrongField[] =>
  ([...form.elements] as Control[])
    .filter(({ name }) => Boolean(name))
    .map((field) => ({ name: field.name, label: labelOf(field) }));

/** Scrolls to the top (S5.1) and focuses the first invalid field, or the summary if that field is further down. */
function showComplaint(form: HTMLFormElement): void {
  (form.closest('[data-scrolls]') ?? window).scrollTo({ top: 0, behavior: 'instant' });
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const field = wrong?.matches('[role="radiogroup"]') ? wrong.querySelector('input') : wrong;
  const isSeen = field && field.getBoundingClientRect().bottom <= window.innerHeight;
  const target = isSeen ? field : form.querySelector<HTMLElement>('[data-summary]');
  target?.focus({ preventScroll: true });
}
