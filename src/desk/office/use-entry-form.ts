import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';
import { randomUuid } from '#kit/uuid.ts';
import { officePages } from '#paths/office-pages.ts';
import { partTexts } from '../office-texts.ts';
import { useAlongsideRegister } from './alongside.ts';
import { instantText } from './berlin-time.ts';
import { entityClient, CallFailed, type FieldTexts } from './client.ts';
import { emptyContent } from './empty-content.ts';
import {
  beforeOf,
  bodyOf,
  conflictsOf,
  differences,
  editsOf,
  isSame,
  savedOf,
  timesOf,
  withEdits,
  withLater,
  withValue,
  type Content,
  type Edits,
  type Entry,
  type Times,
  type Wish,
} from './form-state.ts';
import { forgetNew, keptNew } from './kept-new.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import { notify } from './notify.ts';
import { messageOf } from './message-of.ts';
import { MarkedWording, Met, PartUnsaved, saveEntry } from './save-entry.ts';
import type { EntityScreen } from './screen.ts';
import { isConflict, useAutosave } from './use-autosave.ts';
import { foreseen as foresee, type Foreseen } from './use-foreseen.ts';

type Given = {
  readonly screen: EntityScreen;
  readonly entry: Entry | null;
  readonly onEntry: (entry: Entry) => void;
  readonly load: () => Promise<Entry | null>;
};

/** An earlier draft; `by` is null if it was kept in this browser. */
type Offered = Edits & { readonly by: string | null; readonly at: string; readonly id?: string };

const offeredOf = (entry: Entry | null, { name, fields }: EntityScreen): Offered | null => {
  if (!entry) {
    const kept = keptNew(name);
    return kept && { ...kept, before: emptyContent(fields), by: null };
  }
  const edits = editsOf(entry);
  return edits && entry.draft && { ...entry.draft, ...edits };
};

/** `saved`: theirs; `merged`: with the edits from here, which prevail in the fields `both`, which they have changed too. */
type Conflict = Pick<Met, 'theirs' | 'wish'> & {
  readonly saved: Content;
  readonly merged: Content;
  readonly both: readonly string[];
};

function conflictOf({ theirs, wish }: Met, edits: Edits): Conflict {
  const saved = savedOf(theirs);
  return { theirs, wish, saved, merged: withEdits(saved, edits), both: conflictsOf(saved, edits) };
}

/** The confirmation before a save: its effects elsewhere, and the drafts to publish with it. */
type Question = Foreseen & { readonly state: Wish['state']; readonly successText: string };

/** What was saved; what is written since then stays. */
type Sent = { readonly content: Content; readonly times: Times };

const isMissing = (error: unknown): boolean => error instanceof CallFailed && error.status === 404;

type Marked = Pick<MarkedWording, 'marks' | 'attempt'> & { readonly successText: string };

/** What is saved beside an erased entry went with it. */
const nothingAlongside = { isChanged: () => false, saveAll: () => Promise.resolve(null) };

