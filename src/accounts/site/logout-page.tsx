import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { FormPage } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import { useAccountCalls } from './calls.ts';
import { keepMember } from './member.ts';

/** How long the goodbye can be read before the session ends, in ms (S4.4, S9.7). */
const delay = 500;

/** /logout (S4.4). */
export function LogoutPage() {
  const t = useTexts(accountPageTexts);
  const links = useLinks();
  const calls = useAccountCalls();
  const navigate = useNavigate();
  const leave = useEffectEvent(async () => {
    const answer = await calls.logout({}).catch(() => null);
    await navigate(answer?.ok ? links.start() : links.login(), { replace: true });
  });
  useEffect(() => {
    keepMember(null);
    const timer = setTimeout(() => void leave(), delay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FormPage title={t.logout.title} intro={<output>{t.logout.text}</output>}>
      <noscript>
        <p>{t.logout.needsScript}</p>
      </noscript>
    </FormPage>
  );
}
