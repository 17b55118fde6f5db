import type { PageLinks } from '#paths/routes.ts';
import type { User } from '../contract.ts';
import { destinationAfterLogin } from '../rules.ts';

export type Onward = {
  readonly path: string;
  /** No page of the app: loaded as a document. */
  readonly isDocument: boolean;
};

/** The redirect target of the login (S4.5), in the page's language. */
export function onward(query: URLSearchParams, user: Pick<User, 'coachings'> | null, links: PageLinks): Onward {
  const there = destinationAfterLogin({
    redirect: query.get('redirect'),
    coaching: query.get('coaching'),
    owned: (user?.coachings ?? []).filter(({ status }) => status === 'succeeded'),
  });
  switch (there.kind) {
    case 'coaching':
      return { path: links('presenter.coaching.detail', { slug: there.slug }), isDocument: false };
    case 'home':
      return { path: links('home'), isDocument: false };
    default:
      return { path: there.path, isDocument: there.kind === 'document' };
  }
}
