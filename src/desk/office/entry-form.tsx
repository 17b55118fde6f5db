import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { AdvertisingCheck } from './advertising-check.tsx';
import { AlongsideContext } from './alongside.ts';
import { instantText, timeText } from './berlin-time.ts';
import { Difference, usePathLabel } from './difference.tsx';
import styles from './entry-form.module.css';
import { FieldPlace } from './field-place.tsx';
import type { Field } from './field.ts';
import { InstantField } from './fields/instant-field.tsx';
import { textIn } from './fields/props.ts';
import { ForeseenDialog } from './foreseen-dialog.tsx';
import { FormActions } from './form-actions.tsx';
import {
  conflictsOf,
  type Content,
  type Entry,
  errorsAt,
  errorsElsewhere,
  stuckText,
  valueAt,
  withEdits,
  withValue,
  wrongFields,
} from './form-state.ts';
import { variantsOf } from './field-variants.ts';
import { useOfficeLocale } from './language.ts';
import { LeaveWarning } from './leave-warning.tsx';
import { MarkedDialog } from './marked-dialog.tsx';
import { Notices } from './notices.tsx';
import { PageTitle } from './page-title.tsx';
import { Revisions } from './revisions.tsx';
import type { EntityScreen } from './screen.ts';
import { StateMark } from './state-mark.tsx';
import { labelOf, unreadableIn } from './unreadable.ts';
import { type EntryFormState, useEntryForm } from './use-entry-form.ts';

type Props = {
  readonly screen: EntityScreen;
  readonly entry: Entry | null;
  readonly onEntry: (entry: Entry) => void;
  readonly load: () => Promise<Entry | null>;
  readonly back: ReactNode;
};

/** The fields that may name an entry, in order of preference. */
const titleFields = ['title', 'name', 'code', 'subject', 'stripe_name'] as const;

/** The form of one entry: its fields by section, with the common settings beside them. */
export function EntryForm({ screen, entry, onEntry, load, back }: Props) {
  const form = useEntryForm({ screen, entry, onEntry, load });
  const { t, errors, failure, kept, content } = form;
  const locale = useOfficeLocale();
  const texts = screen.texts[locale];
  const top = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLFormElement>(null);
  const save: EntryFormState['save'] = async (wanted, successText) => {
    const field = unreadableIn(body.current);
    if (field) form.refuse(t.form.unreadable(labelOf(field)));
    else await form.save(wanted, successText);
  };
  // Focuses the first invalid field, else the message above the form.
  useEffect(() => {
    if (!failure) return;
    const wrong = unreadableIn(body.current) ?? body.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? top.current)?.focus();
  }, [failure]);
  const title = titleFields.map((name) => valueAt(content, name)).find((value) => typeof value === 'string' && value !== '');
  const elsewhere = errorsElsewhere(
    errors,
    screen.fields.flatMap((field) => variantsOf(field, '').map(({ path }) => path)),
  );
  // The marked field may be far below, or in a collapsed row.
  const about = wrongFields(errors, screen.fields).map(({ name }) => texts.fields[name] ?? name);
  const isBinned = entry?.state === 'binned';
  const below = (place: 'below' | 'aside'): ReactNode =>
    entry &&
    screen.parts
      ?.filter((one) => one.place === place)
      .map(({ key, part: Part }) => <Part key={key} id={entry.id} content={content} />);
  return (
    <>
      <div className={styles.head}>
        <PageTitle before={back}>{entry ? t.form.edit(texts.one, textIn(title)) : t.form.create(texts.one)}</PageTitle>
        <div className={styles.standing}>
          {entry && <StateMark row={entry} />}
          <output className={styles.kept}>
            {kept &&
              (!('at' in kept)
                ? t.form.draftFailed
                : t.form[kept.isHere ? 'draftKeptHere' : 'draftKept'](timeText(kept.at, locale)))}
          </output>
        </div>
      </div>
      <div ref={top} tabIndex={-1} className={styles.messages}>
        {failure && (
          <Notices
            severity="error"
            notices={elsewhere}
            action={form.isErased && <Button onClick={() => void form.saveAsNew()}>{t.form.saveAsNew}</Button>}
          >
            {failure}
            {about.length > 0 && ` ${t.form.about(about.join(', '))}`}
          </Notices>
        )}
        {entry?.stuck && (
          <Notices severity="error" notices={entry.stuck.reasons[locale]}>
            {stuckText(entry, t)}
          </Notices>
        )}
        {entry?.waiting && entry.publish_at && (
          <Alert
            severity="info"
            action={form.offered ? null : <Button onClick={() => void form.unplan()}>{t.form.unplan}</Button>}
          >
            {t.form.plannedHere(instantText(entry.publish_at, locale), Boolean(entry.stuck))}
          </Alert>
        )}
        <OfferedDraft screen={screen} form={form} isBinned={isBinned} />
      </div>
      <form
        ref={body}
        noValidate
        className={styles.form}
        // Only a button submits: Enter in a text field must not publish half-written content.
        onSubmit={(event) => event.preventDefault()}
      >
        <FormActions screen={screen} entry={entry} form={form} save={save} />
        {/* The first save leads to a form of its own, where what is written meanwhile would be missing. */}
        <div className={styles.columns} inert={entry === null && form.isBusy}>
          <div className={styles.main}>
            <fieldset disabled={isBinned} className={styles.plain}>
              <AlongsideContext value={form.alongside}>
                <FormSections screen={screen} form={form} isNew={!entry} />
              </AlongsideContext>
            </fieldset>
          </div>
          <EntryAside screen={screen} entry={entry} form={form} parts={below('aside')} />
        </div>
      </form>
      {below('below')}
      <ForeseenDialog form={form} />
      <MarkedDialog form={form} />
      {form.conflict && <ConflictDialog screen={screen} form={form} />}
      <LeaveWarning isChanged={form.isDirty} isKept={kept !== null && 'at' in kept} />
    </>
  );
}

