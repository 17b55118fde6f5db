import { redirect, redirectDocument } from 'react-router';
import type { Api } from '#kit/client.ts';
import { asHeader } from '#kit/as-header.ts';
import type { Guard } from '#paths/routes.ts';
import type { LoadCall } from '#ui/page.ts';
import type { accountEndpoints, User } from '../contract.ts';
import { admission } from '../rules.ts';
import { isMarked, keepMember } from './member.ts';
import { onward } from './onward.ts';

type Call = Pick<LoadCall<Pick<Api<typeof accountEndpoints>, 'user'>>, 'api' | 'links' | 'url'>;

/**
 * Checks a page's guard and redirects those who may not see it (S4.2, S4.3, S4.5), on the server and in the browser alike.
 * Answers the member; null for visitors of a page that is open to anyone.
 */
export async function admit(guard: Guard, { api, links, url }: Call): Promise<User | null> {
  // A browser only asks if the marker cookie says that there is a session (S4.1).
  const isNobody = guard === 'anyone' || (!import.meta.env.SSR && !isMarked());
  const answer = isNobody ? null : await api.user({});
  const user = answer?.ok ? answer.value.data : null;
  if (guard !== 'anyone') keepMember(user);
  switch (admission(guard, user)) {
    case 'login':
      throw redirect(links('login', { redirect: url.pathname + url.search }));
    case 'verify':
      throw redirect(links('verify'));
    case 'onward': {
      const { path, isDocument } = onward(url.searchParams, user, links);
      throw (isDocument ? redirectDocument : redirect)(asHeader(path));
    }
    case 'in':
      return user;
  }
}
