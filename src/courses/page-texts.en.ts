import type { PageTexts } from './page-texts.de.ts';

export const en: PageTexts = {
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
    notYet:
      'All days are open and stay open. Once you have watched enough of them, you will find your certificate of participation here.',
    notYetTitle: 'Nearly there',
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
