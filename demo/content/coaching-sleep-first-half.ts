/** The sleep course, days 1 to 14, in German and English. */
import type { Day } from './coaching-day.ts';

/** Days 1 to 7: understanding sleep. */
const understanding: Day[] = [
  {
    title: 'Ankommen',
    description:
      'Schön, dass Du da bist. Heute musst Du noch gar nichts ändern: Ich zeige Dir, wie die dreißig Tage aufgebaut sind und womit Du rechnen darfst.',
    keywords: ['schlaf', 'schlafkurs', 'einschlafen', 'durchschlafen', 'anfang'],
    clip: 'schlaf',
    sign: 'gebaerden',
    motif: 'path',
    en: {
      title: 'Arriving',
      description:
        'Good to have you here. There is nothing to change today: I will show you how the thirty days are built and what you may expect.',
    },
  },
  {
    title: 'Dein Schlaftagebuch',
    description:
      'Zwei Minuten am Morgen reichen, um Deinem Schlaf auf die Spur zu kommen. Wir füllen die erste Seite zusammen aus, und Du erfährst, warum Du dabei nicht auf die Uhr schauen sollst.',
    keywords: ['schlaftagebuch', 'schlafprotokoll', 'schlafdauer', 'aufschreiben'],
    clip: 'achtsamkeit',
    motif: 'book',
    en: {
      title: 'Your sleep diary',
      description:
        'Two minutes in the morning are enough to learn about your sleep. We fill in the first page together, and you will hear why you should not watch the clock for it.',
    },
  },
  {
    title: 'Was im Schlaf geschieht',
    description:
      'Leichtschlaf, Tiefschlaf, Traumschlaf: Jede Nacht wanderst Du mehrmals durch diese Phasen. Kurz aufzuwachen gehört dazu und ist kein Zeichen für schlechten Schlaf.',
    keywords: ['schlafphasen', 'tiefschlaf', 'traumschlaf', 'rem-schlaf', 'aufwachen'],
    clip: 'schlaf',
    motif: 'wave',
    en: {
      title: 'What happens while you sleep',
      description:
        'Light sleep, deep sleep, dream sleep: you travel through these phases several times a night. Waking up briefly is part of it and no sign of bad sleep.',
    },
  },
  {
    title: 'Wie viel Schlaf Du wirklich brauchst',
    description:
      'Die berühmten acht Stunden sind ein Mittelwert und kein Zeugnis. Woran Du merkst, ob Dein Schlaf reicht: nicht an der Zahl, sondern an Deinem Tag.',
    keywords: ['schlafdauer', 'schlafbedarf', 'acht stunden', 'kurzschläfer', 'langschläfer'],
    clip: 'achtsamkeit',
    motif: 'clock',
    en: {
      title: 'How much sleep you really need',
      description:
        'The famous eight hours are an average, not a school report. How to tell whether your sleep is enough: not by the number, but by your day.',
    },
  },
  {
    title: 'Deine innere Uhr',
    description:
      'Lerche oder Eule? Ein großer Teil davon ist Dir angeboren. Du lernst, Deinen Takt zu erkennen und ihn mit Deinem Alltag zu versöhnen.',
    keywords: ['innere uhr', 'chronotyp', 'lerche', 'eule', 'biorhythmus', 'zirkadianer rhythmus'],
    clip: 'atem',
    motif: 'sun',
    en: {
      title: 'Your inner clock',
      description:
        'Lark or owl? Much of it you were born with. You learn to recognise your rhythm and to make peace between it and your everyday life.',
    },
  },
  {
    title: 'Der Schlafdruck',
    description:
      'Mit jeder wachen Stunde wächst die Müdigkeit, die Dich abends trägt. Warum langes Liegenbleiben sie verbraucht und wie Du sie Dir bewahrst.',
    keywords: ['schlafdruck', 'müdigkeit', 'adenosin', 'liegenbleiben', 'ausschlafen'],
    clip: 'bewegung',
    motif: 'drop',
    en: {
      title: 'Sleep pressure',
      description:
        'With every waking hour grows the tiredness that carries you in the evening. Why lying in uses it up, and how to save it.',
    },
  },
  {
    title: 'Ein erster Blick zurück',
    description:
      'Wir schauen gemeinsam in Dein Tagebuch. Was fällt Dir auf, wenn Du eine ganze Woche nebeneinander siehst? Such Dir eine einzige Sache aus, die Du als Nächstes probieren möchtest.',
    keywords: ['schlaftagebuch', 'auswerten', 'rückblick', 'erste woche'],
    clip: 'schlaf',
    motif: 'eye',
    en: {
      title: 'A first look back',
      description:
        'We read your diary together. What do you notice when you see a whole week side by side? Choose one single thing that you would like to try next.',
    },
  },
];

