import { bilingual } from '#kit/bilingual.ts';

const de = {
  /** Sentences on a locked screen: they must name no course, no topic and nothing about health (S17.6). */
  shown: {
    'course-day': 'Dein heutiger Tag ist offen.',
    unknown: 'Es gibt etwas Neues für Dich.',
  },
  badSubscription: 'Dieser Browser nutzt einen Dienst für Mitteilungen, den wir nicht kennen.',

  title: 'Mitteilungen',
  intro:
    'Eine Mitteilung auf diesem Gerät, sobald ein neuer Tag offen ist, zur selben Uhrzeit wie die E-Mail. Darin steht nur „Dein heutiger Tag ist offen.“, nie der Name des Kurses.',
  whileLoggedIn: 'Dieses Gerät erinnert Dich, solange Du hier angemeldet bist.',
  turnOn: 'Erinnerung einschalten',
  turnOff: 'Erinnerung ausschalten',
  isOn: 'Dieses Gerät erinnert Dich.',
  turnedOff: 'Dieses Gerät erinnert Dich nicht mehr.',
  denied:
    'Dein Browser erlaubt dieser Website keine Mitteilungen. Ändern kannst Du das in den Einstellungen Deines Browsers, unter Berechtigungen oder Mitteilungen.',
  unsupported:
    'In diesem Browser geht das nicht. Auf dem iPhone und iPad klappt es, wenn Du die Website vorher zum Home-Bildschirm hinzufügst und dort öffnest.',
  failed: 'Das hat gerade nicht geklappt. Versuch es bitte später noch einmal.',
};

export type PushTexts = typeof de;

const en: PushTexts = {
  shown: {
    'course-day': 'Your day is open.',
    unknown: 'There is something new for you.',
  },
  badSubscription: 'This browser uses a service for notifications that we do not know.',

  title: 'Notifications',
  intro:
    'A notification on this device as soon as a new day is open, at the same time as the e-mail. All it says is “Your day is open.”, never the name of the course.',
  whileLoggedIn: 'This device reminds you as long as you are logged in here.',
  turnOn: 'Turn the reminder on',
  turnOff: 'Turn the reminder off',
  isOn: 'This device reminds you.',
  turnedOff: 'This device no longer reminds you.',
  denied:
    'Your browser does not allow notifications from this website. You can change that in your browser’s settings, under permissions or notifications.',
  unsupported:
    'This browser cannot do that. On iPhone and iPad it works once you have added the website to the home screen and opened it there.',
  failed: 'That did not work just now. Please try again later.',
};

/** Notifications on a device, and the switch for them. */
export const pushTexts = bilingual(de, en);
