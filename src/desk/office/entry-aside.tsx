import type { ReactNode } from 'react';
import styles from './entry-form.module.css';
import { InstantField } from './fields/instant-field.tsx';
import { errorsAt, type Entry } from './form-state.ts';
import { Revisions } from './revisions.tsx';
import type { EntityScreen } from './screen.ts';
import type { EntryFormState } from './use-entry-form.ts';

type Props = {
  readonly screen: EntityScreen;
  readonly entry: Entry | null;
  readonly form: EntryFormState;
  readonly parts: ReactNode;
};

/** What holds for every entry: when it is to be seen, and what it was before. */
export function EntryAside({ screen, entry, form, parts }: Props) {
  const { t, times, setTimes, errors } = form;
  const at = (name: 'publish_at' | 'unpublish_at', label: string) => (
    <InstantField
      id={`field-${name}`}
      label={label}
      value={times[name]}
      onChange={(value) => setTimes({ ...times, [name]: value })}
      error={errorsAt(errors, name).join(' ') || undefined}
    />
  );
  return (
    <aside className={styles.aside}>
      <section className={styles.section} aria-labelledby="publishing">
        <h2 id="publishing">{t.form.publishing}</h2>
        {at('publish_at', t.form.publishAt)}
        {at('unpublish_at', t.form.unpublishAt)}
        <span className={styles.kept}>{t.form.berlin}</span>
      </section>
      {parts}
      {entry && <Revisions key={entry.version} screen={screen} entry={entry} form={form} />}
    </aside>
  );
}
