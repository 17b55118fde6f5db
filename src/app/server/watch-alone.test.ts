import { expect, test } from 'vitest';
import { onSite } from '../../../tests/served.ts';

onSite('the page of a video, without script', (site) => {
  test.each([
    ['/watch/gibtsnicht', 404, 'Dieses Video ist nicht mehr verfügbar.', '/suche'],
    [
      '/watch/ex-frage1',
      200,
      'Dieses Video ist nur für angemeldete Benutzer:innen verfügbar.',
      '/login?redirect=%2Fwatch%2Fex-frage1',
    ],
    ['/watch/schlaf-01', 200, 'Dieses Video ist kostenpflichtig.', '/mein-dr-muster/coaching/besser-schlafen'],
    ['/en/watch/schlaf-01', 200, 'This video has to be paid for.', '/en/mein-dr-muster/coaching/besser-schlafen'],
  ] as const)('S8.5 S17.1 %s says why there is none to see, and leads on', async (address, status, words, way) => {
    const answer = await site().get(address);
    expect(answer.status).toBe(status);
    const [alone = ''] = /<noscript>.*?<\/noscript>/s.exec(answer.text.slice(answer.text.indexOf('data-watch') - 100)) ?? [];
    expect(alone).toContain(words);
    expect(alone).toContain(`href="${way}"`);
  });
});
