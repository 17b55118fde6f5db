import type { Guard } from '#paths/routes.ts';

/** S5.2: at least so many characters. */
export const shortestPassword = 8;
/** Beyond this a password is no better, but hashing it is work that others can make us do. */
export const longestPassword = 200;

export type PasswordProblem = 'short' | 'common' | 'own';

/**
 * Why a password is not taken (S5.2), or null. All is compared in NFKC and whatever the case; `own` are the member's name,
 * address and the like, which are the first things to be tried.
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

/** Whether a confirmation repeats the password: in NFKC, since two keyboards may write one letter differently. */
export const isConfirmed = (password: string, confirmation: string): boolean =>
  password.normalize('NFKC') === confirmation.normalize('NFKC');

/** ISO 3166-1 alpha-2, and Kosovo, in lower case as the form stores them (S3.14). */
export const countryCodes: readonly string[] = `
  ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ca cc
  cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo fr ga gb gd
  ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh
  ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw
  mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc
  sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug um us uy
  uz va vc ve vg vi vn vu wf ws xk ye yt za zm zw
`
  .trim()
  .split(/\s+/);

export const isCountry = (code: string): boolean => countryCodes.includes(code);

/** A path of this site, as a redirect may name it (S4.5): neither another host (//host, /\\host) nor anything that is no path. */
export function isOwnPath(path: string): boolean {
  if (path.length > 2000 || !/^\/(?![/\\])[^\p{Cc}\p{Cs}\\]*$/u.test(path)) return false;
  // `/.//host` is a path of ours until its dots are gone.
  return !new URL(path, 'https://own.invalid').pathname.startsWith('//');
}

export type AfterLogin = {
  /** As the query names them. */
  readonly redirect: string | null;
  readonly coaching: string | null;
  /** Shortids and slugs of the coachings that the member owns. */
  readonly owned: readonly { readonly shortid: string; readonly slug: string }[];
};

/** Where a member goes after the login (S4.5); `document`: by loading the address, since it is none of the site's pages. */
export type Destination =
  | { readonly kind: 'coaching'; readonly slug: string }
  | { readonly kind: 'page' | 'document'; readonly path: string }
  | { readonly kind: 'home' };

/** Addresses that lead back to the login, or out again, in any way in which the router would read them. */
function leadsBack(path: string): boolean {
  const { pathname } = new URL(path, 'https://own.invalid');
  const read = pathname.replaceAll(/%[2-7][\da-f]/gi, decodeURIComponent);
  return /^(?:\/(?:en|de))?\/(?:login|logout|register)(?:\/|$)/i.test(read);
}

/** S4.5, and what a redirect may be: only a path of this site, and none that leads back to the login itself. */
export function destinationAfterLogin({ redirect, coaching, owned }: AfterLogin): Destination {
  const own = coaching === null ? undefined : owned.find(({ shortid, slug }) => shortid === coaching || slug === coaching);
  if (own) return { kind: 'coaching', slug: own.slug };
  if (redirect === null || !isOwnPath(redirect)) return { kind: 'home' };
  if (redirect.includes('stripe/checkout/') || redirect.includes('/backend')) return { kind: 'document', path: redirect };
  return leadsBack(redirect) ? { kind: 'home' } : { kind: 'page', path: redirect };
}

/** A code as people type it: with blanks or hyphens between its groups, in any case. */
export const normalCode = (code: string): string => code.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();

/**
 * Who counts as one when tries are counted by address: an IPv4 address, or the 64 bits of IPv6 within which one line has
 * all addresses it could wish for (RFC 6177).
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

/** S16.4: a role of the back office counts only with a second factor; the demo's are published anyway. */
export const rolesInForce = (member: {
  readonly roles: readonly string[];
  readonly hasSecondFactor: boolean;
  readonly isDemo: boolean;
}): readonly string[] => (member.hasSecondFactor || member.isDemo ? member.roles : []);

