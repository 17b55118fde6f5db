import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  ask,
  CallFailed,
  FieldsOf,
  PageTitle,
  partTexts,
  saidOf,
  useOfficeTexts,
  type Field,
  type FieldTexts,
} from '#desk/office/door.tsx';
import { editorAddresses as at } from '#paths/editor-api.ts';
import type { OfficeNote } from '../office-contract.ts';
import styles from './site-pages.module.css';
import { partOf, siteOfficeTexts } from './site-texts.ts';

const fields: readonly Field[] = [
  { name: 'place', kind: 'text', most: 200, isRequired: true },
  { name: 'copy', kind: 'rich', isRequired: true, isTranslated: true },
  { name: 'position', kind: 'number' },
];
const texts = partOf(({ notes }) => notes.form);

type Content = Readonly<Record<string, unknown>>;
const empty: Content = { place: '/', copy: '', position: 0, en: null };

/** Editors' notes on pages (S2.46): a list, and one of them open. */
export default function NotesPage() {
  const t = useOfficeTexts(siteOfficeTexts).notes;
  const said = useOfficeTexts(partTexts);
  const notify = useNotify();
  const [notes, setNotes] = useState<readonly OfficeNote[]>([]);
  const [q, setQ] = useState('');
  const [open, setOpen] = useState<Content | null>(null);
  const [leaving, setLeaving] = useState<OfficeNote | null>(null);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      setNotes((await ask<{ data: OfficeNote[] }>(at.notes, { q, perPage: 200 })).data);
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
  }, [q]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it sets comes over the line
    void load();
  }, [load]);
  const act = async (call: () => Promise<unknown>, words: string): Promise<void> => {
    try {
      await call();
      setOpen(null);
      setErrors({});
      notify(words, { type: 'success' });
      await load();
    } catch (error) {
      setErrors(error instanceof CallFailed ? error.errors : {});
      setFailure(error);
    }
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{t.name}</PageTitle>
        <Button variant="contained" color="secondary" onClick={() => setOpen(empty)}>
          {t.create}
        </Button>
      </div>
      {failure !== null && <Alert severity="error">{saidOf(failure, said)}</Alert>}
      <div className={styles.tools}>
        <TextField label={t.search} size="small" value={q} onChange={({ target }) => setQ(target.value)} />
      </div>
      {open && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void act(() => ask(at.saveNote, open), t.saved);
          }}
        >
          <FieldsOf id="note" fields={fields} texts={texts} content={open} errors={errors} onChange={setOpen} />
          <div className={styles.actions}>
            <Button type="submit" variant="contained" color="secondary">
              {t.save}
            </Button>
            <Button onClick={() => setOpen(null)}>{t.cancel}</Button>
          </div>
        </form>
      )}
      {notes.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{t.name}</caption>
          <thead>
            <tr>
              <th scope="col">{t.columns.place}</th>
              <th scope="col">{t.columns.title}</th>
              <th scope="col">{t.columns.what}</th>
            </tr>
          </thead>
          <tbody>
            {notes.map((note) => (
              <tr key={note.id}>
                <td>{note.place}</td>
                <td>{note.title}</td>
                <td className={styles.actions}>
                  <Button aria-label={`${t.edit}: ${note.title}`} onClick={() => setOpen(note)}>
                    {t.edit}
                  </Button>
                  <Button color="error" aria-label={`${t.delete}: ${note.title}`} onClick={() => setLeaving(note)}>
                    {t.delete}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {leaving && (
        <Dialog open onClose={() => setLeaving(null)} role="alertdialog">
          <DialogTitle>{t.reallyDelete(leaving.title)}</DialogTitle>
          <DialogActions>
            <Button onClick={() => setLeaving(null)}>{t.cancel}</Button>
            <Button
              color="error"
              onClick={() => {
                setLeaving(null);
                void act(() => ask(at.deleteNotes, { id: leaving.id }), t.deleted);
              }}
            >
              {t.delete}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
