import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';
import { lazily } from '#kit/lazily.ts';

const dayDe = lazily(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }));

const de = {
  language: 'de-DE',
  title: 'Offline-Videos',
  intro: 'Diese Videos aus Deinen Kursen liegen auf diesem Gerät. Du kannst sie auch ohne Internet ansehen.',
  none: 'Auf diesem Gerät liegt kein Video.',
  noneHint: 'In Deinem Kurs findest Du bei jedem offenen Tag „Offline behalten“.',
  needsScript: 'Diese Seite spielt Videos ab, die auf Deinem Gerät liegen. Dafür braucht sie JavaScript.',
  trouble: 'Dieser Browser gibt die Videos gerade nicht heraus. Lade die Seite noch einmal.',
  play: (title: string) => `${quotedDe(title)} abspielen`,
  remove: (title: string) => `${quotedDe(title)} entfernen`,
  playWord: 'Abspielen',
  removeWord: 'Entfernen',
  removed: (title: string) => `${quotedDe(title)} ist nicht mehr auf diesem Gerät.`,
  removeAll: 'Alle entfernen',
  until: (day: Date) => `bis ${dayDe().format(day)}`,
  untilHint: 'Solange Du den Kurs hast, verlängert jeder Besuch mit Internet die Frist. Beim Abmelden wird alles entfernt.',
  unfinished: 'noch nicht vollständig',
  space: (used: string, free: string | null) => (free === null ? `Belegt: ${used}` : `Belegt: ${used}, frei: ${free}`),
  back: 'Ohne Verbindung: Hilfe am Telefon',
};

export type FilmsTexts = typeof de;

const dayEn = lazily(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }));

const en: FilmsTexts = {
  language: 'en-GB',
  title: 'Offline videos',
  intro: 'These videos of your courses are on this device. You can watch them without the internet, too.',
  none: 'There is no video on this device.',
  noneHint: 'In your course each open day has “Keep offline”.',
  needsScript: 'This page plays videos that are on your device. It needs JavaScript for that.',
  trouble: 'This browser does not hand out the videos at the moment. Load the page again.',
  play: (title) => `Play ${quotedEn(title)}`,
  remove: (title) => `Remove ${quotedEn(title)}`,
  playWord: 'Play',
  removeWord: 'Remove',
  removed: (title) => `${quotedEn(title)} is no longer on this device.`,
  removeAll: 'Remove all',
  until: (day) => `until ${dayEn().format(day)}`,
  untilHint: 'As long as you have the course, each visit with the internet extends the time. Logging out removes everything.',
  unfinished: 'not complete yet',
  space: (used, free) => (free === null ? `Used: ${used}` : `Used: ${used}, free: ${free}`),
  back: 'No connection: help by phone',
};

/** Texts of the page with the films on the device. */
export const filmsTexts = bilingual(de, en);
