import type { ConceptSource } from './source.ts';

/** Nose and sinuses and their names. */
export const bodyNoseConcepts: readonly ConceptSource[] = [
  {
    key: 'nase',
    kind: 'body',
    medical: 'Nase, Nasus, nasal',
    lay: 'Riecher, Zinken, Riechorgan',
    regional: 'Nosn, Näsli, Riechkolben, Gesichtserker',
    youth: 'Schnüffler',
    english: 'nose',
    simple: 'damit rieche ich',
    near: 'schnupfen, verstopfte-nase, nasenbluten',
  },
  {
    key: 'nasennebenhoehlen',
    kind: 'body',
    medical: 'Nasennebenhöhlen, Sinus paranasales, Kieferhöhle, Stirnhöhle, Siebbeinzellen, Keilbeinhöhle',
    lay: 'Nebenhöhlen, Nebenhöhle, Kieferhöhlen, Stirnhöhlen',
    english: 'sinuses, paranasal sinuses, sinus',
    near: 'nebenhoehlenentzuendung, nase',
  },
  {
    key: 'nasenscheidewand',
    kind: 'body',
    medical: 'Nasenscheidewand, Septum nasi, Nasenseptum, Septumdeviation',
    lay: 'krumme Nase, schiefe Nasenscheidewand',
    english: 'nasal septum, deviated septum',
    broader: 'nase',
  },
  {
    key: 'nasenschleimhaut',
    kind: 'body',
    medical: 'Nasenschleimhaut, Mucosa nasi',
    lay: 'Schleimhaut in der Nase',
    english: 'nasal lining, nasal mucosa',
    broader: 'nase',
    near: 'trockene-nase',
  },
];
