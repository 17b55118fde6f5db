import type { Field, Screen } from '#desk/office/door.tsx';
import { de } from '../office-texts.de.ts';
import { en } from '../office-texts.en.ts';
import { givenScreen } from './given-screen.ts';

const mail: readonly Field[] = [
  { name: 'subject', kind: 'text', most: 200, isRequired: true, isTranslated: true },
  { name: 'copy', kind: 'rich', isTranslated: true },
];

const screen = { kind: 'entity', group: 'courses', roles: ['editor'], hasNoPreview: true } as const;

/** The courses' screens in the back office. */
export const courseScreens: readonly Screen[] = [
  givenScreen,
  {
    ...screen,
    name: 'coachingmail',
    texts: { de: de.coachingmail, en: en.coachingmail },
    columns: [{ name: 'day', kind: 'number', isSortable: true }],
    filters: [{ name: 'coaching', entity: 'coaching' }],
    fields: [
      { name: 'coaching', kind: 'one', entity: 'coaching', isRequired: true },
      { name: 'day', kind: 'number', isRequired: true },
      ...mail,
    ],
  },
  {
    ...screen,
    name: 'retreatmail',
    texts: { de: de.retreatmail, en: en.retreatmail },
    columns: [{ name: 'days', kind: 'number', isSortable: true }],
    filters: [{ name: 'retreat', entity: 'retreat' }],
    fields: [
      { name: 'retreat', kind: 'one', entity: 'retreat', isRequired: true },
      { name: 'days', kind: 'number', isRequired: true },
      ...mail,
    ],
  },
];
