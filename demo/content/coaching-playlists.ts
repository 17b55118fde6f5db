/** The playlists of the courses: their days in order, and their trailers. */
import type { DemoPlaylist } from '../shapes.ts';

const days = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);

export const coachingPlaylists: DemoPlaylist[] = [
  {
    shortid: 'kl-schlaf',
    slug: 'kurs-besser-schlafen',
    title: 'Besser schlafen in 30 Tagen',
    titleList: 'Schlafkurs',
    titleTeaser: 'Dreißig Tage, damit Deine Nächte wieder Dir gehören',
    description:
      'Jeden Tag ein kurzes Video und eine kleine Aufgabe: vom Schlaftagebuch über Licht und Bewegung bis zum eigenen Abendritual.',
    category: null,
    type: 'coaching',
    tags: ['schlaf'],
    videos: days('schlaf', 30),
    trailers: ['schlaf-t1', 'schlaf-t2'],
    downloadLabel: 'Schlaftagebuch herunterladen',
    downloadFile: 'schlaftagebuch.pdf',
    motif: 'moon',
    hue: 'coaching',
    xlType: 'slider',
    lType: 'center',
    en: {
      title: 'Better sleep in 30 days',
      titleList: 'Sleep course',
      titleTeaser: 'Thirty days to make your nights your own again',
      description:
        'Each day a short video and a small task: from the sleep diary to light and movement and an evening ritual of your own.',
    },
  },
  {
    shortid: 'kl-ruecken',
    slug: 'kurs-beweglicher-ruecken',
    title: 'Zehn Tage für Deinen Rücken',
    titleList: 'Rückenkurs',
    titleTeaser: 'Beweglich bleiben, Tag für Tag ein Stück mehr',
    description:
      'Zehn Einheiten zum Mitmachen auf einer Decke: beweglich werden, Kraft aufbauen und den Alltag rückenfreundlich einrichten.',
    category: null,
    type: 'coaching',
    tags: ['rueckenschmerzen', 'bewegung'],
    videos: days('rueck', 10),
    trailers: ['rueck-t1', 'rueck-t2'],
    downloadLabel: 'Übungsblätter herunterladen',
    downloadFile: 'uebungsblaetter.pdf',
    motif: 'spine',
    hue: 'coaching',
    xlType: 'slider',
    lType: 'normal',
  },
  {
    shortid: 'kl-ruhe',
    slug: 'kurs-gelassen-in-sieben-tagen',
    title: 'Gelassen in sieben Tagen',
    titleList: 'Gelassenheitskurs',
    titleTeaser: 'Eine Woche, in der Du wieder Luft bekommst',
    description: 'Sieben kurze Übungen gegen den Druck des Tages, jede so klein, dass sie zwischen zwei Termine passt.',
    category: null,
    type: 'coaching',
    tags: ['stress', 'entspannung'],
    videos: days('ruhe', 7),
    trailers: ['ruhe-t1'],
    motif: 'leaf',
    hue: 'coaching',
    xlType: 'list',
    lType: 'color',
  },
  {
    shortid: 'kl-genuss',
    slug: 'kurs-genussvoll-essen',
    title: 'Leicht und genussvoll essen',
    titleList: 'Genusskurs',
    titleTeaser: 'Sieben Tage essen mit Freude, ganz ohne Waage',
    description:
      'Eine Woche lang schauen wir freundlich auf Hunger, Teller und Gewohnheiten. Ohne Verbote, ohne Kalorientabelle.',
    category: null,
    type: 'coaching',
    tags: ['ernaehrung'],
    videos: days('genuss', 7),
    motif: 'bowl',
    hue: 'coaching',
    xlType: 'list',
    lType: 'normal',
  },
];
