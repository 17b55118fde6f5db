import { Button } from '#ui/button.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import type { User } from '../contract.ts';
import { AddressFields } from './address-fields.tsx';
import { addressIn } from './address-in.ts';
import { useAccountCalls } from './calls.ts';
import { keepMember } from './member.ts';

type AddressFormProps = {
  user: User;
  /** Names the form where no heading above it does. */
  label: string;
  submit: string;
  onSaved: () => void;
  /** Without it the form has to be filled in. */
  cancel?: { readonly label: string; readonly onClick: () => void } | undefined;
};

/** A member's address amid something else, such as an order (S3.13). Saving it replaces the member that pages know. */
export function AddressForm({ user, label, submit, onSaved, cancel }: AddressFormProps) {
  const calls = useAccountCalls();
  const form = useForm({
    submit: (fields) => calls.saveAddress({ id: user.id, ...addressIn(fields), revision: user.revision }),
    done({ data }) {
      keepMember(data);
      onSaved();
    },
  });
  return (
    <Form form={form} label={label}>
      <AddressFields user={user} required />
      <FormActions>
        <SubmitButton kind="quiet">{submit}</SubmitButton>
        {cancel && (
          <Button kind="plain" onClick={cancel.onClick}>
            {cancel.label}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
