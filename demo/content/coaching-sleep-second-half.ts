/** The sleep course, days 15 to 30, in German and English. */
import type { Day } from './coaching-day.ts';

/** Days 15 to 22: bedroom and evening. */
const evening: Day[] = [
  {
    title: 'Halbzeit',
    description:
      'Du bist die Hälfte des Weges gegangen. Heute ist Zeit zum Durchatmen: Was hat geholfen, was darfst Du getrost wieder lassen?',
    keywords: ['halbzeit', 'zwischenbilanz', 'schlaftagebuch', 'geduld'],
    clip: 'atem',
    motif: 'mountain',
    en: {
      title: 'Half-way',
      description:
        'You have walked half of the way. Today is for catching your breath: what has helped, and what may you happily drop again?',
    },
  },
  {
    title: 'Dunkel, ruhig, kühl',
    description:
      'Ein Rundgang durch Dein Schlafzimmer. Meist sind es Kleinigkeiten, die viel ausmachen: ein Vorhang, ein offenes Fenster, ein Ladegerät, das blinkt.',
    keywords: ['schlafzimmer', 'dunkelheit', 'lärm', 'raumtemperatur', 'lüften'],
    clip: 'schlaf',
    motif: 'moon',
    en: {
      title: 'Dark, quiet, cool',
      description:
        'A tour of your bedroom. Mostly it is small things that matter: a curtain, an open window, a charger that blinks.',
    },
  },
  {
    title: 'Das Bett ist zum Schlafen da',
    description:
      'Wer im Bett arbeitet, streitet und fernsieht, bringt seinem Gehirn bei, dort wach zu sein. So wird das Bett wieder ein Ort, der von selbst müde macht.',
    keywords: ['bett', 'stimuluskontrolle', 'wach liegen', 'gewohnheit', 'arbeiten im bett'],
    clip: 'ruecken',
    motif: 'bed',
    en: {
      title: 'A bed is for sleeping',
      description:
        'Those who work, argue and watch television in bed teach their brain to be awake there. This is how bed becomes a place again that makes you sleepy by itself.',
    },
  },
  {
    title: 'Der letzte Blick aufs Display',
    description:
      'Es ist weniger das Licht als das, was Dich aufwühlt: Nachrichten, Mails, noch eine Folge. Wir suchen dem Telefon einen Schlafplatz außerhalb Deines Zimmers.',
    keywords: ['smartphone', 'handy', 'bildschirm', 'blaues licht', 'fernsehen'],
    clip: 'achtsamkeit',
    motif: 'eye',
    en: {
      title: 'The last look at a screen',
      description:
        'It is less the light than what stirs you up: the news, mails, one more episode. We find a bed for the phone outside your room.',
    },
  },
  {
    title: 'Der Gedankenparkplatz',
    description:
      'Was Dich nachts beschäftigt, bekommt am frühen Abend zehn Minuten auf Papier. So muss Dein Kopf es um drei Uhr nicht mehr festhalten.',
    keywords: ['grübeln', 'gedanken', 'sorgen', 'aufschreiben', 'gedankenkarussell'],
    clip: 'achtsamkeit',
    motif: 'brain',
    en: {
      title: 'A place to park your thoughts',
      description:
        'What keeps you busy at night gets ten minutes on paper in the early evening. So your mind need not hold on to it at three o’clock.',
    },
  },
  {
    title: 'Dein Abendritual',
    description:
      'Jeden Abend dieselben drei, vier kleinen Handgriffe: Sie sagen Deinem Körper ohne Worte, dass der Tag zu Ende ist. Wir stellen Dein Ritual zusammen.',
    keywords: ['abendritual', 'einschlafritual', 'abendroutine', 'entspannung', 'tee'],
    clip: 'trinken',
    motif: 'candle',
    en: {
      title: 'Your evening ritual',
      description:
        'The same three or four small steps every evening tell your body without words that the day is over. We put your ritual together.',
    },
  },
  {
    title: 'Den Körper lösen',
    description:
      'Muskeln kurz anspannen, dann lange loslassen: Mit der progressiven Muskelentspannung wandern wir von den Händen bis zu den Füßen. Leg Dich hin und hör einfach zu.',
    keywords: ['progressive muskelentspannung', 'entspannung', 'loslassen', 'verspannung'],
    clip: 'ruecken',
    motif: 'mat',
    en: {
      title: 'Letting the body go',
      description:
        'Tense your muscles briefly, then let go for a long time: with progressive muscle relaxation we travel from hands to feet. Lie down and simply listen.',
    },
  },
  {
    title: 'Atmen, das leiser wird',
    description:
      'Ein Atem, der länger aus- als einströmt, beruhigt Herz und Kopf. Du brauchst nichts dazu als ein paar Minuten; wird Dir schwindelig, atme einfach wieder, wie es kommt.',
    keywords: ['atemübung', 'ausatmen', 'beruhigen', 'vagusnerv', 'einschlafen'],
    clip: 'atem',
    motif: 'lung',
    en: {
      title: 'Breathing that grows quieter',
      description:
        'A breath that flows out for longer than it flows in calms heart and mind. All you need is a few minutes; should you feel dizzy, just breathe as it comes.',
    },
  },
];

