/** Mails to members of courses and participants of retreats. Subjects never name an illness, whatever the course is about. */
import type { DayMail, DemoCourseMail, DemoRetreatMail } from '../shapes.ts';
import { backMails, calmMails, tasteMails } from './course-mails-short.ts';
import { sleepMails } from './course-mails-sleep.ts';

const ofCourse = (coaching: string, mails: readonly DayMail[]): DemoCourseMail[] =>
  mails.map(({ copy, en }, index) => ({
    coaching,
    day: index + 1,
    subject: `Tag ${index + 1} von ${mails.length}`,
    copy,
    ...(en === undefined ? {} : { en: { subject: `Day ${index + 1} of ${mails.length}`, copy: en } }),
  }));

export const courseMails: readonly DemoCourseMail[] = [
  ...ofCourse('schlaf30', sleepMails),
  ...ofCourse('ruecken10', backMails),
  ...ofCourse('ruhe7', calmMails),
  ...ofCourse('genuss7', tasteMails),
];

/** The same for each retreat: a week before, the day before, the day after. */
const ofRetreat = (retreat: string): DemoRetreatMail[] => [
  {
    retreat,
    days: -7,
    subject: 'In einer Woche sehen wir uns',
    copy: '<p>in einer Woche ist es so weit, und ich freue mich auf Dich.</p><p>Pack bequeme Kleidung ein, feste Schuhe, eine Jacke gegen Regen und etwas Warmes für den Abend. Nimmst Du regelmäßig Medikamente, denk bitte an genug für alle Tage.</p><p>Wenn etwas dazwischenkommt, sag uns bitte gleich Bescheid, über die Kontaktseite.</p>',
    en: {
      subject: 'See you in a week',
      copy: '<p>In a week the time has come, and I look forward to meeting you.</p><p>Pack comfortable clothes, sturdy shoes, a jacket against the rain and something warm for the evening. If you take medicines regularly, please bring enough for all days.</p><p>If something comes up, please let us know at once, by the contact page.</p>',
    },
  },
  {
    retreat,
    days: -1,
    subject: 'Morgen geht es los',
    copy: '<p>morgen geht es los. Komm in Ruhe an, der erste Tag beginnt am Nachmittag mit Tee und Kuchen.</p><p>Den Weg und alles andere findest Du auf der Seite Deiner Auszeit. Gute Reise!</p>',
    en: {
      subject: 'It begins tomorrow',
      copy: '<p>It begins tomorrow. Take your time to arrive: the first day starts in the afternoon with tea and cake.</p><p>The way there and everything else is on the page of your retreat. Have a good journey!</p>',
    },
  },
  {
    retreat,
    days: 1,
    subject: 'Schön, dass Du da warst',
    copy: '<p>danke, dass Du dabei warst. Ich hoffe, Du bist gut nach Hause gekommen und hast etwas von der Ruhe mitgenommen.</p><p>Such Dir eine einzige Sache aus, die Du in dieser Woche weitermachst. Mehr muss es nicht sein.</p>',
    en: {
      subject: 'It was good to have you with us',
      copy: '<p>Thank you for being with us. I hope that you had a good journey home and took some of the calm with you.</p><p>Choose a single thing to carry on with this week. It need not be more.</p>',
    },
  },
];

export const retreatMails: readonly DemoRetreatMail[] = ['allgaeu', 'ostsee', 'eifel'].flatMap(ofRetreat);
