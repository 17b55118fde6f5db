import { bilingual } from '#kit/bilingual.ts';

const de = {
  check: 'Bitte prüfe Deine Angaben.',
  span: (days: number) => `Der Zeitraum beginnt vor seinem Ende und ist höchstens ${days} Tage lang.`,
  jobGone: 'Diese Aufgabe ist nicht mehr fehlgeschlagen.',
  mailGone: 'Diese E-Mail ist nicht fehlgeschlagen, oder ihr Text wird nicht mehr aufbewahrt.',
  which: 'Nenne eine Aufgabe oder alle.',
  notReady: 'Es fehlt noch etwas, ohne das die Seite nicht öffnen kann. Bitte sieh die Liste noch einmal durch.',
  webhook: {
    'no-provider': 'Es ist kein Zahlungsdienst eingerichtet.',
    silent:
      'Der Zahlungsdienst sollte eine Meldung schicken, aber in 15 Sekunden kam keine mit richtiger Unterschrift an. Prüft im Dashboard von Stripe, ob der Webhook auf diese Adresse zeigt und was er zuletzt bekam, und ob STRIPE_WEBHOOK_SECRET zu ihm gehört.',
    refused: (why: string) => `Der Zahlungsdienst lehnt die Probe ab: ${why}`,
  },
};

export type OfficeWords = typeof de;

const en: OfficeWords = {
  check: 'Please check what you entered.',
  span: (days: number) => `The span begins before it ends and is at most ${days} days long.`,
  jobGone: 'This job is no longer a failed one.',
  mailGone: 'This e-mail has not failed, or its text is no longer kept.',
  which: 'Name a job, or all.',
  notReady: 'Something is still missing without which the site cannot open. Please look through the list once more.',
  webhook: {
    'no-provider': 'No payment provider is set up.',
    silent:
      'The payment provider was to send an event, but within 15 seconds none came with a valid signature. See in Stripe’s dashboard whether the webhook has this address and what it was answered last, and whether STRIPE_WEBHOOK_SECRET belongs to it.',
    refused: (why: string) => `The payment provider refuses the trial: ${why}`,
  },
};

/** The server's messages to the team. */
export const officeCallTexts = bilingual(de, en);
