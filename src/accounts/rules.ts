import { typedLine } from '#kit/visible.ts';
import type { Guard } from '#paths/routes.ts';

/** Minimum length (S5.2). */
export const shortestPassword = 8;
/** Maximum length: longer passwords are no safer, and hashing them is work that attackers could make us do. */
export const longestPassword = 200;

export type PasswordProblem = 'short' | 'common' | 'own';

/**
 * Why a password is refused (S5.2), or null. Compared in NFKC and case-insensitively; `own` are the member's name, address and
 * the like, which attackers try first.
 */
export function passwordProblem(
  given: string,
  { own, isCommon }: { readonly own: readonly string[]; readonly isCommon: (normal: string) => boolean },
): PasswordProblem | null {
  const normal = given.normalize('NFKC');
  if (Array.from(normal).length < shortestPassword) return 'short';
  if (isCommon(normal)) return 'common';
  const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  return own.some((text) => plain(text) === plain(given)) ? 'own' : null;
}

/** Whether the confirmation equals the password: in NFKC, since two keyboards may encode a letter differently. */
export const isConfirmed = (password: string, confirmation: string): boolean =>
  password.normalize('NFKC') === confirmation.normalize('NFKC');

/** ISO 3166-1 alpha-2, and Kosovo, in lower case as the form stores them (S3.14). Each has its name in `country-texts.ts`. */
// oxfmt-ignore
export const countryCodes = [
  'ad', 'ae', 'af', 'ag', 'ai', 'al', 'am', 'ao', 'aq', 'ar', 'as', 'at', 'au', 'aw', 'ax', 'az', 'ba', 'bb', 'bd', 'be', 'bf',
  'bg', 'bh', 'bi', 'bj', 'bl', 'bm', 'bn', 'bo', 'bq', 'br', 'bs', 'bt', 'bv', 'bw', 'by', 'bz', 'ca', 'cc', 'cd', 'cf', 'cg',
  'ch', 'ci', 'ck', 'cl', 'cm', 'cn', 'co', 'cr', 'cu', 'cv', 'cw', 'cx', 'cy', 'cz', 'de', 'dj', 'dk', 'dm', 'do', 'dz', 'ec',
  'ee', 'eg', 'eh', 'er', 'es', 'et', 'fi', 'fj', 'fk', 'fm', 'fo', 'fr', 'ga', 'gb', 'gd', 'ge', 'gf', 'gg', 'gh', 'gi', 'gl',
  'gm', 'gn', 'gp', 'gq', 'gr', 'gs', 'gt', 'gu', 'gw', 'gy', 'hk', 'hm', 'hn', 'hr', 'ht', 'hu', 'id', 'ie', 'il', 'im', 'in',
  'io', 'iq', 'ir', 'is', 'it', 'je', 'jm', 'jo', 'jp', 'ke', 'kg', 'kh', 'ki', 'km', 'kn', 'kp', 'kr', 'kw', 'ky', 'kz', 'la',
  'lb', 'lc', 'li', 'lk', 'lr', 'ls', 'lt', 'lu', 'lv', 'ly', 'ma', 'mc', 'md', 'me', 'mf', 'mg', 'mh', 'mk', 'ml', 'mm', 'mn',
  'mo', 'mp', 'mq', 'mr', 'ms', 'mt', 'mu', 'mv', 'mw', 'mx', 'my', 'mz', 'na', 'nc', 'ne', 'nf', 'ng', 'ni', 'nl', 'no', 'np',
  'nr', 'nu', 'nz', 'om', 'pa', 'pe', 'pf', 'pg', 'ph', 'pk', 'pl', 'pm', 'pn', 'pr', 'ps', 'pt', 'pw', 'py', 'qa', 're', 'ro',
  'rs', 'ru', 'rw', 'sa', 'sb', 'sc', 'sd', 'se', 'sg', 'sh', 'si', 'sj', 'sk', 'sl', 'sm', 'sn', 'so', 'sr', 'ss', 'st', 'sv',
  'sx', 'sy', 'sz', 'tc', 'td', 'tf', 'tg', 'th', 'tj', 'tk', 'tl', 'tm', 'tn', 'to', 'tr', 'tt', 'tv', 'tw', 'tz', 'ua', 'ug',
  'um', 'us', 'uy', 'uz', 'va', 'vc', 've', 'vg', 'vi', 'vn', 'vu', 'wf', 'ws', 'xk', 'ye', 'yt', 'za', 'zm', 'zw',
] as const;
export type Country = (typeof countryCodes)[number];

