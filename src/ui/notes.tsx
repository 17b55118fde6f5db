import type { Locale } from '#kit/locale.ts';
import { Icon } from './icon.tsx';
import { Prose } from './prose.tsx';
import { useTexts } from './site.tsx';
import { uiTexts } from './texts.ts';
import styles from './notes.module.css';

export { toggleNotes, useActiveNotes } from './notes-state.ts';

type NoteText = { readonly id: string; readonly copy: string; readonly lang: Locale };

/** The editors' notes of a page or video, styled as paper notes; nothing if there are none. */
export function NoteList({ notes }: { notes: readonly NoteText[] }) {
  const t = useTexts(uiTexts);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t.notes}>
      {notes.map((note) => (
        <li key={note.id} className={styles.note}>
          <Icon name="notes" size={22} />
          <Prose html={note.copy} lang={note.lang} />
        </li>
      ))}
    </ul>
  );
}
