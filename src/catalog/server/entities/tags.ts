import { z } from 'zod';
import type { Entity } from '#desk/server/door.ts';
import { sortKeyOf } from '../../rules.ts';
import { keepUp } from '../keep.ts';
import { tags } from '../tables.ts';
import { english, position, slug, title, titleOf, withNames } from './fields.ts';

export const tagEntity: Entity = {
  name: 'tag',
  roles: ['editor'],
  shape: z.object({ title, slug, position, en: english('title') }),
  row: z.object({ slug: z.string().nullable() }),
  table: tags,
  columns: { title: tags.title, slug: tags.slug, position: tags.position, en: tags.en },
  complete: (content) => withNames(content, 'slug'),
  derive: ({ title: own }) => ({ sortKey: sortKeyOf(String(own)) }),
  unique: ['slug'],
  title: { row: tags.title, of: titleOf },
  order: { column: tags.position, after: tags.sortKey },
  shown: { slug: tags.slug },
  sorts: { title: tags.sortKey },
  searched: [tags.title, tags.slug],
  changed: (tx) => keepUp(tx, []),
};
