import { de as pages } from './texts.de.ts';

const category = Object.fromEntries(Object.entries(pages.categories).map(([slug, { title }]) => [slug, title]));

const common = {
  title: 'Titel',
  slug: 'Adresse (Slug)',
  shortid: 'Kurzkennung',
  image: 'Bild',
  image_tall: 'Bild hoch',
  modules: 'Bausteine',
  template: 'Art',
  copy: 'Text',
  image_position: 'Lage des Bildes',
  video_desktop: 'Film (Adresse)',
  poster_desktop: 'Standbild (Adresse)',
  playlist: 'Playlist',
  intro: 'Einleitung',
  description: 'Beschreibung',
  published_at: 'Erschienen am',
};

const hints = {
  slug: 'Der letzte Teil der Internetadresse, etwa „guter-schlaf“. Leer gelassen, wird er aus dem Titel gebildet.',
  shortid: 'Steht in der Adresse und in geteilten Links; 3 bis 10 Zeichen. Leer gelassen, wird sie ausgelost.',
};

/** Who stands for an entry (S15.1). */
const trust = {
  author: 'Verfasst von',
  reviewer: 'Geprüft von',
  reviewed_on: 'Geprüft am',
  next_review_on: 'Nächste Prüfung',
  sources: 'Quellen',
  'sources.title': 'Titel der Quelle',
  'sources.url': 'Adresse der Quelle',
  review: 'Prüfung',
};

const reviewOptions = { review: { none: 'Nicht geprüft', reviewed: 'Geprüft', overdue: 'Prüfung überfällig' } };

const sections = {
  content: 'Inhalt',
  names: 'Adresse',
  picture: 'Bild',
  film: 'Film',
  links: 'Zuordnung',
  look: 'Darstellung',
  sale: 'Verkauf',
  blocks: 'Bausteine der Seite',
  trust: 'Medizinische Prüfung',
};

const blockOptions = {
  template: { text: 'Text', 'text-image': 'Text mit Bild', playlist: 'Playlist' },
  image_position: { left: 'Links', right: 'Rechts' },
};

const offer = {
  ...common,
  bulletpoints: 'Das ist enthalten',
  stripe_name: 'Name auf Zahlungsseite und Rechnung',
  price_cents: 'Preis',
  vat_percent: 'Mehrwertsteuer (%)',
  is_on_sale: 'Wird verkauft',
};

const offerHints = {
  ...hints,
  stripe_name: 'Darf keine Krankheit nennen: Der Name steht auf Kontoauszügen.',
  price_cents: 'Endpreis mit Mehrwertsteuer',
};

const daily = { title: 'Titel', starts_at: 'Erscheint am', video: 'Video' };

export const de = {
  blockPreview: 'So sieht es aus',
  playlist: {
    one: 'Playlist',
    many: 'Playlists',
    fields: {
      ...common,
      title_list: 'Name in Listen',
      title_teaser: 'Name auf der Kachel',
      type: 'Art',
      category: 'Rubrik',
      exclusive: 'Nur für Mitglieder',
      download_label: 'Beschriftung des Downloads',
      download_file: 'Datei zum Download',
      xl_type: 'Große Kachel als',
      l_type: 'Mittlere Kachel',
      videos: 'Videos',
      trailers: 'Trailer',
      tags: 'Tags',
      partners: 'Partner',
      tag: 'Tag',
      video: 'Video',
    },
    hints: {
      ...hints,
      title_list: 'Leer gelassen, gilt der Titel.',
    },
    options: {
      category,
      type: { standard: 'Gewöhnlich', coaching: 'Coaching' },
      xl_type: { slider: 'Reihe zum Blättern', list: 'Liste' },
      l_type: { normal: 'Gewöhnlich', center: 'Mittig', color: 'Farbig' },
    },
    sections,
  },
  daily: { one: 'Daily', many: 'Dailies', fields: daily, hints: { starts_at: 'Berliner Zeit' }, sections },
  yogadaily: { one: 'Yoga-Daily', many: 'Yoga-Dailies', fields: daily, hints: { starts_at: 'Berliner Zeit' }, sections },
  partner: {
    one: 'Partner',
    many: 'Partner',
    fields: { ...common, url: 'Website' },
    hints: { ...hints, url: 'Mit https:// am Anfang' },
    options: blockOptions,
    sections,
  },
  project: { one: 'Projekt', many: 'Projekte', fields: common, hints, options: blockOptions, sections },
  item: {
    one: 'Projektseite',
    many: 'Projektseiten',
    fields: { ...common, project: 'Projekt' },
    hints,
    options: blockOptions,
    sections,
  },
  page: {
    one: 'Seite',
    many: 'Seiten',
    fields: { ...common, ...trust },
    hints,
    options: { ...blockOptions, ...reviewOptions },
    sections,
  },
  module: {
    one: 'Baustein',
    many: 'Bausteine',
    fields: { ...common, owner_kind: 'Gehört zu', owner: 'Eintrag' },
    hints,
    options: {
      ...blockOptions,
      owner_kind: {
        partner: 'Partner',
        project: 'Projekt',
        item: 'Projektseite',
        page: 'Seite',
        coaching: 'Coaching',
        retreat: 'Auszeit',
      },
    },
    sections,
  },
  coaching: {
    one: 'Coaching',
    many: 'Coachings',
    fields: {
      ...offer,
      needs_address: 'Braucht eine Anschrift',
      contraindications: 'Gegenanzeigen',
      playlist: 'Playlist mit den Tagen',
    },
    hints: { ...offerHints, contraindications: 'Wird vor dem ersten Tag bestätigt.' },
    options: blockOptions,
    sections,
  },
  retreat: {
    one: 'Auszeit',
    many: 'Auszeiten',
    fields: { ...offer, place: 'Ort', starts_on: 'Erster Tag', ends_on: 'Letzter Tag', places: 'Plätze' },
    hints: { ...offerHints, places: 'Leer gelassen: unbegrenzt' },
    options: blockOptions,
    sections,
  },
};

export type CatalogOfficeTexts = typeof de;
