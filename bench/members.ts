/** Members of a site in a separate process, registered and logged in like everyone else. */
type Member = { readonly email: string; readonly password: string };

/** The cookies of a response, as one request header. */
const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function post(site: string, path: string, body: object): Promise<Response> {
  const cookie = cookiesOf(await fetch(`${site}/auth/csrf-cookie`));
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
  const headers = { cookie, 'x-xsrf-token': token, 'content-type': 'application/json' };
  const answer = await fetch(site + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return answer;
}

let count = 0;

export async function givenMember(site: string): Promise<Member> {
  const member = { email: `bench-${(count += 1)}@example.org`, password: 'wolkenbruch-im-mai' };
  const form = { name: 'Ada', surname: 'Berg', gender: 'f', password_confirmation: member.password, terms: true };
  await post(site, '/auth/register', { ...member, ...form });
  return member;
}

/** Returns the cookie header of the session. */
export const logIn = async (site: string, member: Member): Promise<string> => cookiesOf(await post(site, '/auth/login', member));
