import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Address } from '#kit/endpoint.ts';
import { partTexts } from '../office-texts.ts';
import { ask, CallFailed, type FieldTexts } from './calls.ts';
import { useOfficeTexts } from './language.ts';
import { saidOf } from './said-of.ts';

/** Does something by a call and says how it went; `errors` are the server's, by field, of the last try. */
export function useAct() {
  const notify = useNotify();
  const t = useOfficeTexts(partTexts);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldTexts>({});
  const act = async <Answer>(
    address: Address,
    input: Readonly<Record<string, unknown>>,
    said: string | ((answer: Answer) => string),
  ): Promise<Answer | null> => {
    setBusy(true);
    setErrors({});
    try {
      const answer = await ask<Answer>(address, input);
      notify(typeof said === 'string' ? said : said(answer), { type: 'success' });
      return answer;
    } catch (error) {
      if (error instanceof CallFailed) setErrors(error.errors);
      notify(saidOf(error, t), { type: 'error' });
      return null;
    } finally {
      setBusy(false);
    }
  };
  const errorOf = (field: string): string | undefined => errors[field]?.[0];
  return { act, isBusy, errorOf };
}
