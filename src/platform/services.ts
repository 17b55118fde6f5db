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

/** Makes the context of a call or a route; `locale` if the address sets another language than the browser. */
type ContextOf = (request: FastifyRequest, reply: FastifyReply, locale?: Locale) => CallContext;

/**
 * The services that every room may use; `app` creates them once for each part of a process, and a room names what it needs:
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
  /** Signs members' links, cookies and tokens. */
  readonly key: Buffer;
  /** Signs the addresses of files (S7.8). */
  readonly assetKey: Buffer;
  readonly csrf: Csrf;
  /** Shares objects between the answers of one content version. */
  readonly share: Share;
  /** In a preview: the id of the previewed entry. */
  readonly previewed?: string;
};

/**
 * Sends an answer that is the same for everyone and only depends on the content, cached as bytes under the path. False, with
 * nothing sent, if its status is not 200.
 */
export type SendKept = (request: FastifyRequest, reply: FastifyReply, make: () => Promise<Made>) => Promise<boolean>;

/** Answers a form that was submitted without JavaScript by its page; `Sent` is the outcome that the page shows. */
export type SendForm<Sent> = (
  request: FastifyRequest,
  reply: FastifyReply,
  form: { readonly path: string; readonly locale: Locale; readonly status: number; readonly sent: Sent },
) => Promise<FastifyReply>;

/** Further services for routes beside the calls. */
export type WebServices = Services & {
  readonly contextOf: ContextOf;
  /** The calls of all rooms, in process. */
  readonly local: LocalCalls;
  readonly sendKept: SendKept;
  /** Title and picture of a public page by its path; null if there is none, or it is private. */
  readonly describePage: (path: string) => Promise<{ readonly title: string; readonly image?: string | undefined } | null>;
  /** The headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** Addresses of built files; empty if they are missing. */
  readonly assets: { readonly font: string; readonly embed: string };
  /** The site's page for unknown addresses, and for missing permissions (S2.17). */
  readonly notFoundPage: (request: FastifyRequest, reply: FastifyReply, locale: Locale) => Promise<FastifyReply>;
  readonly forbiddenPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};
