import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Scriptless } from '#ui/form.tsx';
import { FormPage } from '#ui/form-page.tsx';
import { reportThrown } from '#ui/faults.ts';
import { useLinks, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import { useAccountCalls } from './calls.ts';
import { forgetDraftsBut } from './kept-drafts.ts';
import { keepMember } from './member.ts';
import { memberPages } from './member-page.tsx';

/** How long the goodbye is shown before the session ends, in ms (S4.4, S9.7). */
const delay = 500;

/** /logout (S4.4). On a shared device one has to know if the logout failed because the server was unreachable. */
export function LogoutPage() {
  const t = useTexts(accountPageTexts).logout;
  const links = useLinks();
  const calls = useAccountCalls();
  const navigate = useNavigate();
  const [isLost, setLost] = useState(false);
  const leave = async (): Promise<void> => {
    setLost(false);
    try {
      const answer = await calls.logout({});
      forgetDraftsBut(null);
      await navigate(answer.ok ? links('start') : links('login'), { replace: true });
    } catch (thrown) {
      // Without a connection there is no login page to go to either.
      if (!navigator.onLine) return setLost(true);
      reportThrown(thrown);
      await navigate(links('login'), { replace: true });
    }
    return undefined;
  };
  const first = useEffectEvent(leave);
  useEffect(() => {
    keepMember(null);
    const timer = setTimeout(() => void first(), delay);
    return () => clearTimeout(timer);
  }, []);
  if (isLost) {
    return (
      <FormPage title={t.stillTitle} intro={<span role="alert">{t.still}</span>}>
        <div>
          <Button onClick={() => void leave()}>{t.again}</Button>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage title={t.title} intro={<output>{t.text}</output>}>
      <Scriptless>{t.needsScript}</Scriptless>
    </FormPage>
  );
}

export const pages = memberPages({ logout: LogoutPage });
