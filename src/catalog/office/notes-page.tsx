import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Fragment, useState, type ReactNode } from 'react';
import {
  ButtonForm,
  ConfirmDialog,
  Failure,
  FieldsOf,
  isSame,
  openAfterSave,
  PageTitle,
  useAct,
  useCall,
  useOfficeTexts,
  useUnsaved,
  type Field,
  type Opened,
} from '#desk/office/door.tsx';
import { randomUuid } from '#kit/uuid.ts';
import type { OfficeNote } from '../office-contract.ts';
import styles from './site-pages.module.css';
import { partOf } from './site-texts.ts';
import { siteOfficeTexts } from '../site-office-texts.ts';
import { client } from './client.ts';

const fields: readonly Field[] = [
  { name: 'place', kind: 'text', most: 200, isRequired: true },
  { name: 'copy', kind: 'rich', isRequired: true, isTranslated: true },
  { name: 'position', kind: 'number' },
];
const texts = partOf(({ notes }) => notes.form);

type Content = Readonly<Record<string, unknown>>;
/** The field values once filled in; the server validates them. */
type Note = Parameters<typeof client.saveNote>[0];
const empty: Content = { place: '/', copy: '', position: 0, en: null };

/** Editors' notes on pages (S2.46): a list and an editor for the selected note. */
export default function NotesPage() {
  const t = useOfficeTexts(siteOfficeTexts).notes;
  const [q, setQ] = useState('');
  const { answer, error, reload } = useCall(client.notes, { q, perPage: 200 });
  const { act, isBusy, errors, forget } = useAct();
  // The values as loaded, and as edited.
  const [open, setOpen] = useState<Opened<Content> | null>(null);
  const [leaving, setLeaving] = useState<OfficeNote | null>(null);
  const { leave, warning } = useUnsaved(open !== null && !isSame(open.before, open.now));
  const begin = (note: Content | null): void =>
    leave(() => {
      setOpen(note && { before: note, now: note });
      forget();
    });
  const save = async (sent: Opened<Content>): Promise<void> => {
    const done = await act(() => client.saveNote(sent.now as Note), t.saved);
    // Whoever is refused finds the newer one in the list.
    reload();
    if (done) setOpen((now) => openAfterSave(now, sent, done.data));
  };
  const remove = async (note: OfficeNote): Promise<void> => {
    const isGone = await act(() => client.deleteNotes({ id: note.id }), t.deleted);
    setLeaving(null);
    if (isGone && open?.before.id === note.id) setOpen(null);
    reload();
  };
  const notes = answer?.data ?? [];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{t.name}</PageTitle>
        <Button variant="contained" color="secondary" onClick={() => begin({ ...empty, new_id: randomUuid() })}>
          {t.create}
        </Button>
      </div>
      {warning}
      {error !== null && <Failure error={error} />}
      <div className={styles.tools}>
        <TextField label={t.search} size="small" value={q} onChange={({ target }) => setQ(target.value)} />
      </div>
      {open && (
        <ButtonForm className={styles.form} onSend={() => void save(open)}>
          <FieldsOf
            id="note"
            fields={fields}
            texts={texts}
            content={open.now}
            errors={errors}
            onChange={(now) => setOpen({ ...open, now })}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy}>
              {t.save}
            </Button>
            <Button onClick={() => begin(null)}>{t.cancel}</Button>
          </div>
        </ButtonForm>
      )}
      {answer && notes.length === 0 && <p>{t.nothing}</p>}
      {notes.length > 0 && <NoteTable notes={notes} onEdit={begin} onDelete={setLeaving} />}
      {leaving && (
        <ConfirmDialog
          title={t.reallyDelete(leaving.title)}
          confirm={t.delete}
          isBusy={isBusy}
          onClose={() => setLeaving(null)}
          onConfirm={() => void remove(leaving)}
        >
          {t.forGood}
        </ConfirmDialog>
      )}
    </div>
  );
}

type TableProps = {
  readonly notes: readonly OfficeNote[];
  readonly onEdit: (note: OfficeNote) => void;
  readonly onDelete: (note: OfficeNote) => void;
};

/** A path that breaks after its slashes only. */
const breakable = (path: string): ReactNode =>
  path.split(/(?<=\/)/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and none moves
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));

function NoteTable({ notes, onEdit, onDelete }: TableProps) {
  const t = useOfficeTexts(siteOfficeTexts).notes;
  return (
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
            <td>{breakable(note.place)}</td>
            <td>{note.title}</td>
            <td>
              <div className={styles.actions}>
                <Button aria-label={`${t.edit}: ${note.title}`} onClick={() => onEdit(note)}>
                  {t.edit}
                </Button>
                <Button color="error" aria-label={`${t.delete}: ${note.title}`} onClick={() => onDelete(note)}>
                  {t.delete}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
