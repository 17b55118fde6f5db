import { expect, test } from 'vitest';
import { addDemoMembers } from './members.ts';
import { addDemoPurchases } from './purchases.ts';
import { journeys } from '../content/journeys.ts';
import { demoPassword, members } from '../content/members.ts';
import { purchases } from '../content/purchases.ts';
import { openBrowser } from '../../tests/browser.ts';
import { onSite } from '../../tests/served.ts';
import { shopPartsOf } from '../../tests/shop-parts.ts';
import type { Journey } from '#courses/contract.ts';
import { addDemoJourneys } from './journeys.ts';
import { ownershipListener } from '#courses/server/journeys.ts';

onSite('the course of the demo’s member', (site) => {
  const start = async (): Promise<void> => {
    const { database, clock } = site();
    await addDemoMembers(database.db, clock, { members, demoPassword });
    await addDemoPurchases(shopPartsOf(site(), { listeners: [ownershipListener] }), purchases);
    await addDemoJourneys({ db: database.db, clock }, journeys);
  };

  test('S13.1 S13.2 S13.4 runs since eleven days, with eight of them watched and noted, also after a second start', async () => {
    await start();
    const browser = openBrowser(site());
    await browser.logIn({ email: 'mitglied@example.org', password: demoPassword });
    const journey = async () => ((await browser.get('/api/coaching/journey/schlaf30')).json() as { data: Journey }).data;
    const { days, ...rest } = await journey();
    expect(rest).toMatchObject({ started_on: '2026-06-06', today: 12, progress: 26, confirmed: true, over: false });
    expect(days.map(({ progress }) => progress)).toEqual([...Array<number>(8).fill(100), ...Array<number>(22).fill(0)]);
    expect(days.filter(({ open }) => open)).toHaveLength(12);
    expect(days[1]?.note).toContain('Erste Seite');
    await browser.send('POST', '/api/coaching/journey/schlaf30/note', { day: 2, text: 'anders', revision: 1 });
    await start();
    expect((await journey()).days[1]?.note).toBe('anders');
  });
});
