import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { FormCard } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { User } from '../contract.ts';
import { profileTexts } from '../profile-texts.ts';
import { useAccountCalls } from './calls.ts';

/** Deletes the account after a confirmation (S4.24, S8.8). */
export function DeleteAccount({ user }: { user: User }) {
  const t = useTexts(profileTexts).deletion;
  const links = useLinks();
  const calls = useAccountCalls();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async (): Promise<void> => {
    // A failure is silent (S8.6): the account is still there.
    const answer = await calls.deleteUser({ id: user.id }).catch(() => null);
    if (answer?.ok) await navigate(links.logout(), { replace: true });
    else setIsAsking(false);
  };
  return (
    <FormCard title={t.title}>
      <p>{t.text}</p>
      <div>
        <Button kind="quiet" onClick={() => setIsAsking(true)}>
          {t.button}
        </Button>
      </div>
      {isAsking && <Confirm title={t.confirmTitle} text={t.confirmText} onConfirm={remove} onCancel={() => setIsAsking(false)} />}
    </FormCard>
  );
}
