import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const backupProcessing: readonly Processing[] = [
  {
    name: 'backups',
    texts: {
      de: {
        title: 'Sicherungen',
        purpose: 'Daten nach einem Ausfall wiederherstellen; Gelöschtes bleibt dabei gelöscht',
        data: 'Alle gespeicherten Daten; von gelöschten Konten nur eine Marke, aus der sich niemand zurückrechnen lässt',
        kept: 'so lange, wie Sicherungen aufgehoben werden: nach Werkseinstellung 7 Tage, 4 Wochen und 12 Monate',
      },
      en: {
        title: 'Backups',
        purpose: 'Restoring data after a failure; what was deleted stays deleted',
        data: 'All stored data; of deleted accounts only a mark that leads back to nobody',
        kept: 'as long as backups are kept: by default 7 days, 4 weeks and 12 months',
      },
    },
    concerns: ['members', 'buyers', 'writers', 'team'],
    basis: ['interest', 'legal-duty'],
    recipients: ['backup-store'],
    tables: ['erased_accounts'],
    jobs: ['make-backup', 'note-erasures'],
  },
];
