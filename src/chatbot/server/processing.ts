import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const chatbotProcessing: readonly Processing[] = [
  {
    name: 'guide',
    texts: {
      de: {
        title: 'Chat auf der Startseite',
        purpose: 'Automatisch den Weg zu Inhalten zeigen, mit festen Antworten; kein ärztlicher Rat',
        data: 'Antworten bleiben im Browser und werden weder übertragen noch gespeichert',
        kept: 'gar nicht',
      },
      en: {
        title: 'Chat on the start page',
        purpose: 'Showing the way to content automatically, with fixed answers; no medical advice',
        data: 'Answers stay in the browser and are neither sent nor stored',
        kept: 'not at all',
      },
    },
    concerns: ['visitors', 'members'],
    basis: ['interest'],
  },
];
