import { useState } from 'react';
import { ok } from '#kit/result.ts';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import { useAccountCalls } from './calls.ts';
import { SocialLinks } from './social-links.tsx';
import { TermsField } from './terms-field.tsx';

/** Asks somebody whose provider gave no address for it (S1.3). */
export function AskAddress({ query, onSent }: { query: URLSearchParams; onSent: (email: string) => void }) {
  const t = useTexts(accountPageTexts);
  const links = useLinks();
  const calls = useAccountCalls();
  const [isGone, setIsGone] = useState(false);
  const form = useForm({
    submit: async ({ text, isTicked }) => {
      const answer = await calls.completeSignIn({ email: text('email'), terms: isTicked('terms') as true });
      return answer.ok ? ok(text('email').trim()) : answer;
    },
    done: onSent,
    failed: ({ code }) => {
      setIsGone(code === 'conflict');
      return code === 'conflict';
    },
  });
  if (isGone) {
    return (
      <FormPage title={t.register.ssoTitle} aside={<Link to={links('login')}>{t.register.logIn}</Link>}>
        <Notice icon="warning" role="alert">
          <p>{t.register.ssoGone}</p>
        </Notice>
        <FormCard>
          <SocialLinks query={query} />
        </FormCard>
      </FormPage>
    );
  }
  return (
    <FormPage title={t.register.ssoTitle} intro={t.register.ssoIntro}>
      <FormCard>
        <Form form={form}>
          <TextField name="email" type="email" label={t.email} required />
          <TermsField />
          <FormActions>
            <SubmitButton>{t.register.ssoSubmit}</SubmitButton>
          </FormActions>
        </Form>
      </FormCard>
    </FormPage>
  );
}
