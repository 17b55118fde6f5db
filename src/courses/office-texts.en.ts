import type { CourseOfficeTexts } from './office-texts.de.ts';

const mail = { title: 'Subject', subject: 'Subject', copy: 'Text' };
const hint = 'Must not name an illness: the subject can be read on locked screens.';

export const en: CourseOfficeTexts = {
  coachingmail: {
    one: 'Course e-mail',
    many: 'Course e-mails',
    fields: { ...mail, coaching: 'Coaching', day: 'Day' },
    hints: { subject: hint, day: 'Day of the course, 1 is the first' },
    sections: { content: 'E-mail' },
  },
  retreatmail: {
    one: 'Retreat e-mail',
    many: 'Retreat e-mails',
    fields: { ...mail, retreat: 'Retreat', days: 'Days before or after' },
    hints: { subject: hint, days: '−7 is a week before the first day, 1 is the day after the last' },
    sections: { content: 'E-mail' },
  },
};
