/** Both variants of the guide: physical pain. Dangerous symptoms come first; each step says when to see a doctor. */
import type { DemoChatNode } from '../shapes.ts';

/** The body regions; each variant asks in its own tone. */
export const places = {
  answers: ['Im Kopf', 'Im Rücken', 'In der Brust', 'Im Bauch', 'In der Seele', 'Anderswo'],
  next: ['kopf', 'ruecken', 'brust', 'bauch', 'seele', 'anderswo'],
};
export const placesInEnglish = {
  answers: ['My head', 'My back', 'My chest', 'My belly', 'My soul', 'Somewhere else'],
};

export const bodyNodes: readonly DemoChatNode[] = [
  {
    id: 'kopf',
    content: 'Im Kopf kann manches drücken. Was kommt Dir bekannt vor?',
    answers: ['Pochend, mit Übelkeit', 'Wie ein Schraubstock', 'Mir ist schwindelig', 'Plötzlich, so stark wie nie'],
    next: ['migraene', 'spannung', 'schwindel', 'notfall'],
    en: {
      content: 'A head can ache in many ways. Which one do you know?',
      answers: ['Throbbing, with nausea', 'Like a vice', 'I feel dizzy', 'Sudden, the worst ever'],
    },
  },
  {
    id: 'migraene',
    content:
      'Dazu habe ich etwas. Was es bei Dir ist, klärt am besten ein Gespräch in der Praxis. Mit Lähmung, Sprachstörung oder steifem Nacken und Fieber: 112.',
    video: 'migraene1',
    videoLabel: 'Migräne ist mehr als Kopfweh',
    playlist: 'migraene-und-kopfschmerzen',
    playlistLabel: 'Alles über Kopfschmerzen',
    next: ['besser'],
    en: {
      content:
        'I have something on that. What it is in your case is best found out with your doctor. With paralysis, slurred speech, or a stiff neck and fever: 112.',
      videoLabel: 'Migraine is more than a headache',
      playlistLabel: 'All about headaches',
    },
  },
  {
    id: 'spannung',
    content:
      'Der Schraubstock und der Schreibtisch sind alte Bekannte. Kommt er oft oder anders als sonst, frag in der Praxis nach.',
    video: 'migraene2',
    videoLabel: 'Der Schraubstock im Büro',
    playlist: 'migraene-und-kopfschmerzen',
    playlistLabel: 'Alles über Kopfschmerzen',
    next: ['besser'],
    en: {
      content: 'The vice and the desk are old acquaintances. If it comes often, or other than usual, ask your doctor.',
      videoLabel: 'The vice in the office',
      playlistLabel: 'All about headaches',
    },
  },
  {
    id: 'schwindel',
    content:
      'Erst das Ernste: Ist etwas davon da? Lähmung oder Taubheit, Sprachstörung, Doppelbilder, starker Kopfschmerz, Schmerz in der Brust, oder warst Du kurz weg?',
    answers: ['Ja', 'Nein, nur der Schwindel'],
    next: ['notfall', 'drehen'],
    en: {
      content:
        'The serious things first: is any of these there? Paralysis or numbness, slurred speech, double vision, a severe headache, pain in the chest, or did you faint?',
      answers: ['Yes', 'No, only the dizziness'],
    },
  },
  {
    id: 'drehen',
    content:
      'Dreht sich alles beim Umdrehen im Bett, sind oft nur winzige Kristalle im Ohr verrutscht. Ist der Schwindel neu, stark oder bleibt er, lass ihn in der Praxis anschauen.',
    video: 'schwindel1',
    videoLabel: 'Wenn die Welt sich dreht',
    playlist: 'schwindel',
    playlistLabel: 'Schwindel und Gleichgewicht',
    next: ['besser'],
    en: {
      content:
        'If all spins when you turn over in bed, often tiny crystals in the ear have gone astray. If the dizziness is new, strong or stays, have a doctor look at it.',
      videoLabel: 'When the world is spinning',
      playlistLabel: 'Dizziness and balance',
    },
  },
  {
    id: 'ruecken',
    content: 'Dein Rücken kann mehr, als er Dir gerade erzählt. Wie fühlt er sich an?',
    answers: ['Frisch verrissen', 'Schon lange verspannt', 'Taub, oder die Blase streikt'],
    next: ['hexenschuss', 'rueckenfit', 'notfall'],
    en: {
      content: 'Your back can do more than it is telling you. How does it feel?',
      answers: ['Freshly pulled', 'Tense for a long time', 'Numb, or my bladder fails'],
    },
  },
  {
    id: 'hexenschuss',
    content:
      'Autsch. Die gute Nachricht: Meist wird es in wenigen Tagen besser, und sanfte Bewegung hilft dabei. Nach einem Sturz, mit Fieber oder einem schwachen Bein geh gleich in die Praxis.',
    video: 'hexenschus',
    videoLabel: 'Hexenschuss: die ersten 48 Stunden',
    playlist: 'hexenschuss',
    playlistLabel: 'Was jetzt guttut',
    next: ['besser'],
    en: {
      content:
        'Ouch. The good news: it usually gets better within days, and gentle movement helps. After a fall, with fever or a weak leg, see a doctor straight away.',
      videoLabel: 'Acute low back pain: the first 48 hours',
      playlistLabel: 'What does you good now',
    },
  },
  {
    id: 'rueckenfit',
    content:
      'Vier Übungen, ein Esstisch, kein Turnanzug. Weckt Dich der Schmerz nachts oder wird er stärker, frag in der Praxis nach.',
    video: 'ruecken1',
    videoLabel: 'Der starke Rücken',
    playlist: 'rueckenfit',
    playlistLabel: 'Die ganze Reihe: Rückenfit',
    next: ['besser'],
    en: {
      content: 'Four exercises, one dining table, no leotard. If the pain wakes you at night or grows, ask your doctor.',
      videoLabel: 'A strong back',
      playlistLabel: 'The whole series: a fit back',
    },
  },
  {
    id: 'brust',
    content:
      'Da werde ich ernst. Druck oder Enge in der Brust, Schmerz in Arm oder Kiefer, Luftnot, kalter Schweiß: Ist davon gerade etwas da?',
    answers: [
      'Ja, jetzt gerade',
      'Nein, es stolpert nur manchmal',
      'Nein, ich huste',
      'Nein, es pfeift manchmal beim Atmen',
      'Nein, es war wohl Panik',
      'Nein, nichts davon',
    ],
    next: ['notfall', 'stolpern', 'husten', 'asthma', 'panik', 'herz'],
    en: {
      content:
        'Now I am serious. Pressure or tightness in the chest, pain in the arm or jaw, shortness of breath, cold sweat: is any of that there now?',
      answers: [
        'Yes, right now',
        'No, it just skips sometimes',
        'No, I have a cough',
        'No, my breath wheezes at times',
        'No, I think it was panic',
        'No, none of these',
      ],
    },
  },
  {
    id: 'stolpern',
    content:
      'Meist ist Herzstolpern harmlos. Lass es trotzdem einmal in der Praxis anschauen, und wenn Dir dabei schwarz vor Augen wird: 112.',
    video: 'herz-rhyth',
    videoLabel: 'Herzstolpern: lästig oder gefährlich?',
    playlist: 'herzrhythmusstoerungen',
    playlistLabel: 'Aus dem Takt',
    next: ['besser'],
    en: {
      content: 'Mostly, skipped beats are harmless. Have them looked at all the same, and should you feel faint with them: 112.',
      videoLabel: 'Skipped beats: a nuisance or a danger?',
      playlistLabel: 'Out of step',
    },
  },
  {
    id: 'husten',
    content:
      'Husten lässt sich Zeit, zwei bis drei Wochen sind nicht ungewöhnlich. Bleibt er länger, kommt hohes Fieber dazu oder Blut, geh in die Praxis. Bei Luftnot: 112.',
    video: 'bronchitis',
    videoLabel: 'Der Husten, der nicht gehen will',
    playlist: 'bronchitis',
    playlistLabel: 'Hartnäckiger Husten',
    next: ['besser'],
    en: {
      content:
        'A cough takes its time; two or three weeks are not unusual. If it stays longer, or comes with high fever or blood, see a doctor. If you are short of breath: 112.',
      videoLabel: 'The cough that will not go',
      playlistLabel: 'A stubborn cough',
    },
  },
  {
    id: 'asthma',
    content:
      'Das kann Asthma sein und gehört in der Praxis geklärt. Wird die Luft knapp und hilft Dein Spray nicht, ruf sofort die 112.',
    video: 'asthma1',
    videoLabel: 'Asthma verstehen: enge Wege, ruhiger Plan',
    playlist: 'asthma',
    playlistLabel: 'Asthma bei Erwachsenen',
    next: ['besser'],
    en: {
      content:
        'That may be asthma, and a doctor should find out. If you are short of breath and your inhaler does not help, call 112 at once.',
      videoLabel: 'Understanding asthma: narrow ways, a calm plan',
      playlistLabel: 'Asthma in adults',
    },
  },
  {
    id: 'herz',
    content:
      'Gut. Was neu ist, wiederkommt oder sich bei Anstrengung meldet, lass bald in der Praxis anschauen. Wird daraus Druck oder Enge: 112.',
    video: 'infarkt112',
    videoLabel: 'Herzinfarkt erkennen',
    playlist: 'herz-und-lunge',
    playlistLabel: 'Herz und Lunge',
    next: ['besser'],
    en: {
      content:
        'Good. Whatever is new, comes back or shows when you exert yourself should soon be seen by a doctor. If it turns into pressure or tightness: 112.',
      videoLabel: 'Recognising a heart attack',
      playlistLabel: 'Heart and lungs',
    },
  },
  {
    id: 'bauch',
    content: 'Der Bauch redet gern mit. Was sagt er?',
    answers: ['Sodbrennen', 'Durchfall', 'Die Blase brennt', 'Er ist einfach unruhig', 'Heftiger Schmerz, oder Blut'],
    next: ['sodbrennen', 'durchfall', 'blase', 'darm', 'notfall'],
    en: {
      content: 'Bellies like to have a say. What does yours tell you?',
      answers: ['Heartburn', 'Diarrhoea', 'My bladder burns', 'It is just unsettled', 'Severe pain, or blood'],
    },
  },
  {
    id: 'sodbrennen',
    content: [
      'Drückt es zugleich in der Brust, zieht in Arm oder Kiefer, oder bricht Dir der Schweiß aus, kann es das Herz sein: 112.',
      'Brennt es regelmäßig oder bleibt beim Schlucken etwas stecken, sprich in der Praxis darüber.',
    ],
    video: 'sodbrenn1',
    videoLabel: 'Was der Magen nach oben schickt',
    playlist: 'sodbrennen',
    playlistLabel: 'Sodbrennen und Reflux',
    next: ['besser'],
    en: {
      content: [
        'If there is also pressure in the chest, pain in the arm or jaw, or you break into a sweat, it may be the heart: 112.',
        'If it burns regularly, or food gets stuck when you swallow, talk to your doctor.',
      ],
      videoLabel: 'What the stomach sends upwards',
      playlistLabel: 'Heartburn and reflux',
    },
  },
  {
    id: 'durchfall',
    content:
      'Trinken, ruhen, beobachten. Mit Blut, hohem Fieber oder starker Schwäche, und bei ganz Kleinen oder sehr Alten: noch heute in die Praxis.',
    video: 'durchfall',
    videoLabel: 'Durchfall: trinken, ruhen, beobachten',
    playlist: 'durchfall-und-magen-darm',
    playlistLabel: 'Magen und Darm',
    next: ['besser'],
    en: {
      content:
        'Drink, rest, watch. With blood, high fever or great weakness, and for the very young or very old: see a doctor today.',
      videoLabel: 'Diarrhoea: drink, rest, watch',
      playlistLabel: 'Stomach and bowels',
    },
  },
  {
    id: 'blase',
    content:
      'Lästig, und gut behandelbar. Mit Fieber, Schmerz in der Seite oder Blut im Urin, in der Schwangerschaft, als Mann oder für ein Kind: noch heute in die Praxis. Geht gar nichts mehr, ist es dringend.',
    video: 'blase1',
    videoLabel: 'Blasenentzündung: brennend, lästig, behandelbar',
    playlist: 'blasenentzuendung',
    playlistLabel: 'Alles zur Blase',
    next: ['besser'],
    en: {
      content:
        'A nuisance, and easily treated. With fever, pain in your side or blood in the urine, when pregnant, for men and for children: see a doctor today. If nothing comes at all, it is urgent.',
      videoLabel: 'Bladder infections: burning, annoying, treatable',
      playlistLabel: 'All about the bladder',
    },
  },
  {
    id: 'darm',
    content: 'Heftige Schmerzen, Blut oder hohes Fieber gehören gleich zu einer Ärztin oder einem Arzt. Für alles andere:',
    video: 'darm-reise',
    videoLabel: 'Ein Butterbrot auf großer Reise',
    playlist: 'was-der-darm-mag',
    playlistLabel: 'Was der Darm mag',
    next: ['besser'],
    en: {
      content: 'Severe pain, blood or high fever should be seen by a doctor straight away. For everything else:',
      videoLabel: 'A sandwich on a great journey',
      playlistLabel: 'What your bowels like',
    },
  },
];
