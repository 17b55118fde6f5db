import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const deviceProcessing: readonly Processing[] = [
  {
    name: 'reminders',
    texts: {
      de: {
        title: 'Erinnerung auf dem Gerät',
        purpose: 'Mitteilen, dass ein neuer Tag offen ist: nur auf Knopfdruck, ohne Namen des Kurses',
        data: 'Adresse des Geräts beim Mitteilungsdienst des Browsers, seine Schlüssel, Sprache; der Inhalt ist verschlüsselt',
        kept: 'bis zum Ausschalten, Abmelden oder Löschen des Kontos',
      },
      en: {
        title: 'Reminder on the device',
        purpose: 'Telling that a new day is open: only at a press, without the name of the course',
        data: 'The device’s address at the browser’s notification service, its keys, language; the content is encrypted',
        kept: 'until it is switched off, until logout, or until the account is deleted',
      },
    },
    concerns: ['members'],
    basis: ['consent'],
    recipients: ['push'],
    tables: ['push_subscriptions'],
    jobs: ['send-push'],
  },
  {
    name: 'offline',
    texts: {
      de: {
        title: 'Seiten ohne Verbindung',
        purpose: 'Die Hinweisseite ohne Verbindung; gelesene Seiten nur, wenn Du das auf dem Gerät einschaltest',
        data: 'Nur auf dem Gerät: öffentliche Seiten und Bilder',
        kept: 'bis zum Entfernen oder Abmelden; höchstens 30 Seiten',
      },
      en: {
        title: 'Pages without a connection',
        purpose: 'The page that is shown without a connection; pages that were read only if you switch that on',
        data: 'On the device alone: public pages and pictures',
        kept: 'until they are removed or until logout; at most 30 pages',
      },
    },
    concerns: ['visitors', 'members'],
    basis: ['interest'],
    storage: ['kept', 'shell-*'],
  },
  {
    name: 'films',
    texts: {
      de: {
        title: 'Videos eines Kurses auf dem Gerät',
        purpose: 'Videos des eigenen Kurses ohne Verbindung ansehen: nur auf Knopfdruck',
        data: 'Nur auf dem Gerät: die Videos, ihr Titel und Kurs, bis wann sie gelten',
        kept: 'bis zum Entfernen oder Abmelden, bis das Recht daran endet, höchstens 30 Tage ohne Verbindung',
      },
      en: {
        title: 'Videos of a course on the device',
        purpose: 'Watching videos of one’s course without a connection: only at a press',
        data: 'On the device alone: the videos, their title and course, until when they are valid',
        kept: 'until they are removed, until logout, until the right to them ends, at most 30 days without a connection',
      },
    },
    concerns: ['buyers'],
    basis: ['contract'],
    storage: ['films', 'films.kept'],
  },
];
