import type { FastifyInstance } from 'fastify';
import { accountFiles } from '#paths/account-api.ts';
import type { CustomFetch } from 'openid-client';
import type { Config, SignInSettings } from '#platform/config.ts';
import { createFacebook } from './sso-facebook.ts';
import { createGoogle } from './sso-google.ts';
import { ssoRoutes, type SsoParts } from './sso-routes.ts';

type Parts = Omit<SsoParts, 'providers'> & {
  readonly settings: Pick<Config, 'google' | 'facebook'>;
  /** Address of the site's font, for the stand-in's page. */
  readonly font: string;
};

/** Signing in with others: the routes, and the providers behind them, the demo's stand-in where the settings want it. */
export async function signInWithOthers(app: FastifyInstance, { settings, font, ...parts }: Parts): Promise<void> {
  const standIn = Object.values(settings).includes('stand-in')
    ? (await import('./stand-in/routes.ts')).standInRoutes(app, { ...parts, font })
    : undefined;
  const redirectUri = (driver: 'google' | 'facebook'): string => parts.baseUrl + accountFiles.signedIn(driver);
  const google = orStandIn(settings.google, standIn?.google, standIn?.fetch);
  const facebook = orStandIn(settings.facebook, standIn?.facebook, standIn?.fetch);
  ssoRoutes(app, {
    ...parts,
    providers: {
      ...(google && { google: createGoogle({ ...google, redirectUri: redirectUri('google') }) }),
      ...(facebook && { facebook: createFacebook({ ...facebook, redirectUri: redirectUri('facebook') }) }),
    },
  });
}

/** An application of one's own asks over the network, the stand-in's within the process. */
function orStandIn<Settings>(given: SignInSettings<Settings>, ours: Settings | undefined, fetch: CustomFetch | undefined) {
  if (given === null) return undefined;
  if (given !== 'stand-in') return { settings: given };
  return ours && fetch ? { settings: ours, fetch } : undefined;
}
