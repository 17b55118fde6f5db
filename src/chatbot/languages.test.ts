import { expect, test } from 'vitest';
import type { GuideForm } from './contract.ts';
import { guideIn } from './languages.ts';

const node = { id: 'a', content: 'Hallo.', answers: ['Ja'], next: ['a'], video: 'v1abc', videoLabel: 'Ansehen' };
const en = { content: 'Hello.', answers: ['Yes'], videoLabel: 'Watch' };
const script = (english?: object) => ({ start: 'a', nodes: [{ ...node, ...(english && { en: english }) }] });
const form = (...variants: ReturnType<typeof script>[]): GuideForm => ({
  persona: { name: 'Mina', picture: null, disclaimer: 'Automatisch.', en: { disclaimer: 'Automatic.' } },
  variants,
});

test('S1.7 the guide is English where all of it is translated', () => {
  expect(guideIn(form(script(en), script(en)), 'en')).toMatchObject({
    lang: 'en',
    persona: { name: 'Mina', disclaimer: 'Automatic.' },
    variants: [
      { nodes: [{ id: 'a', content: 'Hello.', answers: ['Yes'], next: ['a'], video: 'v1abc', videoLabel: 'Watch' }] },
      {},
    ],
  });
});

test('S1.7 one text that is missing leaves all of it German, and says so', () => {
  for (const english of [undefined, {}, { ...en, content: '' }, { ...en, answers: [] }, { ...en, videoLabel: undefined }]) {
    const found = guideIn(form(script(en), script(english)), 'en');
    expect(found).toMatchObject({ lang: 'de', persona: { disclaimer: 'Automatisch.' } });
    expect(found.variants[0]?.nodes[0]).toEqual(node);
  }
});

test('nothing but the fields of a node goes out', () => {
  const noted = form({ start: 'a', nodes: [{ ...node, remark: 'Das ist von Tante Erna.' } as typeof node] });
  expect(JSON.stringify(guideIn(noted, 'de'))).not.toContain('Erna');
});