type ScreenForm = { readonly screen: EntityScreen; readonly form: EntryFormState };

/** What somebody has begun, with how it differs from what was written here or saved since. */
function OfferedDraft({ screen, form, isBinned }: ScreenForm & { readonly isBinned: boolean }) {
  const { t, offered, content, before, changed } = form;
  const locale = useOfficeLocale();
  if (!offered) return null;
  const since = instantText(offered.at, locale);
  const difference = (from: Content, now: Content) => (
    <Difference before={from} now={now} screen={screen} same={t.conflict.none} />
  );
  const both = conflictsOf(before, offered);
  return (
    <Alert
      severity="info"
      action={
        // Nothing can be written in the bin; it is kept until the entry is restored.
        !isBinned && (
          <>
            <Button onClick={form.takeUp}>{t.form.takeUp}</Button>
            <Button onClick={() => void form.discard()}>{t.form.discard}</Button>
          </>
        )
      }
    >
      {offered.by === null ? t.form.draftHere(since) : t.form.draftThere(offered.by, since)}
      {changed.length > 0 && (
        <>
          <p>{t.form.draftBeside(t.form.takeUp, t.form.discard)}</p>
          {difference(content, withEdits(before, offered))}
        </>
      )}
      {changed.length === 0 && both.length > 0 && (
        <>
          <p>{t.form.draftBehind(t.form.takeUp)}</p>
          {difference(
            before,
            both.reduce((now, path) => withValue(now, path, valueAt(offered.content, path)), before),
          )}
        </>
      )}
    </Alert>
  );
}

/** A conflicting save: shows the difference and offers a choice. */
function ConflictDialog({ screen, form }: ScreenForm) {
  const { t, conflict, isBusy } = form;
  const nameOf = usePathLabel(screen);
  if (!conflict) return null;
  const { theirs, saved, merged, both } = conflict;
  const isBinned = theirs.state === 'binned';
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
      maxWidth="md"
      onClose={form.writeOn}
    >
      <DialogTitle id="conflict-title">{isBinned ? t.conflict.binned : t.conflict.title}</DialogTitle>
      <DialogContent>
        <p id="conflict-text">{isBinned ? t.conflict.binnedText : t.conflict.text}</p>
        <p>
          {t.conflict.standing} <StateMark row={theirs} />
        </p>
        {both.length > 0 && <p>{t.conflict.both(both.map(nameOf).join(', '))}</p>}
        <p>{t.conflict.difference}</p>
        <Difference before={saved} now={merged} screen={screen} same={t.conflict.none} />
      </DialogContent>
      <DialogActions>
        <Button onClick={form.writeOn}>{t.conflict.later}</Button>
        <Button disabled={isBusy} onClick={() => void form.yieldTo()}>
          {t.conflict.theirs}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void (isBinned ? form.restoreToo() : form.insist())}>
          {isBinned ? t.form.restore : t.conflict.mine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type FormSectionsProps = { readonly screen: EntityScreen; readonly form: EntryFormState; readonly isNew: boolean };

/** The fields by section; translated texts stand side by side. */
function FormSections({ screen, form, isNew }: FormSectionsProps) {
  const texts = screen.texts[useOfficeLocale()];
  const sections = useMemo(() => {
    const found = new Map<string, Field[]>();
    for (const field of screen.fields) {
      const name = field.section ?? 'content';
      found.set(name, [...(found.get(name) ?? []), field]);
    }
    return [...found];
  }, [screen]);
  return sections.map(([name, fields]) => {
    const shown = fields.filter(({ isWanted }) => isWanted?.(form.content) ?? true);
    if (shown.length === 0) return null;
    const heading = texts.sections?.[name];
    return (
      <section key={name} className={styles.section} aria-labelledby={heading ? `section-${name}` : undefined}>
        {heading && <h2 id={`section-${name}`}>{heading}</h2>}
        {shown.map((field) => (
          <FieldPlace key={field.name} field={field} form={form} texts={texts} isNew={isNew} />
        ))}
      </section>
    );
  });
}

type EntryAsideProps = {
  readonly screen: EntityScreen;
  readonly entry: Entry | null;
  readonly form: EntryFormState;
  readonly parts: ReactNode;
};

/** Settings common to all entries: publication dates and earlier versions. */
function EntryAside({ screen, entry, form, parts }: EntryAsideProps) {
  const { t, times, setTimes, errors } = form;
  const at = (name: 'publish_at' | 'unpublish_at', label: string) => (
    <InstantField
      id={`field-${name}`}
      label={label}
      value={times[name]}
      onChange={(value) => setTimes({ ...times, [name]: value })}
      error={errorsAt(errors, name).join(' ') || undefined}
    />
  );
  return (
    <aside className={styles.aside}>
      <section className={styles.section} aria-labelledby="publishing">
        <h2 id="publishing">{t.form.publishing}</h2>
        {at('publish_at', t.form.publishAt)}
        {at('unpublish_at', t.form.unpublishAt)}
        <span className={styles.kept}>{t.form.berlin}</span>
      </section>
      {parts}
      <AdvertisingCheck content={form.content} overruled={entry?.overruled ?? []} />
      {entry && <Revisions key={entry.version} screen={screen} entry={entry} form={form} />}
    </aside>
  );
}