/** Days 23 to 30: the night itself, and what comes after. */
const night: Day[] = [
  {
    title: 'Wach in der Nacht',
    description:
      'Halb vier, und an Schlaf ist nicht zu denken. Steh auf, mach ein kleines Licht an, tu etwas Langweiliges und geh erst wieder zu Bett, wenn Du müde bist.',
    keywords: ['nachts wach', 'durchschlafstörung', 'aufwachen', 'wach liegen', 'schlaflos'],
    clip: 'schlaf',
    motif: 'candle',
    en: {
      title: 'Awake at night',
      description:
        'Half past three, and sleep is out of the question. Get up, light a small lamp, do something dull and only go back to bed when you are sleepy.',
    },
  },
  {
    title: 'Die Uhr umdrehen',
    description:
      'Nachts auf die Uhr zu schauen, heißt rechnen, und Rechnen macht wach. Ein kleiner Handgriff mit großer Wirkung.',
    keywords: ['uhr', 'wecker', 'nachts wach', 'druck', 'einschlafen müssen'],
    clip: 'herz',
    motif: 'clock',
    en: {
      title: 'Turning the clock round',
      description:
        'Looking at the clock at night means doing sums, and doing sums wakes you up. A small move with a large effect.',
    },
  },
  {
    title: 'Gedanken freundlich begegnen',
    description:
      '„Wenn ich jetzt nicht schlafe, schaffe ich morgen nichts“: Solche Sätze fühlen sich wahr an und sind es selten. Wir prüfen sie und finden sanftere.',
    keywords: ['grübeln', 'gedanken', 'druck', 'kognitive verhaltenstherapie', 'angst vor schlaflosigkeit'],
    clip: 'achtsamkeit',
    motif: 'speech',
    en: {
      title: 'Meeting thoughts kindly',
      description:
        '“If I do not sleep now, I will manage nothing tomorrow”: such sentences feel true and rarely are. We test them and find gentler ones.',
    },
  },
  {
    title: 'Wenn Sorgen mit im Bett liegen',
    description:
      'Manche Sorge ist zu groß für eine Übung, und dann ist Reden der bessere Weg. Ich erzähle Dir, wer zuhört: Menschen, denen Du vertraust, Deine Praxis und die TelefonSeelsorge, rund um die Uhr unter 0800 1110111.',
    keywords: ['sorgen', 'angst', 'niedergeschlagen', 'depression', 'telefonseelsorge', 'hilfe'],
    clip: 'atem',
    motif: 'heart',
    note: '<p>Nummern im Video geprüft: <strong>TelefonSeelsorge 0800 1110111</strong>, in akuter Gefahr <strong>112</strong>.</p>',
    en: {
      title: 'When worries share your bed',
      description:
        'Some worries are too large for an exercise, and then talking is the better way. I tell you who listens: people you trust, your doctor, and in Germany the TelefonSeelsorge, day and night on 0800 1110111.',
    },
  },
  {
    title: 'Schnarchen und Atempausen',
    description:
      'Schnarchen ist meist harmlos, laute Atempausen und bleierne Müdigkeit am Tag sind es nicht. Woran Du den Unterschied merkst und wann eine Untersuchung sinnvoll ist.',
    keywords: ['schnarchen', 'schlafapnoe', 'atempausen', 'atemaussetzer', 'schlaflabor', 'tagesmüdigkeit'],
    clip: 'atem',
    motif: 'ear',
    en: {
      title: 'Snoring and pauses in breathing',
      description:
        'Snoring is mostly harmless; loud pauses in breathing and leaden tiredness by day are not. How to tell the difference and when an examination makes sense.',
    },
  },
  {
    title: 'Schlaf in besonderen Zeiten',
    description:
      'Kleine Kinder, Schichtdienst, Wechseljahre, Reisen: Nicht jede Zeit ist eine Zeit für perfekten Schlaf. Was dann noch hilft und was Du guten Gewissens loslässt.',
    keywords: ['schichtarbeit', 'jetlag', 'wechseljahre', 'baby', 'hitzewallungen', 'reisen'],
    clip: 'bewegung',
    motif: 'leaf',
    en: {
      title: 'Sleep in special times',
      description:
        'Small children, shift work, menopause, travel: not every time is one for perfect sleep. What still helps, and what you may let go with a clear conscience.',
    },
  },
  {
    title: 'Rückschläge gehören dazu',
    description:
      'Eine schlechte Nacht macht nicht zunichte, was Du gelernt hast. Wir schreiben einen kleinen Brief an Dich selbst, für die nächste unruhige Woche.',
    keywords: ['rückschlag', 'rückfall', 'schlechte nacht', 'geduld', 'mut'],
    clip: 'herz',
    motif: 'hand',
    en: {
      title: 'Setbacks are part of it',
      description:
        'One bad night does not undo what you have learned. We write a short letter to yourself, for the next restless week.',
    },
  },
  {
    title: 'Dein Plan für danach',
    description:
      'Drei Dinge behalten, alles andere darf gehen: Wir halten fest, was Dir wirklich geholfen hat. Danke, dass Du diese dreißig Tage mit mir gegangen bist. Schlaf gut!',
    keywords: ['abschluss', 'plan', 'gewohnheiten', 'gut schlafen', 'ausblick'],
    clip: 'schlaf',
    motif: 'tree',
    en: {
      title: 'Your plan for afterwards',
      description:
        'Keep three things, let the rest go: we write down what has really helped you. Thank you for walking these thirty days with me. Sleep well!',
    },
  },
];

export const sleepSecondHalf: Day[] = [...evening, ...night];
