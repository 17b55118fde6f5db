import { choice } from '#desk/definition.ts';

/**
 * How well a claim is supported, strongest first: kinds of studies after the Oxford levels of evidence (OCEBM 2011), with
 * guidelines before them, since they weigh all studies. Chosen by editors, told to readers. Apart from the traits, which the start page's script has.
 */
export const evidenceGrade = choice(
  ['guideline', 'systematic-review', 'randomised-trial', 'observational-study', 'expert-opinion'],
  {
    required: true,
    label: { de: 'Art des Belegs', en: 'Kind of evidence' },
    names: {
      de: {
        guideline: 'Leitlinie',
        'systematic-review': 'Systematische Übersicht',
        'randomised-trial': 'Randomisierte Studie',
        'observational-study': 'Beobachtungsstudie',
        'expert-opinion': 'Expertenmeinung',
      },
      en: {
        guideline: 'Guideline',
        'systematic-review': 'Systematic review',
        'randomised-trial': 'Randomised trial',
        'observational-study': 'Observational study',
        'expert-opinion': 'Expert opinion',
      },
    },
  },
);
export type EvidenceGrade = (typeof evidenceGrade.values)[number];
