/** All videos of the courses: their days, and the trailers that everyone may watch. */
import type { DemoVideo } from '../shapes.ts';
import { toDayVideos } from './coaching-day.ts';
import { backDays, calmDays, pleasureDays } from './coaching-short-days.ts';
import { sleepFirstHalf } from './coaching-sleep-first-half.ts';
import { sleepSecondHalf } from './coaching-sleep-second-half.ts';

const coachingTrailers: DemoVideo[] = [
  {
    shortid: 'schlaf-t1',
    title: 'Dreißig Abende für Deinen Schlaf',
    topline: 'Trailer',
    description:
      'Worum es in diesem Kurs geht, was Du jeden Tag brauchst und für wen er gemacht ist. Danach weißt Du, ob er zu Dir passt.',
    keywords: ['schlafkurs', 'besser schlafen', 'einschlafen', 'durchschlafen'],
    tags: ['schlaf'],
    clip: 'schlaf',
    motif: 'moon',
    hue: 'coaching',
    en: {
      title: 'Thirty evenings for your sleep',
      topline: 'Trailer',
      description:
        'What this course is about, what you need each day and whom it is made for. Then you will know whether it suits you.',
    },
  },
  {
    shortid: 'schlaf-t2',
    title: 'Zur Probe: Atmen, das leiser wird',
    topline: 'Trailer',
    description: 'Ein Ausschnitt aus Tag 22 zum Mitmachen. Setz oder leg Dich hin und nimm Dir einen ruhigen Moment.',
    keywords: ['atemübung', 'entspannung', 'kostprobe', 'einschlafen'],
    tags: ['schlaf'],
    clip: 'atem',
    motif: 'lung',
    hue: 'coaching',
    en: {
      title: 'A taste: breathing that grows quieter',
      topline: 'Trailer',
      description: 'An extract from day 22 to join in with. Sit or lie down and take a quiet moment for yourself.',
    },
  },
  {
    shortid: 'rueck-t1',
    title: 'Zehn Tage für einen beweglichen Rücken',
    topline: 'Trailer',
    description:
      'Ich zeige Dir, was Dich erwartet und warum Du weder Geräte noch Vorkenntnisse brauchst. Eine Decke auf dem Boden genügt.',
    keywords: ['rückenkurs', 'rückenschmerzen', 'rückenübungen'],
    tags: ['rueckenschmerzen', 'bewegung'],
    clip: 'ruecken',
    motif: 'spine',
    hue: 'coaching',
  },
  {
    shortid: 'rueck-t2',
    title: 'Zur Probe: Aufstehen und strecken',
    topline: 'Trailer',
    description: 'Ein wenig Bewegung, die Du sofort mitmachen kannst. So fühlt sich der Kurs an.',
    keywords: ['strecken', 'mobilisation', 'kostprobe', 'bürogymnastik'],
    tags: ['rueckenschmerzen', 'bewegung'],
    clip: 'bewegung',
    motif: 'mat',
    hue: 'coaching',
  },
  {
    shortid: 'ruhe-t1',
    title: 'Sieben Tage, die Dir gehören',
    topline: 'Trailer',
    description:
      'Warum Gelassenheit sich üben lässt und wie wenig Zeit Du dafür am Tag brauchst. Zum Schluss atmen wir einmal gemeinsam durch.',
    keywords: ['gelassenheit', 'stress', 'achtsamkeit'],
    tags: ['stress', 'entspannung'],
    clip: 'achtsamkeit',
    motif: 'leaf',
    hue: 'coaching',
  },
];

export const coachingVideos: DemoVideo[] = [
  ...toDayVideos('schlaf', ['schlaf'], [...sleepFirstHalf, ...sleepSecondHalf]),
  ...toDayVideos('rueck', ['rueckenschmerzen', 'bewegung'], backDays),
  ...toDayVideos('ruhe', ['stress', 'entspannung'], calmDays),
  ...toDayVideos('genuss', ['ernaehrung'], pleasureDays),
  ...coachingTrailers,
];
