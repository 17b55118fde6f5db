import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const deskProcessing: readonly Processing[] = [
  {
    name: 'team',
    texts: {
      de: {
        title: 'Arbeit des Teams',
        purpose: 'Inhalte bearbeiten, nachvollziehen, wer was geändert hat, ältere Fassungen zurückholen',
        data: 'Konto, Zeitpunkt und Änderung, Begründungen für markierte Formulierungen; Einstellungen des Backoffice im Browser',
        kept: 'der Name bis zum Löschen des Kontos, die Änderung danach ohne ihn',
      },
      en: {
        title: 'Work of the team',
        purpose: 'Editing content, seeing who changed what, bringing older versions back',
        data: 'Account, time and change, and why marked wording was published; settings of the office in the browser',
        kept: 'the name until the account is deleted, the change after that without it',
      },
    },
    concerns: ['team'],
    basis: ['contract', 'interest'],
    tables: ['desk_audit', 'desk_entries', 'desk_overrules', 'desk_revisions'],
    jobs: ['office-schedule', 'office-bin'],
    cookies: ['office_tone'],
    storage: ['office-locale', 'office-new-*'],
  },
];
