import * as world from '../demo/content/index.ts';

/**
 * Decoy videos: the demo world with other texts in some places. Each is about something whose word is a part of a medical term,
 * or similar to one.
 */
const trapTexts: Readonly<Record<string, { title: string; topline: string; description: string; keywords: string[] }>> = {
  'ex-dreh1': {
    title: 'Die Hexe im Wald',
    topline: 'Märchen',
    description: 'Eine alte Hexe, ein Schuss Himbeersirup und ein gutes Ende.',
    keywords: ['hexe', 'märchen', 'schuss'],
  },
  'ex-dreh2': {
    title: 'Brennende Füße nach dem Wandern',
    topline: 'Wandern',
    description: 'Wenn es in den Schuhen brennt: Was nach einem langen Tag auf dem Berg guttut.',
    keywords: ['brennende füße', 'brennen', 'wandern'],
  },
  'ex-dreh3': {
    title: 'Ankommen in Kita und Krippe',
    topline: 'Familie',
    description: 'Der erste Tag in der Krippe, und wie das Loslassen leichter fällt.',
    keywords: ['krippe', 'kita', 'eingewöhnung'],
  },
  'ex-fahrt': {
    title: 'Blind durch die Stadt',
    topline: 'Unterwegs',
    description: 'Eine blinde Musikerin zeigt uns ihren Weg zur Probe.',
    keywords: ['blind', 'langstock', 'musik'],
  },
  'ex-kueche': {
    title: 'Sorgen teilen',
    topline: 'Freundschaft',
    description: 'Geteilte Sorge ist halbe Sorge: zwei Freundinnen erzählen.',
    keywords: ['sorgen', 'freundinnen'],
  },
  'd-kraeut': {
    title: 'Ein Stuhl, ein Gang, ein Lied',
    topline: 'Daily',
    description: 'Wir räumen den Stuhl in den Gang und singen.',
    keywords: ['stuhl', 'gang', 'lied'],
  },
  'd-lachen': {
    title: 'Der Fall mit der Banane',
    topline: 'Daily',
    description: 'Ein kniffliger Fall für Ratefüchse.',
    keywords: ['fall', 'rätsel'],
  },
  'd-handy': {
    title: 'Lauf, Kreis, Lauf',
    topline: 'Daily',
    description: 'Im Kreis gehen und an nichts denken.',
    keywords: ['kreis', 'lauf'],
  },
  'd-licht': {
    title: 'Ein Haus am See',
    topline: 'Daily',
    description: 'Ein Haus, eine Hausbank, ein Morgen.',
    keywords: ['haus', 'see'],
  },
  'd-apfel': {
    title: 'Mutter und ihr Kuchen',
    topline: 'Daily',
    description: 'Die Mutter der Redakteurin backt ein Mal im Monat.',
    keywords: ['mutter', 'kuchen'],
  },
  'd-augen': {
    title: 'Tiere und Wagen',
    topline: 'Daily',
    description: 'Was Tiere denken, wenn ein Wagen kommt.',
    keywords: ['tiere', 'wagen'],
  },
};

export const trapWorld = {
  ...world,
  videos: world.videos.map((video) => {
    const texts = trapTexts[video.shortid];
    return texts ? { ...video, ...texts, tags: [] } : video;
  }),
};

/** Queries, and the decoy that each must not find. */
export const mustNotMeet: readonly (readonly [query: string, trap: string])[] = [
  ['Hexenschuss', 'ex-dreh1'],
  ['Lumbago', 'ex-dreh1'],
  ['Sodbrennen', 'ex-dreh2'],
  ['Reflux', 'ex-dreh2'],
  ['Grippe', 'ex-dreh3'],
  ['Influenza', 'ex-dreh3'],
  ['Blinddarm', 'ex-fahrt'],
  ['Vorsorge', 'ex-kueche'],
  ['Nachsorge', 'ex-kueche'],
  ['Stuhlgang', 'd-kraeut'],
  ['Durchfall', 'd-lachen'],
  ['Bandscheibenvorfall', 'd-lachen'],
  ['Kreislauf', 'd-handy'],
  ['Haut', 'd-licht'],
  ['Hautarzt', 'd-licht'],
  ['Muttermal', 'd-apfel'],
  ['Niere', 'd-augen'],
  ['Magen', 'd-augen'],
];
