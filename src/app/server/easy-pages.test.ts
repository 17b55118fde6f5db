import { expect, test } from 'vitest';
import { partsOf } from '../../../tests/html.ts';
import { onSite } from '../../../tests/served.ts';

onSite('pages in easy German', (site) => {
  const open = async (path: string) => partsOf((await site().get(path)).text);
  const linksOf = ({ elements }: Awaited<ReturnType<typeof open>>) =>
    elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);

  test('S19.4 the address with ?sprache=einfach is a page of its own in the cache, the same for everyone, without script', async () => {
    await site().database.db.execute(
      `update content.modules set easy = null where content ->> 'title' = 'Warum ist der nächste Tag meines Kurses noch zu?'`,
    );
    const ordinary = await open('/meta/faq');
    const easy = await open('/meta/faq?sprache=einfach');
    const h1 = ({ texts }: typeof easy) => texts.find(({ inside }) => inside.includes('h1'));
    expect([h1(ordinary)?.text, h1(easy)?.text]).toEqual(['Häufige Fragen', 'Fragen und Antworten']);
    expect(h1(easy)?.lang).toBe('de-simple');
    // What nobody wrote in easy German stands there as it is.
    expect(easy.texts.find(({ text }) => text === 'Warum ist der nächste Tag meines Kurses noch zu?')?.lang).toBe('de');
    const { rendered } = site();
    const before = rendered.length;
    await site().get('/meta/faq?sprache=einfach&utm=x');
    expect(rendered.slice(before)).toEqual([]);
  });

  test('S19.4 both name the ordinary one as canonical, which names the other', async () => {
    for (const path of ['/meta/faq', '/meta/faq?sprache=einfach']) {
      const links = linksOf(await open(path));
      expect(links.find(({ rel }) => rel === 'canonical')?.href).toMatch(/\/meta\/faq$/);
      expect(links.find(({ hreflang }) => hreflang === 'de-simple')?.href).toMatch(/\/meta\/faq\?sprache=einfach$/);
    }
    expect(linksOf(await open('/meta/impressum')).some(({ hreflang }) => hreflang === 'de-simple')).toBe(false);
    expect(linksOf(await open('/en/meta/faq')).some(({ hreflang }) => hreflang === 'de-simple')).toBe(false);
  });

  test('S19.4 a page says so where there is a version that it is not itself, so that the kept choice leads there', async () => {
    const offered = async (path: string) => (await site().get(path)).text.includes('<html lang="de" data-easy="offered"');
    expect(await offered('/meta/faq')).toBe(true);
    expect(await offered('/watch/infarkt112')).toBe(true);
    expect(await offered('/meta/faq?sprache=einfach')).toBe(false);
    expect(await offered('/meta/impressum')).toBe(false);
  });

  test('S19.4 other values are none, and the page is the ordinary one', async () => {
    expect((await site().get('/meta/faq?sprache=schwer')).text).toBe((await site().get('/meta/faq')).text);
  });
});
