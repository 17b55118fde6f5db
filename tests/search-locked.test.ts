import { beforeAll, expect, test } from 'vitest';
import { searchOf, type AskSearch } from './ask-search.ts';
import { onDatabase } from './databases.ts';

onDatabase('what is kept for members and owners', (open) => {
  let search: AskSearch;
  beforeAll(async () => {
    search = await searchOf(open());
  });

  test.each(['Schlaf', 'schlafen', 'einschlafen', 'Rücken', 'Stress', 'Atem', 'Entspannung', 'Achtsamkeit', 'Frühstück'])(
    'S12.6 S4.16 %s finds first what the reader may watch',
    async (value) => {
      const { data } = await search(value);
      expect(data[0]?.protection).toBe('free');
      expect(data.slice(0, 3).filter(({ protection }) => protection === 'free').length).toBeGreaterThanOrEqual(2);
    },
  );

  test('S12.1 a day of a course is found all the same by its own title', async () => {
    const { data } = await search('Schlaftagebuch');
    expect(data.some(({ protection }) => protection === 'coaching')).toBe(true);
  });
});
