import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { z } from 'zod';
import type { GoogleSettings } from '#platform/config.ts';
import { namesOf } from '../rules.ts';
import { providedAddress, providerTimeout, Subject, type Provider } from './sso-provider.ts';

/** Claims of OpenID Connect Core, 5.1. Optional ones may be malformed. */
const Claims = z.object({
  sub: Subject,
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

type Parts = { readonly settings: GoogleSettings; readonly redirectUri: string; readonly fetch?: CustomFetch };

/**
 * Sign-in by OpenID Connect: code flow with PKCE, state and nonce; the ID token's signature is verified too, though it comes
 * straight from the provider. The provider is not contacted before the first sign-in.
 */
export function createGoogle({ settings, redirectUri, fetch }: Parts): Provider {
  let known: Promise<Configuration> | undefined;

  const discover = (): Promise<Configuration> =>
    discovery(new URL(settings.issuer), settings.clientId, undefined, ClientSecretPost(settings.clientSecret), {
      timeout: providerTimeout,
      execute: [enableNonRepudiationChecks, ...(settings.issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      ...(fetch ? { [customFetch]: fetch } : {}),
    });

  /** Fetched once; retried after a failure. */
  const configuration = async (): Promise<Configuration> => {
    const asked = (known ??= discover());
    try {
      return await asked;
    } catch (error) {
      if (known === asked) known = undefined;
      throw error;
    }
  };

  return {
    async begin({ state, verifier, nonce, locale }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
    },
    async finish(answer, { state, verifier, nonce }) {
      const tokens = await authorizationCodeGrant(await configuration(), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims = Claims.parse(tokens.claims());
      const email = claims.email_verified === true ? providedAddress(claims.email) : null;
      const names = namesOf({ given: claims.given_name, family: claims.family_name, full: claims.name, email });
      return { driver: 'google', subject: claims.sub, email, ...names };
    },
  };
}
