import { defineEntity, integer, one, rich, text } from '#desk/definition.ts';

/** The mails of courses and retreats (S10.6). */

const mail = { roles: ['editor'], heading: { de: 'Mail', en: 'E-mail' }, title: 'subject' } as const;

const texts = {
  /** Names no illness (S16.5). */
  subject: text({
    max: 200,
    maxInEnglish: 200,
    required: true,
    translated: true,
    searched: true,
    label: { de: 'Betreff', en: 'Subject' },
    hint: {
      de: 'Darf keine Krankheit nennen: Der Betreff ist auch auf gesperrten Bildschirmen zu lesen.',
      en: 'Must not name an illness: the subject can be read on locked screens.',
    },
  }),
  copy: rich({
    translated: true,
    label: { de: 'Text', en: 'Text' },
    hint: {
      de: 'Beginnt von selbst mit „Hallo“ und dem Namen. Platzhalter wie {{vorname}} gibt es nicht: Sie kommen so an, wie sie hier stehen.',
      en: 'Begins with “Hello” and the name by itself. There are no placeholders such as {{name}}: they arrive as they stand here.',
    },
  }),
};

/** The mail of a day. */
export const coachingMail = defineEntity('coachingmail', {
  ...mail,
  one: { de: 'Kursmail', en: 'Course e-mail' },
  many: { de: 'Kursmails', en: 'Course e-mails' },
  about: {
    de: 'Eine Kursmail geht an einem bestimmten Tag an alle, die den Kurs gerade machen.',
    en: 'A course e-mail goes out on a certain day to everyone who is taking the course.',
  },
  fields: {
    coaching: one('coaching', { column: 'coaching_id', required: true, label: { de: 'Coaching', en: 'Coaching' } }),
    day: integer({
      min: 1,
      max: 400,
      required: true,
      label: { de: 'Tag', en: 'Day' },
      hint: { de: 'Tag des Kurses, 1 ist der erste', en: 'Day of the course, 1 is the first' },
    }),
    ...texts,
  },
  list: [{ name: 'day', sortable: true }],
  unlisted: ['coaching'],
  filters: ['coaching'],
});

/** To those who come to a retreat. */
export const retreatMail = defineEntity('retreatmail', {
  ...mail,
  one: { de: 'Auszeitmail', en: 'Retreat e-mail' },
  many: { de: 'Auszeitmails', en: 'Retreat e-mails' },
  about: {
    de: 'Eine Auszeitmail geht vor oder nach einer Auszeit an alle, die sie gebucht haben.',
    en: 'A retreat e-mail goes out before or after a retreat to everyone who has booked it.',
  },
  fields: {
    retreat: one('retreat', { column: 'retreat_id', required: true, label: { de: 'Auszeit', en: 'Retreat' } }),
    days: integer({
      min: -60,
      max: 60,
      required: true,
      label: { de: 'Abstand in Tagen', en: 'Days before or after' },
      hint: {
        de: '−7 ist eine Woche vor dem ersten Tag, 1 der Tag nach dem letzten',
        en: '−7 is a week before the first day, 1 is the day after the last',
      },
    }),
    ...texts,
  },
  list: [{ name: 'days', sortable: true }],
  unlisted: ['retreat'],
  filters: ['retreat'],
});
