/** What the server says to the team. */
export const de = {
  check: 'Bitte prüfe Deine Angaben.',
  span: (days: number) => `Der Zeitraum beginnt vor seinem Ende und ist höchstens ${days} Tage lang.`,
  jobGone: 'Diese Aufgabe ist nicht mehr fehlgeschlagen.',
  mailGone: 'Diese E-Mail ist nicht fehlgeschlagen, oder ihr Text wird nicht mehr aufbewahrt.',
  which: 'Nenne eine Aufgabe oder alle.',
  notReady: 'Es fehlt noch etwas, ohne das die Seite nicht öffnen kann. Bitte sieh die Liste noch einmal durch.',
};

export type OfficeWords = typeof de;
