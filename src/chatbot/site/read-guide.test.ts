import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guide } from '../../../demo/content/chatbot.ts';
import { GuideForm } from '../contract.ts';
import { guideIn } from '../languages.ts';
import { readGuide } from './read-guide.ts';

const whole = { data: guideIn(GuideForm.parse(guide), 'de') };
type Loose = Record<string, unknown>;

/** The same answer with one change. */
const spoilt = (spoil: (data: Loose, node: Loose) => void): unknown => {
  const copy = structuredClone(whole) as unknown as { data: { variants: { nodes: Loose[] }[] } };
  spoil(copy.data, copy.data.variants[1]?.nodes[3] ?? {});
  return copy;
};

describe('an answer of the server', () => {
  test('S3.10 is read where it is a guide', () => {
    expect(readGuide(whole)).toEqual(whole.data);
  });

  test('S8.10 is no guide where anything of it is not what it should be', () => {
    const broken = [
      spoilt((data) => (data.persona = null)),
      spoilt((data) => (data.persona = { name: 'Mina', disclaimer: 7, picture: null })),
      spoilt((data) => (data.variants = [])),
      spoilt((data) => (data.variants = { 0: 'a' })),
      spoilt((data) => (data.lang = 'fr')),
      spoilt((_, node) => (node.id = 7)),
      spoilt((_, node) => (node.content = [1])),
      spoilt((_, node) => (node.answers = 'Ja')),
      spoilt((_, node) => (node.answers = [[{}]])),
      spoilt((_, node) => delete node.next),
      spoilt((_, node) => (node.url = { href: 'x' })),
    ];
    expect(broken.map(readGuide)).toEqual(broken.map(() => null));
  });

  test('never throws, whatever came', () => {
    fc.assert(fc.property(fc.anything(), (body) => void readGuide(body)));
    fc.assert(fc.property(fc.anything(), (data) => void readGuide({ data })));
  });
});
