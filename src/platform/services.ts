import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import type { Made } from './byte-cache.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './database.ts';
import type { LocalCalls } from './http/call-set.ts';
import type { Csrf } from './http/csrf.ts';
import type { Log } from './log.ts';
import type { Share } from './object-cache.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Storage } from './storage.ts';

/** What a call or a route knows of a request; `locale` where the address tells another language than the browser. */
type ContextOf = (request: FastifyRequest, reply: FastifyReply, locale?: Locale) => CallContext;

/**
 * What every room may work with; `app` makes it once for each part of a process, and a room names what it wants of it:
 * `Pick<Services, 'db' | 'clock'>`.
 */
export type Services = Pick<Config, 'siteName' | 'baseUrl' | 'presenterName' | 'presenterSlug'> & {
  readonly config: Config;
  readonly isDemo: boolean;
  /** In a preview a transaction that is rolled back. */
  readonly db: Db;
  readonly engine: Database['engine'];
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly limits: RateLimits;
  /** Signs the links, cookies and tokens of members. */
  readonly key: Buffer;
  /** Signs the addresses of files (S7.8). */
  readonly assetKey: Buffer;
  readonly csrf: Csrf;
  /** What many answers of one content version are made of is loaded once. */
  readonly share: Share;
  /** In a preview: the id of the entry that it shows. */
  readonly previewed?: string;
};

/**
 * Sends an answer that is the same for everyone and depends on the content alone, kept as bytes under the path. False, with nothing
 * sent, where what was made has another status than 200.
 */
export type SendKept = (request: FastifyRequest, reply: FastifyReply, make: () => Promise<Made>) => Promise<boolean>;

/** What routes beside the calls may also work with. */
export type WebServices = Services & {
  readonly contextOf: ContextOf;
  /** The calls of all rooms, in process. */
  readonly local: LocalCalls;
  readonly sendKept: SendKept;
  /** Title and picture of a page by its path, as everyone sees it; null where there is none, or it is somebody's own. */
  readonly describePage: (path: string) => Promise<{ readonly title: string; readonly image?: string | undefined } | null>;
  /** What every answer of the site carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Addresses of built files; empty where there is none. */
  readonly assets: { readonly font: string; readonly embed: string };
  /** The site's page for an address that names nothing, and for who may not see something (S2.17). */
  readonly notFoundPage: (request: FastifyRequest, reply: FastifyReply, locale: Locale) => Promise<FastifyReply>;
  readonly forbiddenPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};
