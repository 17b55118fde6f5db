import type { ClipScript } from './clip-scripts.ts';

/** The clips of the health section about what the whole body needs. */
export const healthClips = {
  atem: {
    title: 'Ruhig atmen',
    hue: 'health',
    pause: 0.9,
    chapters: [
      {
        title: 'Ankommen',
        titleEn: 'Arriving',
        motif: 'lung',
        sentences: [
          { de: 'Setz Dich bequem hin und lass die Schultern sinken.', en: 'Sit comfortably and let your shoulders drop.' },
          { de: 'Leg eine Hand auf den Bauch und spür, wie er sich hebt.', en: 'Place one hand on your belly and feel it rise.' },
        ],
      },
      {
        title: 'Vier ein,\nsechs aus',
        titleEn: 'Four in, six out',
        motif: 'wave',
        sentences: [
          { de: 'Atme durch die Nase ein: eins, zwei, drei, vier.', en: 'Breathe in through your nose: one, two, three, four.' },
          {
            de: 'Und langsam aus: eins, zwei, drei, vier, fünf, sechs.',
            en: 'And slowly out: one, two, three, four, five, six.',
          },
          {
            de: 'Das lange Ausatmen hilft Deinem Körper, ruhig zu werden.',
            en: 'A long breath out helps your body to calm down.',
          },
        ],
      },
      {
        title: 'Jeden Tag\nein wenig',
        titleEn: 'A little every day',
        motif: 'sun',
        sentences: [
          { de: 'Schon wenige Minuten am Tag können Dir guttun.', en: 'Even a few minutes a day can do you good.' },
          {
            de: 'Wird Dir schwindlig, dann atme einfach normal weiter.',
            en: 'If you feel dizzy, simply breathe normally again.',
          },
        ],
      },
    ],
  },
  schlaf: {
    title: 'Gut schlafen',
    hue: 'presenter',
    night: true,
    chapters: [
      {
        title: 'Der Abend\nbeginnt früher',
        titleEn: 'The evening starts earlier',
        motif: 'moon',
        sentences: [
          { de: 'Guter Schlaf beginnt lange vor dem Zubettgehen.', en: 'Good sleep begins long before bedtime.' },
          {
            de: 'Dimm das Licht und leg das Telefon eine Stunde vorher weg.',
            en: 'Dim the lights and put your phone away an hour before.',
          },
          { de: 'Kaffee trinkst Du am besten nur bis zum Mittag.', en: 'Coffee is best kept to the morning.' },
        ],
      },
      {
        title: 'Kühl, dunkel,\nleise',
        titleEn: 'Cool, dark, quiet',
        motif: 'bed',
        sentences: [
          { de: 'Dein Schlafzimmer darf kühl sein, dunkel und leise.', en: 'Your bedroom may be cool, dark and quiet.' },
          { de: 'Geh jeden Tag etwa zur gleichen Zeit ins Bett.', en: 'Go to bed at about the same time every day.' },
        ],
      },
      {
        title: 'Wenn Du\nwach liegst',
        titleEn: 'When you lie awake',
        motif: 'candle',
        sentences: [
          {
            de: 'Liegst Du lange wach, dann steh ruhig noch einmal auf.',
            en: 'If you lie awake for long, feel free to get up again.',
          },
          {
            de: 'Lies ein paar Seiten und komm zurück, wenn Du müde bist.',
            en: 'Read a few pages and come back when you are sleepy.',
          },
          {
            de: 'Schläfst Du seit Wochen schlecht, frag Deine Ärztin.',
            en: 'If you have slept badly for weeks, ask your doctor.',
          },
        ],
      },
    ],
  },
  immunsystem: {
    title: 'Dein Immunsystem',
    hue: 'health',
    chapters: [
      {
        title: 'Immer wach',
        titleEn: 'Always awake',
        motif: 'microbe',
        sentences: [
          { de: 'Dein Immunsystem arbeitet rund um die Uhr für Dich.', en: 'Your immune system works for you around the clock.' },
          { de: 'Es erkennt Keime und merkt sich viele von ihnen.', en: 'It recognises germs and remembers many of them.' },
        ],
      },
      {
        title: 'Was es stärkt',
        titleEn: 'What strengthens it',
        motif: 'shield',
        sentences: [
          {
            de: 'Impfungen trainieren es, ohne dass Du krank werden musst.',
            en: 'Vaccines train it without you having to fall ill.',
          },
          {
            de: 'Schlaf, Bewegung und buntes Essen tun ihm ebenfalls gut.',
            en: 'Sleep, exercise and colourful food do it good, too.',
          },
        ],
      },
      {
        title: 'Gib ihm Zeit',
        titleEn: 'Give it time',
        motif: 'cup',
        sentences: [
          {
            de: 'Bei einer Erkältung brauchst Du vor allem Ruhe und Geduld.',
            en: 'With a cold you mostly need rest and patience.',
          },
          {
            de: 'Hohes Fieber über mehrere Tage gehört in die Praxis.',
            en: 'A high fever lasting for days needs to be seen by a doctor.',
          },
        ],
      },
    ],
  },
} as const satisfies Record<string, ClipScript>;
