import type { EntityScreen } from '#desk/office/door.tsx';
import { description, image, intro, modules, slug, title, trust } from './fields.ts';
import { textsOf } from './texts.ts';

const page = { kind: 'entity', group: 'content', roles: ['editor'], isOrdered: true } as const;

const slugColumn = { name: 'slug', kind: 'text', isSortable: true, isMinor: 'on-phones' } as const;

/** Pages that are made of blocks. */
export const pageScreens: readonly EntityScreen[] = [
  {
    ...page,
    name: 'partner',
    texts: textsOf('partner'),
    columns: [slugColumn],
    fields: [title, description, { name: 'url', kind: 'address', most: 500, isRequired: true }, slug, image, modules],
  },
  {
    ...page,
    name: 'page',
    texts: textsOf('page'),
    columns: [slugColumn, { name: 'review', kind: 'option', isSortable: true, isMinor: true }],
    filters: [{ name: 'review', options: ['none', 'reviewed', 'overdue'] }],
    fields: [title, intro, slug, modules, ...trust],
  },
  { ...page, name: 'project', texts: textsOf('project'), columns: [slugColumn], fields: [title, intro, slug, image, modules] },
  {
    ...page,
    name: 'item',
    texts: textsOf('item'),
    hasNoPreview: true,
    columns: [slugColumn],
    filters: [{ name: 'project', entity: 'project' }],
    fields: [title, { name: 'project', kind: 'one', entity: 'project', isRequired: true }, slug, image, modules],
  },
];
