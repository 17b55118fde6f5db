import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import { useAccountCalls } from './calls.ts';
import { useEnter } from './use-enter.ts';

type SecondStepProps = {
  onBack: () => void;
  /** No login is waiting for a code any more. */
  onOver: () => void;
};

/** The second step of a login: the code of an app, or a recovery code (S16.4). */
export function SecondStep({ onBack, onOver }: SecondStepProps) {
  const t = useTexts(accountPageTexts);
  const calls = useAccountCalls();
  const enter = useEnter();
  const form = useForm({
    submit: ({ text }) => calls.secondFactor({ code: text('code') }),
    done: enter,
    failed: ({ code }) => {
      if (code === 'unauthenticated') onOver();
      return code === 'unauthenticated';
    },
  });
  return (
    <FormPage title={t.secondStep.title} intro={t.secondStep.intro}>
      <FormCard>
        <Form form={form}>
          <TextField
            name="code"
            label={t.secondStep.code}
            hint={t.secondStep.hint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck="false"
            required
          />
          <FormActions>
            <SubmitButton>{t.secondStep.submit}</SubmitButton>
            <Button kind="plain" onClick={onBack}>
              {t.secondStep.back}
            </Button>
          </FormActions>
        </Form>
      </FormCard>
    </FormPage>
  );
}
