import { bilingual } from '#kit/bilingual.ts';
import type { Category } from '#paths/categories.ts';

const de = {
  /** The start page (S2.1): its hero, and the sentences of its rows. */
  start: {
    /** Empty: the names of the site and of who speaks. */
    eyebrow: '',
    welcome: 'Schön, dass Du da bist.',
    shuffle: 'Zufallsvideo',
    open_health: 'Gesundheit verstehen',
    open_feelgood: 'Wohlfühlen üben',
    highlights: 'Filme, zu denen mir die meisten von Euch schreiben.',
    dailies: 'Ein kleiner Gedanke am Tag, meist kürzer als Dein Kaffee.',
    door_health: 'Verstehen, was in Deinem Körper vorgeht.',
    door_feelgood: 'Kleine Schritte, die guttun.',
    coachings: 'Jeden Tag ein Schritt, in Deinem Tempo.',
    retreats: 'Ein paar Tage weg vom Alltag, in kleiner Runde.',
    partners: 'Menschen, denen ich vertraue. Ihre Inhalte sind immer gekennzeichnet.',
  },
  /** The first sentence of a page; of a category S2.24. */
  intros: {
    health: 'Verstehen, was in Deinem Körper vorgeht: Krankheiten, Therapien und alles rund um den Arztbesuch, in Ruhe erklärt.',
    feelgood: 'Kleine Schritte, die guttun: essen, bewegen, durchatmen und dranbleiben.',
    partner: 'Menschen und Häuser, denen ich vertraue. Was sie beitragen, ist immer zuerst als „Anzeige“ gekennzeichnet.',
    presenter: 'Kurse, die Dich begleiten, Auszeiten zum Durchatmen, und alles, woran ich sonst noch arbeite.',
    krankheiten: 'Hier findest Du alle Videos rund um Krankheiten: woran Du sie erkennst und was hilft.',
    'psychische-erkrankungen': 'Hier findest Du alle Videos rund um psychische Erkrankungen: verstehen, einordnen, Hilfe finden.',
    fachaerzte: 'Hier findest Du alle Fachärzte und was sie für Dich tun können.',
    'dein-koerper': 'Hier findest Du alle Videos rund um Deinen Körper: wie er gebaut ist und wie er arbeitet.',
    arztbesuch: 'Hier findest Du alle Videos rund um den Arztbesuch: von der Vorbereitung bis zum Befund.',
    therapien: 'Hier findest Du alle Videos rund um Therapien: was Dich erwartet und wann sie sinnvoll sind.',
    medikamente: 'Hier findest Du alle Videos rund um Medikamente: Wirkung, Einnahme und was Du beachten solltest.',
    'gesunde-ernaehrung-und-abnehmen': 'Hier findest Du alle Videos rund um gesunde Ernährung und das Abnehmen ohne Verbote.',
    'psychologie-und-mentale-staerke': 'Hier findest Du alle Videos rund um Psychologie und mentale Stärke für ruhigere Tage.',
    'fitness-und-bewegung': 'Hier findest Du alle Videos rund um Fitness und Bewegung, die in jeden Alltag passen.',
    'meine-buchtipps': 'Hier findest Du alle Videos rund um meine Buchtipps, zum Lesen und Weiterdenken.',
  } satisfies Record<Category, string> & Record<string, string>,
};

export type SiteTexts = typeof de;

const en: SiteTexts = {
  start: {
    eyebrow: '',
    welcome: 'Good to see you.',
    shuffle: 'Random video',
    open_health: 'Understand your health',
    open_feelgood: 'Feel good',
    highlights: 'The films most of you write to me about.',
    dailies: 'One small thought a day, usually shorter than your coffee.',
    door_health: 'Understand what happens in your body.',
    door_feelgood: 'Small steps towards feeling better.',
    coachings: 'One step a day, at your own pace.',
    retreats: 'A few days away, in a small group.',
    partners: 'People I trust. Their content is always marked.',
  },
  intros: {
    health: 'Understand what happens in your body: illnesses, treatments and everything about seeing a doctor, calmly explained.',
    feelgood: 'Small steps towards feeling better: eating, moving, breathing, and keeping at it.',
    partner: 'People and places I trust. What they contribute is always labelled “Advertisement” first.',
    presenter: 'Courses that stay by your side, retreats to catch your breath, and everything else I am working on.',
    krankheiten: 'Here you will find all videos about illnesses: how to recognise them and what helps.',
    'psychische-erkrankungen':
      'Here you will find all videos about mental illness: understanding it, making sense of it, finding help.',
    fachaerzte: 'Here you will find all medical specialists and what they can do for you.',
    'dein-koerper': 'Here you will find all videos about your body: how it is built and how it works.',
    arztbesuch: 'Here you will find all videos about seeing a doctor, from preparing to understanding results.',
    therapien: 'Here you will find all videos about treatments: what to expect and when they make sense.',
    medikamente: 'Here you will find all videos about medicines: how they work, how to take them, what to watch for.',
    'gesunde-ernaehrung-und-abnehmen':
      'Here you will find all videos about eating well and losing weight, with nothing forbidden.',
    'psychologie-und-mentale-staerke': 'Here you will find all videos about psychology and inner strength for calmer days.',
    'fitness-und-bewegung': 'Here you will find all videos about fitness and movement that fit into any day.',
    'meine-buchtipps': 'Here you will find all videos about the books I recommend, to read and to mull over.',
  },
};

/** Texts by which the site introduces itself and its topics, as they are where editors have written none (`SettingsForm`). */
export const siteTexts = bilingual(de, en);

export type StartTexts = SiteTexts['start'];
export type Introduced = keyof SiteTexts['intros'];

export const startTextNames = Object.keys(de.start) as [keyof StartTexts, ...(keyof StartTexts)[]];
export const introduced = Object.keys(de.intros) as [Introduced, ...Introduced[]];

/** How long a text may be, so that it fits its place in a window of 390 px: a line of the hero, a button, a sentence. */
const longest = { eyebrow: 60, welcome: 60, shuffle: 24, open_health: 32, open_feelgood: 32 } as const;
export const mostOfStart = (name: keyof StartTexts): number =>
  (longest as Partial<Record<keyof StartTexts, number>>)[name] ?? 120;
export const mostOfIntro = 240;
