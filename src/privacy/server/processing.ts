import type { Processing } from '#platform/processing.ts';

/** What the site as a whole does with data of people, which is no single room's (Art. 30 GDPR). */
export const siteProcessing: readonly Processing[] = [
  {
    name: 'visit',
    texts: {
      de: {
        title: 'Aufruf der Website und Schutz vor Missbrauch',
        purpose: 'Seiten ausliefern, Fehler finden, massenhafte Anfragen begrenzen',
        data: 'Technische Angaben der Anfrage in Protokollen, ohne Namen, E-Mail-Adresse und Suchwörter; Zähler unter einem Prüfwert',
        kept: 'Zähler höchstens einen Tag; Protokolle nach der Einstellung des Servers, in der Regel sieben Tage',
      },
      en: {
        title: 'Visits, and protection against abuse',
        purpose: 'Delivering pages, finding errors, limiting masses of requests',
        data: 'Technical details of a request in logs, without name, e-mail address and search words; counters under a hash',
        kept: 'counters a day at most; logs as the server is set up, usually seven days',
      },
    },
    concerns: ['visitors', 'members', 'buyers', 'team'],
    basis: ['interest'],
    recipients: ['traces'],
    tables: ['rate_limits'],
  },
  {
    name: 'choices',
    texts: {
      de: {
        title: 'Deine Auswahl auf diesem Gerät',
        purpose: 'Antworten auf die Cookie-Frage, die helle oder dunkle Darstellung, den Ruhemodus und Einfache Sprache behalten',
        data: 'Nur auf dem Gerät: 1 für Ja oder -1 für Nein; Tag oder Nacht; ob Ruhemodus und Einfache Sprache an sind',
        kept: 'die Antwort ein Jahr, mit einer Einwilligung ein halbes; das Übrige, bis Du es löschst',
      },
      en: {
        title: 'Your choices on this device',
        purpose: 'Keeping the answers about cookies, the light or dark look, quiet mode and easy German',
        data: 'On the device alone: 1 for yes or -1 for no; day or night; whether quiet mode and easy German are on',
        kept: 'the answer a year, with a consent half a year; the rest until you delete it',
      },
    },
    concerns: ['visitors', 'members'],
    basis: ['legal-duty', 'interest'],
    cookies: ['consent_essential', 'consent_analytics', 'consent_marketing'],
    storage: ['tone', 'quiet', 'easy'],
  },
  {
    name: 'statistics',
    texts: {
      de: {
        title: 'Statistik',
        purpose: 'Die Website verbessern, nur mit Einwilligung',
        data: 'Arten von Seiten und Ereignisse, IP-Adresse, Browser; keine Titel, Adressen oder Suchwörter',
        kept: 'nach der Einstellung von Matomo; hier wird nichts gespeichert',
      },
      en: {
        title: 'Statistics',
        purpose: 'Improving the site, only with consent',
        data: 'Kinds of pages and events, IP address, browser; no titles, addresses or search words',
        kept: 'as Matomo is set up; nothing is stored here',
      },
    },
    concerns: ['visitors', 'members'],
    basis: ['consent'],
    recipients: ['statistics'],
  },
];
