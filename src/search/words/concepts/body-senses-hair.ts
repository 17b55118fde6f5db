import type { ConceptSource } from './source.ts';

/** Hair, beard and the senses of smell and taste. */
export const bodySensesHairConcepts: readonly ConceptSource[] = [
  {
    key: 'kopfhaut',
    kind: 'body',
    medical: 'Kopfhaut, Kopfschwarte',
    lay: 'Haut am Kopf',
    english: 'scalp',
    near: 'schuppen, kopflaeuse, haarausfall',
  },
  {
    key: 'haare',
    kind: 'body',
    medical: 'Haare, Haar, Kopfhaar, Capilli, Haarwurzel, Haarfollikel',
    lay: 'Haarpracht, Mähne',
    regional: 'Hoar, Hoor, Haarli',
    older: 'Haupthaar',
    english: 'hair, hair root, hair follicle',
    near: 'haarausfall, kopfhaut',
  },
  {
    key: 'bart',
    kind: 'body',
    medical: 'Bart, Barthaare',
    lay: 'Bartwuchs, Schnurrbart, Vollbart',
    regional: 'Schnauz',
    english: 'beard, facial hair, moustache',
    near: 'haare, maenner',
  },
  {
    key: 'riechen-und-schmecken',
    kind: 'body',
    medical: 'Geruchssinn, Geschmackssinn, Olfaktorik, Gustatorik, Riechsinn',
    lay: 'riechen, schmecken, Geschmack im Mund, Geruch',
    regional: 'Gschmack, Gruch, schmöcke',
    english: 'sense of smell, sense of taste, smelling, tasting',
    near: 'geruchsverlust, geschmacksstoerung, nase, zunge',
  },
];
