import Button from '@mui/material/Button';
import { useState } from 'react';
import { Failure, useOfficeTexts } from '#desk/office/door.tsx';
import type { Replay as Replayed, WordForm } from '../word-contract.ts';
import { wordTexts } from '../word-texts.ts';
import styles from './words.module.css';
import { client } from './client.ts';

/** Previews which other searches the unsaved entry would change (S12.10). Run on request, again after further edits. */
export function Replay({ edited }: { readonly edited: WordForm }) {
  const t = useOfficeTexts(wordTexts).replay;
  const [shown, setShown] = useState<{ readonly edited: WordForm; readonly replayed: Replayed | null } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const current = shown?.edited === edited ? shown : null;
  const isBusy = current !== null && current.replayed === null && error === null;
  const compare = async (): Promise<void> => {
    setError(null);
    setShown({ edited, replayed: null });
    try {
      const { data } = await client.replayWords({ words: [edited] });
      setShown((now) => (now?.edited === edited ? { edited, replayed: data } : now));
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <div className={styles.page}>
      <p>{t.hint}</p>
      <div className={styles.actions}>
        <Button variant="outlined" disabled={isBusy} aria-busy={isBusy} onClick={() => void compare()}>
          {t.press}
        </Button>
      </div>
      {error !== null && <Failure error={error} />}
      <div aria-live="polite">
        {isBusy && <p>{t.isBusy}</p>}
        {current?.replayed && <Changes replayed={current.replayed} />}
      </div>
    </div>
  );
}

function Changes({ replayed: { asked, changed } }: { readonly replayed: Replayed }) {
  const t = useOfficeTexts(wordTexts).replay;
  if (changed.length === 0) return <p>{t.same(asked)}</p>;
  const line = (titles: readonly string[]): string => titles.join(', ') || t.nothing;
  return (
    <>
      <p>{t.changed(changed.length, asked)}</p>
      <ul>
        {changed.map(({ query, before, after }) => (
          <li key={query}>
            <strong>{query}</strong>
            <br />
            {t.before}: {line(before)}
            <br />
            {t.after}: {line(after)}
          </li>
        ))}
      </ul>
    </>
  );
}
