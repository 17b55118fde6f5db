import { useState } from 'react';
import { Link } from '#ui/link.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { FieldRow, Form, FormActions, RequiredNote, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status-state.ts';
import type { User } from '../contract.ts';
import { accountPageTexts } from '../page-texts.ts';
import { profileTexts } from '../profile-texts.ts';
import { AddressFields } from './address-fields.tsx';
import { addressIn } from './address-in.ts';
import { useAccountCalls } from './calls.ts';
import { DeleteAccount } from './delete-account.tsx';
import { genderChoices } from './gender-choices.ts';
import { forgetDraft } from './kept-drafts.ts';
import { keepMember } from './member.ts';
import { memberPages, own } from './member-page.tsx';
import { OwnPicture } from './own-picture.tsx';
import { PasswordPopup } from './password-popup.tsx';
import { useKeptForm } from './use-kept-form.ts';
import styles from './profile.module.css';

const draft = 'profile';

/** /user/edit (S2.7): picture, profile, address, password, deletion. */
export function EditPage({ user }: { user: User }) {
  const t = useTexts(profileTexts);
  const links = useLinks();
  return (
    <FormPage title={t.edit.title} aside={<Link to={links('user.profile')}>{t.toProfile}</Link>}>
      <OwnPicture user={user} />
      <ProfileForm user={user} />
      {user.sso_driver === null && <Password user={user} />}
      <DeleteAccount user={user} />
    </FormPage>
  );
}

function ProfileForm({ user }: { user: User }) {
  const t = useTexts(profileTexts);
  const words = useTexts(accountPageTexts);
  const calls = useAccountCalls();
  const [isStale, setIsStale] = useState(false);
  const form = useForm({
    submit: (fields) =>
      calls.saveUser({
        id: user.id,
        name: fields.text('name'),
        surname: fields.text('surname'),
        gender: fields.text('gender') as User['gender'],
        ...addressIn(fields),
        revision: user.revision,
      }),
    done: ({ data }) => {
      forgetDraft(draft);
      keepMember(data);
      say(t.saved);
    },
    failed: ({ code }) => {
      setIsStale(code === 'conflict');
      return false;
    },
  });
  useKeptForm(draft, form.element);
  return (
    <FormCard>
      <Form form={form}>
        <h2 className={styles.part}>{t.edit.data}</h2>
        <RequiredNote />
        <TextField
          name="email"
          type="email"
          label={words.email}
          hint={t.edit.emailHint}
          defaultValue={user.email}
          readOnly
          required
        />
        <FieldRow>
          <TextField name="name" label={words.name} autoComplete="given-name" defaultValue={user.name} required />
          <TextField name="surname" label={words.surname} autoComplete="family-name" defaultValue={user.surname} required />
        </FieldRow>
        <SelectField
          name="gender"
          label={words.gender}
          choices={genderChoices(words)}
          defaultValue={user.gender}
          placeholder={false}
        />
        <h2 className={styles.part}>{t.edit.address}</h2>
        <AddressFields user={user} />
        <FormActions>
          <SubmitButton>{t.edit.save}</SubmitButton>
          {isStale && (
            <Button kind="quiet" onClick={() => window.location.reload()}>
              {t.reload}
            </Button>
          )}
        </FormActions>
      </Form>
    </FormCard>
  );
}

function Password({ user }: { user: User }) {
  const t = useTexts(profileTexts).edit;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FormCard title={t.password}>
      <p>{t.passwordText}</p>
      <div>
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          {t.changePassword}
        </Button>
      </div>
      {isOpen && <PasswordPopup user={user} onClose={() => setIsOpen(false)} />}
    </FormCard>
  );
}

export const pages = memberPages({ 'user.edit': own(EditPage) });
