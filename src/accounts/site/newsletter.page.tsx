import { useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import { useAccountCalls } from './calls.ts';
import { Done } from './done.tsx';
import { memberPages } from './member-page.tsx';

/**
 * /newsletter (S16.3): the links of its mails. They need a click, since mail programs open links by themselves. Without JavaScript
 * the form that ends it posts to the address that mail programs use (RFC 8058).
 */
export function NewsletterPage({ query }: { query: URLSearchParams }) {
  const t = useTexts(accountPageTexts).newsletter;
  const links = useLinks();
  const [said, setSaid] = useState<{ title: string; text: string } | null>(null);
  const [confirm, end] = [query.get('confirm'), query.get('end')];
  const words =
    confirm !== null
      ? { title: t.confirmTitle, intro: t.confirmIntro }
      : end !== null
        ? { title: t.endTitle, intro: t.endIntro }
        : { title: t.askTitle, intro: t.askIntro };
  if (said) {
    return (
      <Done {...said}>
        <ButtonLink to={links('start')}>{t.toStart}</ButtonLink>
      </Done>
    );
  }
  const onSaid = (text: string): void => setSaid({ title: t.doneTitle, text });
  return (
    <FormPage {...words}>
      <FormCard>
        {confirm === null && end === null ? (
          <Ask onSaid={onSaid} />
        ) : (
          <ByLink confirm={confirm} end={end} onSaid={onSaid} onGone={(text) => setSaid({ title: t.goneTitle, text })} />
        )}
      </FormCard>
    </FormPage>
  );
}

type ByLinkProps = {
  confirm: string | null;
  end: string | null;
  onSaid: (message: string) => void;
  onGone: (message: string) => void;
};

function ByLink({ confirm, end, onSaid, onGone }: ByLinkProps) {
  const t = useTexts(accountPageTexts).newsletter;
  const calls = useAccountCalls();
  const links = useLinks();
  const form = useForm({
    submit: () => (confirm === null ? calls.endNewsletter({ token: end ?? '' }) : calls.confirmNewsletter({ token: confirm })),
    done: ({ message }) => onSaid(message),
    failed: ({ code, body }) => {
      if (code !== 'not-found') return false;
      onGone((body as { message: string }).message);
      return true;
    },
  });
  return (
    <Form form={form} {...(confirm === null && { action: links('newsletter', { end: end ?? '' }) })}>
      {/* The body that the address expects. */}
      {confirm === null && <input type="hidden" name="List-Unsubscribe" value="One-Click" />}
      <FormActions>
        <SubmitButton>{confirm === null ? t.end : t.confirm}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Ask({ onSaid }: { onSaid: (message: string) => void }) {
  const t = useTexts(accountPageTexts);
  const calls = useAccountCalls();
  const form = useForm({
    submit: ({ text }) => calls.askNewsletter({ email: text('email') }),
    done: ({ message }) => onSaid(message),
  });
  return (
    <Form form={form}>
      <TextField name="email" type="email" label={t.email} required />
      <FormActions>
        <SubmitButton>{t.newsletter.ask}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export const pages = memberPages({ newsletter: ({ data }) => <NewsletterPage query={data.query} /> });
