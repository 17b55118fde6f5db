import { CheckboxField } from '#ui/field.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import styles from './account-pages.module.css';

/** The terms to accept; each opens in another tab, so that no input is lost. */
function TermsSentence({ before }: { before: string }) {
  const { terms } = useTexts(accountPageTexts);
  const links = useLinks();
  const link = (to: string, label: string) => (
    <a href={to} target="_blank" rel="noopener">
      {label}
    </a>
  );
  return (
    <>
      {before}
      {link(links('meta.terms'), terms.terms)}
      {terms.and}
      {link(links('meta.privacy'), terms.privacy)}
      {terms.after}
    </>
  );
}

/** Accepts the terms of use and the privacy policy (S5.3). */
export function TermsField() {
  const { terms } = useTexts(accountPageTexts);
  return <CheckboxField name="terms" label={<TermsSentence before={terms.before} />} required />;
}

/** The same for joining by another service, without a checkbox. */
export function TermsNote() {
  const { terms } = useTexts(accountPageTexts);
  return (
    <p className={styles.terms}>
      <TermsSentence before={terms.byProvider} />
    </p>
  );
}
