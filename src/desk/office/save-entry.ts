import type { MarkedRefusal } from '../contract.ts';
import type { useAlongsideRegister } from './alongside.ts';
import { CallFailed, type EntityClient } from './client.ts';
import { bodyOf, isThere, wishOn, type Content, type Entry, type Wish } from './form-state.ts';
import { isConflict } from './use-autosave.ts';

/** What is to be saved: this content, on what the form began with (null: of a new entry). */
export type Attempt = { readonly base: Entry | null; readonly content: Content; readonly wish: Wish };

type Form = {
  readonly calls: EntityClient;
  /** The id of the entry if it is new, the same in each attempt. */
  readonly newId: string;
  readonly alongside: Pick<ReturnType<typeof useAlongsideRegister>, 'isChanged' | 'saveAll'>;
  /** When the draft that is known here was kept. */
  readonly draftAt: string | null;
  /** The title of the dialog about a conflict. */
  readonly conflictTitle: string;
};

/** A separately saved part failed; the message is its name. */
export class PartUnsaved extends Error {}

/** Somebody else has saved meanwhile; `cause` is what the form says of it. */
export class Met extends Error {
  readonly theirs: Entry;
  /** What was to be saved here. */
  readonly wish: Wish;
  constructor(theirs: Entry, { base, wish }: Attempt, cause: unknown) {
    super('', { cause });
    this.theirs = theirs;
    this.wish = base ? wishOn(theirs, base, wish) : wish;
  }
}

/** Publishing waits for a reason (S15.6), and `attempt` for being tried with it. */
export class MarkedWording extends Error {
  readonly marks: MarkedRefusal['marks'];
  readonly attempt: Attempt;
  constructor(marks: MarkedRefusal['marks'], attempt: Attempt) {
    super();
    this.marks = marks;
    this.attempt = attempt;
  }
}

const marksIn = (error: unknown): MarkedRefusal['marks'] | undefined =>
  error instanceof CallFailed && error.status === 422 ? ((error.body ?? {}) as Partial<MarkedRefusal>).marks : undefined;

/**
 * Saves the parts of the form that are saved separately, then the entry. Throws `PartUnsaved`, `Met`, `MarkedWording`, or what the
 * call throws.
 */
export async function saveEntry(attempt: Attempt, form: Form): Promise<Entry> {
  const { base, content, wish } = attempt;
  const { calls, newId, alongside, draftAt, conflictTitle } = form;
  // Whoever is refused has not overwritten a colleague's captions.
  if (base && alongside.isChanged()) {
    const theirs = (await calls.get({ id: base.id })).data;
    if (theirs.version !== base.version) throw new Met(theirs, attempt, new PartUnsaved(conflictTitle));
  }
  // First, since saving a new entry navigates to its own form.
  const unsaved = await alongside.saveAll();
  if (unsaved !== null) throw new PartUnsaved(unsaved);
  const asNew = base ? {} : { new_id: newId };
  try {
    return (await calls.save(bodyOf(base, content, { ...wish, ...asNew, draft_at: draftAt }))).data;
  } catch (error) {
    const marks = marksIn(error);
    if (marks) throw new MarkedWording(marks, attempt);
    if (!isConflict(error)) throw error;
    const theirs = (await calls.get({ id: base?.id ?? newId }).catch(() => null))?.data;
    if (!theirs) throw error;
    if (isThere(theirs, content, wish)) return theirs;
    // An earlier attempt has made it, and nobody has gone on with it.
    if (!base && theirs.version === 1) return saveEntry({ ...attempt, base: theirs }, form);
    // Not every conflict is about versions; others are shown with the server's message.
    throw theirs.version === base?.version ? error : new Met(theirs, attempt, error);
  }
}
