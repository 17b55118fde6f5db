import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Revision } from '../contract.ts';
import { instantText } from './berlin-time.ts';
import { entityClient } from './client.ts';
import { Difference } from './difference.tsx';
import styles from './entry-form.module.css';
import type { Entry } from './form-state.ts';
import { useOfficeLocale } from './language.ts';
import { messageOf } from './message-of.ts';
import type { EntityScreen } from './screen.ts';
import type { EntryFormState } from './use-entry-form.ts';

type Props = { readonly screen: EntityScreen; readonly entry: Entry; readonly form: EntryFormState };

/** Earlier versions, loaded on demand; each with its difference from now and a button to restore it. */
export function Revisions({ screen, entry, form }: Props) {
  const { t } = form;
  const locale = useOfficeLocale();
  const [revisions, setRevisions] = useState<readonly Revision[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const show = async (): Promise<void> => {
    try {
      setRevisions((await entityClient(screen.name).revisions({ id: entry.id })).data);
    } catch (error) {
      setFailure(messageOf(error, t));
    }
  };
  return (
    <section className={styles.section} aria-labelledby="revisions">
      <h2 id="revisions">{t.revisions.title}</h2>
      {failure && <Alert severity="error">{failure}</Alert>}
      {!revisions && <Button onClick={() => void show()}>{t.revisions.show}</Button>}
      {revisions?.length === 0 && <p>{t.revisions.none}</p>}
      {revisions?.map((revision) => (
        <details key={revision.id}>
          <summary>{t.revisions.entry(revision.version, instantText(revision.at, locale), revision.by)}</summary>
          <h3>{t.revisions.difference}</h3>
          <Difference before={revision.content} now={form.before} screen={screen} same={t.revisions.same} />
          <Button variant="outlined" disabled={form.isBusy} onClick={() => void form.revert(revision.id)}>
            {t.revisions.restore}
          </Button>
        </details>
      ))}
    </section>
  );
}
