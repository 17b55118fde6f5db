import { screenOf, type EntityScreen } from '#desk/office/door.tsx';
import { ClipField, DownloadField } from '#media/office/door.tsx';
import { categories } from '#paths/categories.ts';
import { tag } from '../entities/tag.ts';
import { video } from '../entities/video.ts';
import { blockFields, description, image, publishedAt, shortid, slug, tags, title } from './fields.ts';
import { textsOf } from './texts.ts';

const content = { kind: 'entity', group: 'content', roles: ['editor'] } as const;

const playlist: EntityScreen = {
  ...content,
  name: 'playlist',
  isForeseen: true,
  texts: textsOf('playlist'),
  columns: [
    { name: 'category', kind: 'option', isSortable: true, isMinor: true },
    { name: 'type', kind: 'option', isMinor: true },
    { name: 'videos', kind: 'number', isMinor: 'on-phones', isSortable: true },
  ],
  filters: [
    { name: 'category', options: categories },
    { name: 'type', options: ['standard', 'coaching'] },
    { name: 'tag', entity: 'tag' },
  ],
  fields: [
    title,
    { name: 'title_list', kind: 'text', most: 300, isTranslated: true },
    { name: 'title_teaser', kind: 'text', most: 300, isTranslated: true },
    description,
    { name: 'videos', kind: 'many', entity: 'video', section: 'links' },
    { name: 'trailers', kind: 'many', entity: 'video', section: 'links' },
    { name: 'partners', kind: 'many', entity: 'partner', section: 'links' },
    tags,
    slug,
    shortid,
    publishedAt,
    { name: 'type', kind: 'select', options: ['standard', 'coaching'], section: 'look' },
    { name: 'category', kind: 'select', options: categories, isOptional: true, section: 'look' },
    { name: 'exclusive', kind: 'boolean', section: 'look' },
    { name: 'xl_type', kind: 'select', options: ['slider', 'list'], section: 'look' },
    { name: 'l_type', kind: 'select', options: ['normal', 'center', 'color'], section: 'look' },
    { name: 'download_label', kind: 'text', most: 300, section: 'look' },
    { name: 'download_file', kind: 'own', input: DownloadField, section: 'look' },
    image,
  ],
};

const daily = (name: 'daily' | 'yogadaily'): EntityScreen => ({
  ...content,
  name,
  texts: textsOf(name),
  hasNoPreview: true,
  columns: [{ name: 'starts_at', kind: 'instant', isSortable: true }],
  fields: [
    { name: 'video', kind: 'one', entity: 'video', isRequired: true },
    { name: 'starts_at', kind: 'instant', isRequired: true },
  ],
});

const owners = ['page', 'project', 'item', 'partner', 'coaching', 'retreat'] as const;

const isOwner = (kind: unknown): kind is (typeof owners)[number] => owners.some((owner) => owner === kind);

/** Blocks are written with their page; this list finds one of them wherever it stands. */
const module: EntityScreen = {
  ...content,
  name: 'module',
  texts: textsOf('module'),
  hasNoPreview: true,
  columns: [
    { name: 'template', kind: 'option', isSortable: true },
    { name: 'owner_kind', kind: 'option', isSortable: true, isMinor: true },
  ],
  fields: [
    { name: 'owner_kind', kind: 'select', options: owners, isRequired: true },
    {
      name: 'owner',
      kind: 'one',
      entity: ({ owner_kind: kind }) => (isOwner(kind) ? kind : 'page'),
      isRequired: true,
    },
    ...blockFields,
  ],
};

export const contentScreens: readonly EntityScreen[] = [
  screenOf(video, { group: 'content', own: { clip: ClipField } }),
  playlist,
  daily('daily'),
  daily('yogadaily'),
  screenOf(tag, { group: 'content', isOrdered: true, hasNoPreview: true }),
  module,
];
