import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#kit/result.ts';
import { reportFault } from '#ui/faults.ts';

/** The state of a request made when the page opened. */
export type Asked<Value> = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly value: Value };

/** Runs the request when the page is shown, and again on `again`. `ask` must be a stable function. */
export function useAsked<Value>(ask: () => Promise<Result<Value>>): { asked: Asked<Value>; again: () => void } {
  const [asked, setAsked] = useState<Asked<Value>>({ state: 'loading' });
  const again = useCallback(() => {
    ask().then(
      (answer) => setAsked(answer.ok ? { state: 'ready', value: answer.value } : { state: 'failed' }),
      (thrown: unknown) => {
        reportFault(thrown);
        setAsked({ state: 'failed' });
      },
    );
  }, [ask]);
  useEffect(again, [again]);
  return { asked, again };
}
