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
  settings: 'Einstellungen',
  fullscreen: 'Vollbild',
  pictureInPicture: 'Bild im Bild',
  chapters: 'Kapitel',
  transcript: 'Transkript',
  volume: 'Lautstärke',
  position: 'Position',
  positionOf: (time: string, duration: string, chapter?: string) =>
    chapter === undefined ? `${time} von ${duration}` : `${time} von ${duration}, Kapitel „${chapter}“`,

  /** What a key did, for a moment. */
  plays: 'Wiedergabe',
  muted: 'Ton aus',
  unmuted: 'Ton an',
  captionsOn: 'Untertitel an',
  captionsOff: 'Untertitel aus',
  loudness: (percent: number) => `Lautstärke ${percent} %`,
  atSpeed: (speed: number) => `Geschwindigkeit ${speed.toLocaleString('de-DE')}×`,
  partMissing: 'Das lädt gerade nicht. Versuche es gleich noch einmal.',

  list: 'Videoliste',
  from: (list: string) => `Aus „${list}“`,
  videos: (n: number) => (n === 1 ? '1 Video' : `${n.toLocaleString('de-DE')} Videos`),
  trailers: 'Vorab ansehen',
  now: 'Läuft gerade',
  notYet: 'Noch nicht offen',

  recommendations: 'Empfehlungen für Dich:',
  closeRecommendations: 'Empfehlungen schließen',
  upNext: 'Als Nächstes:',
  startsSoon: (title: string, seconds: number) => `In ${seconds} Sekunden startet „${title}“.`,
  startsIn: (seconds: number) => `Startet in ${seconds} s`,
  playNow: 'Jetzt abspielen',
  cancel: 'Abbrechen',
  again: 'Nochmal',
  autoplay: 'Automatisch weiter',
  closeEnd: 'Vorschlag schließen',
  dayDone: 'Das Video dieses Tages ist zu Ende.',
  toCourse: 'Zurück zum Kurs',

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
  toSearch: 'Zur Suche',
  toTopics: 'Alle Themen',
  trouble: 'Das Video lädt gerade nicht. Prüfe Deine Verbindung und versuche es noch einmal.',
  retry: 'Nochmal versuchen',
};

export type Texts = typeof de;
