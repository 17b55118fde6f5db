/** The guide of the start page. Which of the two variants somebody gets is left to chance. */
import type { DemoChatNode, DemoGuide } from '../shapes.ts';
import { firstNodes } from './chatbot-first.ts';
import { helpNodes } from './chatbot-help.ts';
import { secondNodes } from './chatbot-second.ts';

const complete = ({ answers = [], next = [], en, ...node }: DemoChatNode) => ({
  ...node,
  answers,
  next,
  en: { answers: [], ...en },
});

export const guide: DemoGuide = {
  persona: {
    name: 'Mina',
    picture: null,
    disclaimer: 'Ich bin ein automatischer Wegweiser und keine Ärztin.',
    en: { disclaimer: 'I am an automatic guide and not a doctor.' },
  },
  variants: [
    { start: 'hallo', nodes: [...firstNodes, ...helpNodes].map(complete) },
    { start: 'willkommen', nodes: [...secondNodes, ...helpNodes].map(complete) },
  ],
};
