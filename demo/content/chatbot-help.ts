/** What both variants of the guide have in common: where help comes from when it is urgent, and how one parts. */
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
    answers: ['Es eilt doch nicht'],
    next: ['wahl'],
    en: {
      content: 'For later, when all is calm: this video explains which number is for what.',
      videoLabel: '112 or 116117?',
      answers: ['It is not urgent after all'],
    },
  },
  {
    id: 'krise',
    content: [
      'Danke, dass Du das sagst. Damit musst Du nicht allein bleiben.',
      'Unter 0800 1110111 hört Dir die TelefonSeelsorge zu: kostenlos, anonym, Tag und Nacht. Bist Du in unmittelbarer Gefahr, ruf die 112 an.',
    ],
    url: 'tel:08001110111',
    urlLabel: 'TelefonSeelsorge anrufen',
    next: ['krise-112'],
    en: {
      content: [
        'Thank you for saying so. You need not be alone with this.',
        'In Germany, TelefonSeelsorge listens at 0800 1110111: free, anonymous, day and night. If you are in immediate danger, call 112.',
      ],
      urlLabel: 'Call TelefonSeelsorge',
    },
  },
  {
    id: 'krise-112',
    content: 'Und sag einem Menschen Bescheid, dem Du vertraust. Jetzt gleich ist ein guter Moment.',
    url: 'tel:112',
    urlLabel: '112 anrufen',
    en: {
      content: 'And tell somebody whom you trust. Right now is a good moment.',
      urlLabel: 'Call 112',
    },
  },
  {
    id: 'schwer',
    content: [
      'Schwere Zeiten sind kein Versagen. Oft steckt eine Krankheit dahinter, und die lässt sich behandeln.',
      'Der erste Schritt ist ein Gespräch, zum Beispiel in Deiner Hausarztpraxis. Hier gibt es etwas zum Einstieg:',
    ],
    video: 'depress1',
    videoLabel: 'Depression: Eine Krankheit, keine Schwäche',
    playlist: 'depression',
    playlistLabel: 'Du bist damit nicht allein',
    next: ['weiter'],
    en: {
      content: [
        'Hard times are no failure. Often there is an illness behind them, and it can be treated.',
        'The first step is to talk, for example to your family doctor. Here is something to begin with:',
      ],
      videoLabel: 'Depression: an illness, not a weakness',
      playlistLabel: 'You are not alone with this',
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
];
