/**
 * Both variants of the guide: mental distress, with fear, hard times, the way to a therapy, and crises, in which nobody is left
 * alone.
 */
import type { DemoChatNode } from '../shapes.ts';

export const soulNodes: readonly DemoChatNode[] = [
  {
    id: 'seele',
    content: ['Gut, dass Du es ansprichst.', 'Darf ich offen fragen: Denkst Du daran, nicht mehr leben zu wollen?'],
    answers: ['Ja', 'Nein, aber alles ist schwer', 'Nein, ich habe Angst', 'Nein, ich liege nachts wach', 'Nein, nur gestresst'],
    next: ['krise', 'schwer', 'angst', 'schlaflos', 'stress'],
    en: {
      content: ['It is good that you mention it.', 'May I ask openly: do you think of not wanting to live any more?'],
      answers: ['Yes', 'No, but everything is hard', 'No, I am afraid', 'No, I lie awake at night', 'No, just stressed'],
    },
  },
  {
    id: 'angst',
    content: 'Angst will Dich schützen, nur übertreibt sie manchmal. Wie kommt sie zu Dir?',
    answers: ['Als Welle, mit Herzrasen', 'Als Sorge, die fast immer da ist', 'Ganz neu, mit Druck auf der Brust'],
    next: ['panik', 'sorge', 'notfall'],
    en: {
      content: 'Fear wants to protect you, only at times it overdoes it. How does it come to you?',
      answers: ['As a wave, my heart racing', 'As a worry that is nearly always there', 'All new, with pressure on my chest'],
    },
  },
  {
    id: 'panik',
    content: [
      'War es das erste Mal, lass es ärztlich abklären. Bleiben Druck auf der Brust oder Atemnot: 112.',
      'Kennst Du es schon? Die Welle geht vorbei. Spür Deine Füße und atme länger aus als ein.',
    ],
    video: 'panik1',
    videoLabel: 'Panikattacke: zehn Minuten, die vorübergehen',
    playlist: 'angst-und-panik',
    playlistLabel: 'Angst und Panik',
    next: ['seele-weiter'],
    en: {
      content: [
        'If it was the first time, have a doctor look into it. If pressure on the chest or shortness of breath stays: 112.',
        'You know it already? The wave passes. Feel your feet, and breathe out longer than in.',
      ],
      videoLabel: 'A panic attack: ten minutes that pass',
      playlistLabel: 'Anxiety and panic',
    },
  },
  {
    id: 'sorge',
    content:
      'Das ist anstrengend, und es lässt sich gut behandeln. Engt die Angst Dein Leben ein, sprich in Deiner Praxis darüber.',
    video: 'angst1',
    videoLabel: 'Angst ist ein Rauchmelder',
    playlist: 'angst-und-panik',
    playlistLabel: 'Angst und Panik',
    next: ['seele-weiter'],
    en: {
      content: 'That is exhausting, and it can be treated well. If fear makes your life narrower, talk to your doctor about it.',
      videoLabel: 'Fear is a smoke detector',
      playlistLabel: 'Anxiety and panic',
    },
  },
  {
    id: 'schwer',
    content: [
      'Schwere Zeiten sind kein Versagen. Oft steckt eine Krankheit dahinter, und die lässt sich behandeln.',
      'Der erste Schritt ist ein Gespräch, zum Beispiel in Deiner Hausarztpraxis. Hier gibt es etwas zum Einstieg:',
    ],
    video: 'depress1',
    videoLabel: 'Depression: Eine Krankheit, keine Schwäche',
    playlist: 'depression',
    playlistLabel: 'Du bist damit nicht allein',
    next: ['seele-weiter'],
    en: {
      content: [
        'Hard times are no failure. Often there is an illness behind them, and it can be treated.',
        'The first step is to talk, for example to your family doctor. Here is something to begin with:',
      ],
      videoLabel: 'Depression: an illness, not a weakness',
      playlistLabel: 'You are not alone with this',
    },
  },
  {
    id: 'schlaflos',
    content: 'Eine schlechte Nacht verzeiht der Körper. Werden Wochen daraus, frag in Deiner Praxis nach.',
    video: 'schlaf1',
    videoLabel: 'Besser schlafen beginnt am Morgen',
    playlist: 'gut-schlafen',
    playlistLabel: 'Gut schlafen',
    next: ['seele-weiter'],
    en: {
      content: 'Your body forgives a bad night. If it turns into weeks, ask your doctor.',
      videoLabel: 'Better sleep begins in the morning',
      playlistLabel: 'Sleeping well',
    },
  },
  {
    id: 'stress',
    content:
      'Stress meint es gut, nur kommt er zur falschen Zeit. Wird er zum Dauergast, hol Dir Hilfe, bevor die Kraft ausgeht.',
    video: 'stress1',
    videoLabel: 'Stress: Freund mit schlechtem Timing',
    playlist: 'loslassen-lernen',
    playlistLabel: 'Loslassen lernen',
    next: ['seele-weiter'],
    en: {
      content: 'Stress means well, only it comes at the wrong time. If it moves in, get help before your strength runs out.',
      videoLabel: 'Stress: a friend with bad timing',
      playlistLabel: 'Learning to let go',
    },
  },
  {
    id: 'seele-weiter',
    content: 'Magst Du noch etwas wissen?',
    answers: ['Wie finde ich eine Therapie?', 'Ich kann nicht mehr', 'Es ist dringend', 'Etwas anderes', 'Danke, das reicht mir'],
    next: ['therapie', 'krise', 'notfall', 'wahl', 'pass-auf'],
    en: {
      content: 'Is there anything else you would like to know?',
      answers: ['How do I find a therapy?', 'I cannot go on', 'It is urgent', 'Something else', 'Thank you, that will do'],
    },
  },
  {
    id: 'therapie',
    content: [
      'Fang in Deiner Hausarztpraxis an, oder gleich in einer psychotherapeutischen Sprechstunde. Eine Überweisung brauchst Du dafür nicht.',
      'Einen Termin vermittelt Dir die Terminservicestelle unter 116117.',
    ],
    video: 'psychoth',
    videoLabel: 'Der erste Termin in der Psychotherapie',
    playlist: 'psychotherapie',
    playlistLabel: 'Psychotherapie: ein Anfang',
    url: 'tel:116117',
    urlLabel: 'Termin: 116117 anrufen',
    answers: ['Ich kann nicht mehr', 'Etwas anderes', 'Danke, das hilft mir'],
    next: ['krise', 'wahl', 'pass-auf'],
    en: {
      content: [
        'Begin with your family doctor, or go straight to a first consultation with a psychotherapist. You need no referral for that.',
        'In Germany, the appointment service at 116117 finds one for you.',
      ],
      videoLabel: 'The first appointment in psychotherapy',
      playlistLabel: 'Psychotherapy: a beginning',
      urlLabel: 'An appointment: call 116117',
      answers: ['I cannot go on', 'Something else', 'Thank you, that helps'],
    },
  },
  {
    id: 'pass-auf',
    content: 'Pass gut auf Dich auf. Wird es dunkel, hört Dir die TelefonSeelsorge zu: 0800 1110111, Tag und Nacht.',
    url: 'tel:08001110111',
    urlLabel: 'TelefonSeelsorge anrufen',
    answers: ['Ich kann nicht mehr', 'Doch noch etwas'],
    next: ['krise', 'wahl'],
    en: {
      content: 'Take good care of yourself. Should it grow dark, TelefonSeelsorge listens: 0800 1110111, day and night.',
      urlLabel: 'Call TelefonSeelsorge',
      answers: ['I cannot go on', 'Something else after all'],
    },
  },
  {
    id: 'krise',
    content: [
      'Danke, dass Du das sagst. Damit musst Du nicht allein bleiben.',
      'Unter 0800 1110111 hört Dir die TelefonSeelsorge zu: kostenlos, anonym, Tag und Nacht. Bist Du in unmittelbarer Gefahr, ruf die 112 an.',
    ],
    url: 'tel:08001110111',
    urlLabel: 'TelefonSeelsorge anrufen',
    next: ['krise-112'],
    en: {
      content: [
        'Thank you for saying so. You need not be alone with this.',
        'In Germany, TelefonSeelsorge listens at 0800 1110111: free, anonymous, day and night. If you are in immediate danger, call 112.',
      ],
      urlLabel: 'Call TelefonSeelsorge',
    },
  },
  {
    id: 'krise-112',
    content: 'Und sag einem Menschen Bescheid, dem Du vertraust. Jetzt gleich ist ein guter Moment.',
    url: 'tel:112',
    urlLabel: '112 anrufen',
    next: ['krise-bleiben'],
    en: {
      content: 'And tell somebody whom you trust. Right now is a good moment.',
      urlLabel: 'Call 112',
    },
  },
  {
    id: 'krise-bleiben',
    content: 'Ich bin nur ein Wegweiser, aber ich bleibe hier. Was hilft Dir jetzt am ehesten?',
    answers: [
      'Lieber schreiben als reden',
      'Wo ich heute Hilfe finde',
      'Kurz durchatmen',
      'Wie finde ich eine Therapie?',
      'Zurück zum Anfang',
    ],
    next: ['krise-schreiben', 'krise-heute', 'krise-atmen', 'therapie', 'wahl'],
    en: {
      content: 'I am only a guide, but I am staying. What would help you most right now?',
      answers: [
        'Writing rather than talking',
        'Where I find help today',
        'Taking a breath',
        'How do I find a therapy?',
        'Back to the beginning',
      ],
    },
  },
  {
    id: 'krise-schreiben',
    content: 'Das geht auch. Die TelefonSeelsorge antwortet Dir im Chat und per Mail, anonym und kostenlos.',
    url: 'https://online.telefonseelsorge.de',
    urlLabel: 'Der TelefonSeelsorge schreiben',
    next: ['krise-bleiben'],
    en: {
      content: 'You can do that, too. TelefonSeelsorge answers by chat and by mail, anonymously and free, in German.',
      urlLabel: 'Write to TelefonSeelsorge',
    },
  },
  {
    id: 'krise-heute',
    content:
      'Die Notaufnahme einer psychiatrischen Klinik ist Tag und Nacht für Dich da, ohne Termin und ohne Überweisung. Welche in der Nähe ist, weiß auch die 116117.',
    url: 'tel:116117',
    urlLabel: '116117 anrufen',
    next: ['krise-bleiben'],
    en: {
      content:
        'The emergency department of a psychiatric hospital is there for you day and night, without appointment or referral. In Germany, 116117 also knows which one is near.',
      urlLabel: 'Call 116117',
    },
  },
  {
    id: 'krise-atmen',
    content: [
      'Stell beide Füße auf den Boden. Atme ein und zähl bis vier, atme aus und zähl bis sechs.',
      'Noch einmal. Und noch einmal. Wird es zu schwer, ruf an: 0800 1110111.',
    ],
    url: 'tel:08001110111',
    urlLabel: 'TelefonSeelsorge anrufen',
    next: ['krise-bleiben'],
    en: {
      content: [
        'Put both feet on the ground. Breathe in and count to four, breathe out and count to six.',
        'Once more. And once more. If it gets too hard, call 0800 1110111.',
      ],
      urlLabel: 'Call TelefonSeelsorge',
    },
  },
];
