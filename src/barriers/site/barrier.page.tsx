import { useEffect, useRef, type ReactNode } from 'react';
import { forgetDraft, useKeptForm } from '#accounts/site/door.ts';
import { ok } from '#kit/result.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { FormActions, RequiredNote } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { sitePage } from '#ui/page.ts';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { formatDay } from '#kit/dates.ts';
import { barrierTexts } from '../page-texts.ts';
import { firstVisit, longest, ownPage, type BarrierVisit, type Report, type ReportStanding } from '../rules.ts';
import { callsOf, type BarrierCall } from './barrier-call.ts';
import styles from './barrier.module.css';

const draft = 'barrier';

/**
 * /meta/barriere-melden (S19.7). Both forms are submitted natively, even with JavaScript: reporting that scripts fail must not
 * need one.
 */
export function BarrierPage({ data: visit }: { data: BarrierVisit }) {
  return visit.receipt ? <Receipt receipt={visit.receipt} /> : <Forms visit={visit} />;
}

function Forms({ visit }: { visit: BarrierVisit }) {
  const t = useTexts(barrierTexts);
  const links = useLinks();
  return (
    <FormPage
      title={t.title}
      intro={<p>{t.intro}</p>}
      aside={
        <p>
          <Link to={links('meta.accessibility')}>{t.statement}</Link>
        </p>
      }
    >
      <FormCard>
        {visit.trouble !== null && (
          <Notice icon="warning" role="alert">
            <p>{visit.trouble}</p>
          </Notice>
        )}
        <ReportForm visit={visit} />
      </FormCard>
      <FormCard title={t.ask.title}>
        {visit.standing && <Standing standing={visit.standing} />}
        <AskForm visit={visit} />
      </FormCard>
    </FormPage>
  );
}

function ReportForm({ visit: { values, errors, token } }: { visit: BarrierVisit }) {
  const t = useTexts(barrierTexts);
  const links = useLinks();
  const form = useRef<HTMLFormElement>(null);
  useKeptForm(draft, form);
  const wrong = Object.keys(errors)[0];
  const field = (name: keyof Report) => ({
    name,
    label: t.fields[name],
    hint: t.hints[name],
    maxLength: longest[name],
    defaultValue: values[name],
    error: errors[name],
    // The page was reloaded because of this field.
    autoFocus: wrong === name,
  });
  return (
    <form ref={form} method="post" action={links('meta.barrier')} noValidate className={styles.form} aria-label={t.title}>
      <input type="hidden" name="token" value={token} />
      <RequiredNote />
      <TextField {...field('page')} autoComplete="off" />
      <TextAreaField {...field('problem')} rows={8} required />
      <TextAreaField {...field('help')} rows={3} />
      <TextField {...field('email')} type="email" />
      <div hidden>
        <TextField name="website" label={t.trap} autoComplete="off" tabIndex={-1} />
      </div>
      <p>
        {t.kept} <Link to={links('meta.privacy')}>{t.privacy}</Link>.
      </p>
      <FormActions>
        <Button type="submit">{t.send}</Button>
      </FormActions>
    </form>
  );
}

/** The answer below the report's form: the page comes scrolled to it, with the focus there, also without JavaScript. */
const answerId = 'stand';

function AskForm({ visit: { errors, token } }: { visit: BarrierVisit }) {
  const { ask } = useTexts(barrierTexts);
  const links = useLinks();
  return (
    <form method="post" action={`${links('meta.barrier')}#${answerId}`} noValidate className={styles.form} aria-label={ask.title}>
      <input type="hidden" name="step" value="ask" />
      <input type="hidden" name="token" value={token} />
      <TextField
        name="number"
        label={ask.number}
        hint={ask.hint}
        autoComplete="off"
        maxLength={40}
        error={errors.number}
        // The page was reloaded because of this field.
        {...{ autoFocus: errors.number !== undefined }}
      />
      <FormActions>
        <Button type="submit" kind="quiet">
          {ask.send}
        </Button>
      </FormActions>
    </form>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function Standing({ standing: { number, state, due, answer } }: { standing: ReportStanding }) {
  const { ask, done } = useTexts(barrierTexts);
  const locale = useLocale();
  const isOpen = state === 'new' || state === 'in-progress';
  return (
    <section id={answerId} aria-label={ask.answer} tabIndex={-1}>
      <dl className={styles.facts}>
        <Fact label={ask.number}>{number}</Fact>
        <Fact label={ask.state}>{ask.states[state]}</Fact>
        {isOpen && <Fact label={done.due}>{formatDay(due, locale)}</Fact>}
        {answer !== '' && <Fact label={ask.answer}>{answer}</Fact>}
      </dl>
    </section>
  );
}

function Receipt({ receipt: { number, due, isMailed } }: { receipt: NonNullable<BarrierVisit['receipt']> }) {
  const { done } = useTexts(barrierTexts);
  const links = useLinks();
  const locale = useLocale();
  useEffect(() => forgetDraft(draft), []);
  return (
    <FormPage title={done.title}>
      <FormCard>
        <p>{done.thanks}</p>
        <dl className={styles.facts}>
          <Fact label={done.number}>
            <span className={styles.number}>{number}</span>
          </Fact>
          <Fact label={done.due}>{formatDay(due, locale)}</Fact>
        </dl>
        <p>{isMailed ? done.mailed : done.noted}</p>
        <FormActions>
          <ButtonLink kind="quiet" to={links('meta.barrier')}>
            {done.back}
          </ButtonLink>
        </FormActions>
      </FormCard>
    </FormPage>
  );
}

export const pages = {
  'meta.barrier': sitePage({
    load: async (call: BarrierCall) => {
      if (call.api.sent?.barrier) return ok(call.api.sent.barrier);
      const form = await callsOf(call).barrierForm({});
      return form.ok ? ok(firstVisit(form.value.data.token, ownPage(call.url.searchParams.get('from')))) : form;
    },
    page: BarrierPage,
    head: ({ receipt }, { locale }) => {
      const t = barrierTexts[locale];
      return { title: receipt ? t.done.title : t.title, description: t.description };
    },
  }),
};
