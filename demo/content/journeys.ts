/** The progress of the demo's members in their courses. */
import type { DemoJourney } from '../shapes.ts';

export const journeys: readonly DemoJourney[] = [
  {
    member: 'mitglied@example.org',
    coaching: 'schlaf30',
    watchedDays: 8,
    notes: [
      { day: 2, text: 'Erste Seite ausgefüllt. Geschätzt statt auf die Uhr geschaut, das war leichter als gedacht.' },
      { day: 8, text: 'Aufstehzeit: 6:45 Uhr. Sonntags schauen wir mal.' },
    ],
  },
];
