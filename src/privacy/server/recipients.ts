import type { Locale } from '#kit/locale.ts';
import type { Config } from '#platform/config.ts';
import type { RecipientName } from '#platform/processing.ts';
import { bucketOf } from '#platform/storage-address.ts';
import { pushHosts } from '#device/server/door.ts';

type Recipient = {
  readonly texts: Readonly<Record<Locale, string>>;
  /** The settings that name it or its hosts. */
  readonly settings: readonly string[];
  /** Its hosts by these settings; empty if the site does not use it. `*.` stands for any host below. */
  readonly hosts: (config: Config) => readonly string[];
};

const hostOf = (address: string): string => new URL(address).host;
/** A bucket without an endpoint is Amazon's. */
const ofBucket = ({ endpoint, region }: { readonly endpoint: string | null; readonly region: string }): string[] =>
  endpoint === null ? [`s3.${region}.amazonaws.com`] : of(endpoint);
const of = (address: string | null | undefined): string[] => (address ? [hostOf(address)] : []);
/** What the demo plays itself is no recipient. */
const signIn = <Settings extends object>(
  settings: Settings | 'stand-in' | null,
  addresses: (settings: Settings) => readonly string[],
): string[] => (settings === null || settings === 'stand-in' ? [] : [...new Set(addresses(settings).map(hostOf))]);

/** Everybody beside the site's own server to whom its software sends data of people, by settings. */
export const recipients: Readonly<Record<RecipientName, Recipient>> = {
  mail: {
    texts: { de: 'Versand von E-Mails', en: 'Sending of e-mails' },
    settings: ['SMTP_URL'],
    hosts: ({ mail }) => (mail.smtpUrl === null ? [] : [new URL(mail.smtpUrl).hostname]),
  },
  payment: {
    texts: { de: 'Zahlungsdienstleister (Stripe)', en: 'Payment provider (Stripe)' },
    settings: ['STRIPE_API_BASE'],
    hosts: ({ stripe }) => (stripe === null || stripe === 'stand-in' ? [] : of(stripe.apiBase)),
  },
  google: {
    texts: { de: 'Anmeldung über Google', en: 'Sign-in with Google' },
    settings: ['GOOGLE_ISSUER'],
    hosts: ({ google }) => signIn(google, ({ issuer }) => [issuer]),
  },
  facebook: {
    texts: { de: 'Anmeldung über Facebook', en: 'Sign-in with Facebook' },
    settings: ['FACEBOOK_AUTHORIZE_URL', 'FACEBOOK_TOKEN_URL', 'FACEBOOK_PROFILE_URL'],
    hosts: ({ facebook }) => signIn(facebook, (at) => [at.authorizeUrl, at.tokenUrl, at.profileUrl]),
  },
  statistics: {
    texts: { de: 'Statistik (Matomo)', en: 'Statistics (Matomo)' },
    settings: ['ANALYTICS_URL'],
    hosts: ({ analytics }) => of(analytics?.url),
  },
  push: {
    texts: {
      de: 'Mitteilungsdienst Deines Browsers (Google, Mozilla, Apple oder Microsoft)',
      en: 'Your browser’s notification service (Google, Mozilla, Apple or Microsoft)',
    },
    settings: ['PUSH_SERVICES'],
    hosts: ({ serviceWorker, push }) =>
      serviceWorker ? [...pushHosts.map((host) => host.replace(/^\./, '*.')), ...push.services.map(hostOf)] : [],
  },
  'file-store': {
    texts: { de: 'Speicher für Dateien', en: 'Store for files' },
    settings: ['STORAGE_URL'],
    hosts: ({ storage }) => (storage.kind === 's3' ? ofBucket(storage) : []),
  },
  'backup-store': {
    texts: { de: 'Speicher für Sicherungen', en: 'Store for backups' },
    settings: ['BACKUP_URL'],
    hosts: ({ backup }) => {
      const bucket = backup.url === null ? null : bucketOf(backup.url);
      return bucket ? ofBucket(bucket) : [];
    },
  },
  traces: {
    texts: { de: 'Überwachung des Betriebs', en: 'Monitoring of operations' },
    settings: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    hosts: ({ tracing }) => of(tracing?.endpoint),
  },
};
