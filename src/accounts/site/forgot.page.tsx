import { useState } from 'react';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import { useAccountCalls } from './calls.ts';
import { Done } from './done.tsx';
import { memberPages } from './member-page.tsx';

/** /password/forgot (S2.3): the answer replaces the form (S4.6). */
export function ForgotPage() {
  const t = useTexts(accountPageTexts);
  const links = useLinks();
  const calls = useAccountCalls();
  const [said, setSaid] = useState<string | null>(null);
  const form = useForm({
    submit: ({ text }) => calls.forgotPassword({ email: text('email') }),
    done: ({ message }) => setSaid(message),
  });
  const back = <Link to={links('login')}>{t.forgot.back}</Link>;
  if (said !== null) return <Done title={t.forgot.doneTitle} text={said} aside={back} />;
  return (
    <FormPage title={t.forgot.title} intro={t.forgot.intro} aside={<p>{back}</p>}>
      <FormCard>
        <Form form={form}>
          <TextField name="email" type="email" label={t.email} autoComplete="username" required />
          <FormActions>
            <SubmitButton>{t.forgot.submit}</SubmitButton>
          </FormActions>
        </Form>
      </FormCard>
    </FormPage>
  );
}

export const pages = memberPages({ 'password.forgot': ForgotPage });
