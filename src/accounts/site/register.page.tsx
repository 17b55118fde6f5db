import { useRef, useState } from 'react';
import { ok } from '#kit/result.ts';
import { randomUuid } from '#kit/uuid.ts';
import { Link } from '#ui/link.tsx';
import { CheckboxField, PasswordField, SelectField, TextField } from '#ui/field.tsx';
import { FieldRow, Form, FormActions, RequiredNote, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import { AskAddress } from './ask-address.tsx';
import { useAccountCalls } from './calls.ts';
import { CheckInbox } from './check-inbox.tsx';
import { genderChoices } from './gender-choices.ts';
import { forgetDraft } from './kept-drafts.ts';
import { memberPages } from './member-page.tsx';
import { SocialLinks } from './social-links.tsx';
import { TermsField } from './terms-field.tsx';
import { useKeptForm } from './use-kept-form.ts';

const draft = 'registration';

/** /register (S2.18, S4.25): the form of S3.12, then where the link was sent. */
export function RegisterPage({ query }: { query: URLSearchParams }) {
  const t = useTexts(accountPageTexts);
  const links = useLinks();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const redirect = query.get('redirect') ?? undefined;
  if (sentTo !== null) return <CheckInbox email={sentTo} redirect={redirect} />;
  if (query.has('sso')) return <AskAddress query={query} onSent={setSentTo} />;
  return (
    <FormPage
      title={t.register.title}
      intro={t.register.intro}
      aside={
        <p>
          {t.register.known} <Link to={links('login', redirect ? { redirect } : {})}>{t.register.logIn}</Link>
        </p>
      }
    >
      <FormCard>
        <RegistrationForm redirect={redirect} onSent={setSentTo} />
        <SocialLinks query={query} />
      </FormCard>
    </FormPage>
  );
}

function RegistrationForm({ redirect, onSent }: { redirect: string | undefined; onSent: (email: string) => void }) {
  const t = useTexts(accountPageTexts);
  const { siteName } = useIdentity();
  const calls = useAccountCalls();
  // Pressed again because the answer was lost, it is the same registration.
  const key = useRef(randomUuid());
  const form = useForm({
    submit: async ({ text, isTicked }) => {
      const answer = await calls.register({
        email: text('email'),
        name: text('name'),
        surname: text('surname'),
        gender: text('gender') as 'u',
        password: text('password'),
        password_confirmation: text('password_confirmation'),
        newsletter: isTicked('newsletter'),
        terms: isTicked('terms') as true,
        redirect,
        form_key: key.current,
      });
      return answer.ok ? ok(text('email').trim()) : answer;
    },
    done: (email) => {
      forgetDraft(draft);
      window.scrollTo({ top: 0, behavior: 'instant' });
      onSent(email);
    },
  });
  useKeptForm(draft, form.element);
  return (
    <Form form={form}>
      <RequiredNote />
      <TextField name="email" type="email" label={t.email} autoComplete="username" required />
      <FieldRow>
        <TextField name="name" label={t.name} autoComplete="given-name" required />
        <TextField name="surname" label={t.surname} autoComplete="family-name" required />
      </FieldRow>
      <SelectField name="gender" label={t.gender} choices={genderChoices(t)} required />
      <PasswordField name="password" label={t.password} hint={t.passwordHint} autoComplete="new-password" required />
      <PasswordField name="password_confirmation" label={t.confirmPassword} autoComplete="new-password" required />
      <TermsField />
      <CheckboxField name="newsletter" label={t.newsletterBox(siteName)} />
      <FormActions>
        <SubmitButton>{t.register.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export const pages = memberPages({ register: ({ data }) => <RegisterPage query={data.query} /> });
