import { entityOf, type Problems } from '#desk/server/door.ts';
import { tag } from '../../entities/tag.ts';
import { sortKeyOf } from '../../rules.ts';
import { tags } from '../content-tables.ts';
import { keepUp } from '../keep.ts';
import { isBelow } from '../tag-tree.ts';
import { withNames } from './fields.ts';

export const tagEntity = entityOf(tag, {
  table: tags,
  complete: (content) => ({ ...withNames(content, 'slug'), parent: content.parent ?? null }),
  derive: ({ title }) => ({ sortKey: sortKeyOf(String(title)) }),
  check: async (tx, { parent }, { id }) => {
    const wrong: Problems = { parent: 'invalid' };
    return typeof parent === 'string' && (await isBelow(tx, parent, id)) ? wrong : {};
  },
  order: { column: tags.position, after: tags.sortKey },
  sorts: { title: tags.sortKey },
  changed: (tx) => keepUp(tx, []),
});