/** Days 8 to 14: how the day prepares the night. */
const daytime: Day[] = [
  {
    title: 'Immer zur gleichen Zeit aufstehen',
    description:
      'Der wichtigste Anker für guten Schlaf liegt am Morgen. Wir finden eine Aufstehzeit, die auch am Wochenende zu Dir passt.',
    keywords: ['aufstehen', 'aufstehzeit', 'wecker', 'wochenende', 'rhythmus'],
    clip: 'bewegung',
    motif: 'clock',
    en: {
      title: 'Getting up at the same time',
      description:
        'The most important anchor for good sleep lies in the morning. We find a time for getting up that suits you at weekends too.',
    },
  },
  {
    title: 'Licht am Morgen',
    description:
      'Tageslicht stellt Deine innere Uhr, auch bei grauem Himmel. Heute trinken wir den ersten Tee am Fenster oder, noch besser, gehen einmal um den Block.',
    keywords: ['tageslicht', 'morgenlicht', 'melatonin', 'spaziergang', 'innere uhr'],
    clip: 'herz',
    motif: 'sun',
    en: {
      title: 'Morning light',
      description:
        'Daylight sets your inner clock, even under a grey sky. Today we have our first tea by the window or, better still, walk once round the block.',
    },
  },
  {
    title: 'Bewegung, die müde macht',
    description:
      'Wer sich tagsüber bewegt, schläft oft leichter ein und tiefer. Es darf ein Spaziergang sein; nur die letzten Stunden vor dem Zubettgehen gehören der Ruhe.',
    keywords: ['bewegung', 'sport', 'spazierengehen', 'einschlafen', 'müde'],
    clip: 'bewegung',
    motif: 'foot',
    en: {
      title: 'Movement that makes you tired',
      description:
        'People who move by day often fall asleep more easily and sleep more deeply. A walk will do; only the last hours before bed belong to rest.',
    },
  },
  {
    title: 'Kaffee, Tee und ihre lange Spur',
    description:
      'Koffein wirkt länger, als die meisten denken, und nicht bei allen gleich. Du findest heraus, bis wann Dein Kaffee Dir guttut.',
    keywords: ['kaffee', 'koffein', 'schwarzer tee', 'energydrink', 'einschlafen'],
    clip: 'trinken',
    motif: 'cup',
    en: {
      title: 'Coffee, tea and their long trail',
      description:
        'Caffeine works for longer than most people think, and not for everyone alike. You find out until when your coffee does you good.',
    },
  },
  {
    title: 'Ein guter Mittagsschlaf',
    description:
      'Kurz und früh am Tag kann er ein Geschenk sein, lang und spät kostet er Dich die Nacht. Und manchmal ist eine stille Pause mit offenen Augen das Bessere.',
    keywords: ['mittagsschlaf', 'nickerchen', 'powernap', 'pause', 'mittagstief'],
    clip: 'schlaf',
    motif: 'bed',
    en: {
      title: 'A good nap',
      description:
        'Short and early in the day it can be a gift, long and late it costs you the night. And sometimes a quiet break with open eyes is the better choice.',
    },
  },
  {
    title: 'Essen am Abend',
    description:
      'Weder hungrig noch übervoll: Wie Dein Abendessen den Schlaf leichter macht und was Du tun kannst, wenn Dich nachts das Sodbrennen weckt.',
    keywords: ['abendessen', 'spät essen', 'sodbrennen', 'verdauung', 'hunger nachts'],
    clip: 'ernaehrung',
    motif: 'bowl',
    en: {
      title: 'Eating in the evening',
      description:
        'Neither hungry nor too full: how your supper can make sleep lighter, and what you can do when heartburn wakes you.',
    },
  },
  {
    title: 'Der trügerische Schlummertrunk',
    description:
      'Alkohol lässt viele schneller einschlafen und macht die zweite Hälfte der Nacht unruhig. Wir probieren Abende, die auch ohne ihn gemütlich sind.',
    keywords: ['alkohol', 'schlummertrunk', 'wein', 'durchschlafen', 'unruhiger schlaf'],
    clip: 'trinken',
    motif: 'moon',
    en: {
      title: 'The deceptive nightcap',
      description:
        'Alcohol makes many people fall asleep faster and the second half of the night restless. We try evenings that are cosy without it.',
    },
  },
];

export const sleepFirstHalf: Day[] = [...understanding, ...daytime];
