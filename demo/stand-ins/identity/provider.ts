import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import type { Log } from '#platform/log.ts';
import type { ProvidedIdentity } from '#accounts/rules.ts';
import { subjectOf, type DemoIdentity } from './identities.ts';
import { createStore } from './store.ts';

type Driver = ProvidedIdentity['driver'];

export type StandInClient = { readonly driver: Driver; readonly clientId: string; readonly clientSecret: string };

type Parts = {
  readonly issuer: string;
  readonly clients: readonly StandInClient[];
  readonly redirectUri: (driver: Driver) => string;
  /** The error page if the browser cannot be redirected back. */
  readonly errorPage: () => string;
  readonly log: Pick<Log, 'error'>;
};

/** Lifetimes in seconds. Nobody needs longer, and nothing is worth keeping. */
const minutes = 10 * 60;
const scopes = ['openid', 'email', 'profile', 'public_profile'];

async function newKeys(): Promise<NonNullable<Configuration['jwks']>> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] };
}

/**
 * The demo's identity provider: a real one in our own process, which verifies nobody. It speaks OpenID Connect as Google does and
 * OAuth 2 as Facebook does; its keys live as long as the process.
 */
export async function createStandInProvider({ issuer, clients, redirectUri, errorPage, log }: Parts) {
  const people = new LRUCache<string, DemoIdentity>({ max: 500 });
  const { pathname } = new URL(issuer);
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  const provider = new Provider(issuer, {
    adapter: createStore(),
    jwks: await newKeys(),
    clients: clients.map(({ driver, clientId, clientSecret }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      client_name: driver,
      redirect_uris: [redirectUri(driver)],
      response_types: ['code' as const],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post' as const,
    })),
    scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    // As at Google: the claims are in the ID token itself.
    conformIdTokenClaims: false,
    findAccount: (_, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => claimsOf(id, person) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope(scopes.join(' '));
      await grant.save();
      return grant;
    },
    expiresWithSession: () => false,
    interactions: { policy: interactionPolicy.base(), url: (_, { uid }) => `${pathname}/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    pkce: { required: () => true },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'practice_session', interaction: 'practice_interaction', resume: 'practice_resume' },
      long: { ...cookie, path: pathname },
      short: cookie,
    },
    ttl: {
      AccessToken: minutes,
      AuthorizationCode: 60,
      Grant: minutes,
      IdToken: minutes,
      Interaction: minutes,
      Session: minutes,
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = errorPage();
    },
  });
  // Behind the site's own server, which determines BASE_URL.
  provider.proxy = true;
  const faulty = (error: unknown): void => log.error({ err: error }, 'the stand-in for providers failed');
  provider.silent = true;
  provider.on('server_error', (_, error) => faulty(error));

  return {
    provider,
    /** Registers an identity; returns its id. */
    introduce(driver: Driver, person: DemoIdentity): string {
      const id = subjectOf(driver, person);
      people.set(id, person);
      return id;
    },
    /** The identity of an access token. */
    async personOf(token: string): Promise<{ id: string; person: DemoIdentity } | undefined> {
      const id = (await provider.AccessToken.find(token))?.accountId;
      const person = id === undefined ? undefined : people.get(id);
      return id !== undefined && person ? { id, person } : undefined;
    },
  };
}

export type StandInProvider = Awaited<ReturnType<typeof createStandInProvider>>;

const claimsOf = (sub: string, { name, surname, email }: DemoIdentity) => ({
  sub,
  given_name: name,
  ...(surname ? { family_name: surname } : {}),
  name: `${name} ${surname}`.trim(),
  ...(email === null ? {} : { email, email_verified: true }),
});
