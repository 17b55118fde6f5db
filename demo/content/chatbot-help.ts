/**
 * Common nodes of both variants of the guide: urgent help, exits and farewells. Readers who were unwell get separate farewell
 * nodes, which the statistics do not record.
 */
import type { DemoChatNode } from '../shapes.ts';

export const helpNodes: readonly DemoChatNode[] = [
  {
    id: 'notfall',
    content: 'Dann warte nicht auf mich: Ruf die 112 an. Auch nachts, auch im Zweifel.',
    url: 'tel:112',
    urlLabel: '112 anrufen',
    next: ['notfall-zeichen'],
    en: { content: 'Then do not wait for me: call 112. At night too, and when in doubt too.', urlLabel: 'Call 112' },
  },
  {
    id: 'notfall-zeichen',
    content:
      'Sofort ist sie richtig bei Schmerz oder Enge in der Brust, Luftnot, Lähmung oder Taubheit, hängendem Mundwinkel, Kopfschmerz so stark wie nie, Verwirrtheit, starker Blutung, oder wenn jemand nicht ansprechbar ist.',
    next: ['notfall-bereitschaft'],
    en: {
      content:
        'It is right at once for pain or tightness in the chest, shortness of breath, paralysis or numbness, a drooping face, the worst headache ever, confusion, heavy bleeding, or when someone does not respond.',
    },
  },
  {
    id: 'notfall-bereitschaft',
    content:
      'Es ist nicht lebensbedrohlich, kann aber nicht bis zur nächsten Sprechstunde warten? Dann hilft der ärztliche Bereitschaftsdienst unter 116117.',
    url: 'tel:116117',
    urlLabel: '116117 anrufen',
    next: ['notfall-film'],
    en: {
      content:
        'It is no danger to life, but cannot wait until your doctor opens? Then the medical on-call service helps, at 116117 within Germany.',
      urlLabel: 'Call 116117',
    },
  },
  {
    id: 'notfall-film',
    content: 'Für später, wenn alles ruhig ist: Dieses Video erklärt, welche Nummer wofür da ist.',
    video: 'notfall116',
    videoLabel: '112 oder 116117?',
    answers: ['Ich kann nicht mehr', 'Es eilt doch nicht'],
    next: ['krise', 'wahl'],
    en: {
      content: 'For later, when all is calm: this video explains which number is for what.',
      videoLabel: '112 or 116117?',
      answers: ['I cannot go on', 'It is not urgent after all'],
    },
  },
  {
    id: 'suche',
    tracked: true,
    type: 'event',
    content: 'Dann ist die Suche Deine beste Freundin. Sie findet auch, was mitten in einem Video gesagt wird.',
    eventId: 'search',
    eventLabel: 'Zur Suche',
    next: ['weiter'],
    en: {
      content: 'Then the search is your best friend. It even finds what is said in the middle of a video.',
      eventLabel: 'Go to the search',
    },
  },
  {
    id: 'zufall',
    tracked: true,
    type: 'event',
    content: 'Augen zu, ich greife in den Topf mit unseren liebsten Videos …',
    eventId: 'shuffle',
    eventLabel: 'Eins ziehen',
    next: ['weiter'],
    en: {
      content: 'Eyes closed, I reach into the jar with our favourite videos …',
      eventLabel: 'Draw one',
    },
  },
  {
    id: 'weiter',
    tracked: true,
    content: 'Soll ich Dir noch etwas heraussuchen?',
    answers: [
      ['Ja, bitte', 'Gern noch etwas', 'Unbedingt'],
      ['Nein, danke', 'Für heute reicht es'],
    ],
    next: ['zurueck', 'tschuess'],
    en: {
      content: 'Shall I find something else for you?',
      answers: [
        ['Yes, please', 'Something more, gladly', 'By all means'],
        ['No, thank you', 'That will do for today'],
      ],
    },
  },
  { id: 'zurueck', tracked: true, type: 'redirect', content: [], next: ['wahl'], en: { content: [] } },
  {
    id: 'tschuess',
    tracked: true,
    content: 'Dann viel Freude beim Schauen. Ich bleibe hier stehen, Wegweiser laufen ja nicht weg.',
    url: '/wohlfuehlen',
    urlLabel: 'Noch ein wenig stöbern',
    en: {
      content: 'Then enjoy watching. I shall stay here: signposts do not run away, after all.',
      urlLabel: 'Browse a little more',
    },
  },
  {
    id: 'besser',
    content: 'Soll ich Dir noch etwas heraussuchen?',
    answers: ['Ja, bitte', 'Es ist dringend', 'Nein, danke'],
    next: ['wahl', 'notfall', 'gute-besserung'],
    en: { content: 'Shall I find something else for you?', answers: ['Yes, please', 'It is urgent', 'No, thank you'] },
  },
  {
    id: 'gute-besserung',
    content: 'Gute Besserung! Wird es schlimmer, warte nicht: Ruf in der Praxis an, abends und am Wochenende die 116117.',
    answers: ['Doch noch etwas'],
    next: ['wahl'],
    en: {
      content: 'Get well soon! Should it get worse, do not wait: call your doctor, or 116117 in the evening and at weekends.',
      answers: ['Something else after all'],
    },
  },
];
