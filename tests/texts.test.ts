import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { quotedDe, quotedEn } from '../src/kit/quoted.ts';
import { splitEnglish } from '../vite.texts.ts';
import { sourcesOf } from './house.ts';

const root = path.resolve(import.meta.dirname, '..');
const sources = ['src', 'demo'].flatMap((folder) => sourcesOf(path.join(root, folder)).map((file) => `${folder}/${file}`));
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

type Part = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
const programOf = (code: string) => parseSync('texts.ts', code).program as unknown as { readonly body: readonly Part[] };

/** The names of all texts in a file, including nested ones. */
function textNames(code: string): string[] {
  const names: string[] = [];
  const walk = (value: Part): void => {
    if (value.type !== 'ObjectExpression') return;
    for (const { key, value: inner } of value['properties'] as { key?: Part; value?: Part }[]) {
      const name = key?.['name'] ?? key?.['value'];
      if (typeof name === 'string') names.push(name);
      if (inner) walk(inner);
    }
  };
  for (const { type, declarations } of programOf(code).body) {
    if (type !== 'VariableDeclaration') continue;
    for (const { id, init } of declarations as { id: Part; init: Part }[]) if (id['name'] === 'de') walk(init);
  }
  return names;
}

describe('texts', () => {
  test('every text is used by some source that is no text itself', () => {
    const isTexts = (file: string): boolean => file.endsWith('texts.ts');
    const others = sources
      .filter((file) => !isTexts(file))
      .map(read)
      .join('\n');
    const words = new Set(others.match(/\w+/g));
    const isUsed = (name: string): boolean => (/^\w+$/.test(name) ? words.has(name) : others.includes(name));
    const unused = sources.filter(isTexts).flatMap((file) =>
      textNames(read(file))
        .filter((name) => !isUsed(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unused).toEqual([]);
    expect(textNames(read('src/ui/form-texts.ts'))).toEqual(expect.arrayContaining(['send', 'tooLarge']));
  });

  test('S1.7 whatever is named in quotation marks has single ones for its own', () => {
    expect([quotedDe('Kurs „A“'), quotedEn('Course “A”')]).toEqual(['„Kurs ‚A‘“', '“Course ‘A’”']);
    // What is one of our own words, and what somebody agreed to, word for word.
    const asWritten = new Set(['${button}', '${consent.wording}']);
    const byHand = sources
      .filter((file) => !/\.test\.tsx?$|kit\/quoted\.ts$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/[„“](\$\{[^{}]*\})[“”]/g)].map(([, name = '']) => `${file}: ${name}`))
      .filter((found) => !asWritten.has(found.split(': ')[1] ?? ''));
    expect(byHand).toEqual([]);
  });

  test('S1.7 one thing has one word: ‘Konto’ and ‘Umsatzsteuer’, but where the specification gives a sentence letter for letter', () => {
    const given = [
      'Du musst mit einem Account angemeldet sein, um das Produkt kaufen zu können.',
      'Willst du deinen Account wirklich löschen?',
      'Account löschen',
    ];
    // What people type into the search is theirs.
    const ours = sources.filter((file) => !/\.test\.tsx?$|^src\/search\/(?:words|language)\//.test(file));
    const german =
      /\bAccounts? (?:lösch|ist |exist|an\b)|(?:[Dd]e[inrsm]+|[Mm]ein\w*|[Ee]in\w*|[Kk]ein\w*|zum|eigenen|gelöschter) Account\b|Mehrwertsteuer|\bMwSt\b/;
    const found = ours.filter((file) => german.test(given.reduce((text, sentence) => text.replaceAll(sentence, ''), read(file))));
    expect(found).toEqual([]);
  });

  test('the browser gets the German of a file, and its English as a module of its own', () => {
    const { handler } = splitEnglish.transform as unknown as { handler: (this: object, code: string, id: string) => string };
    const build = { parse: programOf, error: (message: string) => expect.fail(message) };
    const code = read('src/ui/texts.ts');
    const german = handler.call(build, code, '/src/ui/texts.ts');
    expect(german).toContain('Zum Inhalt');
    expect(german).not.toContain('Skip to content');
    expect(german).toContain("lateEnglish(de, () => import('./texts.ts?en'))");
    const english = handler.call(build, code, '/src/ui/texts.ts?en');
    expect(english).toContain('Skip to content');
    expect(english).toContain('export { en };');
    expect(english).not.toContain('bilingual(de');
  });
});
