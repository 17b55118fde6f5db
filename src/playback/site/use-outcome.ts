import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from '../rules.ts';
import { learnFrom } from './positions.ts';
import type { Watching } from './use-watching.ts';

type Known = { readonly of: Watching; readonly outcome: Outcome };

/** What came of the opened video; null while it is on its way. A stream that fails later changes it. */
export function useOutcome(watching: Watching): { outcome: Outcome | null; fail: (outcome: Outcome) => void } {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const know = (outcome: Outcome): void => {
      if (!isCurrent) return;
      // Before it plays, as that decides where.
      if (outcome.kind === 'video') learnFrom(outcome.video);
      setKnown({ of: watching, outcome });
    };
    void watching.outcome.then(know);
    return () => {
      isCurrent = false;
    };
  }, [watching]);
  const fail = useCallback((outcome: Outcome) => setKnown({ of: watching, outcome }), [watching]);
  return { outcome: known?.of === watching ? known.outcome : null, fail };
}
