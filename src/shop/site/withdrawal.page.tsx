import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { zone } from '#kit/dates.ts';
import { languageTag } from '#kit/locale.ts';
import { createClient } from '#kit/client.ts';
import { ok, refuse } from '#kit/result.ts';
import { forgetDraft, useKeptForm, useMember } from '#accounts/site/door.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Form, FormActions, RequiredNote, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { useStep } from '#ui/use-step.ts';
import { sitePage } from '#ui/page.ts';
import { sendTransport } from '#ui/send.ts';
import { shopAddresses } from '#paths/shop-api.ts';
import type { shopEndpoints } from '../contract.ts';
import { formKeyField } from '../rules.ts';
import { firstVisit, longest, problemsIn, trimmed, type Declaration, type WithdrawalVisit } from '../withdrawal-rules.ts';
import { withdrawalTexts } from '../withdrawal-texts.ts';
import { errorTexts } from '../withdrawal-errors.ts';
import { forgetFormKey, formKey } from './form-key.ts';
import type { ShopCall } from './shop-call.tsx';
import styles from './withdrawal.module.css';

const draft = 'withdrawal';

type StepProps = { visit: WithdrawalVisit; go: (visit: WithdrawalVisit) => void };

/**
 * /widerruf (S14.3, § 356a BGB): form, summary, receipt. Each step is a form submitted to this address; with JavaScript it
 * continues in place. A new visit, as by the link in the footer, starts with the form, as it was filled in before.
 */
export function WithdrawalPage({ data }: { data: WithdrawalVisit }) {
  const { id, ...steps } = useStep(data.step);
  return <Steps key={id} first={data} {...steps} />;
}

type StepsProps = { first: WithdrawalVisit } & Omit<ReturnType<typeof useStep<WithdrawalVisit['step']>>, 'id'>;

function Steps({ first, step, go, back }: StepsProps) {
  const [visit, setVisit] = useState(first);
  // What was declared cannot be declared again by Back, and whoever comes back from another page begins with the form.
  const shown = visit.receipt ? 'done' : visit.values.name === '' ? 'form' : step;
  const Step = { form: FormStep, check: CheckStep, done: DoneStep }[shown];
  return (
    <Step
      visit={visit}
      go={(next) => {
        setVisit(next);
        if (next.step === 'check') go('check');
        if (next.step === 'form') back('form');
      }}
    />
  );
}

function FormStep({ visit, go }: StepProps) {
  const t = useTexts(withdrawalTexts);
  const links = useLinks();
  const { values, errors, trouble } = visit;
  const form = useForm<Declaration>({
    submit: async ({ text }) => {
      const given = trimmed({ name: text('name'), email: text('email'), order: text('order'), message: text('message') });
      const problems = errorTexts(problemsIn(given), t);
      return Object.keys(problems).length > 0 ? refuse(t.errors.check, problems) : ok(given);
    },
    done: (given) => go({ step: 'check', values: given, errors: {}, trouble: null, receipt: null }),
  });
  useKeptForm(draft, form.element);
  const member = useMember();
  useEffect(() => {
    // Pages are the same for everyone: the member's data is filled into empty fields after load.
    const fields = form.element.current?.elements;
    if (!member || !fields) return;
    for (const [name, value] of [
      ['name', member.fullname],
      ['email', member.email],
    ] as const) {
      const field = fields.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === '') field.value = value;
    }
  }, [member, form.element]);
  const errorOf = (field: keyof Declaration) => ({ error: form.complaint ? undefined : errors[field]?.[0] });
  const terms = (
    <p>
      {t.terms} <Link to={links('meta.terms')}>{t.termsLink}</Link>.
    </p>
  );
  return (
    <FormPage title={t.title} intro={<p>{t.intro}</p>} aside={terms}>
      <FormCard>
        <Trouble text={form.complaint ? null : trouble} />
        <Form form={form} action={links('shop.withdrawal')}>
          <input type="hidden" name="step" value="check" />
          <RequiredNote />
          <TextField
            name="name"
            label={t.fields.name}
            autoComplete="name"
            maxLength={longest.name}
            defaultValue={values.name}
            required
            {...errorOf('name')}
          />
          <TextField
            name="email"
            type="email"
            label={t.fields.email}
            hint={t.hints.email}
            maxLength={longest.email}
            defaultValue={values.email}
            required
            {...errorOf('email')}
          />
          <TextField
            name="order"
            label={t.fields.order}
            hint={t.hints.order}
            autoComplete="off"
            maxLength={longest.order}
            defaultValue={values.order}
            required
            {...errorOf('order')}
          />
          <TextAreaField
            name="message"
            label={t.fields.message}
            maxLength={longest.message}
            defaultValue={values.message}
            {...errorOf('message')}
          />
          <FormActions>
            <SubmitButton>{t.goOn}</SubmitButton>
          </FormActions>
        </Form>
      </FormCard>
    </FormPage>
  );
}

