import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  answers,
  ButtonForm,
  CallFailed,
  ConfirmDialog,
  Failure,
  isSame,
  ListPaging,
  ListTools,
  openAfterSave,
  PageTitle,
  useAct,
  useList,
  useOfficeTexts,
  useUnsaved,
  type Opened,
} from '#desk/office/door.tsx';
import { randomUuid } from '#kit/uuid.ts';
import type { Word, WordForm, WordKind } from '../word-contract.ts';
import { ChoiceField } from './choice-field.tsx';
import { emptyWord } from './empty-word.ts';
import { wordTexts } from '../word-texts.ts';
import { Proposals } from './proposals.tsx';
import { TryIt } from './try-it.tsx';
import { WordFields } from './word-fields.tsx';
import { WordTable } from './word-table.tsx';
import styles from './words.module.css';
import { client } from './client.ts';

/** The lists in their order. */
const kinds = ['concept', 'rule', 'term'] as const satisfies readonly WordKind[];

/** The search editor (S12.8, S12.10): a list, one open entry, and beside it a trial of the search. */
export default function WordsPage() {
  const t = useOfficeTexts(wordTexts);
  const list = useList<Word>(client.words);
  const kind = kinds.find((one) => one === list.filters.kind) ?? 'concept';
  const { act, isBusy, failure, errors, forget } = useAct();
  // The entry as it was opened, and as it is now.
  const [open, setOpen] = useState<Opened<WordForm> | null>(null);
  const [leaving, setLeaving] = useState<Word | null>(null);
  const { leave, warning } = useUnsaved(open !== null && !isSame(open.before, open.now));
  // Proposals carry entries too. What is opened from an old list would be refused, even after a save of one's own.
  const reloadAll = (): void => {
    list.reload();
    void answers.invalidateQueries({ queryKey: [client.proposals.address] });
  };
  const begin = (form: WordForm | null): void => {
    // Saved again because the answer was lost, it becomes no second entry.
    const own = form && !form.id ? { ...form, new_id: randomUuid() } : form;
    setOpen(own && { before: own, now: own });
    forget();
  };
  const choose = (next: WordKind): void => {
    list.change({ filters: { ...list.filters, kind: next } });
    begin(null);
  };
  const save = async (sent: Opened<WordForm>): Promise<void> => {
    const done = await act(() => client.saveWord(sent.now), t.saved);
    if (done) setOpen((now) => openAfterSave(now, sent, done.data));
    reloadAll();
  };
  const isStale = failure instanceof CallFailed && failure.status === 409;
  const takeNewer = async (id: string): Promise<void> => {
    const newer = await act(() => client.word({ id }), t.reloaded);
    if (newer) begin(newer.data);
  };
  const remove = async (word: Word): Promise<void> => {
    const isGone = await act(() => client.deleteWords({ id: word.id }), t.deleted);
    setLeaving(null);
    if (isGone && open?.before.id === word.id) setOpen(null);
    reloadAll();
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{t.name}</PageTitle>
        <Button variant="contained" color="secondary" onClick={() => leave(() => begin(emptyWord(kind)))}>
          {t.create}
        </Button>
      </div>
      {warning}
      {list.error !== null && <Failure error={list.error} />}
      <div className={styles.tools}>
        <ChoiceField label={t.kind} choices={kinds} names={t.kinds} value={kind} onChange={(next) => leave(() => choose(next))} />
        <ListTools hasSearch filters={[]} />
      </div>
      <div className={styles.columns}>
        <div className={styles.page}>
          {open && (
            <ButtonForm className={styles.box} onSend={() => void save(open)}>
              <WordFields form={open.now} errors={errors} onChange={(now) => setOpen({ ...open, now })} />
              {isStale && (
                <Alert
                  severity="error"
                  action={<Button onClick={() => leave(() => void takeNewer(open.now.id ?? ''))}>{t.reload}</Button>}
                >
                  {failure.message}
                </Alert>
              )}
              <div className={styles.actions}>
                <Button type="submit" variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy}>
                  {t.save}
                </Button>
                <Button onClick={() => leave(() => begin(null))}>{t.cancel}</Button>
              </div>
            </ButtonForm>
          )}
          {kind === 'concept' && <Proposals onOpen={(form) => leave(() => begin(form))} />}
          <WordTable kind={kind} words={list.rows ?? []} onEdit={(word) => leave(() => begin(word))} onDelete={setLeaving} />
          {list.rows?.length === 0 && <p>{t.nothing}</p>}
          {list.rows && <ListPaging list={list} />}
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
