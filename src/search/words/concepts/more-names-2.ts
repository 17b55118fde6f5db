import type { ConceptSource } from './source.ts';

/** More names of concepts, and some that nothing else belongs to. */
export const moreNames2: readonly ConceptSource[] = [
  {
    key: 'stress',
    kind: 'illness',
    lay: 'Anspannung',
  },
  {
    key: 'winterdepression',
    kind: 'illness',
    medical: 'saisonale Depression',
  },
  {
    key: 'panikattacke',
    kind: 'illness',
    lay: 'panisch',
  },
  {
    key: 'klaustrophobie',
    kind: 'illness',
    lay: 'Angst vor engen Räumen',
  },
  {
    key: 'phobie',
    kind: 'illness',
    medical: 'Akrophobie',
  },
  {
    key: 'zwangsstoerung',
    kind: 'illness',
    lay: 'zwanghaft',
  },
  {
    key: 'gewicht-halten',
    kind: 'wellbeing',
    medical: 'Gewichtszunahme nach Diät',
  },
  {
    key: 'vegetarisch',
    kind: 'wellbeing',
    medical: 'vegetarisch',
  },
  {
    key: 'kohlenhydrate',
    kind: 'wellbeing',
    lay: 'Traubenzucker',
  },
  {
    key: 'ballaststoffe',
    kind: 'wellbeing',
    medical: 'Nahrungsfasern',
    lay:
      'Futter für den Darm, gut für den Darm, Darm gesund essen, was mag der Darm, Essen für den Darm, Darmgesundheit, ' +
      'Linsen und Vollkorn',
    youth: 'Gut Health, Fibermaxxing',
    english: 'good for the gut',
  },
  {
    key: 'salz',
    kind: 'wellbeing',
    medical: 'Natriumchlorid',
    lay: 'ohne Salz kochen, salzarm essen, würzen ohne Salz, Salz ersetzen, Kräuter statt Salz',
    regional: 'z vui Soiz, weniger Solz',
    english: 'salt free',
  },
  {
    key: 'kochen',
    kind: 'wellbeing',
    medical: 'Vorkochen',
    lay:
      'gesund kochen, schnelle gesunde Rezepte, was koche ich heute, Suppe kochen, leichte Küche, Kochen für die Familie, ' +
      'einfaches Rezept, Suppe',
    regional: 'koachn, Süppli, Supp',
    english: 'healthy cooking, recipe, what to cook',
  },
  {
    key: 'sturzgefahr',
    kind: 'situation',
    lay: 'Sturzvorbeugung',
  },
  {
    key: 'kinder',
    kind: 'person',
    lay: 'Kinderheilkunde',
  },
  {
    key: 'arztgespraech',
    kind: 'situation',
    lay:
      'Krankengeschichte, was darf ich den Arzt fragen, Arzt fragen, alles fragen beim Arzt, Fragen beim Arzt stellen, ' +
      'verstehe den Arzt nicht, Arzt redet Latein, was fragt man den Arzt, den Arzt alles fragen',
    english: 'what to ask the doctor',
  },
  {
    key: 'medikationsplan',
    kind: 'situation',
    medical: 'Medikationsplan',
    lay: 'Einnahmeplan',
  },
  {
    key: 'pflegekraft',
    kind: 'specialist',
    medical: 'Pflegefachfrau',
  },
  {
    key: 'entspannung',
    kind: 'wellbeing',
    lay:
      'Nichtstun, runterkommen nach der Arbeit, runterkommen nach Feierabend, abschalten nach Feierabend, ' +
      'Feierabend abschalten, mal abschalten, einfach mal nichts tun, zur Ruhe finden, entspannen am Abend, ' +
      'wie entspanne ich mich',
    regional: 'owekumma, oba kemma, abeschalte, sich verleuen',
    older: 'die Seele baumeln lassen, Sammlung',
    youth: 'chill down, runterchillen, abchillen, cozy',
    english: 'how to relax, relax after work, chill out',
  },
  {
    key: 'achtsamkeit',
    kind: 'wellbeing',
    lay:
      'achtsamkeitsbasierte Stressreduktion, achtsam, Achtsamkeit lernen, Achtsamkeitsübung, im Moment sein, ' +
      'weniger denken mehr spüren',
    youth: 'present sein',
    english: 'be present, mindfulness exercise',
    broader: 'psychische-gesundheit',
  },
  {
    key: 'yoga',
    kind: 'wellbeing',
    medical: 'Surya Namaskar',
    lay: 'Yoga gegen Rückenschmerzen',
    regional: 'Joga mocha',
    english: 'yoga at home',
  },
  {
    key: 'wellness',
    kind: 'wellbeing',
    lay: 'Vorbeugung',
  },
  {
    key: 'natur',
    kind: 'wellbeing',
    medical: 'Shinrin Yoku',
  },
  {
    key: 'lachen',
    kind: 'wellbeing',
    medical: 'positive Stimmung',
    lay:
      'gute Laune bitte, Laune verbessern, gute Laune bekommen, was zum Lachen, bessere Stimmung, Lachen gesund, ' +
      'fröhlich werden, aufheitern, muntert mich auf',
    regional: 'guade Laune, gueti Luune, a Gaudi',
    youth: 'Mood Booster, lol',
    english: 'cheer me up, boost my mood, something funny',
  },
  {
    key: 'glueck',
    kind: 'wellbeing',
    medical: 'Serotonin',
    lay: 'Glücklichsein, glücklich werden, wie werde ich glücklich, Glücksgefühle, zufriedener werden',
    youth: 'happy werden, Good Vibes',
    english: 'be happy',
  },
  {
    key: 'dankbarkeit',
    kind: 'wellbeing',
    lay:
      'dankbar, Danke sagen, Danke schreiben, jemandem danken, jemandem Danke sagen, Dankesbrief, Dankeskarte, ' +
      'sich bedanken, dankbar werden, drei gute Dinge, schöne Momente aufschreiben',
    regional: 'Merci säge, Vagelts Gott, Dank schee song',
    older: 'Dank abstatten, Erkenntlichkeit',
    youth: 'Dankbarkeits-Challenge',
    english: 'say thank you, thank someone, thank you note',
  },
  {
    key: 'innere-unruhe-beruhigen',
    kind: 'wellbeing',
    medical: 'innere Ruhe',
    lay: 'gelassen',
  },
  {
    key: 'pausen',
    kind: 'wellbeing',
    medical: 'Retreat',
    lay: 'kurze Pause, Pause im Büro, Pause von der Arbeit, Verschnaufpause, mal durchschnaufen',
    english: 'take a break',
  },
  {
    key: 'lippenherpes',
    kind: 'illness',
    lay: 'Fieberbläschen',
  },
  {
    key: 'dekubitus',
    kind: 'illness',
    lay: 'wund gelegen',
  },
  {
    key: 'hautausschlag',
    kind: 'sign',
    lay:
      'Hautentzündung, Ausschlag am Arm, Ausschlag am Bauch, Ausschlag am Körper, rote Pusteln, Pickel am Körper juckt, ' +
      'Haut rot und juckt',
    regional: 'Usschlag, Rüfe',
    english: 'rash on arm',
  },
  {
    key: 'juckreiz',
    kind: 'sign',
    lay: 'juckt, juckt überall, es juckt, juckt am ganzen Körper, Haut juckt nachts, kratze mich blutig, alles juckt',
    regional: 'beißt mi, es juckt mi, s bisst mi, Bisse auf der Haut, d Haut bisst, juckts mi',
    english: 'itchy',
  },
  {
    key: 'trockene-haut',
    kind: 'sign',
    medical: 'Xerosis',
    lay: 'Hände rissig, Hände rau, Haut trocken, Haut reißt, Hände aufgesprungen',
    regional: 'rauhe Händ, ruuchi Händ, aufgsprungene Händ, ruchi Händ',
    english: 'dry hands',
  },
  {
    key: 'akne',
    kind: 'illness',
    medical: 'Komedonen',
  },
  {
    key: 'periorale-dermatitis',
    kind: 'illness',
    lay: 'Mundrose',
  },
  {
    key: 'altersflecken',
    kind: 'sign',
    medical: 'Lentigo',
  },
  {
    key: 'schlafapnoe',
    kind: 'illness',
    lay: 'Atemaussetzer, Atempausen im Schlaf, höre nachts auf zu atmen, Atem setzt aus im Schlaf',
    english: 'stop breathing in sleep',
  },
  {
    key: 'kardiologe',
    kind: 'specialist',
    lay: 'Herzmedizin',
  },
  {
    key: 'pneumologe',
    kind: 'specialist',
    lay: 'Lungenheilkunde',
  },
  {
    key: 'endokrinologe',
    kind: 'specialist',
    lay: 'Hormonspezialist, Hormonheilkunde',
  },
  {
    key: 'androloge',
    kind: 'specialist',
    lay: 'Männerheilkunde',
  },
  {
    key: 'dermatologe',
    kind: 'specialist',
    lay: 'Hautärztin',
  },
  {
    key: 'neurologe',
    kind: 'specialist',
    lay: 'Nervenheilkunde',
  },
  {
    key: 'hno-arzt',
    kind: 'specialist',
    medical: 'Hals-Nasen-Ohren-Heilkunde',
  },
  {
    key: 'ausdauertraining',
    kind: 'wellbeing',
    medical: 'Cardiotraining',
  },
  {
    key: 'baldrian',
    kind: 'substance',
    medical: 'Valeriana',
  },
  {
    key: 'johanniskraut',
    kind: 'substance',
    medical: 'Hypericum',
  },
  {
    key: 'tennisarm',
    kind: 'illness',
    medical: 'Epicondylitis, RSI-Syndrom',
  },
  {
    key: 'kiefergelenkschmerzen',
    kind: 'sign',
    lay: 'Kiefergelenkstörung, Kiefer schmerzt, Kiefer klemmt, Kiefer tut morgens weh',
    english: 'jaw clicks, jaw hurts',
  },
  {
    key: 'spritze',
    kind: 'treatment',
    lay: 'Spritze',
  },
];
