import type { FastifyInstance } from 'fastify';
import { accountFiles } from '#paths/account-api.ts';
import type { WebServices } from '#platform/services.ts';
import { createFacebook } from './sso-facebook.ts';
import { createGoogle } from './sso-google.ts';
import type { Provider } from './sso-provider.ts';
import { ssoRoutes, type Driver, type SsoParts } from './sso-routes.ts';

/** What a provider that this process plays itself is mounted with. */
export type StandInParts = Pick<SsoParts, 'baseUrl' | 'siteName' | 'presenterSlug' | 'log'> & {
  /** Where the site takes who comes back. */
  readonly redirectUri: (driver: Driver) => string;
  /** Address of the site's font, where it is built. */
  readonly font: string;
};

/** Mounts the pages of such providers, and answers with them. */
export type SignInStandIns = (app: FastifyInstance, parts: StandInParts) => Promise<Readonly<Record<Driver, Provider>>>;

type Parts = Omit<SsoParts, 'providers'> &
  Pick<WebServices, 'config' | 'assets'> & {
    /** There where the settings want one. */
    readonly signInStandIns: SignInStandIns | null;
  };

/** Signing in with others: the routes, and the providers of the settings behind them. */
export async function signInWithOthers(app: FastifyInstance, parts: Parts): Promise<void> {
  const redirectUri = (driver: Driver): string => parts.baseUrl + accountFiles.signedIn(driver);
  const played = await parts.signInStandIns?.(app, { ...parts, redirectUri, font: parts.assets.font });
  const { google, facebook } = parts.config;
  ssoRoutes(app, {
    ...parts,
    providers: {
      google:
        google === 'stand-in'
          ? (played?.google ?? null)
          : google && createGoogle({ settings: google, redirectUri: redirectUri('google') }),
      facebook:
        facebook === 'stand-in'
          ? (played?.facebook ?? null)
          : facebook && createFacebook({ settings: facebook, redirectUri: redirectUri('facebook') }),
    },
  });
}
