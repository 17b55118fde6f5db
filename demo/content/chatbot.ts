/**
 * The guide of the start page. Its variant is chosen at random; the variants differ in tone, not in the content they lead to.
 */
import type { DemoChatNode, DemoGuide } from '../shapes.ts';
import { bodyNodes } from './chatbot-body.ts';
import { elsewhereNodes } from './chatbot-elsewhere.ts';
import { firstNodes } from './chatbot-first.ts';
import { goodNodes } from './chatbot-goods.ts';
import { helpNodes } from './chatbot-help.ts';
import { secondNodes } from './chatbot-second.ts';
import { soulNodes } from './chatbot-soul.ts';

const sharedNodes = [...bodyNodes, ...elsewhereNodes, ...soulNodes, ...goodNodes, ...helpNodes];

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
    { start: 'hallo', nodes: [...firstNodes, ...sharedNodes].map(complete) },
    { start: 'willkommen', nodes: [...secondNodes, ...sharedNodes].map(complete) },
  ],
};
