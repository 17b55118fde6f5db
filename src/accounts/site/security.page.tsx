import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { officeBase } from '#paths/office-pages.ts';
import { Link } from '#ui/link.tsx';
import { PasswordField, TextField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status-state.ts';
import type { User } from '../contract.ts';
import { profileTexts } from '../profile-texts.ts';
import { useAccountCalls } from './calls.ts';
import { keepMember } from './member.ts';
import { memberPages, own } from './member-page.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { codeField, SetUp, type Secret } from './set-up.tsx';

type Stage =
  | { readonly at: 'begin' }
  | { readonly at: 'set-up'; readonly secret: Secret }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** /user/security (S16.4): the second factor, enabled in three steps and disabled with one code. */
export function SecurityPage({ user }: { user: User }) {
  const all = useTexts(profileTexts);
  const t = all.security;
  const links = useLinks();
  const [stage, setStage] = useState<Stage>({ at: 'begin' });
  const enrolment = useSearchParams()[0].get('enrolment') ?? undefined;
  return (
    <FormPage title={t.title} intro={t.intro} aside={<Link to={links('user.profile')}>{all.toProfile}</Link>}>
      {stage.at === 'codes' ? (
        <RecoveryCodes codes={stage.codes} onDone={() => setStage({ at: 'begin' })} />
      ) : (
        <FormCard>
          {user.hasSecondFactor ? (
            <End user={user} />
          ) : stage.at === 'begin' ? (
            <Begin user={user} enrolment={enrolment} onSecret={(secret) => setStage({ at: 'set-up', secret })} />
          ) : (
            <SetUp
              secret={stage.secret}
              enrolment={enrolment}
              onCodes={(codes) => {
                setStage({ at: 'codes', codes });
                keepMember({ ...user, hasSecondFactor: true });
              }}
            />
          )}
        </FormCard>
      )}
    </FormPage>
  );
}

type BeginProps = { user: User; enrolment: string | undefined; onSecret: (secret: Secret) => void };

/** Members of a provider have no password to ask for. `enrolment`: the token of an admin's link (S16.8). */
function Begin({ user, enrolment, onSecret }: BeginProps) {
  const t = useTexts(profileTexts).security;
  const calls = useAccountCalls();
  const hasPassword = user.sso_driver === null;
  const form = useForm({
    submit: ({ text }) => calls.beginSecondFactor({ ...(hasPassword ? { password: text('password') } : {}), enrolment }),
    done: onSecret,
  });
  return (
    <Form form={form}>
      {hasPassword && (
        <>
          <input type="email" name="username" defaultValue={user.email} autoComplete="username" readOnly hidden />
          <PasswordField name="password" label={t.password} autoComplete="current-password" required />
        </>
      )}
      <FormActions>
        <SubmitButton>{t.begin}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function End({ user }: { user: User }) {
  const t = useTexts(profileTexts).security;
  const calls = useAccountCalls();
  const form = useForm({
    submit: ({ text }) => calls.endSecondFactor({ code: text('code') }),
    done: () => {
      keepMember({ ...user, hasSecondFactor: false });
      say(t.off);
    },
  });
  return (
    <Form form={form}>
      <p>{t.isOn}</p>
      {user.roles.length > 0 && (
        <p>
          <a href={officeBase}>{t.toOffice}</a>
        </p>
      )}
      <p>{t.newCodes}</p>
      <TextField {...codeField} label={t.endCode} />
      <FormActions>
        <SubmitButton kind="quiet">{t.end}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export const pages = memberPages({ 'user.security': own(SecurityPage) });
