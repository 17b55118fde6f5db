import { expect, test } from 'vitest';
import { askCatalog } from '../../../tests/ask-catalog.ts';
import { onBothDatabases } from '../../../tests/databases.ts';
import { presentEasy } from './easy.ts';

onBothDatabases('texts in easy German', (open) => {
  test('S19.4 a page, its blocks, a video and a coaching come with them, in German alone', async () => {
    for (const locale of ['de', 'en'] as const) {
      const ask = askCatalog(open(), locale);
      const { data: faq } = await ask.get('page', { idOrSlug: 'faq' });
      const { data: coaching } = await ask.get('coaching', { idOrSlug: 'gelassen-in-sieben-tagen' });
      const { data: videos } = await ask.get('videos', { shortid: 'infarkt112' });
      const found = [
        faq.easy?.title,
        faq.modules.find(({ easy }) => easy)?.easy?.title,
        coaching.easy?.title,
        videos[0]?.easy?.title,
      ];
      expect(found).toEqual(
        locale === 'de'
          ? ['Fragen und Antworten', 'Was kosten die Videos?', 'Ruhig werden in sieben Tagen', 'Herz-Infarkt: Ruf die 112 an!']
          : [undefined, undefined, undefined, undefined],
      );
    }
  });

  test('S19.4 what nobody wrote so has none', async () => {
    const { data } = await askCatalog(open(), 'de').get('page', { idOrSlug: 'impressum' });
    expect(data).not.toHaveProperty('easy');
    expect(data.modules.every((module) => !('easy' in module))).toBe(true);
  });
});

test('S19.4 empty texts are none, long ones are cut in lists', () => {
  expect(presentEasy({ title: '', copy: '' }, 'de')).toEqual({});
  expect(presentEasy(null, 'de')).toEqual({});
  expect(presentEasy({ title: 'Ein Herz', copy: '' }, 'de')).toEqual({ easy: { title: 'Ein Herz' } });
  expect(presentEasy({ title: 'Ein Herz schlägt im Leib' }, 'de', 12)).toEqual({ easy: { title: 'Ein Herz…' } });
});
