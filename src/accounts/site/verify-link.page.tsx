import { redirect } from 'react-router';
import { formatDay } from '#kit/dates.ts';
import { ok } from '#kit/result.ts';
import { Button } from '#ui/button.tsx';
import { FormActions } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Notice } from '#ui/notice.tsx';
import { sitePage } from '#ui/page.ts';
import { useLocale, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import type { Confirmation, SentConfirmation } from '../rules.ts';
import { memberHead, type MemberCall } from './member-page.tsx';

/**
 * What the link of the confirmation mail shows (S4.25). Its form is submitted natively: the server renders the page without script, at
 * the link's own address.
 */
function ConfirmPage({ data: { email, registeredOn, link } }: { data: Confirmation }) {
  const t = useTexts(accountPageTexts).confirm;
  const locale = useLocale();
  return (
    <FormPage title={t.title} intro={<p>{t.intro(email, formatDay(registeredOn, locale))}</p>}>
      <FormCard>
        <p>{t.yes}</p>
        <form method="post" action={link}>
          <FormActions>
            <Button type="submit">{t.submit}</Button>
          </FormActions>
        </form>
        <Notice icon="warning">
          <p>{t.no}</p>
        </Notice>
      </FormCard>
    </FormPage>
  );
}

export const pages = {
  'verify.link': sitePage({
    load: async ({ api: { sent }, links }: MemberCall<{ readonly sent?: SentConfirmation }>) => {
      if (sent?.confirmation) return ok(sent.confirmation);
      // Without a link there is nothing to confirm.
      throw redirect(links('verify'));
    },
    page: ConfirmPage,
    head: memberHead('verify.link'),
  }),
};
