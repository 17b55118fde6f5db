import { defineEntity, one } from '#desk/definition.ts';
import { heading, ownSlug, plainTitle, position } from './fields.ts';

export const tag = defineEntity('tag', {
  one: { de: 'Tag', en: 'Tag' },
  many: { de: 'Tags', en: 'Tags' },
  about: {
    de: 'Ein Tag sagt, worum es in Videos und Playlists geht. Besucher finden und filtern danach.',
    en: 'A tag says what videos and playlists are about. Readers find and filter by it.',
  },
  roles: ['editor'],
  heading,
  title: 'title',
  fields: {
    title: plainTitle,
    /** The parent tag in the office's tree (S10.4); null at the top level. */
    parent: one('tag', { column: 'parent_id', label: { de: 'Steht unter', en: 'Parent tag' } }),
    slug: ownSlug,
    position,
  },
  list: [{ name: 'slug', minor: 'on-phones', sortable: true }],
  unlisted: ['parent'],
});
