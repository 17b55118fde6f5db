import {
  address,
  choice,
  day,
  flag,
  instant,
  integer,
  many,
  one,
  picture,
  rich,
  rows,
  shortid,
  slug,
  text,
  type Section,
} from '#desk/definition.ts';

/** Fields shared by catalogue entries, and the form sections for them. */

const section = (name: string, de: string, en: string) => ({ name, heading: { de, en } }) as const satisfies Section;

export const sections = {
  names: section('names', 'Adresse', 'Address'),
  picture: section('picture', 'Bild', 'Picture'),
  film: section('film', 'Film', 'Film'),
  links: section('links', 'Zuordnung', 'Relations'),
  look: section('look', 'Darstellung', 'Appearance'),
  sale: section('sale', 'Verkauf', 'Sales'),
  blocks: section('blocks', 'Bausteine der Seite', 'Blocks of the page'),
  trust: section('trust', 'Medizinische Prüfung', 'Medical review'),
  approval: section('approval', 'Fernunterricht (FernUSG)', 'Distance learning (FernUSG)'),
};

/** Shown above the first section of a form. */
export const heading = { de: 'Inhalt', en: 'Content' } as const;

const titleOptions = {
  max: 300,
  required: true,
  translated: true,
  searched: true,
  label: { de: 'Titel', en: 'Title' },
} as const;
export const title = text({ ...titleOptions, easy: true });
/** Of entries that have no page of their own, so that nobody reads them in easy language. */
export const plainTitle = text(titleOptions);
export const intro = text({
  max: 5000,
  long: true,
  translated: true,
  easy: true,
  label: { de: 'Einleitung', en: 'Introduction' },
});
export const description = text({
  max: 5000,
  long: true,
  translated: true,
  easy: true,
  label: { de: 'Beschreibung', en: 'Description' },
});

/** If empty, derived from the title. */
export const ownSlug = slug({
  searched: true,
  section: sections.names,
  label: { de: 'Adresse (Slug)', en: 'Address (slug)' },
  hint: {
    de: 'Der letzte Teil der Internetadresse, etwa „guter-schlaf“. Leer gelassen, wird er aus dem Titel gebildet.',
    en: 'The last part of the web address, such as “good-sleep”. If left empty, it is made from the title.',
  },
});

const shortidTexts = {
  section: sections.names,
  label: { de: 'Kurzkennung', en: 'Short ID' },
  hint: {
    de: 'Steht in der Adresse und in geteilten Links; 3 bis 10 Zeichen. Leer gelassen, wird sie ausgelost.',
    en: 'Part of the address and of shared links; 3 to 10 characters. If left empty, one is chosen at random.',
  },
} as const;
export const ownShortid = shortid(shortidTexts);
export const searchedShortid = shortid({ ...shortidTexts, searched: true });

export const publishedAt = instant({
  section: sections.names,
  label: { de: 'Erschienen am', en: 'Published on' },
  hint: {
    de: 'Danach sind Listen geordnet. Um später zu veröffentlichen, gibt es „Sichtbar ab“',
    en: 'Lists are ordered by it. To publish later there is “Visible from”',
  },
});
export const tags = many('tag', { unordered: true, section: sections.links, label: { de: 'Tags', en: 'Tags' } });
export const image = picture({ section: sections.picture, label: { de: 'Bild', en: 'Picture' } });
export const imageTall = picture({ section: sections.picture, label: { de: 'Bild hoch', en: 'Tall picture' } });

/** Server-side data about an entry's own image. Values sent with a save only count if the image is not inspected. */
export const look = {
  /** Placeholder shown until the image has loaded. */
  color: text({
    max: 7,
    pattern: /^#[\da-f]{6}$/i,
    default: '#d9dde3',
    hidden: true,
    label: { de: 'Farbe des Bildes', en: 'Colour of the picture' },
  }),
  /** The image's variants are stored next to it. */
  processed: flag({ hidden: true, label: { de: 'Bild hat Größen', en: 'Picture has sizes' } }),
};

/** Columns of the office's list. */
export const position = integer({ max: 1_000_000, default: 0, hidden: true, label: { de: 'Stelle', en: 'Position' } });

const inTrust = { section: sections.trust } as const;

