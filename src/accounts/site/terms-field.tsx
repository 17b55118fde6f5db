import { CheckboxField } from '#ui/field.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';

/** Accepts the terms of use and the privacy policy (S5.3); each opens beside the form, so that nothing typed is lost. */
export function TermsField() {
  const { terms } = useTexts(accountPageTexts);
  const links = useLinks();
  const link = (to: string, label: string) => (
    <a href={to} target="_blank" rel="noopener">
      {label}
    </a>
  );
  return (
    <CheckboxField
      name="terms"
      label={
        <>
          {terms.before}
          {link(links.terms(), terms.terms)}
          {terms.and}
          {link(links.privacy(), terms.privacy)}
          {terms.after}
        </>
      }
      required
    />
  );
}
