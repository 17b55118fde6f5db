import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { sayFailed } from '#ui/status-state.ts';
import type { User } from '../contract.ts';
import { profileTexts } from '../profile-texts.ts';
import { useAccountCalls } from './calls.ts';

type Stage = 'asking' | 'password' | null;

/** Deletes the account after a confirmation (S4.24, S8.8); some time after the login it also asks for the password. */
export function DeleteAccount({ user }: { user: User }) {
  const t = useTexts(profileTexts).deletion;
  const links = useLinks();
  const calls = useAccountCalls();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>(null);
  const leave = () => navigate(links('logout'), { replace: true });
  const remove = async (): Promise<void> => {
    const answer = await calls.deleteUser({ id: user.id });
    if (answer.ok) await leave();
    else {
      // A refusal is silent (S8.6): the account still exists. Demands of the server are shown.
      setStage(answer.code === 'invalid' ? 'password' : null);
      if (answer.code === 'conflict') sayFailed((answer.body as { message: string }).message);
    }
  };
  return (
    <FormCard title={t.title}>
      <p>{t.text}</p>
      <div>
        <Button kind="quiet" onClick={() => setStage('asking')}>
          {t.button}
        </Button>
      </div>
      {stage === 'asking' && (
        <Confirm title={t.confirmTitle} text={t.confirmText} onConfirm={remove} onCancel={() => setStage(null)} />
      )}
      {stage === 'password' && <ByPassword user={user} onDeleted={leave} onClose={() => setStage(null)} />}
    </FormCard>
  );
}

type ByPasswordProps = { user: User; onDeleted: () => void | Promise<void>; onClose: () => void };

function ByPassword({ user, onDeleted, onClose }: ByPasswordProps) {
  const t = useTexts(profileTexts).deletion;
  const calls = useAccountCalls();
  const form = useForm({
    submit: ({ text }) => calls.deleteUser({ id: user.id, password: text('password') }),
    done: onDeleted,
  });
  return (
    <Dialog title={t.confirmTitle} onClose={onClose} isLocked={form.isBusy}>
      <Form form={form}>
        <p>{t.passwordText}</p>
        <input type="email" name="username" defaultValue={user.email} autoComplete="username" readOnly hidden />
        <PasswordField name="password" label={t.password} autoComplete="current-password" required />
        <FormActions>
          <SubmitButton>{t.button}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
