import type { Field } from '#desk/office/door.tsx';
import { BlockPreview } from './block-preview.tsx';

/** Fields that entries of the catalogue have in common. */

export const title: Field = { name: 'title', kind: 'text', most: 300, isRequired: true, isTranslated: true };
export const intro: Field = { name: 'intro', kind: 'long', most: 5000, isTranslated: true };
export const description: Field = { name: 'description', kind: 'long', most: 5000, isTranslated: true };
export const slug: Field = { name: 'slug', kind: 'slug', most: 120, section: 'names' };
export const shortid: Field = { name: 'shortid', kind: 'text', most: 10, isNullable: true, section: 'names' };
export const image: Field = { name: 'image', kind: 'image', section: 'picture' };
export const imageTall: Field = { name: 'image_tall', kind: 'image', section: 'picture' };
export const publishedAt: Field = { name: 'published_at', kind: 'instant', section: 'names' };
export const tags: Field = { name: 'tags', kind: 'many', entity: 'tag', hasNoOrder: true, section: 'links' };

/** Who stands for an entry (S15.1). */
export const trust: readonly Field[] = [
  { name: 'author', kind: 'text', most: 200, section: 'trust' },
  { name: 'reviewer', kind: 'text', most: 200, section: 'trust' },
  { name: 'reviewed_on', kind: 'date', section: 'trust' },
  { name: 'next_review_on', kind: 'date', section: 'trust' },
  {
    name: 'sources',
    kind: 'rows',
    section: 'trust',
    fields: [
      { name: 'title', kind: 'text', most: 300, isRequired: true },
      { name: 'url', kind: 'address', most: 500, isRequired: true },
    ],
  },
];

const isText = ({ template }: Readonly<Record<string, unknown>>): boolean => template !== 'playlist';
const hasPicture = ({ template }: Readonly<Record<string, unknown>>): boolean => template === 'text-image';
const isPlaylist = ({ template }: Readonly<Record<string, unknown>>): boolean => template === 'playlist';

/** A content block (S3.9): what it asks for depends on its kind. */
export const blockFields: readonly Field[] = [
  { name: 'template', kind: 'select', options: ['text', 'text-image', 'playlist'], isRequired: true },
  { name: 'title', kind: 'text', most: 300, isTranslated: true },
  { name: 'copy', kind: 'rich', hasImages: true, isTranslated: true, isWanted: isText },
  { name: 'image', kind: 'image', isWanted: hasPicture },
  { name: 'image_position', kind: 'select', options: ['right', 'left'], isWanted: hasPicture },
  { name: 'playlist', kind: 'one', entity: 'playlist', isWanted: isPlaylist },
];

export const modules: Field = { name: 'modules', kind: 'rows', fields: blockFields, preview: BlockPreview, section: 'blocks' };
