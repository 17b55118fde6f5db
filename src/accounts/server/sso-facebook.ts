import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  customFetch,
  fetchProtectedResource,
  type CustomFetch,
} from 'openid-client';
import { z } from 'zod';
import type { FacebookSettings } from '#platform/config.ts';
import { namesOf } from '../rules.ts';
import { providedAddress, providerTimeout, Subject, type Provider } from './sso-provider.ts';

const Profile = z.object({
  id: z.union([Subject, z.int().positive().transform(String)]),
  first_name: z.string().optional().catch(undefined),
  last_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  /** Absent for members who signed up there with a telephone number, or who decline to share it. */
  email: z.unknown().optional(),
});

type Parts = { readonly settings: FacebookSettings; readonly redirectUri: string; readonly fetch?: CustomFetch };

function configurationOf({ settings, fetch }: Parts): Configuration {
  const { clientId, clientSecret, authorizeUrl, tokenUrl, profileUrl } = settings;
  const configuration = new Configuration(
    { issuer: new URL(authorizeUrl).origin, authorization_endpoint: authorizeUrl, token_endpoint: tokenUrl },
    clientId,
    undefined,
    ClientSecretPost(clientSecret),
  );
  configuration.timeout = providerTimeout;
  if ([authorizeUrl, tokenUrl, profileUrl].some((url) => url.startsWith('http:'))) allowInsecureRequests(configuration);
  if (fetch) configuration[customFetch] = fetch;
  return configuration;
}

/**
 * Sign-in by OAuth 2: code flow with state and PKCE, then the profile from Graph. Its address counts as confirmed: Graph omits
 * unconfirmed ones. At worst somebody gets an account under an address that has none here (see `signInOf`).
 */
export function createFacebook(parts: Parts): Provider {
  const { settings, redirectUri } = parts;
  const configuration = configurationOf(parts);
  return {
    async begin({ state, verifier, locale }) {
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'public_profile email',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
      });
    },
    async finish(answer, { state, verifier }) {
      const plain = new URL(answer);
      // A server of several protocols sends an OpenID Connect issuer; here there is nothing to compare it with.
      plain.searchParams.delete('iss');
      const { access_token } = await authorizationCodeGrant(configuration, plain, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const url = new URL(settings.profileUrl);
      url.searchParams.set('fields', 'id,first_name,last_name,email');
      // Proves to Graph that the token is used by the holder of the application's secret.
      url.searchParams.set('appsecret_proof', createHmac('sha256', settings.clientSecret).update(access_token).digest('hex'));
      const response = await fetchProtectedResource(configuration, access_token, url, 'GET');
      if (!response.ok) throw new Error(`The profile answered with status ${response.status}.`);
      const profile = Profile.parse(await response.json());
      const email = providedAddress(profile.email);
      const names = namesOf({ given: profile.first_name, family: profile.last_name, full: profile.name, email });
      return { driver: 'facebook', subject: profile.id, email, ...names };
    },
  };
}
