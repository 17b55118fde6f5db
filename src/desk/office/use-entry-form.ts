import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { officePages } from '#paths/office-pages.ts';
import type { MarkedRefusal } from '../contract.ts';
import { partTexts } from '../office-texts.ts';
import { useAlongsideRegister } from './alongside.ts';
import { instantText } from './berlin-time.ts';
import { entityClient, CallFailed, type FieldTexts } from './client.ts';
import { emptyContent } from './empty-content.ts';
import {
  bodyOf,
  contentOf,
  differences,
  isSame,
  withLater,
  withValue,
  type Content,
  type Entry,
  type Wish,
} from './form-state.ts';
import { forgetNew, keptNew } from './kept-new.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import { notify } from './notify.ts';
import { messageOf } from './message-of.ts';
import type { EntityScreen } from './screen.ts';
import { isConflict, useAutosave } from './use-autosave.ts';
import { foreseen as foresee, type Foreseen } from './use-foreseen.ts';

type Given = {
  readonly screen: EntityScreen;
  readonly entry: Entry | null;
  readonly onEntry: (entry: Entry) => void;
  readonly load: () => Promise<Entry | null>;
};

type Times = Pick<Wish, 'publish_at' | 'unpublish_at'>;

const timesOf = (entry: Entry | null): Times => ({
  publish_at: entry?.publish_at ?? null,
  unpublish_at: entry?.unpublish_at ?? null,
});

/** An earlier draft; `by` is null if it was kept in this browser, `planned` when it appears if it is scheduled. */
export type Offered = {
  readonly content: Content;
  readonly by: string | null;
  readonly at: string;
  readonly planned: string | null;
};

const offeredOf = (entry: Entry | null, { name }: EntityScreen): Offered | null => {
  if (entry) return entry.draft && { ...entry.draft, planned: plannedOf(entry) };
  const kept = keptNew(name);
  return kept && { ...kept, by: null, planned: null };
};

/** When a scheduled change of something published appears. */
const plannedOf = ({ state, publish_at }: Entry): string | null => (state === 'published' ? publish_at : null);

/** The time of the draft that the form begins with: only of what is scheduled, since another one is offered and waits for an answer. */
const knownOf = (entry: Entry | null): string | null => (entry && plannedOf(entry) !== null && entry.draft?.at) || null;

/** What is edited: of a scheduled change what will appear, else what is there. */
const shownOf = (entry: Entry): Content => ({
  ...contentOf(entry),
  ...(plannedOf(entry) !== null && entry.draft ? entry.draft.content : {}),
});

/** What was not decided here stays as somebody else decided it meanwhile: a page that was taken off the site stays off. */
function wishOn(theirs: Entry, base: Entry, wish: Wish): Wish {
  const [before, now] = [timesOf(base), timesOf(theirs)];
  return {
    ...wish,
    ...(wish.state === base.state && theirs.state !== 'binned' && { state: theirs.state }),
    ...(wish.publish_at === before.publish_at && { publish_at: now.publish_at }),
    ...(wish.unpublish_at === before.unpublish_at && { unpublish_at: now.unpublish_at }),
  };
}

/** A conflict: what somebody else saved meanwhile, and what was to be saved here. */
export type Conflict = { readonly theirs: Entry; readonly wish: Wish };

/** The confirmation before a save: its effects elsewhere, and the drafts to publish with it. */
type Question = Foreseen & { readonly state: Wish['state']; readonly successText: string };

/** What was saved; what is written since then stays. */
type Sent = { readonly content: Content; readonly times: Times };

/** A separately saved part failed; the message is its name. */
class Unsaved extends Error {}

/** Publishing waits for a reason (S15.6); `again` saves with it. */
class MarkedWording extends Error {
  readonly marks: MarkedRefusal['marks'];
  readonly again: (reason: string) => Promise<Entry | null>;
  constructor(marks: MarkedRefusal['marks'], again: MarkedWording['again']) {
    super();
    this.marks = marks;
    this.again = again;
  }
}

const marksIn = (error: CallFailed): MarkedRefusal['marks'] | undefined =>
  error.status === 422 ? ((error.body ?? {}) as Partial<MarkedRefusal>).marks : undefined;

type Marked = Pick<MarkedWording, 'marks' | 'again'> & { readonly successText: string };

