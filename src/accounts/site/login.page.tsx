import { useState } from 'react';
import { Link } from '#ui/link.tsx';
import { CheckboxField, PasswordField, TextField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { useStep } from '#ui/use-step.ts';
import { accountPageTexts, type AccountPageTexts } from '../page-texts.ts';
import { useAccountCalls } from './calls.ts';
import { memberPages } from './member-page.tsx';
import { SecondStep } from './second-step.tsx';
import { SocialLinks } from './social-links.tsx';
import { useEnter } from './use-enter.ts';
import styles from './account-pages.module.css';

/** /login (S2.2): e-mail and password, or another service; then the second factor, where the member has one. */
export function LoginPage({ query }: { query: URLSearchParams }) {
  const t = useTexts(accountPageTexts);
  const links = useLinks();
  const { step, go, back } = useStep<'password' | 'code'>(query.has('second-factor') ? 'code' : 'password');
  const [isOver, setOver] = useState(false);
  const [email, setEmail] = useState('');
  const redirect = query.get('redirect') ?? undefined;
  const leave = (hasEnded: boolean): void => {
    setOver(hasEnded);
    back('password');
  };
  if (step === 'code') return <SecondStep onBack={() => leave(false)} onOver={() => leave(true)} />;
  return (
    <FormPage
      title={t.login.title}
      intro={t.login.intro}
      aside={
        <p>
          {t.login.noAccount} <Link to={links('register', redirect ? { redirect } : {})}>{t.login.register}</Link>
        </p>
      }
    >
      <Words query={query} isOver={isOver} />
      <FormCard>
        <PasswordStep email={email} onEmail={setEmail} onCode={() => go('code')} />
        <SocialLinks query={query} />
      </FormCard>
    </FormPage>
  );
}

/** Why one is here: an earlier failure (S8.1), or the page that needs a login. */
function Words({ query, isOver }: { query: URLSearchParams; isOver: boolean }) {
  const t = useTexts(accountPageTexts);
  const error = isOver ? t.secondStep.over : errorOf(query.get('error'), t);
  if (error) {
    return (
      <Notice icon="warning" role="alert">
        <p>{error}</p>
      </Notice>
    );
  }
  const reason = reasonOf(query);
  return reason ? (
    <Notice>
      <p>{t.login.why[reason]}</p>
    </Notice>
  ) : null;
}

function errorOf(error: string | null, { login: { errors } }: AccountPageTexts): string | null {
  if (error === null) return null;
  return Object.hasOwn(errors, error) ? errors[error as keyof typeof errors] : errors.other;
}

function reasonOf(query: URLSearchParams): keyof AccountPageTexts['login']['why'] | null {
  const redirect = query.get('redirect') ?? '';
  if (query.has('coaching')) return 'coaching';
  if (redirect.includes('stripe/checkout/')) return 'buy';
  if (/^(?:\/en)?\/watch\//.test(redirect)) return 'video';
  // The link of the mail was opened without a login, mostly in another browser than the registration.
  if (/^(?:\/en)?\/home\?(?:.*&)?verified=1(?:&|$)/.test(redirect)) return 'verified';
  if (redirect.startsWith('/backend')) return 'office';
  return redirect === '' ? null : 'page';
}

type PasswordStepProps = {
  /** As entered before, and what is entered now: it is still there after the second step. */
  email: string;
  onEmail: (email: string) => void;
  onCode: () => void;
};

function PasswordStep({ email, onEmail, onCode }: PasswordStepProps) {
  const t = useTexts(accountPageTexts);
  const links = useLinks();
  const calls = useAccountCalls();
  const enter = useEnter();
  const form = useForm({
    submit: ({ text, isTicked }) => {
      onEmail(text('email'));
      return calls.login({ email: text('email'), password: text('password'), remember: isTicked('remember') });
    },
    done: ({ two_factor: hasSecondFactor }) => (hasSecondFactor ? onCode() : enter()),
  });
  return (
    <Form form={form}>
      <TextField name="email" type="email" label={t.email} autoComplete="username" defaultValue={email} required />
      <PasswordField name="password" label={t.password} autoComplete="current-password" required />
      <div className={styles.between}>
        <CheckboxField name="remember" label={t.login.remember} defaultChecked />
        <Link to={links('password.forgot')}>{t.login.forgot}</Link>
      </div>
      <FormActions>
        <SubmitButton className={styles.wide}>{t.login.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export const pages = memberPages({ login: ({ data }) => <LoginPage query={data.query} /> });