/** S16.8: the first second factor of a role is set up by a link alone that an admin or the console gave out. */
export const wantsEnrolment = ({ roles, isDemo }: { readonly roles: readonly string[]; readonly isDemo: boolean }): boolean =>
  roles.length > 0 && !isDemo;

/** How long after a login deleting the account asks for nothing more, in ms: who logged in just now has shown who they are. */
const freshFor = 10 * 60 * 1000;

export const isFresh = (loggedInAt: Date, now: Date): boolean => now.getTime() - loggedInAt.getTime() <= freshFor;

/** S5.7, S9.4: bytes of a picture that a member sends. */
export const largestPicture = 8_192_000;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  String.fromCharCode(...bytes.subarray(at, at + text.length)) === text;

/** Brands of ISO media files that hold a picture (AVIF; HEIF, whose HEVC not every server can read). */
const pictureBrands = ['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix'];

/** What a file is by its first bytes, whatever its name says; null for all that a member's picture cannot be (S5.7, S16.6). */
export function pictureFormatOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  return startsWith(bytes, 'ftyp', 4) && pictureBrands.some((brand) => startsWith(bytes, brand, 8)) ? 'heif' : null;
}

/** Who somebody is by the word of a provider; `email` only where the provider vouches for the address, in lower case. */
export type ProvidedIdentity = {
  readonly driver: 'google' | 'facebook';
  /** Never changes, unlike the address. */
  readonly subject: string;
  readonly email: string | null;
  readonly name: string;
  readonly surname: string;
};

export type SignIn = 'log-in' | 'create' | 'take-over' | 'ask-address' | 'mismatch';

/**
 * What becomes of somebody whom a provider sends. A member of that provider is logged in, whatever the address is by now.
 * An address that somebody has confirmed in another way is a mismatch (S8.1): nothing is linked, since whoever holds an
 * address at a provider need not be who registered it here. One that was registered and never confirmed is taken over by whoever
 * the provider vouches for, and with it nothing of who registered it.
 */
export function signInOf(found: {
  isMember: boolean;
  email: string | null;
  address: 'free' | 'unconfirmed' | 'confirmed';
}): SignIn {
  if (found.isMember) return 'log-in';
  if (found.email === null) return 'ask-address';
  return ({ free: 'create', unconfirmed: 'take-over', confirmed: 'mismatch' } as const)[found.address];
}

const longestName = 80;

/** A provider's text as a name of the profile: one line, no control characters, not longer than the profile takes. */
const asName = (given: string | undefined): string =>
  (given ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestName)
    .replace(/\p{Cs}$/u, '')
    .trim();

/** First name and surname. Who gives a provider but one name has it split at its last blank; without any, the address lends one. */
export function namesOf(claims: {
  readonly given?: string | undefined;
  readonly family?: string | undefined;
  readonly full?: string | undefined;
  readonly email?: string | null;
}): { readonly name: string; readonly surname: string } {
  const [name, surname] = [asName(claims.given), asName(claims.family)];
  if (name) return { name, surname };
  const words = asName(claims.full).split(' ').filter(Boolean);
  const last = surname || (words.length > 1 ? (words.at(-1) ?? '') : '');
  const first = (surname ? words.filter((word) => word !== surname) : words.length > 1 ? words.slice(0, -1) : words).join(' ');
  return { name: first || asName(claims.email?.replace(/@.*$/s, '')), surname: last };
}

/** What becomes of a visit to a guarded page: it is shown, or leads on to the login, to the confirmation, or to where a login leads. */
export type Admission = 'in' | 'login' | 'verify' | 'onward';

/** S4.2, S4.3, S4.5; `user` is null for visitors. */
export function admission(guard: Guard, user: { readonly isVerified: boolean } | null): Admission {
  if (guard === 'anyone') return 'in';
  if (guard === 'guest') return user ? 'onward' : 'in';
  if (!user) return 'login';
  if (guard === 'unverified') return user.isVerified ? 'onward' : 'in';
  return user.isVerified ? 'in' : 'verify';
}
