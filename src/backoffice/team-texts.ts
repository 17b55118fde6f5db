import { bilingual } from '#kit/bilingual.ts';

const de = {
  check: 'Bitte prüfe Deine Angaben.',
  span: (days: number) => `Der Zeitraum beginnt vor seinem Ende und ist höchstens ${days} Tage lang.`,
  jobGone: 'Diese Aufgabe ist nicht mehr fehlgeschlagen.',
  mailGone: 'Diese E-Mail ist nicht fehlgeschlagen, oder ihr Text wird nicht mehr aufbewahrt.',
  which: 'Nenne eine Aufgabe oder alle.',
  notReady: 'Es fehlt noch etwas, ohne das die Seite nicht öffnen kann. Bitte sieh die Liste noch einmal durch.',
};

export type OfficeWords = typeof de;

const en: OfficeWords = {
  check: 'Please check what you entered.',
  span: (days: number) => `The span begins before it ends and is at most ${days} days long.`,
  jobGone: 'This job is no longer a failed one.',
  mailGone: 'This e-mail has not failed, or its text is no longer kept.',
  which: 'Name a job, or all.',
  notReady: 'Something is still missing without which the site cannot open. Please look through the list once more.',
};

/** The server's messages to the team. */
export const officeCallTexts = bilingual(de, en);
