import { bilingual } from '#kit/bilingual.ts';

const de = {
  barriers: 'Gemeldete Barrieren',
  number: 'Nummer',
  page: 'Seite',
  problem: 'Was nicht geht',
  help: 'Was helfen würde',
  email: 'E-Mail',
  state: 'Stand',
  answer: 'Antwort',
  receivedAt: 'Eingegangen am',
  closedAt: 'Erledigt am',
};

const en: typeof de = {
  barriers: 'Reported barriers',
  number: 'Number',
  page: 'Page',
  problem: 'What does not work',
  help: 'What would help',
  email: 'E-mail',
  state: 'Status',
  answer: 'Reply',
  receivedAt: 'Received on',
  closedAt: 'Settled on',
};

/** Labels of barrier reports in the export of personal data. */
export const barrierDataTexts = bilingual(de, en);
