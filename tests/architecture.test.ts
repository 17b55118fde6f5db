import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cyclesIn, importsBelow, importsIn, judge, rooms, sourcesOf } from './house.ts';

const src = path.resolve(import.meta.dirname, '../src');
const demo = path.resolve(import.meta.dirname, '../demo');
/** Excludes the manually run scripts that generate the demo's images and speech. */
const imports = [...importsBelow(src), ...importsBelow(demo, 'demo/').filter(({ from }) => !from.startsWith('demo/make/'))];

describe('the house', () => {
  test('every import keeps to the order, the doors and the sides', () => {
    const wrong = imports.map((one) => [one, judge(one)] as const).filter(([, why]) => why);
    expect(wrong.map(([{ from, to }, why]) => `${from} -> ${to}: ${why}`)).toEqual([]);
    expect(imports.length).toBeGreaterThan(200);
  });

  test('no imports go in a circle, also not inside a room', () => {
    expect(cyclesIn(imports).map((way) => way.join(' -> '))).toEqual([]);
  });

  test('every folder below src is a known room with a page about itself', () => {
    for (const room of readdirSync(src)) {
      expect(rooms, room).toContain(room);
      if (!['kit', 'paths'].includes(room)) expect(existsSync(path.join(src, room, 'README.md')), `${room}/README.md`).toBe(true);
    }
  });

  test('no file is named for nothing, none is frightening', () => {
    for (const file of sourcesOf(src)) {
      expect(file).not.toMatch(/(?:^|\/)(?:utils?|helpers?|misc|common|managers?|lib|types)(?:\/|\.tsx?$)/);
      expect(readFileSync(path.join(src, file), 'utf8').split('\n').length, file).toBeLessThanOrEqual(400);
      expect(file.split('/').length - 1, file).toBeLessThanOrEqual(3);
    }
  });

  test('S10.8 what is not published is asked for by those alone who write it, or show it to editors', () => {
    const mayAsk = /^(?:desk\/|catalog\/server\/entities\/|\w+\/server\/(?:content-\w+|public-views|tables(?:-\w+)?)\.ts)/;
    const readers = sourcesOf(src).filter((file) => {
      const text = readFileSync(path.join(src, file), 'utf8');
      return (
        !mayAsk.test(file) && (text.includes('/content-tables.ts') || /(?:from|join|update|into|table) content\./.test(text))
      );
    });
    expect(readers).toEqual([
      'catalog/server/clips.ts',
      'catalog/server/counts.ts',
      'catalog/server/door.ts',
      'catalog/server/feed-queries.ts',
      'catalog/server/foresee.ts',
      'catalog/server/keep.ts',
      'catalog/server/offer-rows.ts',
      'catalog/server/search-sources.ts',
      'catalog/server/tag-tree.ts',
      'courses/server/office-entities.ts',
      'playback/server/positions.ts',
      'shop/server/new-codes.ts',
      'shop/server/office-entities.ts',
      'shop/server/team-codes.ts',
      'shop/server/vouchers.ts',
    ]);
  });

  test('a layout changes at a breakpoint that has a name', () => {
    // Not processed by Vite: the server sends these unchanged.
    const asTheyAre = new Set(['ui/breakpoints.css', 'ui/tokens.css']);
    const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const unnamed = sheets
      .filter((file) => !asTheyAre.has(file))
      .flatMap((file) => readFileSync(path.join(src, file), 'utf8').match(/@media[^{]*(?:min-|max-)?width[^{]*/g) ?? []);
    expect(unnamed).toEqual([]);
    expect(sheets.length).toBeGreaterThan(100);
  });

  // Its `0` has another width before the typeface is there: lines would break anew.
  test('no length of the site is in ch', () => {
    const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\/office\/.*)\.css$/.test(file));
    expect(sheets.filter((file) => /\dch\b/.test(readFileSync(path.join(src, file), 'utf8')))).toEqual([]);
    expect(sheets.length).toBeGreaterThan(100);
  });

  // Each costs a browser 5 to 10 ms, whether it is used or not: `lazily` makes it when it is.
  test('no file makes a formatter of Intl while it is loaded', () => {
    const makers = sourcesOf(src).filter((file) =>
      /^(?:export )?const .*= new Intl\./m.test(readFileSync(path.join(src, file), 'utf8')),
    );
    expect(makers).toEqual([]);
  });

  test('settings are read in one place alone', () => {
    const readers = sourcesOf(src).filter((file) => readFileSync(path.join(src, file), 'utf8').includes('process.env'));
    expect(readers).toEqual(['app/server/main.ts']);
  });
});

