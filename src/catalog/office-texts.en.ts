import type { CatalogOfficeTexts } from './office-texts.de.ts';
import { en as pages } from './texts.en.ts';

const category = Object.fromEntries(Object.entries(pages.categories).map(([slug, { title }]) => [slug, title]));

const common = {
  title: 'Title',
  slug: 'Address (slug)',
  shortid: 'Short ID',
  image: 'Picture',
  image_tall: 'Tall picture',
  modules: 'Blocks',
  template: 'Kind',
  copy: 'Text',
  image_position: 'Position of the picture',
  video_desktop: 'Film (address)',
  poster_desktop: 'Still (address)',
  playlist: 'Playlist',
  intro: 'Introduction',
  description: 'Description',
  published_at: 'Published on',
};

const hints = {
  slug: 'The last part of the web address, such as “good-sleep”. If left empty, it is made from the title.',
  shortid: 'Part of the address and of shared links; 3 to 10 characters. If left empty, one is chosen at random.',
};

/** Who stands for an entry (S15.1). */
const trust = {
  author: 'Written by',
  reviewer: 'Reviewed by',
  reviewed_on: 'Reviewed on',
  next_review_on: 'Next review',
  sources: 'Sources',
  'sources.title': 'Title of the source',
  'sources.url': 'Address of the source',
  review: 'Review',
};

const reviewOptions = { review: { none: 'Not reviewed', reviewed: 'Reviewed', overdue: 'Review overdue' } };

const sections = {
  content: 'Content',
  names: 'Address',
  picture: 'Picture',
  film: 'Film',
  links: 'Relations',
  look: 'Appearance',
  sale: 'Sales',
  blocks: 'Blocks of the page',
  trust: 'Medical review',
};

const blockOptions = {
  template: { text: 'Text', 'text-image': 'Text with picture', playlist: 'Playlist' },
  image_position: { left: 'Left', right: 'Right' },
};

const offer = {
  ...common,
  bulletpoints: 'What is included',
  stripe_name: 'Name on payment page and invoice',
  price_cents: 'Price',
  vat_percent: 'VAT (%)',
  is_on_sale: 'For sale',
};

const offerHints = {
  ...hints,
  stripe_name: 'Must not name an illness: it appears on bank statements.',
  price_cents: 'Final price including VAT',
};

const daily = { title: 'Title', starts_at: 'Appears on', video: 'Video' };

export const en: CatalogOfficeTexts = {
  blockPreview: 'This is how it looks',
  playlist: {
    one: 'Playlist',
    many: 'Playlists',
    fields: {
      ...common,
      title_list: 'Name in lists',
      title_teaser: 'Name on the tile',
      type: 'Kind',
      category: 'Category',
      exclusive: 'For members only',
      download_label: 'Label of the download',
      download_file: 'File to download',
      xl_type: 'Large tile as',
      l_type: 'Medium tile',
      videos: 'Videos',
      trailers: 'Trailers',
      tags: 'Tags',
      partners: 'Partners',
      tag: 'Tag',
      video: 'Video',
    },
    hints: {
      ...hints,
      title_list: 'If left empty, the title is used.',
    },
    options: {
      category,
      type: { standard: 'Standard', coaching: 'Coaching' },
      xl_type: { slider: 'Scrolling row', list: 'List' },
      l_type: { normal: 'Standard', center: 'Centred', color: 'Coloured' },
    },
    sections,
  },
  daily: { one: 'Daily', many: 'Dailies', fields: daily, hints: { starts_at: 'Berlin time' }, sections },
  yogadaily: { one: 'Yoga daily', many: 'Yoga dailies', fields: daily, hints: { starts_at: 'Berlin time' }, sections },
  partner: {
    one: 'Partner',
    many: 'Partners',
    fields: { ...common, url: 'Website' },
    hints: { ...hints, url: 'Must begin with https://' },
    options: blockOptions,
    sections,
  },
  project: { one: 'Project', many: 'Projects', fields: common, hints, options: blockOptions, sections },
  item: {
    one: 'Project page',
    many: 'Project pages',
    fields: { ...common, project: 'Project' },
    hints,
    options: blockOptions,
    sections,
  },
  page: {
    one: 'Page',
    many: 'Pages',
    fields: { ...common, ...trust },
    hints,
    options: { ...blockOptions, ...reviewOptions },
    sections,
  },
  module: {
    one: 'Block',
    many: 'Blocks',
    fields: { ...common, owner_kind: 'Belongs to', owner: 'Entry' },
    hints,
    options: {
      ...blockOptions,
      owner_kind: {
        partner: 'Partner',
        project: 'Project',
        item: 'Project page',
        page: 'Page',
        coaching: 'Coaching',
        retreat: 'Retreat',
      },
    },
    sections,
  },
  coaching: {
    one: 'Coaching',
    many: 'Coachings',
    fields: {
      ...offer,
      needs_address: 'Needs an address',
      contraindications: 'Contraindications',
      playlist: 'Playlist with the days',
    },
    hints: { ...offerHints, contraindications: 'Members confirm this before the first day.' },
    options: blockOptions,
    sections,
  },
  retreat: {
    one: 'Retreat',
    many: 'Retreats',
    fields: { ...offer, place: 'Place', starts_on: 'First day', ends_on: 'Last day', places: 'Places' },
    hints: { ...offerHints, places: 'If left empty: unlimited' },
    options: blockOptions,
    sections,
  },
};
