import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCallback, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { ask, CallFailed, PageTitle, partTexts, saidOf, useOfficeTexts, type FieldTexts } from '#desk/office/door.tsx';
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

/** The editors' words (S12.4, S12.5): a list, one entry open, and beside it what the search would do. */
export default function WordsPage() {
  const t = useOfficeTexts(wordTexts);
  const said = useOfficeTexts(partTexts);
  const notify = useNotify();
  const [kind, setKind] = useState<WordKind>('synonym');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<Found>({ data: [], total: 0 });
  const [open, setOpen] = useState<WordForm | null>(null);
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      setFound(await ask<Found>(at.words, { kind, q, page, perPage }));
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
  }, [kind, q, page]);
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
  const begin = (form: WordForm | null): void => {
    setOpen(form);
    setErrors({});
    setFailure(null);
  };
  const pages = Math.max(1, Math.ceil(found.total / perPage));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{t.name}</PageTitle>
        <Button variant="contained" color="secondary" onClick={() => begin(emptyOf(kind))}>
          {t.create}
        </Button>
      </div>
      {failure !== null && <Alert severity="error">{saidOf(failure, said)}</Alert>}
      <div className={styles.tools}>
        <TextField
          select
          size="small"
          label={t.kind}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as WordKind);
            setPage(1);
            begin(null);
          }}
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
            <form
              className={styles.box}
              onSubmit={(event) => {
                event.preventDefault();
                void act(() => ask(at.saveWord, open), t.saved);
              }}
            >
              <WordFields form={open} errors={errors} onChange={setOpen} />
              <div className={styles.actions}>
                <Button type="submit" variant="contained" color="secondary">
                  {t.save}
                </Button>
                <Button onClick={() => begin(null)}>{t.cancel}</Button>
              </div>
            </form>
          )}
          <output>{found.total > 0 ? t.count(found.total) : t.nothing}</output>
          <WordTable
            kind={kind}
            words={found.data}
            onEdit={begin}
            onDelete={(word) => void act(() => ask(at.deleteWords, { id: word.id }), t.deleted)}
          />
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
        <TryIt edited={open} />
      </div>
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
