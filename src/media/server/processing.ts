import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const mediaProcessing: readonly Processing[] = [
  {
    name: 'files',
    texts: {
      de: {
        title: 'Dateien',
        purpose: 'Bilder, Filme und Dateien aufbewahren und ausliefern',
        data: 'Dateien des Teams mit dem Konto, das sie hochlud; Profilbilder',
        kept: 'bis sie gelöscht werden; Profilbilder bis zum Löschen des Kontos',
      },
      en: {
        title: 'Files',
        purpose: 'Storing and delivering pictures, films and files',
        data: 'The team’s files with the account that uploaded them; pictures of members',
        kept: 'until they are deleted; pictures of members until the account is deleted',
      },
    },
    concerns: ['team', 'members'],
    basis: ['contract'],
    recipients: ['file-store'],
    tables: ['files', 'file_uploads', 'file_removals', 'file_placements'],
    jobs: ['keep-files', 'sweep-drafts'],
  },
];
