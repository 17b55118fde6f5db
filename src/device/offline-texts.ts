import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: 'Ohne Verbindung',
  intro: 'Ohne Internet lässt sich diese Seite gerade nicht laden. Sobald Du wieder verbunden bist, geht es hier weiter.',
  again: 'Nochmal versuchen',
  helpTitle: 'Hilfe am Telefon',
  helpIntro: 'Anrufen kannst Du auch ohne Internet.',
  emergency: 'In Lebensgefahr',
  onCall: 'Wenn es nicht bis zur nächsten Sprechstunde warten kann: ärztlicher Bereitschaftsdienst',
  talk: 'Wenn Du jemanden zum Reden brauchst: TelefonSeelsorge, rund um die Uhr und kostenfrei',
  keptTitle: 'Seiten auf diesem Gerät',
  keptIntro: 'Diese Seiten kannst Du jetzt lesen. Was Du zuletzt geöffnet hast, steht oben.',
  keptNone: 'Wenn Du magst, bleiben Seiten, die Du von jetzt an liest, auf diesem Gerät und sind auch ohne Internet da.',
  keptWhere: 'Sie liegen nur hier, niemand sonst erfährt davon. Wer dieses Gerät benutzt, kann sie sehen.',
  keep: 'Gelesene Seiten hier behalten',
  forget: 'Alle entfernen und nichts mehr behalten',
  filmsTitle: 'Videos auf diesem Gerät',
  films: 'Zu Deinen Offline-Videos',
  toStart: (site: string) => `Zur Startseite von ${site}`,
};

export type OfflineTexts = typeof de;

const en: OfflineTexts = {
  title: 'No connection',
  intro: 'This page cannot be loaded without the internet. As soon as you are connected again, you can carry on here.',
  again: 'Try again',
  helpTitle: 'Help by phone',
  helpIntro: 'You can make calls without the internet. These numbers are for Germany.',
  emergency: 'When life is in danger',
  onCall: 'When it cannot wait for the next surgery hours: medical on-call service',
  talk: 'When you need someone to talk to: TelefonSeelsorge, day and night, free of charge',
  keptTitle: 'Pages on this device',
  keptIntro: 'You can read these pages now. What you opened last comes first.',
  keptNone:
    'If you like, the pages that you read from now on stay on this device, so that you can read them without the internet.',
  keptWhere: 'They are kept here and nowhere else. Anyone who uses this device can see them.',
  keep: 'Keep pages that I read',
  forget: 'Remove them all and keep nothing',
  filmsTitle: 'Videos on this device',
  films: 'To your offline videos',
  toStart: (site) => `To the start page of ${site}`,
};

/** Texts of the offline page. */
export const offlineTexts = bilingual(de, en);
