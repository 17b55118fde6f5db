import { AddressPage, memberHead, own } from '#accounts/site/door.ts';
import { fail, ok } from '#kit/result.ts';
import { shortidPattern } from '#paths/patterns.ts';
import { sitePage } from '#ui/page.ts';
import type { ShopCall } from './shop-call.tsx';

/** The member's address, for a course that needs it (S2.8). */
export const pages = {
  'user.address.coaching': sitePage({
    load: async ({ api, params, user }: ShopCall) => {
      const shortid = params.coaching ?? '';
      if (!shortidPattern.test(shortid)) return fail('not-found');
      const coaching = await api.coachingByShortid({ shortid });
      return coaching.ok ? ok({ user, coaching: coaching.value.data }) : coaching;
    },
    page: own(({ user, data }) => <AddressPage user={user} coaching={data.coaching} />),
    head: memberHead('user.address.coaching'),
  }),
};