const planted = (from: string, to: string, typeOnly = false) => judge({ from, to, typeOnly });

describe('the rules themselves', () => {
  test('a planted violation of each rule is named', () => {
    expect(planted('catalog/server/queries.ts', 'playback/rules.ts')).toBe('imports a room to its right');
    expect(planted('playback/server/handlers.ts', 'catalog/server/queries.ts')).toBe('passes by the door');
    expect(planted('catalog/site/door.tsx', 'platform/config.ts')).toBe('browser code reaches into the server');
    expect(planted('catalog/site/video-tile.tsx', 'catalog/server/door.ts')).toBe('browser code reaches into the server');
    expect(planted('catalog/rules.ts', 'catalog/server/tables.ts')).toBe('a pure file reaches outward');
    expect(planted('catalog/site/video-tile.tsx', 'catalog/contract.ts')).toBe('a schema is shipped to the browser');
    expect(planted('stuff/x.ts', 'kit/result.ts')).toBe('is in no known room');
    expect(planted('app/server/serve.ts', 'demo/index.ts')).toBe('imports a room to its right');
    expect(planted('catalog/server/keep.ts', 'demo/shapes.ts', true)).toBe('imports a room to its right');
    expect(planted('demo/left.ts', 'src/shop/rules.ts')).toBe('is in no known room');
  });

  test('what is allowed is let through', () => {
    expect(planted('playback/server/handlers.ts', 'catalog/server/door.ts')).toBeUndefined();
    expect(planted('catalog/site/video-tile.tsx', 'catalog/contract.ts', true)).toBeUndefined();
    expect(planted('app/server/create-app.ts', 'catalog/server/handlers.ts')).toBeUndefined();
    expect(planted('demo/left.ts', 'catalog/server/handlers.ts')).toBeUndefined();
  });

  test('imports are found in every form', () => {
    const text = [
      "import { a } from '#kit/a.ts';",
      "import type { B } from './b.ts';",
      "import './c.ts';",
      "export { d } from '../d.tsx';",
      "const e = await import('./e.ts');",
      'import {\n  f,\n  g,\n} from "#ui/f.tsx";',
      "import react from 'react';",
      "import type { G } from '../../../demo/shapes.ts';",
    ].join('\n');
    expect(importsIn('catalog/site/x.ts', text)).toEqual([
      { from: 'catalog/site/x.ts', to: 'kit/a.ts', typeOnly: false },
      { from: 'catalog/site/x.ts', to: 'catalog/site/b.ts', typeOnly: true },
      { from: 'catalog/site/x.ts', to: 'catalog/site/c.ts', typeOnly: false },
      { from: 'catalog/site/x.ts', to: 'catalog/d.tsx', typeOnly: false },
      { from: 'catalog/site/x.ts', to: 'catalog/site/e.ts', typeOnly: false },
      { from: 'catalog/site/x.ts', to: 'ui/f.tsx', typeOnly: false },
      { from: 'catalog/site/x.ts', to: 'demo/shapes.ts', typeOnly: true },
    ]);
  });

  test('a planted circle is named with its way', () => {
    const circle = [
      ['a/x.ts', 'a/y.ts'],
      ['a/y.ts', 'a/z.ts'],
      ['a/z.ts', 'a/x.ts'],
    ] as const;
    expect(cyclesIn(circle.map(([from, to]) => ({ from, to, typeOnly: false })))).toEqual([
      ['a/x.ts', 'a/y.ts', 'a/z.ts', 'a/x.ts'],
    ]);
  });
});
