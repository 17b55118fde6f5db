import { categoryLink } from '#paths/routes.ts';
import type { Playlist } from '#catalog/contract.ts';
import { bySlug, PlaylistPage, type CatalogCall } from '#catalog/site/door.tsx';
import { catalogTexts } from '#catalog/texts.ts';
import { plainText } from '#kit/plain-text.ts';
import { sectionOf } from '#paths/categories.ts';
import { sitePage } from '#ui/page.ts';
import { useOwnPlaylist } from './use-own-playlist.ts';

/** A playlist's page of the catalogue (S2.11), extended for the owner of its coaching. */
const OwnPlaylist = ({ data }: { data: Playlist }) => <PlaylistPage key={data.id} playlist={useOwnPlaylist(data)} />;

export const pages = {
  playlist: sitePage({
    load: ({ api, params }: CatalogCall) => bySlug(params.slug, api.playlist),
    page: OwnPlaylist,
    head: ({ title, description, coaching, type, l_image: image, easy, partners, total }, { locale }) => ({
      // A coaching and its playlist are two pages with the same title.
      title: coaching ? catalogTexts[locale].videosOf(title) : title,
      description: plainText(description),
      image,
      isAd: partners.length > 0,
      isUnlisted: total === 0,
      hasEasy: easy !== undefined,
      ...(type === 'coaching' ? {} : { feeds: ['atom', 'json'] }),
    }),
    crumbs: ({ category }, { locale, links }) => {
      if (!category) return [];
      const section = sectionOf(category);
      const { sections, categories } = catalogTexts[locale];
      return [
        { label: sections[section].title, to: links(section) },
        { label: categories[category].title, to: categoryLink(links, category) },
      ];
    },
  }),
};
