import { agreed, refused, type Consent } from './rules.ts';

/** The two shortcut answers: essential only, and everything. */
export const none: Consent = { analytics: false, marketing: false };
export const everything: Consent = { analytics: true, marketing: true };

const day = 24 * 60 * 60;

/**
 * How long an answer is valid, in seconds. Readers who refused everything are not asked again for a year; those who agreed to
 * something are asked after half a year (docs/decisions/statistics-only-after-consent.md). Browsers keep no cookie for longer
 * than 400 days.
 */
export const holdsFor = ({ analytics, marketing }: Consent): number => (analytics || marketing ? 182 : 365) * day;

/**
 * The cookies that store an answer, in the syntax of `document.cookie` (S3.15, S9.8). Their value is 1 or -1; they identify
 * nobody.
 */
export function cookiesOf(consent: Consent, isSecure: boolean): string[] {
  const values = { essential: true, ...consent };
  const rest = `; Max-Age=${holdsFor(consent)}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return (['essential', 'analytics', 'marketing'] as const).map(
    (category) => `consent_${category}=${values[category] ? agreed : refused}${rest}`,
  );
}

/** Cookies that Matomo may have left, in an older installation for instance: its visitor, session and referrer cookies. */
const matomoCookie = /^(?:_pk_(?:id|ses|ref|cvar|hsr|testcookie)|mtm_|matomo_|piwik_)/;

/** The cookies that remove Matomo's after consent is withdrawn, one for each domain that they may be set on. */
export function withoutMatomo(cookies: string, hostname: string): string[] {
  const labels = hostname.split('.');
  const domains = labels.map((_, above) => labels.slice(above).join('.')).filter((domain) => domain.includes('.'));
  return cookies
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => matomoCookie.test(name))
    .flatMap((name) => ['', ...domains.map((domain) => `; Domain=${domain}`)].map((at) => `${name}=; Max-Age=0; Path=/${at}`));
}
