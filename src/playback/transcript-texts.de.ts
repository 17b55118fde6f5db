export const de = {
  search: 'Im Transkript suchen',
  found: (n: number) => (n === 0 ? 'Keine Stelle gefunden.' : n === 1 ? '1 Stelle' : `${n.toLocaleString('de-DE')} Stellen`),
  follow: 'Zur aktuellen Stelle',
  loading: 'Das Transkript wird geladen.',
  missing: 'Das Transkript lädt gerade nicht.',
};

export type TranscriptTexts = typeof de;
