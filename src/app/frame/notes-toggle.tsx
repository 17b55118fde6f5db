import { useEffect, useRef } from 'react';
import type { Note } from '#catalog/contract.ts';
import { Icon } from '#ui/icon.tsx';
import { NoteList, toggleNotes, useActiveNotes } from '#ui/notes.tsx';
import { isStill } from '#ui/quiet.ts';
import { useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import header from './header.module.css';
import styles from './notes-panel.module.css';

/** Shows and hides the editors' notes (S2.46). */
export function NotesToggle({ className = '' }: { className?: string | undefined }) {
  const t = useTexts(appTexts);
  const active = useActiveNotes();
  return (
    <button type="button" className={`${header.tool} ${className}`} aria-pressed={active} onClick={toggleNotes}>
      <Icon name="notes" size={22} />
      {t.notes}
    </button>
  );
}

/** The page's notes, shown above its content while switched on (S2.46). */
export function NotesPanel({ notes }: { notes: readonly Note[] }) {
  const active = useActiveNotes();
  return active ? <ShownNotes notes={notes} /> : null;
}

function ShownNotes({ notes }: { notes: readonly Note[] }) {
  const t = useTexts(appTexts);
  const panel = useRef<HTMLElement>(null);
  // The button may be pressed far down the page, so scroll the notes into view.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
  }, []);
  return (
    <aside ref={panel} className={styles.panel} aria-label={t.notesTitle}>
      {notes.length > 0 ? <NoteList notes={notes} /> : <p className={styles.none}>{t.noNotes}</p>}
    </aside>
  );
}
