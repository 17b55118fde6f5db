import { Dialog } from '#ui/dialog.tsx';
import { PasswordField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { useTexts } from '#ui/site.tsx';
import { say } from '#ui/status-state.ts';
import type { User } from '../contract.ts';
import { accountPageTexts } from '../page-texts.ts';
import { profileTexts } from '../profile-texts.ts';
import { useAccountCalls } from './calls.ts';

/** 'Passwort ändern' (S2.7, S5.2). */
export function PasswordPopup({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(profileTexts).edit;
  const { passwordHint } = useTexts(accountPageTexts);
  const calls = useAccountCalls();
  const form = useForm({
    submit: ({ text }) =>
      calls.changePassword({
        id: user.id,
        old: text('old'),
        password: text('password'),
        password_confirmation: text('password_confirmation'),
      }),
    done: ({ message }) => {
      onClose();
      say(message);
    },
  });
  return (
    <Dialog title={t.changePassword} onClose={onClose} isLocked={form.isBusy}>
      <Form form={form}>
        <input type="email" name="username" defaultValue={user.email} autoComplete="username" readOnly hidden />
        <PasswordField name="old" label={t.old} autoComplete="current-password" required />
        <PasswordField name="password" label={t.new} hint={passwordHint} autoComplete="new-password" required />
        <PasswordField name="password_confirmation" label={t.confirm} autoComplete="new-password" required />
        <FormActions>
          <SubmitButton>{t.changePassword}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
