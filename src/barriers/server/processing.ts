import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const barrierProcessing: readonly Processing[] = [
  {
    name: 'barriers',
    texts: {
      de: {
        title: 'Gemeldete Barrieren',
        purpose: 'Meldungen zur Barrierefreiheit bearbeiten und beantworten',
        data: 'Text der Meldung, Seite, freiwillig E-Mail-Adresse und Hilfsmittel',
        kept: 'ein Jahr nach dem Abschluss',
      },
      en: {
        title: 'Reported barriers',
        purpose: 'Handling and answering reports about accessibility',
        data: 'Text of the report, page, e-mail address and assistive technology if given',
        kept: 'a year after it is closed',
      },
    },
    concerns: ['writers'],
    basis: ['legal-duty', 'interest'],
    recipients: ['mail'],
    tables: ['barrier_reports'],
    jobs: ['forget-barriers'],
  },
];
