/** What a reader can agree to beyond the essential cookies, which need no consent (S3.15; § 25 TDDDG). */
export type Consent = { readonly analytics: boolean; readonly marketing: boolean };

/**
 * Where statistics are sent (`ANALYTICS_URL`, `ANALYTICS_SITE`): Matomo's address with a trailing slash, and the id of this site
 * there.
 */
export type Analytics = { readonly url: string; readonly site: string };

/** What the cookies of each category hold (S9.8). */
export const agreed = '1';
export const refused = '-1';

/**
 * The answer stored in `document.cookie` (S3.15); null while there is none. A missing, malformed or duplicate cookie counts as no
 * answer: consent is never assumed.
 */
export function consentIn(cookies: string): Consent | null {
  const pairs = cookies.split('; ');
  const [essential, analytics, marketing] = ['essential', 'analytics', 'marketing'].map((category) => {
    const name = `consent_${category}=`;
    const values = pairs.filter((pair) => pair.startsWith(name)).map((pair) => pair.slice(name.length));
    return values.length === 1 && (values[0] === agreed || values[0] === refused) ? values[0] : '';
  });
  return essential === agreed && analytics && marketing
    ? { analytics: analytics === agreed, marketing: marketing === agreed }
    : null;
}
