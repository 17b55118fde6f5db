import { useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import { useAccountCalls } from './calls.ts';
import { Done } from './done.tsx';
import { keepMember } from './member.ts';
import { memberPages } from './member-page.tsx';

/** /password/reset (S2.4): the link of a mail; afterwards all sessions have ended (S4.6). */
export function ResetPage({ query }: { query: URLSearchParams }) {
  const t = useTexts(accountPageTexts);
  const links = useLinks();
  const [said, setSaid] = useState<string | null>(null);
  const [email, token] = [query.get('email'), query.get('token')];
  // From an invitation into the team: the second factor follows after the first login.
  const enrolment = query.get('enrolment');
  const next = links('login', enrolment ? { redirect: links('user.security', { enrolment }) } : {});
  if (said !== null) {
    return (
      <Done title={t.reset.doneTitle} text={said}>
        <ButtonLink to={next}>{t.reset.logIn}</ButtonLink>
      </Done>
    );
  }
  return (
    // Whoever was interrupted between both steps opens the link again: its first half is spent then.
    <FormPage title={t.reset.title} intro={t.reset.intro} aside={enrolment && <Link to={next}>{t.reset.chosen}</Link>}>
      <FormCard>
        {email && token ? (
          <PasswordForm email={email} token={token} onSaid={setSaid} />
        ) : (
          <>
            <p>{t.reset.incomplete}</p>
            <ButtonLink to={links('password.forgot')}>{t.reset.again}</ButtonLink>
          </>
        )}
      </FormCard>
    </FormPage>
  );
}

type PasswordFormProps = { email: string; token: string; onSaid: (message: string) => void };

function PasswordForm({ email, token, onSaid }: PasswordFormProps) {
  const t = useTexts(accountPageTexts);
  const links = useLinks();
  const calls = useAccountCalls();
  const form = useForm({
    submit: ({ text }) =>
      calls.resetPassword({
        email,
        token,
        password: text('password'),
        password_confirmation: text('password_confirmation'),
      }),
    done: ({ message }) => {
      keepMember(null);
      onSaid(message);
    },
  });
  return (
    <Form form={form}>
      <input type="email" name="username" defaultValue={email} autoComplete="username" readOnly hidden />
      <PasswordField name="password" label={t.newPassword} hint={t.passwordHint} autoComplete="new-password" required />
      <PasswordField name="password_confirmation" label={t.confirmPassword} autoComplete="new-password" required />
      <FormActions>
        <SubmitButton>{t.reset.submit}</SubmitButton>
      </FormActions>
      {form.complaint && form.complaint.general.length > 0 && (
        // The link is spent too where the answer was lost that said so.
        <p>
          {t.reset.maybeDone} <Link to={links('login')}>{t.reset.logIn}</Link> ·{' '}
          <Link to={links('password.forgot')}>{t.reset.again}</Link>
        </p>
      )}
    </Form>
  );
}

export const pages = memberPages({ 'password.reset': ({ data }) => <ResetPage query={data.query} /> });
