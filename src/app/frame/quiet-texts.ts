import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: 'Ruhemodus',
  read: 'Vorlesen',
  pause: 'Pause',
  goOn: 'Weiterlesen',
  stop: 'Stopp',
  end: 'Ruhemodus beenden',
  noVoice:
    'Dein Gerät hat keine eigene deutsche Stimme. Stimmen aus dem Internet benutzen wir nicht: Sie würden mitlesen. In den Einstellungen Deines Geräts kannst Du eine deutsche Stimme laden.',
};

const en: typeof de = {
  title: 'Quiet mode',
  read: 'Read aloud',
  pause: 'Pause',
  goOn: 'Go on reading',
  stop: 'Stop',
  end: 'Leave quiet mode',
  noVoice:
    'Your device has no English voice of its own. We use no voices from the internet: they would read along. You can add an English voice in the settings of your device.',
};

/** The bar of quiet mode (S19.5). */
export const quietTexts = bilingual(de, en);
