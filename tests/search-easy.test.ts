import { beforeAll, expect, test } from 'vitest';
import { searchOf, type AskSearch } from './ask-search.ts';
import { onDatabase } from './databases.ts';

onDatabase('texts in easy German', (open) => {
  let search: AskSearch;
  beforeAll(async () => {
    search = await searchOf(open());
  });

  test('S19.4 a video is found by what only its easy text says, and comes with it', async () => {
    const { data } = await search('Gartenschlauch Adern');
    const hit = data.find(({ shortid }) => shortid === 'hochdruck1');
    expect(hit?.description).not.toContain('Adern');
    expect(hit?.easy?.title).toBe('Hoher Blut-Druck');
    const { data: english } = await search('blood pressure', 'en');
    expect(english.every((one) => !('easy' in one))).toBe(true);
  });

  test('S19.4 a question is found by its easy title, and comes with it', async () => {
    const { sections } = await search('Muss ich trotzdem zum Arzt');
    const faq = sections
      .find(({ kind }) => kind === 'faq')
      ?.entries.find(({ easy }) => easy?.title === 'Muss ich trotzdem zum Arzt?');
    expect(faq?.title).toBe('Kann ein Video den Besuch in der Praxis ersetzen?');
  });
});
