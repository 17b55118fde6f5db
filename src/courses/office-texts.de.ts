const mail = { title: 'Betreff', subject: 'Betreff', copy: 'Text' };
const hint = 'Darf keine Krankheit nennen: Der Betreff ist auch auf gesperrten Bildschirmen zu lesen.';

export const de = {
  coachingmail: {
    one: 'Kursmail',
    many: 'Kursmails',
    fields: { ...mail, coaching: 'Coaching', day: 'Tag' },
    hints: { subject: hint, day: 'Tag des Kurses, 1 ist der erste' },
    sections: { content: 'Mail' },
  },
  retreatmail: {
    one: 'Auszeitmail',
    many: 'Auszeitmails',
    fields: { ...mail, retreat: 'Auszeit', days: 'Abstand in Tagen' },
    hints: { subject: hint, days: '−7 ist eine Woche vor dem ersten Tag, 1 der Tag nach dem letzten' },
    sections: { content: 'Mail' },
  },
};

export type CourseOfficeTexts = typeof de;
