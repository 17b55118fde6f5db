import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#kit/dates.ts';
import { videos } from '#catalog/server/content-tables.ts';
import type { Browser } from '../../../tests/browser.ts';
import { onBothSites } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { freeVideo, otherFreeVideo } from '../../../tests/world.ts';
import type { CorrectionNotice } from '../contract.ts';
import { tellCorrections } from './corrections.ts';
import { correctionNotices } from './tables.ts';

const [video, other] = [freeVideo.shortid, otherFreeVideo.shortid];

onBothSites('S15.5 corrections of what members watched', (site) => {
  const db = () => site().database.db;
  const today = () => dayOf(site().clock.now());
  const correct = (shortid: string, ...corrections: { date: string; text: string; en?: string }[]) =>
    db().update(videos).set({ corrections }).where(eq(videos.shortid, shortid));
  const tell = () => tellCorrections({ db: db(), clock: site().clock });
  const watch = (browser: Browser, shortid: string, seconds: number) =>
    browser.send('POST', '/api/user/positions', { positions: [{ video: shortid, seconds, age: 0 }] });
  const told = async (browser: Browser, lang = 'de'): Promise<CorrectionNotice[]> =>
    ((await browser.ask('/api/user/corrections', { headers: { 'x-language': lang } })).json() as { data: CorrectionNotice[] })
      .data;

  test('S15.5 who watched enough of a video is told of its correction, nobody else', async () => {
    const [{ browser }, { browser: barely }, { browser: elsewhere }] = [
      await givenLogin(site()),
      await givenLogin(site()),
      await givenLogin(site()),
    ];
    await watch(browser, video, 30);
    await watch(barely, video, 0.5);
    await watch(elsewhere, other, 30);
    await correct(video, { date: today(), text: 'Es ist der linke Arm.', en: 'It is the left arm.' });
    await tell();
    expect(await told(browser)).toMatchObject([
      {
        video: { shortid: video, title: freeVideo.title },
        date: today(),
        corrections: [{ text: 'Es ist der linke Arm.', lang: 'de' }],
      },
    ]);
    expect((await told(browser, 'en'))[0]?.corrections).toMatchObject([{ text: 'It is the left arm.', lang: 'en' }]);
    expect(await told(barely)).toEqual([]);
    expect(await told(elsewhere)).toEqual([]);
    expect((await site().get('/api/user/corrections')).status).toBe(401);
    await correct(video);
  });

  test('S15.5 once per correction: put away it stays away, reworded it does too, another one is told again', async () => {
    const { browser, member } = await givenLogin(site());
    await watch(browser, video, 30);
    const date = addDays(today(), -1);
    await correct(video, { date, text: 'Zuerst.' });
    await Promise.all([tell(), tell()]);
    expect(await told(browser)).toHaveLength(1);
    expect((await browser.send('POST', '/api/user/corrections/read', { video, date })).status).toBe(200);
    expect(await told(browser)).toEqual([]);
    await correct(video, { date, text: 'Zuerst, ohne Tippfehler.' });
    await tell();
    expect(await told(browser)).toEqual([]);
    await correct(video, { date, text: 'Zuerst.' }, { date, text: 'Und danach.' });
    await tell();
    expect((await told(browser))[0]?.corrections.map(({ text }) => text)).toEqual(['Zuerst.', 'Und danach.']);
    expect(await db().select().from(correctionNotices).where(eq(correctionNotices.userId, member.id))).toHaveLength(1);
    await correct(video);
    await tell();
    expect(await told(browser)).toEqual([]);
  });

  test('S15.5 history is no news, and nothing is told of the future', async () => {
    const { browser } = await givenLogin(site());
    await watch(browser, other, 30);
    await correct(
      other,
      { date: addDays(today(), -31), text: 'Lange her.' },
      { date: addDays(today(), 1), text: 'Erst morgen.' },
    );
    await tell();
    expect(await told(browser)).toEqual([]);
    await correct(other);
  });

  test('S15.5 S16.2 notices are in the export, go with the memory of what was watched, and with the member', async () => {
    const { browser, member } = await givenLogin(site());
    const rows = () => db().select().from(correctionNotices).where(eq(correctionNotices.userId, member.id));
    await watch(browser, other, 30);
    await correct(other, { date: addDays(today(), -2), text: 'Zwei Tage später.' });
    await tell();
    expect(await rows()).toHaveLength(1);
    await browser.send('POST', '/api/user/positions/forget', {});
    expect(await rows()).toEqual([]);
    await correct(other);
  });
});
