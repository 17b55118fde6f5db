/** Texts of what owners see of their courses: apart from `texts.ts`, so that readers of the start page load none of them. */
export const de = {
  dayOf: (day: number, days: number) => `Tag ${day} von ${days}`,
  pausedAt: (day: number, days: number) => `Pause an Tag ${day} von ${days}`,
  allOpen: (days: number) => (days === 1 ? 'Dein Tag ist offen' : `Alle ${days} Tage sind offen`),
  greeting: (name: string) => (name ? `Schön, dass Du da bist, ${name}.` : 'Schön, dass Du da bist.'),
  progress: 'Dein Fortschritt',
  percent: (percent: number) => `${percent} %`,
  seen: (percent: number) => `${percent} % gesehen`,

  today: 'Heute',
  day: (day: number) => `Tag ${day}`,
  playDay: (day: number) => `Tag ${day} abspielen`,
  goOnWithDay: (day: number) => `Tag ${day} weiter ansehen`,
  playAgain: (day: number) => `Tag ${day} noch einmal ansehen`,
  toGate: 'Vor dem Start lesen',
  download: 'Download',
  minutes: (text: string) => `${text} Min`,
  seconds: (text: string) => `${text} Sek.`,
  hours: (text: string) => `${text} Std.`,

  gate: {
    title: 'Bevor es losgeht',
    intro: 'Bitte lies das in Ruhe, bevor Du mit Tag 1 beginnst.',
    none: 'Zu diesem Kurs sind keine Gegenanzeigen bekannt. Wenn Du Dich krank fühlst oder in Behandlung bist, sprich trotzdem vorher mit Deiner Ärztin oder Deinem Arzt.',
    tick: 'Ich habe das gelesen, und nichts davon spricht dagegen, dass ich den Kurs mache.',
    tickMissing: 'Setz bitte das Häkchen, wenn nichts dagegenspricht.',
    kept: 'Wir halten nur fest, dass und wann Du das bestätigt hast.',
    confirm: 'Bestätigen und beginnen',
    confirmed: 'Danke. Los geht’s mit Tag 1.',
  },

  path: {
    title: (days: number) => (days === 1 ? 'Dein Tag' : `Deine ${days} Tage`),
    label: 'Tage',
    toToday: 'Zu heute',
    back: 'Frühere Tage',
    on: 'Spätere Tage',
    from: (date: string) => `ab ${date}`,
    later: 'später',
    done: 'gesehen',
  },

  panel: {
    opensOn: (date: string) => `Dieser Tag wird am ${date} freigeschaltet.`,
    opensAfterPause: 'Dieser Tag wird freigeschaltet, sobald Du den Kurs fortsetzt.',
  },

  note: {
    label: (day: number) => `Notiz zu Tag ${day}`,
    hint: 'Nur Du siehst das.',
    placeholder: 'Was möchtest Du Dir merken?',
    save: 'Notiz speichern',
    saved: 'Notiz gespeichert.',
    stale: 'Diese Notiz hast Du inzwischen woanders geändert. Speicherst Du noch einmal, ersetzt Dein Text hier den anderen.',
    staleGone: 'Diese Notiz hast Du inzwischen woanders gelöscht. Speicherst Du noch einmal, gibt es sie wieder.',
    there: 'Dort steht:',
  },

  certificate: {
    title: 'Geschafft!',
    text: 'Du hast den Kurs bis zum Ende begleitet. Deine Teilnahmebestätigung liegt für Dich bereit.',
    open: 'Teilnahmebestätigung',
    notYet:
      'Alle Tage sind offen und bleiben es. Sobald Du genug davon gesehen hast, findest Du hier Deine Teilnahmebestätigung.',
    notYetTitle: 'Fast am Ziel',
  },

  settings: {
    title: 'Dein Kurs, Dein Tempo',
    saved: 'Gespeichert.',
    pauseTitle: 'Pause',
    pauseText:
      'In einer Pause öffnet sich kein neuer Tag, und es kommen keine Mails. Alles, was schon offen ist, kannst Du weiter ansehen.',
    pause: 'Kurs pausieren',
    paused: 'Dein Kurs macht jetzt Pause.',
    pausedText:
      'Dein Kurs macht gerade Pause. Wenn Du ihn fortsetzt, öffnen sich die Tage wieder einer nach dem anderen, und die Mails kommen wieder.',
    goOn: 'Kurs fortsetzen',
    wentOn: 'Schön, es geht weiter.',
    pausedNotice: 'Dein Kurs macht gerade Pause.',
    toGoOn: 'Zum Fortsetzen',
    mailsTitle: 'E-Mails',
    mails: 'Jeden Tag eine E-Mail, sobald ein neuer Tag offen ist',
    hour: 'Uhrzeit',
    hourName: (hour: number) => `${hour} Uhr`,
    startTitle: 'Beginn',
    start: 'Dein erster Tag',
    startHint: 'Alle Tage, die noch zu sind, verschieben sich mit. Was offen ist, bleibt offen.',
    startMissing: 'Nimm bitte ein späteres Datum, höchstens ein Jahr von heute.',
    move: 'Beginn verschieben',
    moved: 'Dein Beginn ist verschoben.',
    save: 'Speichern',
  },

  endMails: {
    title: 'Mails abbestellen',
    intro:
      'Mit einem Klick endet die tägliche E-Mail zu Deinem Kurs. Der Kurs selbst läuft weiter: Jeder Tag öffnet sich wie bisher, und in den Einstellungen Deines Kurses kannst Du die Mails jederzeit wieder einschalten.',
    end: 'Mails abbestellen',
    doneTitle: 'Abbestellt',
    done: 'Du bekommst keine weiteren E-Mails zu diesem Kurs.',
    wrongTitle: 'Dieser Link gilt nicht mehr',
    wrong: 'Nimm bitte den Link aus der neuesten E-Mail, oder schalte die Mails in den Einstellungen Deines Kurses aus.',
    toHome: 'Zu meinen Kursen',
  },
};

export type PageTexts = typeof de;
