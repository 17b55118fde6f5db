import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const courseProcessing: readonly Processing[] = [
  {
    name: 'courses',
    texts: {
      de: {
        title: 'Kurse und Notizen',
        purpose: 'Durch einen Kurs führen, Tage öffnen, erinnern, die Teilnahme bestätigen',
        data: 'Kurs, offene Tage, Pausen, gesehene Abschnitte, eigene Notizen, dass und wann die Gegenanzeigen bestätigt wurden, Einwilligung mit Wortlaut und Widerruf. Welcher Kurs es ist, kann auf die Gesundheit schließen lassen. Auf dem Gerät: noch nicht gespeicherte Notizen, bis sie gespeichert sind, zum Abmelden oder zum Schließen des Tabs.',
        kept: 'bis zum Löschen des Kontos; Notizen und Fortschritt bis zum Widerruf der Einwilligung',
      },
      en: {
        title: 'Courses and notes',
        purpose: 'Leading through a course, opening days, reminding, certifying participation',
        data: 'Course, open days, pauses, watched parts, one’s own notes, that and when the contraindications were confirmed, the consent with its wording and withdrawal. Which course it is may say something about health. On the device: unsaved notes, until they are saved, until logout or until the tab is closed.',
        kept: 'until the account is deleted; notes and progress until the consent is withdrawn',
      },
    },
    concerns: ['buyers'],
    basis: ['contract', 'health-consent'],
    recipients: ['mail', 'push'],
    tables: [
      'journeys',
      'watched',
      'day_notes',
      'certificates',
      'sent_coaching_mails',
      'sent_course_pushes',
      'sent_retreat_mails',
    ],
    storage: ['draft *'],
    jobs: ['send-course-mails', 'send-course-pushes', 'send-retreat-mails'],
  },
];
