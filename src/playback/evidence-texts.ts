import { bilingual } from '#kit/bilingual.ts';
import type { EvidenceGrade } from '#catalog/evidence/traits.ts';

const de = {
  one: 'Beleg',
  many: 'Belege',
  intro: 'Was im Film gesagt wird, und worauf es sich stützt.',
  source: 'Quelle',
  close: 'Beleg schließen',
  off: 'Nicht mehr einblenden',
  toSecond: (time: string) => `Stelle ${time} abspielen`,
  grades: {
    guideline: 'Fachgesellschaften haben die Studien dazu bewertet und sich auf eine Empfehlung geeinigt.',
    'systematic-review': 'Alle Studien zu dieser Frage wurden gesucht, geprüft und zusammengefasst.',
    'randomised-trial': 'Das Los entschied, wer behandelt wurde und wer nicht; so zeigt sich, was von der Behandlung kommt.',
    'observational-study':
      'Menschen wurden beobachtet, ohne einzugreifen; das zeigt einen Zusammenhang, aber nicht sicher die Ursache.',
    'expert-opinion': 'Erfahrene Fachleute sagen das; gute Studien dazu fehlen.',
  } satisfies Record<EvidenceGrade, string>,
};

export type EvidenceTexts = typeof de;

const en: EvidenceTexts = {
  one: 'Evidence',
  many: 'Evidence',
  intro: 'What is said in the film, and what supports it.',
  source: 'Source',
  close: 'Close the evidence',
  off: 'Do not show these cards',
  toSecond: (time) => `Play from ${time}`,
  grades: {
    guideline: 'Medical societies have weighed the studies and agreed on a recommendation.',
    'systematic-review': 'All studies of this question were searched for, checked and summed up.',
    'randomised-trial': 'Chance decided who was treated and who was not, which shows what the treatment itself does.',
    'observational-study': 'People were observed without intervening, which shows a connection, but not for certain the cause.',
    'expert-opinion': 'Experienced professionals say so; good studies are missing.',
  },
};

/** Texts of the evidence for what is said in a film (S15.5), loaded with it. */
export const evidenceTexts = bilingual(de, en);
