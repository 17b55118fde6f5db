import type { ChatbotTexts } from './page-texts.de.ts';

export const en: ChatbotTexts = {
  title: (name) => `Chat with ${name}`,
  log: 'Conversation',
  answers: 'Your answer',
  restart: 'Start again',
  said: (name) => `${name}:`,
  answered: 'You:',
  nobody: { name: 'the guide', disclaimer: 'This guide is automatic and not a doctor.' },
  help: 'In an emergency call 112 at once',
  ways: 'Rather look for yourself?',
  search: 'Search',
  health: 'Health',
  feelgood: 'Wellbeing',
  done: 'Our conversation ends here.',
  stopped: 'I cannot go on here just now. The search or the topics will take you there all the same.',
  withoutScript: 'For the conversation your browser needs JavaScript. These ways lead there without it.',
};