/** The state and actions of a form: edits, dirty fields, saving and its outcomes. */
export function useEntryForm({ screen, entry, onEntry, load }: Given) {
  const t = useOfficeTexts(partTexts);
  const locale = useOfficeLocale();
  const navigate = useNavigate();
  const calls = entityClient(screen.name);
  const id = entry?.id ?? '';
  const [newId, setNewId] = useState(randomUuid);
  const before = useMemo(() => (entry ? savedOf(entry) : emptyContent(screen.fields)), [entry, screen]);
  const [content, setContent] = useState<Content>(before);
  const [times, setTimes] = useState<Times>(() => timesOf(entry));
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isErased, setErased] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [met, setMet] = useState<Met | null>(null);
  const [foreseen, setForeseen] = useState<Question | null>(null);
  const [marked, setMarked] = useState<Marked | null>(null);
  const [offered, setOffered] = useState(() => offeredOf(entry, screen));
  const changed = useMemo(() => differences(before, content), [before, content]);
  const edits: Edits = { before, content };
  const conflict = met && conflictOf(met, edits);
  const isChanged = changed.length > 0 || !isSame(times, timesOf(entry));
  // An offered draft is not replaced before somebody has answered: it may be a colleague's.
  const isPaused = isBusy || met !== null || offered !== null;
  const autosave = useAutosave({
    entity: screen.name,
    id: entry?.id,
    newId,
    before,
    content,
    isChanged: changed.length > 0,
    isPaused,
    isOwn: (tried) => meetDraft(tried),
  });
  // Called by the router at the moment of leaving, when a save that just finished must count.
  const isDirty = useRef(false);
  const isDone = useRef(false);
  /** Leaves the form, of which nothing is to be asked about any more. */
  const leaveFor = async (address: string, options?: NavigateOptions): Promise<void> => {
    isDone.current = true;
    await navigate(address, options);
  };
  const alongside = useAlongsideRegister();
  useLayoutEffect(() => {
    isDirty.current = isChanged;
  });

  const take = useCallback(
    (next: Entry, sent?: Sent): void => {
      const saved = savedOf(next);
      isDirty.current = false;
      onEntry(next);
      setContent((now) => (sent && sent.content !== now ? withLater(saved, sent.content, now) : saved));
      setTimes((now) => (sent && !isSame(sent.times, now) ? now : timesOf(next)));
      setOffered(offeredOf(next, screen));
      setErrors({});
      setFailure(null);
      setMet(null);
    },
    [onEntry, screen],
  );

  /** Offers what somebody else, or another window, has begun since the form was opened. Whether it was `own` after all. */
  const meetDraft = async (own: Content | null = null): Promise<boolean> => {
    const latest = entry && (await calls.get({ id }).catch(() => null))?.data;
    const there = entry && !latest ? null : offeredOf(latest ?? null, screen);
    if (there && own && isSame(there.content, own)) {
      autosave.know(there.at);
      return true;
    }
    if (there && there.at !== autosave.known()) setOffered(there);
    return false;
  };

  /** Whether a colleague has deleted the entry for good; other things that a call names may be missing as well. */
  const meetErased = async (): Promise<void> => {
    if (!(await calls.get({ id }).then(() => false, isMissing))) return;
    setErased(true);
    setMet(null);
    setFailure(t.form.erased);
  };

  const showRefusal = async (thrown: unknown, successText: string): Promise<void> => {
    if (thrown instanceof Met) setMet(thrown);
    const error = thrown instanceof Met ? thrown.cause : thrown;
    setErrors(error instanceof CallFailed ? error.errors : {});
    if (error instanceof MarkedWording) setMarked({ marks: error.marks, attempt: error.attempt, successText });
    else setFailure(error instanceof PartUnsaved ? t.form.alongside(error.message) : messageOf(error, t));
    if (isConflict(error)) await meetDraft();
    if (entry && isMissing(error)) await meetErased();
  };

  const act = async (call: () => Promise<Entry | null>, successText: string, sent?: Sent): Promise<void> => {
    setBusy(true);
    setFailure(null);
    await autosave.settled();
    try {
      const next = await call();
      autosave.reset();
      if (!entry) forgetNew(screen.name, autosave.known());
      // What is kept of the edits here is still that, if they stay in the form.
      const isMine = sent !== undefined && next?.draft?.at === autosave.known();
      if (!isMine) autosave.know(null);
      setOffered(null);
      const planned = next?.publish_at;
      notify(planned ? t.form.scheduled(instantText(planned, locale)) : successText, 'success');
      if (next && next.id !== entry?.id) {
        await leaveFor(officePages.edit(screen.name, next.id), { replace: true });
      } else if (next) take(isMine ? { ...next, draft: null } : next, sent);
    } catch (error) {
      await showRefusal(error, successText);
    }
    setBusy(false);
  };

  const form = { calls, newId, conflictTitle: t.conflict.title };
  const saveOn = (base: Entry | null, wish: Wish, written = content): Promise<Entry> =>
    saveEntry({ base, content: written, wish }, { ...form, alongside, draftAt: autosave.known() });

  /** Nothing of what is written here was sent, so all of it stays. */
  const unsent: Sent = { content: before, times: timesOf(entry) };
  const saveNow = (state: Wish['state'], successText: string, together?: Wish['together']): Promise<void> =>
    act(() => saveOn(entry, { ...times, state, ...(together && { together }) }), successText, { content, times });
  const save = async (state: Wish['state'], successText: string): Promise<void> => {
    const isPublic = state === 'published' && times.publish_at === null;
    if (!screen.isForeseen && !isPublic) return saveNow(state, successText);
    setBusy(true);
    const { notices, drafts } = await foresee(screen, bodyOf(entry, content, { ...times, state, draft_at: autosave.known() }));
    setBusy(false);
    const asked = isPublic ? drafts : [];
    if (notices.length === 0 && asked.length === 0) return saveNow(state, successText);
    return setForeseen({ notices, drafts: asked, state, successText });
  };

  /** `left_out`: the fields from which missing references were removed. */
  const bringBack = async (call: () => ReturnType<typeof calls.restore>, successText: string): Promise<void> => {
    let left: readonly string[] = [];
    await act(async () => {
      const back = await call();
      left = back.left_out;
      return back.data;
    }, successText);
    const { fields } = screen.texts[locale];
    if (left.length > 0) notify(t.form.leftOut(left.map((name) => fields[name] ?? name).join(', ')), 'warning');
  };

  return {
    t,
    content,
    before,
    times,
    setTimes,
    errors,
    failure,
    isBusy,
    isChanged,
    changed,
    isDirty: useCallback(() => (isDirty.current || alongside.isChanged()) && !isDone.current, [alongside]),
    alongside: alongside.register,
    conflict,
    foreseen,
    /** The user confirmed the effects, with these drafts; or cancelled (null). */
    answerForeseen: async (together: Wish['together'] | null): Promise<void> => {
      setForeseen(null);
      if (foreseen && together) await saveNow(foreseen.state, foreseen.successText, together.length > 0 ? together : undefined);
    },
    marked,
    /** The reason why marked wording may stay; null: back to the text. */
    answerMarked: async (reason: string | null): Promise<void> => {
      setMarked(null);
      if (!marked || reason === null) return;
      const { base, content: written, wish } = marked.attempt;
      await act(() => saveOn(base, { ...wish, advertising_reason: reason }, written), marked.successText, { content, times });
    },
    offered,
    kept: autosave.kept,
    save,
    isErased,
    /** Nothing is left of the entry but what stands in the form. */
    saveAsNew: (): Promise<void> => {
      const attempt = { base: null, content, wish: { state: 'draft', publish_at: null, unpublish_at: null } } as const;
      return act(() => saveEntry(attempt, { ...form, alongside: nothingAlongside, draftAt: null }), t.form.saved);
    },
    refuse: setFailure,
    set: (path: string, value: unknown): void => setContent((old) => withValue(old, path, value)),
    /** Saves the edits on what was saved first, as the dialog says. */
    insist: (): Promise<void> => {
      if (!conflict) return Promise.resolve();
      const { theirs, wish, merged } = conflict;
      return act(() => saveOn(theirs, wish, merged), t.form.saved, { content, times });
    },
    yieldTo: async (): Promise<void> => {
      if (!conflict) return;
      const { theirs } = conflict;
      const known = autosave.known();
      const isMine = theirs.draft !== null && theirs.draft.at === known;
      if (isMine) await calls.draft({ id: theirs.id, content: null, draft_at: known }).catch(() => {});
      autosave.reset();
      autosave.know(null);
      if (entry) return take(isMine ? { ...theirs, draft: null } : theirs);
      forgetNew(screen.name, known);
      await leaveFor(officePages.edit(screen.name, theirs.id), { replace: true });
    },
    writeOn: (): void => setMet(null),
    /** Takes an entry that somebody has moved to the bin meanwhile out of it, to go on writing. */
    restoreToo: (): Promise<void> => act(async () => (await calls.restore({ id })).data, t.form.restored, unsent),
    takeUp: (): void => {
      // What was written here meanwhile stays.
      autosave.know(offered?.at ?? null);
      if (offered?.id) setNewId(offered.id);
      if (offered) setContent(withEdits(withEdits(before, offered), edits));
      setOffered(null);
    },
    discard: (): Promise<void> =>
      act(
        async () => {
          autosave.know(offered?.at ?? null);
          if (entry) await calls.draft({ id: entry.id, content: null, draft_at: autosave.known() });
          return await load();
        },
        t.form.discarded,
        unsent,
      ),
    unplan: (): Promise<void> =>
      act(
        async () => {
          const { data } = await calls.draft({ id, content: null, draft_at: autosave.known() });
          // Where something was written on, that alone is discarded first.
          if (data.at !== null) await calls.draft({ id, content: null, draft_at: data.at });
          return await load();
        },
        t.form.unplanned,
        { content: before, times },
      ),
    revert: async (revision: string): Promise<void> => {
      await autosave.flushed();
      await bringBack(() => calls.revert({ id, revision }), t.revisions.restored);
    },
    restore: (): Promise<void> => bringBack(() => calls.restore({ id }), t.form.restored),
    remove: async (): Promise<void> => {
      setBusy(true);
      try {
        await autosave.flushed();
        await calls.delete({ id: entry?.id, from_bin: entry?.state === 'binned' });
        notify(entry?.state === 'binned' ? t.form.deleted : t.form.binned, 'success');
        await leaveFor(officePages.list(screen.name));
      } catch (error) {
        setFailure(messageOf(error, t));
        setBusy(false);
      }
    },
    unshare: async (): Promise<void> => {
      try {
        await calls.unshare({ id });
        notify(t.form.unshared, 'success');
      } catch (error) {
        setFailure(messageOf(error, t));
      }
    },
    preview: async (): Promise<void> => {
      // Opened synchronously, since browsers block it later.
      const page = window.open('', '_blank');
      try {
        await autosave.settled();
        const { data } = await calls.preview({ id, content, before: beforeOf(edits), draft_at: autosave.known() });
        autosave.know(data.draft_at);
        if (page) page.location.href = data.url;
        else window.location.assign(data.url);
      } catch (error) {
        page?.close();
        if (error instanceof CallFailed) setErrors(error.errors);
        setFailure(messageOf(error, t));
        if (isConflict(error)) await meetDraft();
      }
    },
  };
}

export type EntryFormState = ReturnType<typeof useEntryForm>;
