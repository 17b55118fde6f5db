import { useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { inLocalePath } from '#paths/routes.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { courseTexts } from '../page-texts.ts';
import { useCourseCalls } from './calls.ts';

type Said = 'ended' | 'wrong';

/**
 * /kurs/abmelden (S13.5): the target of the link in a course's mails; needs a click, since mail programs open links by
 * themselves. Without JavaScript the form posts to the address that mail programs use (RFC 8058).
 */
export function EndMailsPage({ query }: { query: URLSearchParams }) {
  const t = useTexts(courseTexts).endMails;
  const links = useLinks();
  const token = query.get('token') ?? '';
  const [said, setSaid] = useState<Said | null>(token === '' ? 'wrong' : null);
  if (said) {
    return (
      <FormPage
        title={said === 'ended' ? t.doneTitle : t.wrongTitle}
        intro={<output>{said === 'ended' ? t.done : t.wrong}</output>}
      >
        <p>
          <ButtonLink to={links('home')} kind="quiet">
            {t.toHome}
          </ButtonLink>
        </p>
      </FormPage>
    );
  }
  return (
    <FormPage title={t.title} intro={<p>{t.intro}</p>}>
      <FormCard>
        <End token={token} onSaid={setSaid} />
      </FormCard>
    </FormPage>
  );
}

function End({ token, onSaid }: { token: string; onSaid: (said: Said) => void }) {
  const t = useTexts(courseTexts).endMails;
  const calls = useCourseCalls();
  const locale = useLocale();
  const form = useForm({
    submit: () => calls.endCourseMails({ token }),
    done: () => onSaid('ended'),
    failed: ({ code }) => {
      const isWrong = code === 'not-found' || code === 'invalid';
      if (isWrong) onSaid('wrong');
      return isWrong;
    },
  });
  return (
    <Form form={form} action={inLocalePath(shopFiles.endMails(token), locale)}>
      {/* The body that the address expects. */}
      <input type="hidden" name="List-Unsubscribe" value="One-Click" />
      <FormActions>
        <SubmitButton>{t.end}</SubmitButton>
      </FormActions>
    </Form>
  );
}
