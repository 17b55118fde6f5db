import { agreed, refused, type Consent } from './rules.ts';

/** Nothing beyond the essential, and everything. */
export const none: Consent = { analytics: false, marketing: false };
export const everything: Consent = { analytics: true, marketing: true };

const day = 24 * 60 * 60;

/**
 * How long an answer holds, in seconds. Whoever refused everything is left in peace for a year; who agreed to something is
 * asked again after half of it, since agreement wears out (docs/decisions/statistics-only-after-consent.md). No browser
 * keeps a cookie for longer than 400 days.
 */
export const holdsFor = ({ analytics, marketing }: Consent): number => (analytics || marketing ? 182 : 365) * day;

/** The cookies of an answer, each as `document.cookie` takes it (S3.15, S9.8). They hold no more than 1 or -1 and name nobody. */
export function cookiesOf(consent: Consent, isSecure: boolean): string[] {
  const values = { essential: true, ...consent };
  const rest = `; Max-Age=${holdsFor(consent)}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return (['essential', 'analytics', 'marketing'] as const).map(
    (category) => `consent_${category}=${values[category] ? agreed : refused}${rest}`,
  );
}

/** Cookies that Matomo may have left, in an older installation for instance: its visitor, session and referrer cookies. */
const matomoCookie = /^(?:_pk_(?:id|ses|ref|cvar|hsr|testcookie)|mtm_|matomo_|piwik_)/;

/** What takes Matomo's cookies away again when the agreement is withdrawn, for each domain on which they may stand. */
export function withoutMatomo(cookies: string, hostname: string): string[] {
  const labels = hostname.split('.');
  const domains = labels.map((_, above) => labels.slice(above).join('.')).filter((domain) => domain.includes('.'));
  return cookies
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => matomoCookie.test(name))
    .flatMap((name) => ['', ...domains.map((domain) => `; Domain=${domain}`)].map((at) => `${name}=; Max-Age=0; Path=/${at}`));
}
