import { expect, test } from 'vitest';
import { givenMember, openBrowser } from '../../../tests/browser.ts';
import { onSite } from '../../../tests/served.ts';
import { accountEndpoints, type Holdings } from '../contract.ts';

const bought: Partial<Holdings> = {
  products: [{ id: 'p', image: '/p.jpg', stripe_name: 'Besser schlafen', status: 'processing', receipt: null }],
  coachings: [{ id: 'c', shortid: 'schlaf30', slug: 'besser-schlafen', title: 'Schlafen', image: '/c.jpg', status: 'succeeded' }],
};
const owners = new Set<string>();
const asked: string[] = [];

onSite(
  'what members hold',
  (site) => {
    test('S3.2 what other rooms say of a member is in the answer, in the language of the request, and a member without anything has empty lists', async () => {
      const [owner, other] = [
        await givenMember(site(), { email: `owner-${site().database.engine}@example.org` }),
        await givenMember(site()),
      ];
      owners.add(owner.id);
      const browser = openBrowser(site(), 'en');
      await browser.logIn(owner);
      const answer = (await browser.get('/api/user')).json();
      expect(accountEndpoints.user.out.parse(answer)).toEqual(answer);
      expect(answer).toMatchObject({ data: { ...bought, retreats: [] } });
      expect(asked).toContain(`${owner.id} en`);

      const another = openBrowser(site());
      await another.logIn(other);
      expect((await another.get('/api/user')).json()).toMatchObject({ data: { products: [], coachings: [], retreats: [] } });
    });
  },
  {
    holdings: [
      (userId, locale) => {
        asked.push(`${userId} ${locale}`);
        return Promise.resolve(owners.has(userId) ? bought : {});
      },
    ],
  },
);
