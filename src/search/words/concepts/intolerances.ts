import type { ConceptSource } from './source.ts';

/** Food that is not tolerated, and the bowel flora. */
export const intoleranceConcepts: readonly ConceptSource[] = [
  {
    key: 'zoeliakie',
    kind: 'illness',
    code: 'K90.0',
    medical: 'Zöliakie, glutensensitive Enteropathie, einheimische Sprue, Glutenunverträglichkeit',
    lay: 'Gluten, vertrage kein Gluten, kein Mehl vertragen, Weizenunverträglichkeit, glutenfrei, vertrage kein Brot',
    regional: 'Sprue',
    older: 'Heubner-Herter-Krankheit',
    youth: 'gluten free, glutenfrei leben',
    english: 'celiac disease, coeliac, gluten intolerance, wheat intolerance',
    simple: 'ich vertrage kein Mehl aus Weizen',
    near: 'durchfall, eisenmangel',
  },
  {
    key: 'laktoseintoleranz',
    kind: 'illness',
    code: 'E73',
    medical: 'Laktoseintoleranz, Milchzuckerunverträglichkeit, Laktasemangel, Laktosemalabsorption',
    lay:
      'vertrage keine Milch, Milchunverträglichkeit, Bauchweh nach Milch, Durchfall nach Milch, laktosefrei, ' +
      'Blähungen nach Milch, Milchzucker',
    regional: 'vatrog koa Milli, vertrage kei Milch',
    english: "lactose intolerance, lactose intolerant, can't drink milk, dairy intolerance, milk intolerance",
    simple: 'ich vertrage keine Milch',
    misspelled: 'Lactoseintoleranz',
    near: 'blaehungen, durchfall',
  },
  {
    key: 'fruktosemalabsorption',
    kind: 'illness',
    code: 'E74.3',
    medical: 'Fruktosemalabsorption, Fruktoseintoleranz',
    lay: 'vertrage kein Obst, Fruchtzuckerunverträglichkeit, Durchfall nach Obst, Bauchweh nach Obst, Fruchtzucker',
    english: "fructose intolerance, fructose malabsorption, can't eat fruit",
    simple: 'ich vertrage keinen Fruchtzucker',
    misspelled: 'Fructoseintoleranz',
    near: 'blaehungen',
  },
  {
    key: 'histaminintoleranz',
    kind: 'illness',
    medical: 'Histaminintoleranz, Diaminoxidase-Mangel, DAO-Mangel',
    lay: 'vertrage keinen Rotwein, vertrage kein Histamin, Histaminunverträglichkeit, rot im Gesicht nach Wein, histaminarm',
    youth: 'Histamin',
    english: 'histamine intolerance, red wine intolerance',
    near: 'allergie, nahrungsmittelunvertraeglichkeit',
  },
  {
    key: 'nahrungsmittelunvertraeglichkeit',
    kind: 'illness',
    medical: 'Nahrungsmittelunverträglichkeit, Lebensmittelunverträglichkeit, Nahrungsmittelintoleranz',
    lay: 'Essen nicht vertragen, vertrage vieles nicht, Unverträglichkeit, Bauchweh nach dem Essen, was vertrage ich nicht',
    regional: 'i vatrog nix',
    youth: 'Intoleranz',
    english: "food intolerance, food sensitivity, can't tolerate food",
    simple: 'ich vertrage bestimmtes Essen nicht',
    near: 'laktoseintoleranz, fruktosemalabsorption, zoeliakie, histaminintoleranz, nahrungsmittelallergie',
  },
  {
    key: 'duenndarmfehlbesiedlung',
    kind: 'illness',
    medical: 'Dünndarmfehlbesiedlung, SIBO, bakterielle Überwucherung, DDFB',
    lay: 'Fehlbesiedlung im Darm',
    english: 'small intestinal bacterial overgrowth',
    near: 'blaehungen, reizdarm',
  },
  {
    key: 'darmflora',
    kind: 'body',
    medical: 'Darmmikrobiom, Mikrobiom, Darmflora, Mikrobiota, Dysbiose',
    lay:
      'Darmbakterien, gute Darmbakterien, Darmflora aufbauen, Darmsanierung, Darm aufbauen, Leaky Gut, durchlässiger Darm, ' +
      'Darmkur, Darmgesundheit',
    youth: 'Gut Health, Happy Belly',
    english: 'gut flora, gut bacteria, microbiome',
    simple: 'gute Bakterien im Darm',
    near: 'probiotika, reizdarm',
  },
];
