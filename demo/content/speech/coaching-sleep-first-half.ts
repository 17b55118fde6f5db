/** Speech of the films in `coaching-sleep-first-half.ts`: the sleep course, days 1 to 14. */
import type { Speech } from '../../shapes.ts';

export const coachingSleepFirstHalfSpeech: Readonly<Record<string, Speech>> = {
  'schlaf-01': [
    {
      title: 'Willkommen',
      titleEn: 'Welcome',
      sentences: [
        {
          de: 'Willkommen im Schlafkurs! Heute kommst Du an, mehr nicht.',
          en: 'Welcome to the sleep course! Today you arrive, nothing more.',
        },
        {
          de: 'Such Dir einen festen Platz zum Schauen, am besten nicht das Bett.',
          en: 'Find a regular place for watching, preferably not your bed.',
        },
      ],
    },
    {
      title: 'Der Weg',
      titleEn: 'The way',
      sentences: [
        {
          de: 'Zuerst verstehen wir den Schlaf, dann kommt der Tag, dann die Nacht.',
          en: 'First we understand sleep, then come the day and the night.',
        },
        {
          de: 'Manche merken bald etwas, andere brauchen länger. Beides ist gut.',
          en: 'Some notice a change soon, others need longer. Both are fine.',
        },
      ],
    },
    {
      title: 'Dein Tempo',
      titleEn: 'Your pace',
      sentences: [
        {
          de: 'Ob Einschlafen oder Durchschlafen: Du nimmst mit, was Dir nützt.',
          en: 'Falling asleep or staying asleep: you take what helps you.',
        },
        { de: 'Verpasst Du einen Abend, wartet er auf Dich.', en: 'If you miss an evening, it waits for you.' },
      ],
    },
  ],
  'schlaf-02': [
    {
      title: 'Die Seite',
      titleEn: 'The page',
      sentences: [
        {
          de: 'Ein Schlaftagebuch braucht nur einen Stift und den Morgen.',
          en: 'A sleep diary needs only a pencil and the morning.',
        },
        {
          de: 'Schreib auf, wann Du ungefähr zu Bett gingst und aufgestanden bist.',
          en: 'Write down roughly when you went to bed and got up.',
        },
        {
          de: 'Dann: Wie lange lagst Du gefühlt wach? Rate einfach.',
          en: 'Then: how long did you feel you lay awake? Just guess.',
        },
      ],
    },
    {
      title: 'Ohne Uhr',
      titleEn: 'No clock',
      sentences: [
        {
          de: 'Geschaut wird nachts nicht, denn wer Minuten zählt, wird munter.',
          en: 'No looking at night: those who count minutes become alert.',
        },
      ],
    },
    {
      title: 'Der Tag',
      titleEn: 'The day',
      sentences: [
        {
          de: 'Gib dem Tag davor eine Note für Kraft und eine für Laune.',
          en: 'Give the day before a mark for energy and one for mood.',
        },
        { de: 'Dieses Protokoll ist für Dich, Rechtschreibung egal.', en: 'This record is for you; never mind the spelling.' },
      ],
    },
  ],
  'schlaf-03': [
    {
      title: 'Die Treppe',
      titleEn: 'The stairs',
      sentences: [
        {
          de: 'Die Schlafphasen sind wie eine Treppe, die Du hinabsteigst.',
          en: 'The stages of sleep are like stairs that you walk down.',
        },
        {
          de: 'Auf den leichten Schlaf folgt der Tiefschlaf, da erholt sich der Körper.',
          en: 'After light sleep comes deep sleep, when the body recovers.',
        },
      ],
    },
    {
      title: 'Das Kino',
      titleEn: 'The cinema',
      sentences: [
        {
          de: 'Dann geht es ins Kino: Im Traumschlaf rollen die Augen mit.',
          en: 'Then off to the cinema: in dream sleep your eyes roll along.',
        },
        {
          de: 'Fachleute nennen ihn deshalb nach den Augen REM-Schlaf.',
          en: 'That is why experts name it after the eyes: REM sleep.',
        },
      ],
    },
    {
      title: 'Aufwachen',
      titleEn: 'Waking up',
      sentences: [
        {
          de: 'Nach jeder Runde tauchst Du auf, meist ohne es zu merken.',
          en: 'After each round you surface, mostly without noticing.',
        },
        {
          de: 'Wachst Du einmal ganz auf, war nur der Fahrstuhl kurz oben.',
          en: 'If you fully wake, the lift was merely at the top for a while.',
        },
      ],
    },
  ],
  'schlaf-04': [
    {
      title: 'Die Zahl',
      titleEn: 'The number',
      sentences: [
        {
          de: 'Wie hoch ist Dein Schlafbedarf? Sicher nicht so wie beim Nachbarn.',
          en: 'How much sleep do you need? Surely not what your neighbour does.',
        },
        { de: 'Die meisten Erwachsenen brauchen sieben bis neun Stunden.', en: 'Most adults need seven to nine hours.' },
        { de: 'Es gibt echte Kurzschläfer, aber sie sind selten.', en: 'There are true short sleepers, but they are rare.' },
      ],
    },
    {
      title: 'Der Test',
      titleEn: 'The test',
      sentences: [
        {
          de: 'Frag den Tag: Bist Du meistens wach, auch nach dem Mittagessen?',
          en: 'Ask your day: are you mostly awake, even after lunch?',
        },
        {
          de: 'Schläfst Du am Wochenende viel länger, fehlt unter der Woche etwas.',
          en: 'If you sleep far longer at weekends, the week lacks some.',
        },
      ],
    },
    {
      title: 'Gelassen',
      titleEn: 'At ease',
      sentences: [
        {
          de: 'Die Schlafdauer darf schwanken, Du bist ja keine Maschine.',
          en: 'The length may vary; you are no machine, after all.',
        },
      ],
    },
  ],
  'schlaf-05': [
    {
      title: 'Lerche und Eule',
      titleEn: 'Lark and owl',
      sentences: [
        {
          de: 'Deine innere Uhr tickt im Gehirn, bei jedem etwas anders.',
          en: 'Your inner clock ticks in the brain, a bit differently for each.',
        },
        {
          de: 'Lerchen singen früh, Eulen werden erst am Abend gesprächig.',
          en: 'Larks sing early; owls grow talkative only in the evening.',
        },
        {
          de: 'Dieser Chronotyp ist kein Charakter, er wird zum Teil vererbt.',
          en: 'This chronotype is no character trait; it is partly inherited.',
        },
      ],
    },
    {
      title: 'Dein Takt',
      titleEn: 'Your rhythm',
      sentences: [
        {
          de: 'Denk an den Urlaub: Wann wachst Du auf, wenn nichts klingelt?',
          en: 'Think of holidays: when do you wake if nothing rings?',
        },
      ],
    },
    {
      title: 'Versöhnen',
      titleEn: 'Make peace',
      sentences: [
        {
          de: 'Eulen hilft helles Licht am Morgen und Ruhe vor Mitternacht.',
          en: 'Owls are helped by bright mornings and quiet before midnight.',
        },
        { de: 'Lerchen dürfen Partys verlassen, ohne sich zu entschuldigen.', en: 'Larks may leave parties without an apology.' },
      ],
    },
  ],
  'schlaf-06': [
    {
      title: 'Sammeln',
      titleEn: 'Collect',
      sentences: [
        {
          de: 'Der Schlafdruck wächst wie Hunger, je länger Du wach bist.',
          en: 'Sleep pressure grows like hunger, the longer you are awake.',
        },
        {
          de: 'Im Gehirn sammelt sich Adenosin, das macht die Lider schwer.',
          en: 'Adenosine gathers in the brain and makes your lids heavy.',
        },
      ],
    },
    {
      title: 'Verbrauchen',
      titleEn: 'Use it up',
      sentences: [
        {
          de: 'Liegenbleiben bis mittags ist wie Kuchen vor dem Abendbrot.',
          en: 'Lying in until noon is like cake before supper.',
        },
        { de: 'Auch ein langes Nickerchen auf dem Sofa nascht davon.', en: 'A long doze on the sofa nibbles at it, too.' },
      ],
    },
    {
      title: 'Bewahren',
      titleEn: 'Save it',
      sentences: [
        {
          de: 'Steh auch nach kurzer Nacht auf und geh nicht zu früh ins Bett.',
          en: 'Get up even after a short night, and do not go to bed too early.',
        },
        { de: 'Diese Müdigkeit ist heute Abend Deine beste Verbündete.', en: 'This tiredness is your best ally tonight.' },
      ],
    },
  ],
  'schlaf-07': [
    {
      title: 'Aufschlagen',
      titleEn: 'Open it',
      sentences: [
        { de: 'Deine erste Woche ist um: Schlag das Schlaftagebuch auf.', en: 'Your first week is over: open your sleep diary.' },
        {
          de: 'Leg die sieben Seiten nebeneinander wie Ferienfotos.',
          en: 'Lay the seven pages side by side like holiday photos.',
        },
      ],
    },
    {
      title: 'Auswerten',
      titleEn: 'Read it',
      sentences: [
        {
          de: 'Welche Nacht war die beste, und was war am Tag davor?',
          en: 'Which night was the best, and what was the day before it?',
        },
        {
          de: 'Such keine Schuldigen, nur Muster: Kaffee, Sorgen, Sofa, Sonne.',
          en: 'Look for patterns, not for culprits: coffee, worries, sun.',
        },
      ],
    },
    {
      title: 'Eine Sache',
      titleEn: 'One thing',
      sentences: [
        {
          de: 'Kreis ein, was Du in der nächsten Woche anders machen willst.',
          en: 'Circle what you want to do differently next week.',
        },
        { de: 'Wirklich nur eins, der Rückblick ist keine Steuerprüfung.', en: 'Really just one; a look back is no tax audit.' },
      ],
    },
  ],
  'schlaf-08': [
    {
      title: 'Der Anker',
      titleEn: 'The anchor',
      sentences: [
        {
          de: 'Immer zur selben Zeit aufstehen: Das ist der stärkste Anker im Schlaf.',
          en: 'Getting up at the same time is the best anchor for sleep.',
        },
        { de: 'Dein Körper lernt die Aufstehzeit und bereitet sie vor.', en: 'Your body learns the time and prepares for it.' },
      ],
    },
    {
      title: 'Deine Zeit',
      titleEn: 'Your time',
      sentences: [
        {
          de: 'Nimm eine Zeit, die auch Dein frühester Arbeitstag erlaubt.',
          en: 'Choose a time that even your earliest working day allows.',
        },
        {
          de: 'Am Wochenende darf es eine Stunde später werden, kaum mehr.',
          en: 'At weekends it may be an hour later, hardly more.',
        },
      ],
    },
    {
      title: 'Der Wecker',
      titleEn: 'The alarm',
      sentences: [
        {
          de: 'Stell den Wecker so weit weg, dass Du aufstehen musst.',
          en: 'Put the alarm so far away that you have to get up.',
        },
        { de: 'Die Schlummertaste darf ab jetzt selber schlummern.', en: 'From now on the snooze button may snooze by itself.' },
      ],
    },
  ],
  'schlaf-09': [
    {
      title: 'Warum Licht',
      titleEn: 'Why light',
      sentences: [
        {
          de: 'Morgenlicht ist der Startschuss für Deine innere Uhr.',
          en: 'Morning light is the starting signal for your inner clock.',
        },
        {
          de: 'Es bremst das Schlafhormon Melatonin und hellt die Laune auf.',
          en: 'It slows the sleep hormone melatonin and brightens your mood.',
        },
      ],
    },
    {
      title: 'Ans Fenster',
      titleEn: 'To the window',
      sentences: [
        {
          de: 'Nimm den Tee ans Fenster, mit der Stirn fast an der Scheibe.',
          en: 'Take your tea to the window, your forehead almost at the pane.',
        },
        { de: 'Schon dort ist es heller als mitten im Zimmer.', en: 'Even there it is brighter than in the middle of the room.' },
      ],
    },
    {
      title: 'Nach draußen',
      titleEn: 'Outdoors',
      sentences: [
        { de: 'Ein kleiner Spaziergang holt noch viel mehr Tageslicht.', en: 'A little walk fetches far more daylight still.' },
        {
          de: 'Kapuze runter, Sonnenbrille in die Tasche, Gesicht nach vorn.',
          en: 'Hood down, sunglasses in your pocket, face forward.',
        },
      ],
    },
  ],
  'schlaf-10': [
    {
      title: 'Tagsüber',
      titleEn: 'By day',
      sentences: [
        { de: 'Bewegung am Tag macht auf die angenehme Art müde.', en: 'Movement by day makes you tired in the pleasant way.' },
        {
          de: 'Sie baut Anspannung ab, und der Tiefschlaf gewinnt oft dazu.',
          en: 'It relieves tension, and deep sleep often gains by it.',
        },
      ],
    },
    {
      title: 'Heute',
      titleEn: 'Today',
      sentences: [
        { de: 'Geh heute so flott spazieren, dass Dir warm wird.', en: 'Today, walk so briskly that you get warm.' },
        {
          de: 'Oder tanz beim Kochen, grab den Garten um, nimm das Rad.',
          en: 'Or dance while cooking, dig the garden, take the bike.',
        },
      ],
    },
    {
      title: 'Am Abend',
      titleEn: 'In the evening',
      sentences: [
        {
          de: 'Wilder Sport kurz vor dem Zubettgehen hält manche wach.',
          en: 'Wild sport just before bed keeps some people awake.',
        },
        {
          de: 'Dann lieber nur noch dehnen, gähnen und einschlafen.',
          en: 'Then it is better just to stretch, yawn and fall asleep.',
        },
      ],
    },
  ],
  'schlaf-11': [
    {
      title: 'Die Spur',
      titleEn: 'The trail',
      sentences: [
        {
          de: 'Koffein bleibt viele Stunden im Blut, auch wenn Du nichts merkst.',
          en: 'Caffeine stays in the blood for hours, even if unnoticed.',
        },
        {
          de: 'Es verdeckt die Müdigkeit nur, abgebaut wird sie dadurch nicht.',
          en: 'It only covers tiredness; it does not take it away.',
        },
      ],
    },
    {
      title: 'Wo es steckt',
      titleEn: 'Where it is',
      sentences: [
        {
          de: 'Kaffee, schwarzer Tee, Cola und Energydrinks haben es alle.',
          en: 'Coffee, black tea, cola and energy drinks all have it.',
        },
        { de: 'Grüner Tee und dunkle Schokolade übrigens auch.', en: 'So do green tea and dark chocolate, by the way.' },
      ],
    },
    {
      title: 'Ausprobieren',
      titleEn: 'Try it out',
      sentences: [
        {
          de: 'Trink den letzten Kaffee eine Woche lang schon vor dem Mittag.',
          en: 'For a week, have your last coffee before noon.',
        },
        {
          de: 'Kommt das Einschlafen leichter? Dann kennst Du Deine Grenze.',
          en: 'Is falling asleep easier? Then you know your limit.',
        },
      ],
    },
  ],
  'schlaf-12': [
    {
      title: 'Kurz und früh',
      titleEn: 'Short and early',
      sentences: [
        { de: 'Ein Mittagsschlaf darf sein, wenn er kurz ist und früh liegt.', en: 'A nap is fine if it is short and early.' },
        {
          de: 'Stell einen Wecker auf zwanzig Minuten und leg Dich vor drei hin.',
          en: 'Set an alarm for twenty minutes and lie down before three.',
        },
      ],
    },
    {
      title: 'Lang und spät',
      titleEn: 'Long and late',
      sentences: [
        {
          de: 'Wer länger schlummert, wacht aus der Tiefe auf, ganz zerknittert.',
          en: 'Doze longer and you wake from the depths, all crumpled.',
        },
        {
          de: 'Und der Powernap um sechs klaut abends das Einschlafen.',
          en: 'And a power nap at six steals your sleep at night.',
        },
      ],
    },
    {
      title: 'Stille Pause',
      titleEn: 'A quiet break',
      sentences: [
        {
          de: 'Schläfst Du nachts schlecht, lass das Nickerchen erst einmal weg.',
          en: 'If your nights are bad, leave out the nap for now.',
        },
        {
          de: 'Setz Dich stattdessen ans Fenster und tu gepflegt nichts.',
          en: 'Instead sit by the window and do nothing in style.',
        },
      ],
    },
  ],
  'schlaf-13': [
    {
      title: 'Der Teller',
      titleEn: 'The plate',
      sentences: [
        {
          de: 'Ein leichtes Abendessen ist die halbe Miete für die Nacht.',
          en: 'A light supper is half the battle for the night.',
        },
        {
          de: 'Iss möglichst ein paar Stunden vorher, warm oder kalt ist gleich.',
          en: 'Eat a few hours before, if you can; warm or cold is fine.',
        },
        { de: 'Knurrt der Magen im Bett, hilft eine halbe Banane.', en: 'If your stomach growls in bed, half a banana helps.' },
      ],
    },
    {
      title: 'Sodbrennen',
      titleEn: 'Heartburn',
      sentences: [
        {
          de: 'Weckt Dich Sodbrennen, schlaf links und mit erhöhtem Oberkörper.',
          en: 'If heartburn wakes you, sleep on your left, chest raised.',
        },
        {
          de: 'Fettes, Scharfes und ein spätes Glas Wein machen es oft schlimmer.',
          en: 'Fat, spice and a late glass of wine often make it worse.',
        },
        {
          de: 'Kommt es immer wieder, lass es bitte in der Praxis abklären.',
          en: 'If it keeps coming back, please see your doctor.',
        },
      ],
    },
  ],
  'schlaf-14': [
    {
      title: 'Der Trick',
      titleEn: 'The trick',
      sentences: [
        {
          de: 'Ein Schlummertrunk hält nicht, was sein Name verspricht.',
          en: 'A nightcap does not keep what its name promises.',
        },
        {
          de: 'Alkohol betäubt erst, dann wachst Du gegen drei Uhr auf.',
          en: 'Alcohol numbs at first, then you wake at about three.',
        },
      ],
    },
    {
      title: 'Was er stiehlt',
      titleEn: 'What it steals',
      sentences: [
        {
          de: 'Er stört den Traumschlaf und macht das Schnarchen lauter.',
          en: 'It disturbs dream sleep and makes snoring louder.',
        },
      ],
    },
    {
      title: 'Gemütlich ohne',
      titleEn: 'Cosy without',
      sentences: [
        {
          de: 'Probier heute Abend warmen Apfelsaft mit einer Zimtstange.',
          en: 'Tonight, try warm apple juice with a cinnamon stick.',
        },
        { de: 'Dazu eine Decke, ein Hörspiel und die guten Socken.', en: 'Add a blanket, a radio play and the good socks.' },
        {
          de: 'Brauchst Du Wein zum Schlafen, sprich offen mit Deiner Ärztin.',
          en: 'If you need wine to sleep, talk openly with your doctor.',
        },
      ],
    },
  ],
};
