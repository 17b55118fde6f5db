import type { Bilingual } from '#kit/bilingual.ts';
import { choice, defineEntity, flag, many, one, text } from '#desk/definition.ts';
import { categories, type Category } from '#paths/categories.ts';
import { fileNamePattern } from '#paths/patterns.ts';
import { catalogTexts } from '../texts.ts';
import {
  description,
  easyVersion,
  heading,
  image,
  look,
  ownSlug,
  publishedAt,
  searchedShortid,
  sections,
  tags,
  title,
} from './fields.ts';

const titlesOf = (texts: typeof catalogTexts.de.categories): Readonly<Record<Category, string>> =>
  Object.fromEntries(categories.map((category) => [category, texts[category].title])) as Record<Category, string>;

/** Categories are called as readers know them. */
export const categoryNames: Bilingual<Readonly<Record<Category, string>>> = {
  de: titlesOf(catalogTexts.de.categories),
  en: titlesOf(catalogTexts.en.categories),
};

const inLook = { section: sections.look } as const;
const inLinks = { section: sections.links } as const;

export const playlist = defineEntity('playlist', {
  one: { de: 'Playlist', en: 'Playlist' },
  many: { de: 'Playlists', en: 'Playlists' },
  about: {
    de: 'Eine Playlist ordnet Videos: auf den Seiten der Themen, auf der Startseite oder als Tage eines Kurses.',
    en: 'A playlist puts videos in order: on the pages of topics, on the start page, or as the days of a course.',
  },
  roles: ['editor'],
  heading,
  title: 'title',
  fields: {
    title,
    title_list: text({
      max: 300,
      translated: true,
      label: { de: 'Name in Listen', en: 'Name in lists' },
      hint: { de: 'Leer gelassen, gilt der Titel.', en: 'If left empty, the title is used.' },
    }),
    title_teaser: text({ max: 300, translated: true, label: { de: 'Name auf der Kachel', en: 'Name on the tile' } }),
    description,
    /** In display order. */
    videos: many('video', { ...inLinks, label: { de: 'Videos', en: 'Videos' } }),
    trailers: many('video', { ...inLinks, label: { de: 'Trailer', en: 'Trailers' } }),
    partners: many('partner', { ...inLinks, label: { de: 'Partner', en: 'Partners' } }),
    tags,
    slug: ownSlug,
    shortid: searchedShortid,
    published_at: publishedAt,
    type: choice(['standard', 'coaching'], {
      default: 'standard',
      ...inLook,
      label: { de: 'Art', en: 'Kind' },
      names: { de: { standard: 'Gewöhnlich', coaching: 'Coaching' }, en: { standard: 'Standard', coaching: 'Coaching' } },
    }),
    category: choice(categories, { ...inLook, label: { de: 'Rubrik', en: 'Category' }, names: categoryNames }),
    exclusive: flag({ ...inLook, label: { de: 'Nur für Mitglieder', en: 'For members only' } }),
    xl_type: choice(['slider', 'list'], {
      default: 'slider',
      ...inLook,
      label: { de: 'Große Kachel als', en: 'Large tile as' },
      names: { de: { slider: 'Reihe zum Blättern', list: 'Liste' }, en: { slider: 'Scrolling row', list: 'List' } },
    }),
    l_type: choice(['normal', 'center', 'color'], {
      default: 'normal',
      ...inLook,
      label: { de: 'Mittlere Kachel', en: 'Medium tile' },
      names: {
        de: { normal: 'Gewöhnlich', center: 'Mittig', color: 'Farbig' },
        en: { normal: 'Standard', center: 'Centred', color: 'Coloured' },
      },
    }),
    /** Not one of the entry's translated texts: without an English label the button shows the interface's default. */
    download_label: text({ max: 300, ...inLook, label: { de: 'Beschriftung des Downloads', en: 'Label of the download' } }),
    /** File name, without a folder, of the download for owners (S6.3); empty if there is none. */
    download_file: text({
      max: 80,
      pattern: new RegExp(`^$|${fileNamePattern.source}`),
      own: true,
      ...inLook,
      label: { de: 'Datei zum Download', en: 'File to download' },
    }),
    image,
    ...look,
  },
  asked: {
    easy_version: easyVersion,
    tag: one('tag', { label: { de: 'Tag', en: 'Tag' } }),
    video: one('video', { label: { de: 'Video', en: 'Video' } }),
  },
  list: [
    { name: 'category', minor: true, sortable: true },
    { name: 'type', minor: true },
    { name: 'videos', minor: 'on-phones', sortable: true },
  ],
  unlisted: ['slug', 'shortid', 'exclusive'],
  filters: ['category', 'type', 'tag', 'easy_version'],
  unfiltered: ['video'],
});
