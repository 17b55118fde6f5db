import { perRegister } from '../concepts.ts';
import type { WordForm, WordKind } from '../word-contract.ts';

/** A new, empty entry. */
export function emptyWord(kind: WordKind): WordForm {
  switch (kind) {
    case 'concept':
      return {
        kind,
        entry: {
          key: '',
          kind: 'illness',
          names: perRegister(() => []),
          said: [],
          edges: { broader: [], near: [], treats: [], signOf: [] },
        },
      };
    case 'rule':
      return {
        kind,
        entry: {
          key: '',
          level: 'now',
          helps: ['112'],
          when: [],
          prevents: false,
          advice: null,
          examples: [],
          calm: [],
          source: '',
          reviewer: '',
          reviewed: '',
        },
      };
    case 'term':
      return { kind, entry: { key: '', names: [] } };
  }
}
