import { redirect, redirectDocument } from 'react-router';
import type { User } from '#accounts/contract.ts';
import { admission, type Guard } from '#accounts/rules.ts';
import { isMarked, keepMember } from '#accounts/site/door.ts';
import { onward } from '#accounts/site/onward.ts';
import { asHeader } from '#kit/as-header.ts';
import type { LoadCall } from './load-call.ts';

/**
 * Lets in who may see a page with a guard, and leads everyone else on (S4.2, S4.3, S4.5): as redirects, on the server and in
 * the browser alike. Answers with the member; null for visitors, and where the page is for anyone.
 */
export async function admit(guard: Guard, { api, links, url }: LoadCall): Promise<User | null> {
  // A browser asks only where the marker says that there is somebody (S4.1).
  const isNobody = guard === 'anyone' || (!import.meta.env.SSR && !isMarked());
  const answer = isNobody ? null : await api.user({});
  const user = answer?.ok ? answer.value.data : null;
  if (guard !== 'anyone') keepMember(user);
  switch (admission(guard, user)) {
    case 'login':
      throw redirect(links.login({ redirect: url.pathname + url.search }));
    case 'verify':
      throw redirect(links.verify());
    case 'onward': {
      const { path, isDocument } = onward(url.searchParams, user, links);
      throw (isDocument ? redirectDocument : redirect)(asHeader(path));
    }
    case 'in':
      return user;
  }
}
