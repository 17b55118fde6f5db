import { TextField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { useTexts } from '#ui/site.tsx';
import { profileTexts } from '../profile-texts.ts';
import { useAccountCalls } from './calls.ts';
import styles from './security.module.css';

/** A new secret for an authenticator app: as text, as a link, and as a QR code of that link. */
export type Secret = { readonly secret: string; readonly uri: string; readonly svg: string };

export const codeField = {
  name: 'code',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: 'false',
  required: true,
} as const;

/** In groups of four, which are easier to read and type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret and asks for a first code. */
export function SetUp({
  secret: { secret, uri, svg },
  enrolment,
  onCodes,
}: {
  secret: Secret;
  enrolment: string | undefined;
  onCodes: (codes: readonly string[]) => void;
}) {
  const t = useTexts(profileTexts).security;
  const calls = useAccountCalls();
  const form = useForm({
    submit: ({ text }) => calls.confirmSecondFactor({ code: text('code'), enrolment }),
    done: ({ recovery_codes: codes }) => onCodes(codes),
  });
  return (
    <Form form={form}>
      <p>{t.scan}</p>
      <a className={styles.qr} href={uri} aria-label={t.qr}>
        <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" width={220} height={220} />
      </a>
      <p>
        {t.secret}: <code className={styles.secret}>{inGroups(secret)}</code>
      </p>
      <TextField {...codeField} label={t.code} inputMode="numeric" />
      <FormActions>
        <SubmitButton>{t.confirm}</SubmitButton>
      </FormActions>
    </Form>
  );
}
