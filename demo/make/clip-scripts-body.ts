import type { ClipScript } from './clip-scripts.ts';

/** The clips of the health section about one part of the body. */
export const bodyClips = {
  ruecken: {
    title: 'Dein Rücken',
    hue: 'health',
    chapters: [
      {
        title: 'Stark gebaut',
        titleEn: 'Built to be strong',
        motif: 'spine',
        sentences: [
          { de: 'Dein Rücken ist stärker, als Du vielleicht denkst.', en: 'Your back is stronger than you may think.' },
          {
            de: 'Wirbel, Bandscheiben und Muskeln tragen Dich jeden Tag.',
            en: 'Vertebrae, discs and muscles carry you every day.',
          },
          { de: 'Die meisten Rückenschmerzen sind harmlos und vergehen.', en: 'Most back pain is harmless and passes.' },
        ],
      },
      {
        title: 'Bewegung\nhilft',
        titleEn: 'Movement helps',
        motif: 'mat',
        sentences: [
          {
            de: 'Bleib in Bewegung, so gut es geht, auch wenn es zwickt.',
            en: 'Keep moving as well as you can, even if it twinges.',
          },
          { de: 'Steh bei der Arbeit jede halbe Stunde einmal auf.', en: 'At work, get up once every half hour.' },
        ],
      },
      {
        title: 'Wann zum Arzt?',
        titleEn: 'When to see a doctor',
        motif: 'stethoscope',
        sentences: [
          {
            de: 'Taubheit, Lähmung oder Fieber solltest Du sofort abklären lassen.',
            en: 'Numbness, paralysis or fever should be checked at once.',
          },
          {
            de: 'Sonst gilt: Wärme, Geduld und jeden Tag ein paar Schritte.',
            en: 'Otherwise: warmth, patience and a few steps every day.',
          },
        ],
      },
    ],
  },
  herz: {
    title: 'Dein Herz',
    hue: 'partner',
    chapters: [
      {
        title: 'Hunderttausend\nMal am Tag',
        titleEn: 'A hundred thousand times a day',
        motif: 'heart',
        sentences: [
          {
            de: 'Etwa hunderttausend Mal am Tag schlägt Dein Herz.',
            en: 'Your heart beats about a hundred thousand times a day.',
          },
          { de: 'Es ist ein Muskel, und Muskeln mögen Bewegung.', en: 'It is a muscle, and muscles like exercise.' },
        ],
      },
      {
        title: 'Kenne Deinen\nBlutdruck',
        titleEn: 'Know your blood pressure',
        motif: 'clock',
        sentences: [
          {
            de: 'Hoher Blutdruck tut nicht weh, darum miss ihn ab und zu.',
            en: 'High blood pressure does not hurt, so measure it now and then.',
          },
          { de: 'Setz Dich vorher fünf Minuten ruhig hin.', en: 'Sit quietly for five minutes first.' },
        ],
      },
      {
        title: 'Im Notfall 112',
        titleEn: 'In an emergency, 112',
        motif: 'hand',
        sentences: [
          {
            de: 'Druck auf der Brust, Atemnot, kalter Schweiß: Ruf die 112.',
            en: 'Chest pressure, short breath, cold sweat: call 112.',
          },
          { de: 'Lieber einmal zu oft anrufen als einmal zu spät.', en: 'Better one call too many than one too late.' },
        ],
      },
    ],
  },
  haut: {
    title: 'Deine Haut',
    hue: 'partner',
    chapters: [
      {
        title: 'Dein größtes\nOrgan',
        titleEn: 'Your largest organ',
        motif: 'hand',
        sentences: [
          {
            de: 'Deine Haut schützt Dich, wärmt Dich und fühlt für Dich.',
            en: 'Your skin protects you, keeps you warm and feels for you.',
          },
          {
            de: 'Sie mag es einfach: milde Pflege und lauwarmes Wasser.',
            en: 'It likes things simple: gentle care and lukewarm water.',
          },
        ],
      },
      {
        title: 'Schatten ist\nder beste Schutz',
        titleEn: 'Shade protects best',
        motif: 'sun',
        sentences: [
          { de: 'Meide die Mittagssonne und creme Dich großzügig ein.', en: 'Avoid the midday sun and use plenty of sunscreen.' },
          { de: 'Hut, Hemd und Schatten schützen noch besser.', en: 'A hat, a shirt and shade protect even better.' },
        ],
      },
      {
        title: 'Schau hin',
        titleEn: 'Take a look',
        motif: 'eye',
        sentences: [
          {
            de: 'Achte auf neue Flecken und auf alte, die sich verändern.',
            en: 'Watch for new moles and for old ones that change.',
          },
          { de: 'Bist Du unsicher, zeig sie in der Hautarztpraxis.', en: 'If you are unsure, show them to a dermatologist.' },
        ],
      },
    ],
  },
} as const satisfies Record<string, ClipScript>;
