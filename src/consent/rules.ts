/** What a reader agreed to beyond the essential, which needs no agreement (S3.15; § 25 TDDDG). */
export type Consent = { readonly analytics: boolean; readonly marketing: boolean };

/** Where the statistics go (`ANALYTICS_URL`, `ANALYTICS_SITE`): Matomo's address, with a slash at its end, and its number for this site. */
export type Analytics = { readonly url: string; readonly site: string };

/** What the cookies of each category hold (S9.8). */
export const agreed = '1';
export const refused = '-1';

/**
 * The answer that a `document.cookie` holds (S3.15), null as long as there is none. A cookie that is missing, odd or there
 * twice is no answer: in doubt nobody agreed to anything.
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
