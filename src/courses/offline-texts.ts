import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';

const de = {
  language: 'de-DE',
  title: 'Offline',
  intro: 'Diese Videos liegen auf diesem Gerät und laufen auch ohne Internet.',
  keep: 'Offline behalten',
  keepAgain: 'Weiter laden',
  kept: (size: string) => `Auf diesem Gerät (${size})`,
  loading: 'Wird auf dieses Gerät geladen',
  percent: (percent: number) => `${percent} %`,
  stop: 'Anhalten',
  remove: 'Vom Gerät entfernen',
  removeOne: (title: string) => `${quotedDe(title)} vom Gerät entfernen`,
  removed: 'Das Video ist nicht mehr auf diesem Gerät.',
  done: 'Das Video liegt jetzt auf diesem Gerät.',
  toFilms: 'Offline-Videos ansehen',
  space: (used: string, free: string | null) => (free === null ? `Belegt: ${used}` : `Belegt: ${used}, frei: ${free}`),
  hint: 'Nur auf einem Gerät, das Dir gehört: Wer es benutzt, kann die Videos sehen. Beim Abmelden werden sie entfernt, und auch dann, wenn Dir der Kurs nicht mehr gehört oder Du 30 Tage lang nicht mit Internet hier warst.',
  problems: {
    interrupted: 'Das Laden wurde unterbrochen. Was schon da ist, bleibt: Lade es weiter, wenn Du wieder Internet hast.',
    refused: 'Dieses Video kannst Du gerade nicht behalten. Lade die Seite neu und versuche es noch einmal.',
    'no-room': (needed: string) =>
      needed === ''
        ? 'Auf diesem Gerät ist zu wenig Platz. Es wurde nichts behalten.'
        : `Auf diesem Gerät ist zu wenig Platz: Das Video braucht ${needed}. Es wurde nichts behalten.`,
    'no-storage': 'Dieser Browser lässt hier nichts speichern, etwa in einem privaten Fenster. Es wurde nichts behalten.',
  },
};

export type OfflineTexts = typeof de;

const en: OfflineTexts = {
  language: 'en-GB',
  title: 'Offline',
  intro: 'These videos are on this device and play without the internet, too.',
  keep: 'Keep offline',
  keepAgain: 'Go on loading',
  kept: (size) => `On this device (${size})`,
  loading: 'Loading onto this device',
  percent: (percent) => `${percent}%`,
  stop: 'Stop',
  remove: 'Remove from the device',
  removeOne: (title) => `Remove ${quotedEn(title)} from the device`,
  removed: 'The video is no longer on this device.',
  done: 'The video is on this device now.',
  toFilms: 'Watch offline videos',
  space: (used, free) => (free === null ? `Used: ${used}` : `Used: ${used}, free: ${free}`),
  hint: 'Only on a device of your own: whoever uses it can see the videos. They are removed when you log out, and also when the course is no longer yours or you have not been here with the internet for 30 days.',
  problems: {
    interrupted: 'Loading was interrupted. What is here stays: go on loading when you have the internet again.',
    refused: 'You cannot keep this video at the moment. Load the page anew and try again.',
    'no-room': (needed) =>
      needed === ''
        ? 'There is too little room on this device. Nothing was kept.'
        : `There is too little room on this device: the video needs ${needed}. Nothing was kept.`,
    'no-storage': 'This browser does not let anything be stored here, for example in a private window. Nothing was kept.',
  },
};

/** Texts of films that are kept on the device (S13.7), loaded for owners. */
export const offlineTexts = bilingual(de, en);
