import type { ConceptSource } from './source.ts';

/** Blood fats, gout, lack of water, salts and vitamins. */
export const metabolismConcepts: readonly ConceptSource[] = [
  {
    key: 'hoher-cholesterinspiegel',
    kind: 'illness',
    code: 'E78',
    medical:
      'Hypercholesterinämie, Hyperlipidämie, Dyslipidämie, Fettstoffwechselstörung, LDL erhöht, Lipoprotein(a), ' +
      'familiäre Hypercholesterinämie',
    lay:
      'Cholesterin zu hoch, hohe Blutfette, Blutfette zu hoch, Fett im Blut, schlechte Cholesterinwerte, Cholesterin senken, ' +
      'Cholesterin, böses Cholesterin, LDL senken, Blutfettwerte, Fette im Blut, Blutfett zu hoch, Cholesterin runter, ' +
      'zu viel Cholesterin, schlechtes Cholesterin, gutes Cholesterin, verkalkte Adern',
    regional: 'Kolesterin, Cholesterol z hoch, Bluatfett, z vil Cholesterin',
    older: 'Blutfettsucht, Cholesterinkrankheit, verfettetes Blut, zu fettes Blut',
    english:
      'high cholesterol, cholesterol, high LDL, hyperlipidemia, lower cholesterol, blood fats, bad cholesterol, ' +
      'fat in the blood',
    simple: 'zu viel Fett im Blut',
    misspelled: 'Colesterin, Cholestirin',
    near: 'statine, arteriosklerose, gesunde-ernaehrung',
  },
  {
    key: 'hohe-triglyceride',
    kind: 'illness',
    medical: 'Hypertriglyceridämie, Triglyceride erhöht, Neutralfette',
    lay: 'Triglyceride zu hoch, Neutralfett zu hoch',
    english: 'high triglycerides',
    broader: 'hoher-cholesterinspiegel',
    near: 'bauchspeicheldruesenentzuendung',
  },
  {
    key: 'gicht',
    kind: 'illness',
    medical: 'Gicht, Arthritis urica, Urikopathie, Podagra, Uratgicht, Gichtanfall',
    lay: 'Gicht im Zeh, großer Zeh dick und rot, Zeh schmerzt plötzlich, Gichtzeh, Gichtfinger, Gichtknoten, dicker roter Zeh',
    regional: 'Gicht im Zechn, Zipperl',
    older: 'Zipperlein, Gliedersucht, Krankheit der Könige',
    english: 'gout, gout attack, big toe pain, gouty arthritis',
    simple: 'Kristalle machen Schmerzen im Gelenk',
    near: 'hohe-harnsaeure, gichtmittel',
  },
  {
    key: 'hohe-harnsaeure',
    kind: 'illness',
    medical: 'Hyperurikämie, Harnsäure erhöht',
    lay: 'Harnsäure zu hoch, zu viel Harnsäure, Harnsäure senken',
    english: 'high uric acid, hyperuricemia',
    simple: 'zu viel Harnsäure im Blut',
    near: 'gicht, nierensteine',
  },
  {
    key: 'austrocknung',
    kind: 'illness',
    code: 'E86',
    medical: 'Dehydratation, Exsikkose, Dehydration, Flüssigkeitsmangel, Hypovolämie',
    lay:
      'ausgetrocknet, zu wenig getrunken, dehydriert, Flüssigkeit fehlt, Oma trinkt nicht, zu wenig Wasser getrunken, ' +
      'trinke zu wenig',
    regional: 'austricknet, z weng trunken',
    youth: 'dehydrated',
    english: 'not enough water, drinking too little',
    simple: 'zu wenig Wasser im Körper',
    near: 'trinken, starker-durst, elektrolytloesung',
  },
  {
    key: 'elektrolytstoerung',
    kind: 'illness',
    code: 'E87',
    medical: 'Elektrolytstörung, Hyponatriämie, Hypokaliämie, Hyperkaliämie, Hyperkalzämie, Hypokalzämie',
    lay:
      'Kalium zu niedrig, Kalium zu hoch, Natrium zu niedrig, Salze im Blut durcheinander, Natriummangel, Kaliummangel, ' +
      'Kalzium zu hoch',
    english: 'electrolyte imbalance, low potassium, high potassium, low sodium, high calcium',
    simple: 'die Salze im Blut stimmen nicht',
    near: 'elektrolytloesung, austrocknung',
  },
  {
    key: 'vitamin-d-mangel',
    kind: 'illness',
    code: 'E55',
    medical: 'Vitamin-D-Mangel, Hypovitaminose D, Rachitis, Osteomalazie',
    lay: 'zu wenig Vitamin D, Vitamin D niedrig, Sonnenvitamin fehlt, Vitamin D im Winter',
    older: 'englische Krankheit',
    english: 'vitamin D deficiency, low vitamin D',
    simple: 'Vitamin D fehlt',
    near: 'vitamin-d, muedigkeit, osteoporose',
  },
  {
    key: 'vitamin-b12-mangel',
    kind: 'illness',
    code: 'E53.8, D51',
    medical: 'Vitamin-B12-Mangel, Cobalaminmangel, Holo-TC erniedrigt',
    lay: 'B12 zu niedrig, zu wenig B12, B12-Mangel vegan',
    english: 'vitamin B12 deficiency, low B12',
    simple: 'Vitamin B12 fehlt',
    near: 'vitamin-b12, blutarmut, vegan',
  },
  {
    key: 'vitaminmangel',
    kind: 'illness',
    code: 'E56',
    medical: 'Hypovitaminose, Avitaminose, Folsäuremangel, Vitamin-C-Mangel, Skorbut, Nährstoffmangel',
    lay: 'Vitamine fehlen, Mangelerscheinung, Mangelerscheinungen, zu wenig Vitamine, Nährstoffe fehlen',
    english: 'vitamin deficiency, lack of vitamins, scurvy, folic acid deficiency',
    simple: 'es fehlen Vitamine',
    near: 'vitamin-d-mangel, vitamin-b12-mangel, eisenmangel',
  },
  {
    key: 'magnesiummangel',
    kind: 'illness',
    code: 'E61.2, E83.4',
    medical: 'Hypomagnesiämie, Magnesiummangel',
    lay: 'zu wenig Magnesium, Magnesium fehlt, Lid zuckt Magnesium',
    english: 'magnesium deficiency, low magnesium',
    near: 'magnesium, muskelkrampf',
  },
  {
    key: 'jodmangel',
    kind: 'illness',
    code: 'E01',
    medical: 'Jodmangel, Iodmangel',
    lay: 'zu wenig Jod, Jod fehlt',
    english: 'iodine deficiency',
    near: 'struma, jodid',
  },
  {
    key: 'zinkmangel',
    kind: 'illness',
    medical: 'Zinkmangel',
    lay: 'zu wenig Zink, Zink fehlt',
    english: 'zinc deficiency',
    near: 'zink, haarausfall',
  },
  {
    key: 'amyloidose',
    kind: 'illness',
    code: 'E85',
    medical: 'Amyloidose, ATTR-Amyloidose, AL-Amyloidose',
    lay: 'Eiweißablagerung in den Organen',
    english: 'amyloidosis',
    near: 'kardiomyopathie',
  },
  {
    key: 'uebersaeuerung',
    kind: 'illness',
    medical: 'Azidose, metabolische Azidose, Laktatazidose',
    lay: 'Übersäuerung, übersäuert, Körper übersäuert, entsäuern, Säure-Basen-Haushalt, Basenfasten',
    english: 'acidosis, over-acidic body, acid-base balance',
    near: 'gesunde-ernaehrung, sodbrennen',
  },
];
