import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: 'Deine Einwilligung',
  /** Stored with the journey, word for word. */
  wording:
    'Mit „Bestätigen und beginnen“ willige ich ausdrücklich ein, dass gespeichert wird, was ich in diesem Kurs ansehe und notiere, auch soweit das etwas über meine Gesundheit sagt (Art. 9 Abs. 2 Buchst. a DSGVO). Ich kann das jederzeit auf der Seite des Kurses widerrufen; dann werden meine Notizen und mein Fortschritt gelöscht.',
  given: (day: string) =>
    `Am ${day} hast Du eingewilligt, dass wir speichern, was Du in diesem Kurs ansiehst und notierst, auch soweit das etwas über Deine Gesundheit sagt.`,
  withdrawText:
    'Widerrufst Du, löschen wir Deine Notizen und Deinen Fortschritt in diesem Kurs. Der Kurs bleibt Dir; wenn Du weitermachst, fragen wir Dich vorher noch einmal.',
  withdraw: 'Einwilligung widerrufen',
  reallyTitle: 'Einwilligung widerrufen.',
  reallyText: 'Deine Notizen und Dein Fortschritt in diesem Kurs werden unwiderruflich gelöscht.',
  withdrawn: 'Deine Einwilligung ist widerrufen. Notizen und Fortschritt sind gelöscht.',
};

const en: typeof de = {
  title: 'Your consent',
  wording:
    'By “Confirm and begin” I expressly agree that what I watch and note in this course is stored, also as far as it says something about my health (Art. 9 (2) (a) GDPR). I can withdraw this at any time on the page of the course; my notes and my progress are deleted then.',
  given: (day) =>
    `On ${day} you agreed that we store what you watch and note in this course, also as far as it says something about your health.`,
  withdrawText:
    'If you withdraw, we delete your notes and your progress in this course. The course stays yours; before you carry on we ask you again.',
  withdraw: 'Withdraw consent',
  reallyTitle: 'Withdraw consent.',
  reallyText: 'Your notes and your progress in this course will be deleted for good.',
  withdrawn: 'Your consent is withdrawn. Notes and progress have been deleted.',
};

/**
 * The consent to storing what may say something about a member's health (Art. 9 (2) (a) GDPR): one text for the page and for what
 * is stored. Changing it means a new wording.
 */
export const healthConsentTexts = bilingual(de, en);