/** Who is responsible for an entry (S15.1), and what was corrected in it since it was published (S15.4). */
export const trust = {
  author: text({ max: 200, ...inTrust, label: { de: 'Verfasst von', en: 'Written by' } }),
  reviewer: text({ max: 200, ...inTrust, label: { de: 'Geprüft von', en: 'Reviewed by' } }),
  reviewed_on: day({ ...inTrust, label: { de: 'Geprüft am', en: 'Reviewed on' } }),
  next_review_on: day({ ...inTrust, label: { de: 'Nächste Prüfung', en: 'Next review' } }),
  interests: text({
    max: 500,
    long: true,
    ...inTrust,
    label: { de: 'Interessenkonflikte', en: 'Conflicts of interest' },
    hint: {
      de: 'Wer verfasst oder geprüft hat: Honorare, Beteiligungen, Ämter zum Thema. Gibt es keine, schreib „Keine“.',
      en: 'Of whoever wrote or reviewed it: fees, shares, offices to do with the subject. If there are none, write “Keine”.',
    },
  }),
  interests_en: text({
    max: 500,
    long: true,
    ...inTrust,
    label: { de: 'Interessenkonflikte auf Englisch', en: 'Conflicts of interest in English' },
  }),
  sources: rows(
    {
      title: text({ max: 300, required: true, label: { de: 'Titel der Quelle', en: 'Title of the source' } }),
      url: address({ label: { de: 'Adresse der Quelle', en: 'Address of the source' } }),
    },
    { max: 30, ...inTrust, label: { de: 'Quellen', en: 'Sources' } },
  ),
  corrections: rows(
    {
      date: day({ required: true, label: { de: 'Am', en: 'On' } }),
      text: text({ max: 1000, long: true, required: true, label: { de: 'Was richtiggestellt wird', en: 'What is corrected' } }),
      en: text({ max: 1000, long: true, absent: true, label: { de: 'Englisch', en: 'English' } }),
    },
    { max: 50, ...inTrust, label: { de: 'Korrekturen', en: 'Corrections' } },
  ),
};

/** Review status of an entry for lists: never reviewed, reviewed, or due for another review. */
export const review = choice(['none', 'reviewed', 'overdue'], {
  label: { de: 'Prüfung', en: 'Review' },
  names: {
    de: { none: 'Nicht geprüft', reviewed: 'Geprüft', overdue: 'Prüfung überfällig' },
    en: { none: 'Not reviewed', reviewed: 'Reviewed', overdue: 'Review overdue' },
  },
});

/** Whether an entry has a version in easy language (S19.4). */
export const easyVersion = choice(['missing', 'written'], {
  label: { de: 'Einfache Sprache', en: 'Easy language' },
  names: {
    de: { missing: 'Fehlt', written: 'Vorhanden' },
    en: { missing: 'Missing', written: 'Written' },
  },
});

type Block = Readonly<Record<string, unknown>>;
const isText = ({ template }: Block): boolean => template !== 'playlist';
const hasPicture = ({ template }: Block): boolean => template === 'text-image';
const isPlaylist = ({ template }: Block): boolean => template === 'playlist';

/** A content block (S3.9). Its fields depend on its kind. */
export const blockFields = {
  template: choice(['text', 'text-image', 'playlist'], {
    required: true,
    label: { de: 'Art', en: 'Kind' },
    names: {
      de: { text: 'Text', 'text-image': 'Text mit Bild', playlist: 'Playlist' },
      en: { text: 'Text', 'text-image': 'Text with picture', playlist: 'Playlist' },
    },
  }),
  title: text({ max: 300, translated: true, easy: true, label: title.label }),
  copy: rich({ translated: true, easy: true, pictures: true, wanted: isText, label: { de: 'Text', en: 'Text' } }),
  image: picture({ wanted: hasPicture, label: image.label }),
  /** For whom cannot see the picture; also the caption's place in the large version. */
  image_alt: text({
    max: 300,
    translated: true,
    wanted: hasPicture,
    label: { de: 'Bildbeschreibung', en: 'Description of the picture' },
    hint: {
      de: 'Was zu sehen ist, in einem Satz: Screenreader lesen ihn vor. Leer, wenn das Bild nur schmückt.',
      en: 'What it shows, in one sentence: screen readers read it out. Empty if the picture is only decoration.',
    },
  }),
  image_position: choice(['right', 'left'], {
    default: 'right',
    wanted: hasPicture,
    label: { de: 'Lage des Bildes', en: 'Position of the picture' },
    names: { de: { left: 'Links', right: 'Rechts' }, en: { left: 'Left', right: 'Right' } },
  }),
  /** A video file of this site: in the store, or of a free video. */
  video_desktop: text({
    max: 300,
    pattern: /^(?:|\/(?:storage|asset)(?:\/[\w-][\w.-]*)+\.(?:mp4|webm|m3u8))$/,
    hidden: true,
    label: { de: 'Film (Adresse)', en: 'Film (address)' },
  }),
  poster_desktop: picture({ hidden: true, label: { de: 'Standbild (Adresse)', en: 'Still (address)' } }),
  playlist: one('playlist', { wanted: isPlaylist, label: { de: 'Playlist', en: 'Playlist' } }),
};

export const modules = rows(blockFields, {
  max: 60,
  apart: true,
  section: sections.blocks,
  label: { de: 'Bausteine', en: 'Blocks' },
});
