import { locales, type Locale } from '#kit/locale.ts';
import { pushTexts } from './push-texts.ts';

/*
 * Where notifications go, and what they say (S17.6). Pure, and part of the service worker: a push carries only its kind, the
 * worker has the wording, so nothing else can ever be shown.
 */

/** Push services of the browsers; with a leading dot all hosts below. */
export const pushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/**
 * Whether an address that a browser reported may be called by the server (OWASP: server-side request forgery). `more` are further
 * origins by setting.
 */
export function isPushEndpoint(address: string, more: readonly string[] = []): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.hash) return false;
  if (more.includes(url.origin)) return true;
  const isKnown = pushHosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
  return url.protocol === 'https:' && url.port === '' && isKnown;
}

/** What a push service's status means (RFC 8030): delivered, the subscription is gone, try again, or retries cannot help. */
export const outcomeOf = (status: number): 'sent' | 'gone' | 'again' | 'refused' =>
  status >= 200 && status < 300
    ? 'sent'
    : status === 404 || status === 410
      ? 'gone'
      : status === 429 || status >= 500
        ? 'again'
        : 'refused';

/** The kinds of notifications. Names are permanent: older workers stay on devices. */
export const pushKinds = ['course-day'] as const;
export type PushKind = (typeof pushKinds)[number];

/** The payload of a push. */
export type Push = { readonly kind: PushKind; readonly locale: Locale };

/** The payload of an unknown push is null. It may come from another release. */
export function pushOf(data: unknown): Push | null {
  const { kind, locale } = (data ?? {}) as { kind?: unknown; locale?: unknown };
  const knownKind = pushKinds.find((one) => one === kind);
  const knownLocale = locales.find((one) => one === locale);
  return knownKind && knownLocale ? { kind: knownKind, locale: knownLocale } : null;
}

export type ShownNotification = {
  readonly title: string;
  readonly body: string;
  readonly lang: Locale;
  /** A second one with the same tag replaces the first. */
  readonly tag: string;
  /** The path to open. */
  readonly path: string;
};

/**
 * What a device shows: the site's name and a neutral sentence. Browsers require that something is shown for every push, so an
 * unknown one gets the most general sentence.
 */
export function notificationOf(push: Push | null, siteName: string): ShownNotification {
  const locale = push?.locale ?? 'de';
  return {
    title: siteName,
    body: pushTexts[locale].shown[push?.kind ?? 'unknown'],
    lang: locale,
    tag: push?.kind ?? 'unknown',
    path: locale === 'en' ? '/en/home' : '/home',
  };
}
