const dayFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

export const de = {
  layer: 'Video',
  close: 'Schließen',
  back: 'Zurück',
  loading: 'Das Video wird geladen.',
  partnerContent: (partner: string) => `Partnerinhalt von ${partner}`,
  notes: 'Hinweis',

  share: 'Teilen',
  play: 'Abspielen',
  pause: 'Pause',
  mute: 'Ton aus',
  captions: 'Untertitel',
  fullscreen: 'Vollbild',
  position: 'Position',
  positionOf: (time: string, duration: string) => `${time} von ${duration}`,

  list: 'Videoliste',
  from: (list: string) => `Aus „${list}“`,
  videos: (n: number) => (n === 1 ? '1 Video' : `${n.toLocaleString('de-DE')} Videos`),
  trailers: 'Vorab ansehen',
  now: 'Läuft gerade',
  notYet: 'Noch nicht offen',

  recommendations: 'Empfehlungen für Dich:',
  closeRecommendations: 'Empfehlungen schließen',

  /** S8.5 */
  errors: {
    notfound: 'Dieses Video ist nicht mehr verfügbar.',
    exclusive: 'Dieses Video ist nur für angemeldete Benutzer:innen verfügbar.',
    coaching: 'Dieses Video ist kostenpflichtig.',
  },
  /** S7.5; the day as `YYYY-MM-DD`, null where a pause keeps it unknown. */
  locked: (day: string | null) =>
    day === null
      ? 'Dieser Tag wird freigeschaltet, sobald Du den Kurs fortsetzt.'
      : `Dieser Tag wird am ${dayFormat.format(new Date(day))} freigeschaltet.`,
  toCoaching: 'Zum Coaching',
  toLogin: 'Zur Anmeldung',
  trouble: 'Das Video lädt gerade nicht. Prüfe Deine Verbindung und versuche es noch einmal.',
  retry: 'Nochmal versuchen',
};

export type Texts = typeof de;
