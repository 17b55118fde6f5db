import type { Processing } from '#platform/processing.ts';

/** What this room does with data of people (Art. 30 GDPR). */
export const playbackProcessing: readonly Processing[] = [
  {
    name: 'views',
    texts: {
      de: {
        title: 'Zählen von Aufrufen',
        purpose: 'Wissen, wie oft ein Video läuft, ohne zu wissen, wer zuschaut',
        data: 'Ein Prüfwert aus technischen Angaben des Besuchs je Video; danach nur Summen je Video und Tag',
        kept: 'der Prüfwert eine Stunde, Summen auf Dauer',
      },
      en: {
        title: 'Counting of views',
        purpose: 'Knowing how often a video is played without knowing who watches',
        data: 'A hash of technical details of the visit for each video; afterwards sums by video and day alone',
        kept: 'the hash for an hour, sums for good',
      },
    },
    concerns: ['visitors', 'members'],
    basis: ['interest'],
    tables: ['view_marks'],
  },
  {
    name: 'positions',
    texts: {
      de: {
        title: 'Weiterschauen und Einstellungen des Players',
        purpose: 'Ein Video dort fortsetzen, wo es aufhörte; Untertitel, Geschwindigkeit und Lautstärke behalten',
        data: 'Video, Stelle und Zeitpunkt; ohne Konto nur auf dem Gerät',
        kept: 'bis zum Löschen des Kontos; auf dem Gerät, bis Du es löschst',
      },
      en: {
        title: 'Continuing videos, and the player’s settings',
        purpose: 'Going on with a video where it stopped; keeping captions, speed and volume',
        data: 'Video, position and time; without an account on the device alone',
        kept: 'until the account is deleted; on the device until you delete it',
      },
    },
    concerns: ['visitors', 'members'],
    basis: ['contract', 'interest'],
    tables: ['playback_positions'],
    storage: ['player.*'],
  },
  {
    name: 'corrections',
    texts: {
      de: {
        title: 'Hinweise auf Korrekturen',
        purpose: 'Mitgliedern sagen, dass ein Video, das sie gesehen haben, berichtigt wurde',
        data: 'Video, Tag der Korrektur, wann der Hinweis kam und gelesen wurde',
        kept: 'bis zum Löschen des Verlaufs oder des Kontos',
      },
      en: {
        title: 'Notices of corrections',
        purpose: 'Telling members that a video they have watched was corrected',
        data: 'Video, day of the correction, when the notice came and was read',
        kept: 'until the history or the account is deleted',
      },
    },
    concerns: ['members'],
    basis: ['interest'],
    tables: ['correction_notices'],
    jobs: ['tell-corrections'],
  },
];
