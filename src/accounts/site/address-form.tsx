import { Button } from '#ui/button.tsx';
import { Form, FormActions, useForm } from '#ui/form.tsx';
import type { User } from '../contract.ts';
import { AddressFields } from './address-fields.tsx';
import { addressIn } from './address-in.ts';
import { useAccountCalls } from './calls.ts';
import { forgetDraft } from './kept-drafts.ts';
import { keepMember } from './member.ts';
import { useKeptForm } from './use-kept-form.ts';

const draft = 'address';

type AddressFormProps = {
  user: User;
  /** The form's accessible name if there is no heading above it. */
  label: string;
  /** Called before it is submitted. */
  onSaving?: () => void;
  onSaved: () => void;
  /** Without it the form has to be filled in. */
  cancel?: { readonly label: string; readonly onClick: () => void } | undefined;
};

/**
 * A member's address within another form, such as an order (S3.13), which submits it: it has no button of its own. Saving it
 * updates the member in all pages.
 */
export function AddressForm({ user, label, onSaving, onSaved, cancel }: AddressFormProps) {
  const calls = useAccountCalls();
  const form = useForm({
    submit: (fields) => {
      onSaving?.();
      return calls.saveAddress({ id: user.id, ...addressIn(fields), revision: user.revision });
    },
    done({ data }) {
      forgetDraft(draft);
      keepMember(data);
      onSaved();
    },
  });
  useKeptForm(draft, form.element);
  return (
    <Form form={form} label={label}>
      <AddressFields user={user} required />
      {cancel && (
        <FormActions>
          <Button
            kind="plain"
            onClick={() => {
              forgetDraft(draft);
              cancel.onClick();
            }}
          >
            {cancel.label}
          </Button>
        </FormActions>
      )}
    </Form>
  );
}