export const isCountry = (code: string): code is Country => (countryCodes as readonly string[]).includes(code);

/** A path of this site, as a redirect target (S4.5): no other host (//host, /\\host), and nothing that is no path. */
export function isOwnPath(path: string): boolean {
  if (path.length > 2000 || !/^\/(?![/\\])[^\p{Cc}\p{Cs}\\]*$/u.test(path)) return false;
  // `/.//host` looks like our path until its dots are resolved.
  return !new URL(path, 'https://own.invalid').pathname.startsWith('//');
}

/** What the page behind the link of a confirmation mail asks (S4.25). */
export type Confirmation = {
  readonly email: string;
  /** The day of the registration, as `YYYY-MM-DD`. */
  readonly registeredOn: string;
  /** Where its form is sent: the link itself. */
  readonly link: string;
};

/** On the server, while the page of a link is rendered. */
export type SentConfirmation = { readonly confirmation?: Confirmation };

export type AfterLogin = {
  /** Names of the query parameters. */
  readonly redirect: string | null;
  readonly coaching: string | null;
  /** The coachings that the member owns; the query may name one by any of these. */
  readonly owned: readonly { readonly id: string; readonly shortid: string; readonly slug: string }[];
};

/** Where a member goes after login (S4.5); `document`: a full page load, since it is no page of the app. */
export type Destination =
  | { readonly kind: 'coaching'; readonly slug: string }
  | { readonly kind: 'page' | 'document'; readonly path: string }
  | { readonly kind: 'home' };

/** Addresses that lead back to the login, or to the logout, in any spelling that the router accepts. */
function leadsBack(path: string): boolean {
  const { pathname } = new URL(path, 'https://own.invalid');
  const read = pathname.replaceAll(/%[2-7][\da-f]/gi, decodeURIComponent);
  return /^(?:\/(?:en|de))?\/(?:login|logout|register)(?:\/|$)/i.test(read);
}

/** Redirect targets (S4.5): only paths of this site, and none that leads back to the login itself. */
export function destinationAfterLogin({ redirect, coaching, owned }: AfterLogin): Destination {
  const own = coaching === null ? undefined : owned.find(({ id, shortid, slug }) => [id, shortid, slug].includes(coaching));
  if (own) return { kind: 'coaching', slug: own.slug };
  if (redirect === null || !isOwnPath(redirect) || leadsBack(redirect)) return { kind: 'home' };
  const isDocument = redirect.includes('stripe/checkout/') || redirect.includes('/backend');
  return { kind: isDocument ? 'document' : 'page', path: redirect };
}

/** Normalises a typed code: blanks, hyphens and case do not matter. */
export const normalCode = (code: string): string => code.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();

/**
 * The unit in which attempts are counted by address: an IPv4 address, or the /64 network of IPv6 that one connection usually has
 * to itself (RFC 6177).
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = (tail ?? '').split(':').filter(Boolean);
  const whole =
    tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length - behind.length).fill('0'), ...behind];
  return whole
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** S16.4: roles of the back office only count with a second factor; the demo's passwords are public anyway. */
export const rolesInForce = (member: {
  readonly roles: readonly string[];
  readonly hasSecondFactor: boolean;
  readonly isDemo: boolean;
}): readonly string[] => (member.hasSecondFactor || member.isDemo ? member.roles : []);

/** S16.8: the first second factor of a role can only be set up with a link from an admin or the console. */
export const wantsEnrolment = ({ roles, isDemo }: { readonly roles: readonly string[]; readonly isDemo: boolean }): boolean =>
  roles.length > 0 && !isDemo;

