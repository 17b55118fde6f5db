import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Most readers never need the second language: in the browser's scripts the English of a text file (`bilingual(de, en)`) becomes
 * a chunk of its own, which `englishReady()` loads (docs/decisions/typed-texts.md).
 */
export const splitEnglish: Plugin = {
  name: 'split-english',
  apply: 'build',
  transform: {
    filter: { id: /(?:^|[-/])texts\.ts(?:\?en)?$/, code: 'bilingual(de, en)' },
    handler(code, id) {
      const { body } = this.parse(code);
      const partWith = (text: string) => {
        const found = body.find(({ start, end }) => code.slice(start, end).startsWith(text));
        if (!found) this.error(`${id}: expected "${text}" at the top level`);
        return code.slice(found.start, found.end);
      };
      if (id.endsWith('?en')) {
        const exported = body.map(({ start, end }) => code.slice(start, end)).find((part) => part.endsWith('bilingual(de, en);'));
        return `${code.replace(exported ?? '', '')}\nexport { en };`;
      }
      return code
        .replace(partWith('const en'), '')
        .replace(/import \{ bilingual \}/, 'import { lateEnglish }')
        .replace('bilingual(de, en)', `lateEnglish(de, () => import('./${path.basename(id)}?en'))`);
    },
  },
};
