import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard } from '#ui/form-page.tsx';
import { useTexts } from '#ui/site.tsx';
import { say } from '#ui/status-state.ts';
import type { User } from '../contract.ts';
import { profileTexts } from '../profile-texts.ts';
import { useAccountCalls } from './calls.ts';
import { keepMember } from './member.ts';

/** Subscribes to the newsletter, or cancels it (S16.3). */
export function NewsletterSetting({ user }: { user: User }) {
  const t = useTexts(profileTexts).newsletter;
  const calls = useAccountCalls();
  const isOn = user.newsletter === 'yes';
  const form = useForm({
    submit: () => (isOn ? calls.endNewsletter({}) : calls.askNewsletter({ email: user.email })),
    done: ({ message }) => {
      keepMember({ ...user, newsletter: isOn ? 'no' : 'asked' });
      say(message);
    },
  });
  return (
    <FormCard title={t.title}>
      <Form form={form}>
        <p>{t[user.newsletter]}</p>
        <FormActions>
          <SubmitButton kind="quiet">{isOn ? t.end : user.newsletter === 'asked' ? t.again : t.ask}</SubmitButton>
        </FormActions>
      </Form>
    </FormCard>
  );
}