/** How long after a login the account can be deleted without the password, in ms. */
const freshFor = 10 * 60 * 1000;

export const isFresh = (loggedInAt: Date, now: Date): boolean => now.getTime() - loggedInAt.getTime() <= freshFor;

/** S5.7, S9.4: maximum size of a member's picture in bytes. */
export const largestPicture = 8_192_000;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;

/** Brands of ISO media files that contain a picture (AVIF; HEIF, whose HEVC not every server can decode). */
const pictureBrands = ['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix'];

/** The type of a file by its first bytes, whatever its name; null for types that a member's picture cannot have (S5.7, S16.6). */
export function pictureFormatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  return startsWith(bytes, 'ftyp', 4) && pictureBrands.some((brand) => startsWith(bytes, brand, 8)) ? 'heif' : null;
}

/** An identity as a provider asserts it; `email` only if the provider vouches for the address, in lower case. */
export type ProvidedIdentity = {
  readonly driver: 'google' | 'facebook';
  /** Permanent, unlike the address. */
  readonly subject: string;
  readonly email: string | null;
  readonly name: string;
  readonly surname: string;
};

export type SignIn = 'log-in' | 'create' | 'take-over' | 'ask-address' | 'mismatch' | 'closed';

/**
 * Decides on a sign-in by a provider. A member of that provider is logged in, whatever the address is by now. An address that was
 * confirmed in another way is a mismatch (S8.1): nothing is linked, since the holder of an address at a provider need not be who
 * registered it here. An account that was never confirmed is taken over by the person the provider vouches for, and nothing of
 * who registered it is kept. A site that is not open yet takes nobody new: who has no account is `closed` out.
 */
export function signInOf(found: {
  isMember: boolean;
  email: string | null;
  address: 'free' | 'unconfirmed' | 'confirmed';
  takesMembers: boolean;
}): SignIn {
  if (found.isMember) return 'log-in';
  if (found.email === null) return found.takesMembers ? 'ask-address' : 'closed';
  if (found.address === 'free') return found.takesMembers ? 'create' : 'closed';
  return found.address === 'unconfirmed' ? 'take-over' : 'mismatch';
}

const longestName = 80;

/** What a name needs one of: of marks and pictures alone nobody sees whose it is. */
export const letter = /[\p{L}\p{N}]/u;

const hasLetter = (text: string): boolean => letter.test(text);

/** A provider's text as a name that the profile takes: one line, not too long; empty if nothing of it is a letter. */
function asName(given: string | undefined): string {
  const name = typedLine(given ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestName)
    .replace(/\p{Cs}$/u, '')
    .trim();
  return hasLetter(name) ? name : '';
}

/** First name and surname. A single name is split at its last blank; without any name, the address provides one. */
export function namesOf(claims: {
  readonly given?: string | undefined;
  readonly family?: string | undefined;
  readonly full?: string | undefined;
  readonly email?: string | null;
}): { readonly name: string; readonly surname: string } {
  const [name, surname] = [asName(claims.given), asName(claims.family)];
  if (name) return { name, surname };
  const words = asName(claims.full).split(' ').filter(hasLetter);
  const last = surname || (words.length > 1 ? (words.at(-1) ?? '') : '');
  const first = (surname ? words.filter((word) => word !== surname) : words.length > 1 ? words.slice(0, -1) : words).join(' ');
  return { name: first || asName(claims.email?.replace(/@.*$/s, '')), surname: last };
}

/**
 * The outcome of visiting a guarded page: it is shown, or redirects to the login, to the confirmation, or to the target of a
 * login.
 */
export type Admission = 'in' | 'login' | 'verify' | 'onward';

/** S4.2, S4.3, S4.5; `user` is null for visitors. */
export function admission(guard: Guard, user: { readonly isVerified: boolean } | null): Admission {
  if (guard === 'anyone') return 'in';
  if (guard === 'guest') return user ? 'onward' : 'in';
  if (!user) return 'login';
  if (guard === 'unverified') return user.isVerified ? 'onward' : 'in';
  return user.isVerified ? 'in' : 'verify';
}
