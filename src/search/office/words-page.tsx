import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  ButtonForm,
  ConfirmDialog,
  Failure,
  isSame,
  PageTitle,
  useAct,
  useCall,
  useOfficeTexts,
  useUnsaved,
} from '#desk/office/door.tsx';
import { editorAddresses as at } from '#paths/editor-api.ts';
import type { Word, WordForm, WordKind } from '../word-contract.ts';
import { wordTexts } from './texts.ts';
import { TryIt } from './try-it.tsx';
import { WordFields } from './word-fields.tsx';
import styles from './words.module.css';

const perPage = 50;

const emptyOf = (kind: WordKind): WordForm =>
  kind === 'synonym' ? { kind, lay: '', medical: '' } : { kind, word: '', help: '112' };

type Found = { readonly data: readonly Word[]; readonly total: number };
const none: Found = { data: [], total: 0 };

/** The editors' words (S12.4, S12.5): a list, one entry open, and beside it what the search would do. */
export default function WordsPage() {
  const t = useOfficeTexts(wordTexts);
  const [kind, setKind] = useState<WordKind>('synonym');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const { answer, error, reload } = useCall<Found>(at.words, { kind, q, page, perPage });
  const { act, isBusy, errors, forget } = useAct();
  // As it was opened, and as it is now.
  const [open, setOpen] = useState<{ readonly before: WordForm; readonly now: WordForm } | null>(null);
  const [leaving, setLeaving] = useState<Word | null>(null);
  const { leave, warning } = useUnsaved(open !== null && !isSame(open.before, open.now));
  const begin = (form: WordForm | null): void => {
    setOpen(form && { before: form, now: form });
    forget();
  };
  const choose = (next: WordKind): void => {
    setKind(next);
    setPage(1);
    begin(null);
  };
  const save = async (form: WordForm): Promise<void> => {
    if (!(await act(at.saveWord, form, t.saved))) return;
    setOpen(null);
    reload();
  };
  const remove = async (word: Word): Promise<void> => {
    const isGone = await act(at.deleteWords, { id: word.id }, t.deleted);
    setLeaving(null);
    if (isGone && open?.before.id === word.id) setOpen(null);
    reload();
  };
  const { data: words, total } = answer ?? none;
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{t.name}</PageTitle>
        <Button variant="contained" color="secondary" onClick={() => leave(() => begin(emptyOf(kind)))}>
          {t.create}
        </Button>
      </div>
      {warning}
      {error !== null && <Failure error={error} />}
      <div className={styles.tools}>
        <TextField
          select
          size="small"
          label={t.kind}
          value={kind}
          onChange={({ target }) => leave(() => choose(target.value as WordKind))}
        >
          {(['synonym', 'emergency'] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {t.kinds[one]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          label={t.find}
          value={q}
          onChange={({ target }) => {
            setQ(target.value);
            setPage(1);
          }}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.page}>
          {open && (
            <ButtonForm className={styles.box} onSend={() => void save(open.now)}>
              <WordFields form={open.now} errors={errors} onChange={(now) => setOpen({ ...open, now })} />
              <div className={styles.actions}>
                <Button type="submit" variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy}>
                  {t.save}
                </Button>
                <Button onClick={() => leave(() => begin(null))}>{t.cancel}</Button>
              </div>
            </ButtonForm>
          )}
          {answer && <output>{total > 0 ? t.count(total) : t.nothing}</output>}
          <WordTable kind={kind} words={words} onEdit={(word) => leave(() => begin(word))} onDelete={setLeaving} />
          {pages > 1 && (
            <div className={styles.actions}>
              <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                {t.previous}
              </Button>
              {page} / {pages}
              <Button disabled={page === pages} onClick={() => setPage(page + 1)}>
                {t.next}
              </Button>
            </div>
          )}
        </div>
        <TryIt edited={open?.now ?? null} />
      </div>
      {leaving && (
        <ConfirmDialog
          title={t.reallyDelete(leaving.title)}
          confirm={t.delete}
          isBusy={isBusy}
          onClose={() => setLeaving(null)}
          onConfirm={() => void remove(leaving)}
        >
          {t.loses[leaving.kind]}
        </ConfirmDialog>
      )}
    </div>
  );
}

type TableProps = {
  readonly kind: WordKind;
  readonly words: readonly Word[];
  readonly onEdit: (word: Word) => void;
  readonly onDelete: (word: Word) => void;
};

function WordTable({ kind, words, onEdit, onDelete }: TableProps) {
  const t = useOfficeTexts(wordTexts);
  const columns = kind === 'synonym' ? (['lay', 'medical'] as const) : (['word', 'help'] as const);
  if (words.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t.kinds[kind]}</caption>
      <thead>
        <tr>
          {[...columns, 'what' as const].map((column) => (
            <th key={column} scope="col">
              {t.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map((word) => (
          <tr key={word.id}>
            {columns.map((column) => (
              <td key={column}>{column === 'help' && word.help ? t.help[word.help] : word[column]}</td>
            ))}
            <td className={styles.actions}>
              <Button aria-label={`${t.edit}: ${word.title}`} onClick={() => onEdit(word)}>
                {t.edit}
              </Button>
              <Button color="error" aria-label={`${t.delete}: ${word.title}`} onClick={() => onDelete(word)}>
                {t.delete}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
