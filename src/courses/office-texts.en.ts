import type { CourseOfficeTexts } from './office-texts.de.ts';

const mail = { title: 'Subject', subject: 'Subject', copy: 'Text' };
const hint = 'Names no illness: the subject appears on screens of others.';

export const en: CourseOfficeTexts = {
  coachingmail: {
    one: 'Course mail',
    many: 'Course mails',
    fields: { ...mail, coaching: 'Coaching', day: 'Day' },
    hints: { subject: hint, day: 'Day of the course, 1 is the first' },
    sections: { content: 'Mail' },
  },
  retreatmail: {
    one: 'Retreat mail',
    many: 'Retreat mails',
    fields: { ...mail, retreat: 'Retreat', days: 'Distance in days' },
    hints: { subject: hint, days: '−7 is a week before the first day, 1 the day after the last' },
    sections: { content: 'Mail' },
  },
};