const Trouble = ({ text }: { text: string | null }) =>
  text === null ? null : (
    <Notice icon="warning" role="alert">
      <p>{text}</p>
    </Notice>
  );

function CheckStep({ visit, go }: StepProps) {
  const { check, fields } = useTexts(withdrawalTexts);
  const links = useLinks();
  const locale = useLocale();
  const { values, trouble } = visit;
  const form = useForm({
    // Without a session, so an expired token is renewed silently.
    submit: () =>
      createClient<Pick<typeof shopEndpoints, 'withdraw'>>(shopAddresses, sendTransport(locale)).withdraw({
        ...values,
        [formKeyField]: formKey('withdrawal-key'),
      }),
    done: ({ data: { number, declared_at: declaredAt } }) => {
      forgetFormKey('withdrawal-key');
      go({ ...visit, step: 'done', receipt: { number, declaredAt } });
    },
    failed: ({ body }) => {
      const { errors = {} } = (body ?? {}) as { errors?: WithdrawalVisit['errors'] };
      if (Object.keys(errors).length === 0) return false;
      go({ ...visit, step: 'form', errors });
      return true;
    },
  });
  return (
    <FormPage title={check.title}>
      <FormCard>
        <Trouble text={form.complaint ? null : trouble} />
        <div className={styles.said}>
          <p>{check.intro}</p>
          <p className={styles.statement}>{check.statement}</p>
          <dl className={styles.facts}>
            <Fact label={fields.name}>{values.name}</Fact>
            <Fact label={fields.email}>{values.email}</Fact>
            <Fact label={fields.order}>{values.order}</Fact>
            {values.message !== '' && <Fact label={check.message}>{values.message}</Fact>}
          </dl>
        </div>
        <Form form={form} action={links('shop.withdrawal')} label={check.confirm}>
          <Hidden step="confirm" values={values} />
          {visit.formKey !== undefined && <input type="hidden" name={formKeyField} value={visit.formKey} />}
          <FormActions>
            <SubmitButton>{check.confirm}</SubmitButton>
          </FormActions>
        </Form>
        <form
          method="post"
          action={links('shop.withdrawal')}
          aria-label={check.back}
          onSubmit={(event) => {
            event.preventDefault();
            go({ ...visit, step: 'form', trouble: null });
          }}
        >
          <Hidden step="edit" values={values} />
          <Button type="submit" kind="quiet">
            {check.back}
          </Button>
        </form>
      </FormCard>
    </FormPage>
  );
}

/** The input is carried from step to step by hidden fields, for use without JavaScript. */
const Hidden = ({ step, values }: { step: 'confirm' | 'edit'; values: Declaration }) =>
  Object.entries({ step, ...values }).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function DoneStep({ visit: { values, receipt } }: StepProps) {
  const { done } = useTexts(withdrawalTexts);
  const links = useLinks();
  const locale = useLocale();
  useEffect(() => forgetDraft(draft), []);
  const moment = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: zone,
  }).format(new Date(receipt?.declaredAt ?? 0));
  return (
    <FormPage title={done.title}>
      <FormCard>
        <div className={styles.said}>
          <p>
            {done.text(moment)} <strong className={styles.address}>{values.email}</strong>.
          </p>
          <dl className={styles.facts}>
            <Fact label={done.number}>{receipt?.number}</Fact>
            <Fact label={done.moment}>{moment}</Fact>
          </dl>
          <p>{done.next}</p>
        </div>
        <FormActions>
          <ButtonLink kind="quiet" to={links('start')}>
            {done.toStart}
          </ButtonLink>
        </FormActions>
      </FormCard>
    </FormPage>
  );
}

export const pages = {
  'shop.withdrawal': sitePage({
    load: ({ api, url }: ShopCall) =>
      Promise.resolve(ok(api.sent?.withdrawal ?? firstVisit(url.searchParams.get('order') ?? ''))),
    page: WithdrawalPage,
    head: (_, { locale }) => ({ title: withdrawalTexts[locale].title, description: withdrawalTexts[locale].description }),
  }),
};
