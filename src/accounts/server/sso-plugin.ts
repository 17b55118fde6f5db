import type { FastifyInstance } from 'fastify';
import { accountFiles } from '#paths/account-api.ts';
import type { WebServices } from '#platform/services.ts';
import { createFacebook } from './sso-facebook.ts';
import { createGoogle } from './sso-google.ts';
import type { Provider } from './sso-provider.ts';
import { ssoRoutes, type Driver, type SsoParts } from './sso-routes.ts';

/** What a provider played by this process needs. */
export type StandInParts = Pick<SsoParts, 'baseUrl' | 'siteName' | 'presenterSlug' | 'log'> & {
  /** The callback address of the site. */
  readonly redirectUri: (driver: Driver) => string;
  /** Address of the site's font, if it is built. */
  readonly font: string;
};

/** Mounts the pages of such providers and returns them. */
export type SignInStandIns = (app: FastifyInstance, parts: StandInParts) => Promise<Readonly<Record<Driver, Provider>>>;

type Parts = Omit<SsoParts, 'providers'> &
  Pick<WebServices, 'config' | 'assets'> & {
    /** Present if configured. */
    readonly signInStandIns: SignInStandIns | null;
  };

/** Social sign-in: the routes, and the configured providers behind them. */
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
