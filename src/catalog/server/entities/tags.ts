import { z } from 'zod';
import type { Entity, Problems } from '#desk/server/door.ts';
import { sortKeyOf } from '../../rules.ts';
import { keepUp } from '../keep.ts';
import { tags } from '../content-tables.ts';
import { isBelow } from '../tag-tree.ts';
import { english, position, slug, title, titleOf, withNames, words } from './fields.ts';

export const tagEntity: Entity = {
  name: 'tag',
  roles: ['editor'],
  shape: z.object({
    title,
    slug,
    /** Id of the wider tag under which it stands; null at the top. */
    parent: z.uuid().nullish(),
    position,
    en: english({ title: words }),
  }),
  row: z.object({ slug: z.string().nullable(), parent: z.uuid().nullable() }),
  table: tags,
  columns: { title: tags.title, slug: tags.slug, parent: tags.parentId, position: tags.position, en: tags.en },
  complete: (content) => ({ ...withNames(content, 'slug'), parent: content.parent ?? null }),
  derive: ({ title: own }) => ({ sortKey: sortKeyOf(String(own)) }),
  references: { parent: tags.id },
  check: async (tx, { parent }, { id }) => {
    const wrong: Problems = { parent: 'invalid' };
    return typeof parent === 'string' && (await isBelow(tx, parent, id)) ? wrong : {};
  },
  unique: ['slug'],
  title: { row: tags.title, of: titleOf },
  order: { column: tags.position, after: tags.sortKey },
  shown: { slug: tags.slug, parent: tags.parentId },
  sorts: { title: tags.sortKey },
  searched: [tags.title, tags.slug],
  changed: (tx) => keepUp(tx, []),
};
