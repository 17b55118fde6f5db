import { createHmac, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider, type Configuration } from 'oidc-provider';
import { createStore } from '../demo/stand-ins/identity/store.ts';

/** A user of a provider, as OpenID Connect claims; the Graph profile is derived from them. */
export type Person = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly name?: string;
};

type TokenAnswer = Record<string, unknown> & { id_token?: string };

/** An identity provider as a local server: OpenID Connect like Google, OAuth 2 like Facebook. */
export type IdentityProvider = {
  readonly origin: string;
  /** Settings for a site that uses it. */
  readonly env: NodeJS.ProcessEnv;
  /** Signs in as a person (null: cancels), with the browser's cookies for that host; returns the redirect URL. */
  readonly visit: (address: string, person: Person | null) => Promise<URL>;
  /** Received requests as `METHOD path status`. */
  readonly asked: string[];
  /** Modifies the responses of the token endpoint while set. */
  changeTokens: ((answer: TokenAnswer) => TokenAnswer) | undefined;
  /** Modifies the Graph profile while set. */
  changeProfile: ((profile: Record<string, unknown>) => unknown) | undefined;
  /** While true, connections break. */
  isDown: boolean;
  readonly close: () => Promise<void>;
};

const secrets = { google: 'google-secret', facebook: 'facebook-secret' };

export async function startIdentityProvider(baseUrl = 'https://sprechstunde.example'): Promise<IdentityProvider> {
  const people = new Map<string, Person>();
  let atTheKeyboard: Person | null = null;
  let handle = (_: IncomingMessage, response: ServerResponse): void => void response.destroy();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(origin, configurationOf(baseUrl, people));
  const state: IdentityProvider = {
    origin,
    asked: [],
    changeTokens: undefined,
    changeProfile: undefined,
    isDown: false,
    env: {
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: secrets.google,
      GOOGLE_ISSUER: origin,
      FACEBOOK_CLIENT_ID: 'facebook',
      FACEBOOK_CLIENT_SECRET: secrets.facebook,
      FACEBOOK_AUTHORIZE_URL: `${origin}/auth`,
      FACEBOOK_TOKEN_URL: `${origin}/token`,
      FACEBOOK_PROFILE_URL: `${origin}/me`,
    },
    visit: async (address, person) => {
      atTheKeyboard = person;
      if (person) people.set(person.sub, person);
      const cookies = new Map<string, string>();
      for (let url = new URL(address); ;) {
        if (url.origin !== origin) return url;
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`The provider answered with ${answer.status}: ${await answer.text()}`);
        url = new URL(location, url);
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === '/token' && ctx.status === 200 && state.changeTokens) ctx.body = state.changeTokens(ctx.body as TokenAnswer);
  });
  const speak = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = atTheKeyboard ? { login: { accountId: atTheKeyboard.sub } } : { error: 'access_denied' };
    response.writeHead(303, { location: await provider.interactionResult(request, response, result) }).end();
  }

  /** The Graph profile: requires the token in the header and the app secret proof, and returns only the requested fields. */
  async function tellProfile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { searchParams } = new URL(request.url ?? '/', origin);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const proof = createHmac('sha256', secrets.facebook).update(token).digest('hex');
    const found = await provider.AccessToken.find(token);
    const person = people.get(found?.accountId ?? '');
    if (!person || searchParams.get('appsecret_proof') !== proof) {
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"type":"OAuthException"}}');
      return;
    }
    const all = { id: person.sub, first_name: person.given_name, last_name: person.family_name, email: person.email };
    const fields = (searchParams.get('fields') ?? '').split(',');
    const profile = Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)));
    const said = state.changeProfile ? state.changeProfile(profile) : profile;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  }

  handle = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (state.isDown) {
      state.asked.push(`${request.method} ${pathname} -`);
      request.socket.destroy();
      return;
    }
    response.once('finish', () => void state.asked.push(`${request.method} ${pathname} ${response.statusCode}`));
    if (pathname.startsWith('/interaction/')) void interact(request, response);
    else if (pathname === '/me') void tellProfile(request, response);
    else void speak(request, response);
  };
  return state;
}

function configurationOf(baseUrl: string, people: ReadonlyMap<string, Person>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const cookie = { httpOnly: true, sameSite: 'lax' } as const;
  return {
    adapter: createStore(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    clients: (['google', 'facebook'] as const).map((driver) => ({
      client_id: driver,
      client_secret: secrets[driver],
      redirect_uris: [`${baseUrl}/sso/callback/${driver}`],
      token_endpoint_auth_method: 'client_secret_post' as const,
    })),
    scopes: ['openid', 'email', 'profile', 'public_profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => ({ ...person }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile public_profile');
      await grant.save();
      return grant;
    },
    expiresWithSession: () => false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, resourceIndicators: { enabled: false }, userinfo: { enabled: false } },
    interactions: { policy: interactionPolicy.base(), url: (_, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['of-these-tests'], long: cookie, short: cookie },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  };
}
