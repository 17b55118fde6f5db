import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const mailProcessing: readonly Processing[] = [
  {
    name: 'mails',
    texts: {
      de: {
        title: 'E-Mails',
        purpose: 'Bestätigungen, Rechnungen, Erinnerungen und Antworten verschicken; Betreffzeilen nennen kein Gesundheitsthema',
        data: 'E-Mail-Adresse, Betreff, Text, Zeitpunkte',
        kept: 'Texte 7 Tage, Empfänger und Betreff 90 Tage',
      },
      en: {
        title: 'E-mails',
        purpose: 'Sending confirmations, invoices, reminders and answers; subjects name no health topic',
        data: 'E-mail address, subject, text, times',
        kept: 'texts 7 days, recipient and subject 90 days',
      },
    },
    concerns: ['members', 'buyers', 'writers', 'team'],
    basis: ['contract', 'consent'],
    recipients: ['mail'],
    tables: ['mails'],
    jobs: ['send-mail', 'forget-mails', 'forget-mail-files'],
  },
];
