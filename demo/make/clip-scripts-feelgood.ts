import type { ClipScript } from './clip-scripts.ts';

/** The clips of the feel-good section. */
export const feelgoodClips = {
  ernaehrung: {
    title: 'Gut essen',
    hue: 'feelgood',
    chapters: [
      {
        title: 'Bunt und\neinfach',
        titleEn: 'Colourful and simple',
        motif: 'bowl',
        sentences: [
          { de: 'Gutes Essen muss nicht kompliziert sein.', en: 'Good food does not have to be complicated.' },
          { de: 'Füll die Hälfte des Tellers mit Gemüse und Salat.', en: 'Fill half of your plate with vegetables and salad.' },
          { de: 'Dazu Vollkorn und eine gute Portion Eiweiß.', en: 'Add whole grains and a good portion of protein.' },
        ],
      },
      {
        title: 'Ohne Verbote',
        titleEn: 'Without bans',
        motif: 'apple',
        sentences: [
          { de: 'Verbote halten selten lange, kleine Schritte schon.', en: 'Bans rarely last; small steps do.' },
          {
            de: 'Tausch süße Getränke gegen Wasser, das macht viel aus.',
            en: 'Swap sweet drinks for water: it makes a big difference.',
          },
        ],
      },
      {
        title: 'Mit Genuss',
        titleEn: 'With pleasure',
        motif: 'leaf',
        sentences: [
          { de: 'Iss langsam, dann merkst Du, wann Du satt bist.', en: 'Eat slowly, and you will notice when you are full.' },
          { de: 'Und am besten schmeckt es in guter Gesellschaft.', en: 'And it tastes best in good company.' },
        ],
      },
    ],
  },
  achtsamkeit: {
    title: 'Achtsamkeit',
    hue: 'feelgood',
    pause: 1.5,
    chapters: [
      {
        title: 'Halt kurz an',
        titleEn: 'Pause for a moment',
        motif: 'leaf',
        sentences: [
          { de: 'Halt einen Moment an, genau da, wo Du gerade bist.', en: 'Pause for a moment, right where you are.' },
          { de: 'Spür Deine Füße auf dem Boden.', en: 'Feel your feet on the ground.' },
        ],
      },
      {
        title: 'Hör hin',
        titleEn: 'Listen',
        motif: 'ear',
        sentences: [
          { de: 'Welche drei Geräusche hörst Du gerade?', en: 'Which three sounds can you hear right now?' },
          { de: 'Du musst nichts verändern, nur bemerken.', en: 'You need not change anything, only notice.' },
        ],
      },
      {
        title: 'Freundlich\nzurück',
        titleEn: 'Kindly back',
        motif: 'mountain',
        sentences: [
          { de: 'Schweifen die Gedanken ab, ist das ganz normal.', en: 'If your thoughts wander, that is quite normal.' },
          { de: 'Komm freundlich zurück, so oft Du magst.', en: 'Come back kindly, as often as you like.' },
        ],
      },
    ],
  },
  bewegung: {
    title: 'In Bewegung',
    hue: 'coaching',
    chapters: [
      {
        title: 'Jeder Schritt\nzählt',
        titleEn: 'Every step counts',
        motif: 'foot',
        sentences: [
          { de: 'Bewegung wirkt, auch wenn sie klein anfängt.', en: 'Exercise works, even if it starts small.' },
          { de: 'Nimm die Treppe oder steig eine Haltestelle früher aus.', en: 'Take the stairs or get off one stop earlier.' },
        ],
      },
      {
        title: 'Ein gutes Ziel',
        titleEn: 'A good goal',
        motif: 'path',
        sentences: [
          {
            de: 'Ein gutes Ziel sind hundertfünfzig Minuten in der Woche.',
            en: 'A good goal is a hundred and fifty minutes a week.',
          },
          {
            de: 'So zügig, dass Du noch reden, aber nicht mehr singen kannst.',
            en: 'So briskly that you can still talk, but no longer sing.',
          },
          {
            de: 'Zweimal in der Woche dürfen auch die Muskeln arbeiten.',
            en: 'Twice a week your muscles may do some work, too.',
          },
        ],
      },
      {
        title: 'Raus ins Grüne',
        titleEn: 'Out into the green',
        motif: 'tree',
        sentences: [
          {
            de: 'Draußen geht vieles leichter, allein oder zu zweit.',
            en: 'Many things are easier outdoors, alone or in company.',
          },
          { de: 'Nach langer Pause sprich vorher mit Deiner Ärztin.', en: 'After a long break, talk to your doctor first.' },
        ],
      },
    ],
  },
  trinken: {
    title: 'Genug trinken',
    hue: 'health',
    chapters: [
      {
        title: 'Wie viel\nist genug?',
        titleEn: 'How much is enough?',
        motif: 'drop',
        sentences: [
          {
            de: 'Etwa eineinhalb Liter am Tag sind für die meisten genug.',
            en: 'About one and a half litres a day is enough for most.',
          },
          { de: 'Bei Hitze und Sport darf es mehr sein.', en: 'In hot weather and with sport it may be more.' },
        ],
      },
      {
        title: 'Wasser,\nTee und mehr',
        titleEn: 'Water, tea and more',
        motif: 'cup',
        sentences: [
          { de: 'Am besten sind Wasser und ungesüßter Tee.', en: 'Water and unsweetened tea are best.' },
          { de: 'Stell Dir ein volles Glas dorthin, wo Du es siehst.', en: 'Put a full glass where you can see it.' },
        ],
      },
      {
        title: 'Hör auf\nDeinen Körper',
        titleEn: 'Listen to your body',
        motif: 'kidney',
        sentences: [
          { de: 'Heller Urin ist ein gutes Zeichen.', en: 'Pale urine is a good sign.' },
          { de: 'Bei Herz- oder Nierenleiden frag in Deiner Praxis nach.', en: 'With heart or kidney disease, ask your doctor.' },
        ],
      },
    ],
  },
} as const satisfies Record<string, ClipScript>;
