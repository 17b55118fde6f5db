import { useRef, useState } from 'react';
import { partTexts } from '../office-texts.ts';
import { CallFailed, type FieldTexts } from './client.ts';
import { useOfficeTexts } from './language.ts';
import { notify } from './notify.ts';
import { messageOf } from './message-of.ts';

const noErrors: FieldTexts = {};

/** Runs a call and reports the outcome; `failure` is that of the last attempt, `errors` its texts by field. */
export function useAct() {
  const t = useOfficeTexts(partTexts);
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the button is rendered as disabled.
  const running = useRef(false);
  const [failure, setFailure] = useState<unknown>(null);
  const act = async <Answer>(
    call: () => Promise<Answer>,
    successText: string | ((answer: Answer) => string),
  ): Promise<Answer | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const answer = await call();
      notify(typeof successText === 'string' ? successText : successText(answer), 'success');
      return answer;
    } catch (error) {
      setFailure(error);
      notify(messageOf(error, t), 'error');
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const errors = failure instanceof CallFailed ? failure.errors : noErrors;
  const errorOf = (field: string): string | undefined => errors[field]?.[0];
  return { act, isBusy, failure, errors, errorOf, forget: (): void => setFailure(null) };
}
