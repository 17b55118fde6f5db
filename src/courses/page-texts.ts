import { bilingual } from '#kit/bilingual.ts';

const de = {
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
    notYet: (percent: number) =>
      `Alle Tage sind offen und bleiben es. Sobald Du ${percent} % des Kurses gesehen hast, findest Du hier Deine Teilnahmebestätigung.`,
    notYetTitle: 'Noch ein Stück Weg',
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

const en: PageTexts = {
  dayOf: (day, days) => `Day ${day} of ${days}`,
  pausedAt: (day, days) => `Paused on day ${day} of ${days}`,
  allOpen: (days) => (days === 1 ? 'Your day is open' : `All ${days} days are open`),
  greeting: (name) => (name ? `Good to see you, ${name}.` : 'Good to see you.'),
  progress: 'Your progress',
  percent: (percent) => `${percent}%`,
  seen: (percent) => `${percent}% watched`,

  today: 'Today',
  day: (day) => `Day ${day}`,
  playDay: (day) => `Play day ${day}`,
  goOnWithDay: (day) => `Continue day ${day}`,
  playAgain: (day) => `Watch day ${day} again`,
  toGate: 'Read this before you start',
  download: 'Download',
  minutes: (text) => `${text} min`,
  seconds: (text) => `${text} sec`,
  hours: (text) => `${text} h`,

  gate: {
    title: 'Before you begin',
    intro: 'Please take a moment to read this before you start with day 1.',
    none: 'We know of nothing that speaks against this course. If you feel ill or are being treated for something, please talk to your doctor first all the same.',
    tick: 'I have read this, and nothing in it speaks against my taking the course.',
    tickMissing: 'Please tick the box if nothing speaks against it.',
    kept: 'All we keep is that you confirmed this, and when.',
    confirm: 'Confirm and begin',
    confirmed: 'Thank you. Let’s begin with day 1.',
  },

  path: {
    title: (days) => (days === 1 ? 'Your day' : `Your ${days} days`),
    label: 'Days',
    toToday: 'To today',
    back: 'Earlier days',
    on: 'Later days',
    from: (date) => `from ${date}`,
    later: 'later',
    done: 'watched',
  },

  panel: {
    opensOn: (date) => `This day opens on ${date}.`,
    opensAfterPause: 'This day opens as soon as you resume the course.',
  },

  note: {
    label: (day) => `Note for day ${day}`,
    hint: 'Only you can see this.',
    placeholder: 'What would you like to remember?',
    save: 'Save note',
    saved: 'Note saved.',
    stale: 'You have changed this note somewhere else in the meantime. If you save again, your text here replaces the other one.',
    staleGone: 'You have deleted this note somewhere else in the meantime. If you save again, it comes back.',
    there: 'It says there:',
  },

  certificate: {
    title: 'You made it!',
    text: 'You have followed the course to its end. Your certificate of participation is ready for you.',
    open: 'Certificate of participation',
    notYet: (percent) =>
      `All days are open and stay open. Once you have watched ${percent}% of the course, you will find your certificate of participation here.`,
    notYetTitle: 'Still some way to go',
  },

  settings: {
    title: 'Your course, your pace',
    saved: 'Saved.',
    pauseTitle: 'Pause',
    pauseText: 'During a pause no new day opens and no mails are sent. You can go on watching everything that is open already.',
    pause: 'Pause the course',
    paused: 'Your course is paused now.',
    pausedText: 'Your course is paused. When you resume it, the days open one by one again, and the mails come back.',
    goOn: 'Resume the course',
    wentOn: 'Good to have you back.',
    pausedNotice: 'Your course is paused.',
    toGoOn: 'Resume it',
    mailsTitle: 'E-mails',
    mails: 'An e-mail every day, as soon as a new day is open',
    hour: 'Time of day',
    hourName: (hour) => `${String(hour).padStart(2, '0')}:00`,
    startTitle: 'Beginning',
    start: 'Your first day',
    startHint: 'All days that are not open yet move along. What is open stays open.',
    startMissing: 'Please choose a later date, at most a year from today.',
    move: 'Move the beginning',
    moved: 'Your beginning has been moved.',
    save: 'Save',
  },

  endMails: {
    title: 'Stop these e-mails',
    intro:
      'One click ends the daily e-mail of your course. The course itself goes on: each day opens as before, and you can switch the e-mails on again in the settings of your course at any time.',
    end: 'Stop the e-mails',
    doneTitle: 'You are unsubscribed',
    done: 'You will get no more e-mails about this course.',
    wrongTitle: 'This link is no longer valid',
    wrong: 'Please use the link in the latest e-mail, or switch the e-mails off in the settings of your course.',
    toHome: 'To my courses',
  },
};

/** Texts of the pages for owners of courses. */
export const courseTexts = bilingual(de, en);