/** The state and actions of a form: edits, dirty fields, saving and its outcomes. */
export function useEntryForm({ screen, entry, onEntry, load }: Given) {
  const t = useOfficeTexts(partTexts);
  const locale = useOfficeLocale();
  const navigate = useNavigate();
  const calls = entityClient(screen.name);
  const id = entry?.id ?? '';
  const before = useMemo(() => (entry ? shownOf(entry) : emptyContent(screen.fields)), [entry, screen]);
  const [content, setContent] = useState<Content>(before);
  const [times, setTimes] = useState<Times>(() => timesOf(entry));
  const [errors, setErrors] = useState<FieldTexts>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [foreseen, setForeseen] = useState<Question | null>(null);
  const [marked, setMarked] = useState<Marked | null>(null);
  const [offered, setOffered] = useState(() => offeredOf(entry, screen));
  const changed = useMemo(() => differences(before, content), [before, content]);
  const isChanged = changed.length > 0 || !isSame(times, timesOf(entry));
  // An offered draft is not replaced before somebody has answered: it may be a colleague's.
  const isPaused = isBusy || conflict !== null || (offered !== null && offered.planned === null);
  const autosave = useAutosave({
    entity: screen.name,
    id: entry?.id,
    content,
    isChanged: changed.length > 0,
    isPaused,
    draftAt: knownOf(entry),
    isOwn: (tried) => meetDraft(tried),
  });
  // Called by the router at the moment of leaving, when a save that just finished must count.
  const isDirty = useRef(false);
  const isDone = useRef(false);
  const alongside = useAlongsideRegister();
  useLayoutEffect(() => {
    isDirty.current = isChanged;
  });

  const take = useCallback(
    (next: Entry, sent?: Sent): void => {
      isDirty.current = false;
      onEntry(next);
      setContent((now) => (sent && sent.content !== now ? withLater(shownOf(next), sent.content, now) : shownOf(next)));
      setTimes((now) => (sent && !isSame(sent.times, now) ? now : timesOf(next)));
      setOffered(offeredOf(next, screen));
      setErrors({});
      setFailure(null);
      setConflict(null);
    },
    [onEntry, screen],
  );

  /** Offers what somebody else, or another window, has begun since the form was opened. Whether it was `own` after all. */
  const meetDraft = async (own: Content | null = null): Promise<boolean> => {
    const there = entry ? (await calls.get({ id }).catch(() => null))?.data.draft : keptNew(screen.name);
    if (there && own && isSame(there.content, own)) {
      autosave.know(there.at);
      return true;
    }
    if (there && there.at !== autosave.known()) setOffered({ by: null, ...there, planned: null });
    return false;
  };

  const act = async (call: () => Promise<Entry | null>, successText: string, sent?: Sent): Promise<void> => {
    setBusy(true);
    setFailure(null);
    await autosave.settled();
    try {
      const next = await call();
      autosave.reset();
      if (!entry) forgetNew(screen.name, autosave.known());
      autosave.know(knownOf(next));
      setOffered(null);
      const planned = next?.publish_at;
      notify(planned ? t.form.scheduled(instantText(planned, locale)) : successText, 'success');
      if (next && !entry) {
        isDone.current = true;
        await navigate(officePages.edit(screen.name, next.id), { replace: true });
      } else if (next) take(next, sent);
    } catch (error) {
      setErrors(error instanceof CallFailed ? error.errors : {});
      if (error instanceof MarkedWording) setMarked({ marks: error.marks, again: error.again, successText });
      else setFailure(error instanceof Unsaved ? t.form.alongside(error.message) : messageOf(error, t));
      if (isConflict(error)) await meetDraft();
    }
    setBusy(false);
  };

  const saveOn = async (base: Entry | null, wish: Wish): Promise<Entry | null> => {
    const meet = (theirs: Entry): boolean => {
      // Not every conflict is about versions; others are shown with the server's message.
      const isMet = base !== null && theirs.version !== base.version;
      if (isMet) setConflict({ theirs, wish: wishOn(theirs, base, wish) });
      return isMet;
    };
    // Whoever is refused has not overwritten a colleague's captions.
    if (base && alongside.isChanged() && meet((await calls.get({ id: base.id })).data)) throw new Unsaved(t.conflict.title);
    // First, since saving a new entry navigates to its own form.
    const unsaved = await alongside.saveAll();
    if (unsaved !== null) throw new Unsaved(unsaved);
    try {
      return (await calls.save(bodyOf(base, content, { ...wish, draft_at: autosave.known() }))).data;
    } catch (error) {
      const marks = error instanceof CallFailed && marksIn(error);
      if (marks) throw new MarkedWording(marks, (advertising_reason) => saveOn(base, { ...wish, advertising_reason }));
      if (!(error instanceof CallFailed) || error.status !== 409 || !base) throw error;
      meet((await calls.get({ id: base.id })).data);
      throw error;
    }
  };

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
      if (marked && reason !== null) await act(() => marked.again(reason), marked.successText, { content, times });
    },
    offered,
    kept: autosave.kept,
    save,
    refuse: setFailure,
    set: (path: string, value: unknown): void => setContent((old) => withValue(old, path, value)),
    /** Overwrites what was saved first, as the dialog says. */
    insist: (): Promise<void> => {
      if (!conflict) return Promise.resolve();
      const { theirs, wish } = conflict;
      return act(() => saveOn(theirs, wish), t.form.saved, { content, times });
    },
    yieldTo: async (): Promise<void> => {
      if (!conflict) return;
      const { theirs } = conflict;
      const isMine = theirs.draft?.at === autosave.known();
      if (isMine) await calls.draft({ id: theirs.id, content: null, draft_at: autosave.known() }).catch(() => {});
      autosave.reset();
      autosave.know(knownOf(theirs));
      take(isMine ? { ...theirs, draft: null } : theirs);
    },
    writeOn: (): void => setConflict(null),
    takeUp: (): void => {
      // What was written here meanwhile stays.
      autosave.know(offered?.at ?? null);
      if (offered) setContent(withLater({ ...before, ...offered.content }, before, content));
      setOffered(null);
    },
    discard: (): Promise<void> =>
      act(
        async () => {
          autosave.know(offered?.at ?? null);
          if (entry) await calls.draft({ id: entry.id, content: null, draft_at: autosave.known() });
          return await load();
        },
        offered?.planned ? t.form.unplanned : t.form.discarded,
        // What was written here beside it stays.
        offered?.planned ? undefined : { content: before, times },
      ),
    revert: (revision: string): Promise<void> => bringBack(() => calls.revert({ id, revision }), t.revisions.restored),
    restore: (): Promise<void> => bringBack(() => calls.restore({ id }), t.form.restored),
    remove: async (): Promise<void> => {
      setBusy(true);
      try {
        await autosave.settled();
        await calls.delete({ id: entry?.id });
        isDone.current = true;
        notify(entry?.state === 'binned' ? t.form.deleted : t.form.binned, 'success');
        await navigate(officePages.list(screen.name));
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
        const { data } = await calls.preview({ id, content, draft_at: autosave.known() });
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
