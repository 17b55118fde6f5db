/** Speech of the films in `coaching-sleep-second-half.ts`: the sleep course, days 15 to 30. */
import type { Speech } from '../../shapes.ts';

export const coachingSleepSecondHalfSpeech: Readonly<Record<string, Speech>> = {
  'schlaf-15': [
    {
      title: 'Halbzeit',
      titleEn: 'Half-time',
      sentences: [
        { de: 'Halbzeit! Setz Dich auf die Bank und trink etwas.', en: 'Half-time! Sit down on the bench and have a drink.' },
        {
          de: 'Für die Zwischenbilanz brauchst Du nur Dein Schlaftagebuch.',
          en: 'For the interim result you need only your sleep diary.',
        },
      ],
    },
    {
      title: 'Sortieren',
      titleEn: 'Sorting',
      sentences: [
        { de: 'Mal ein Herz an alles, was Dir gutgetan hat.', en: 'Draw a heart beside all that has done you good.' },
        { de: 'Streich durch, was nur Mühe war, das darf jetzt gehen.', en: 'Cross out what was only effort; it may go now.' },
      ],
    },
    {
      title: 'Geduld',
      titleEn: 'Patience',
      sentences: [
        {
          de: 'Wurde eine Nacht schlechter, ist das noch kein Rückschritt.',
          en: 'If a night got worse, that is no step backwards yet.',
        },
        {
          de: 'Schlaf lernt man wie Klavier, also mit Geduld und falschen Tönen.',
          en: 'You learn sleep like the piano, with patience and wrong notes.',
        },
      ],
    },
  ],
  'schlaf-16': [
    {
      title: 'Dunkel',
      titleEn: 'Dark',
      sentences: [
        {
          de: 'Komm mit durch Dein Schlafzimmer, wir machen es dunkel.',
          en: 'Come along through your bedroom; we will make it dark.',
        },
        {
          de: 'Vorhang zu: Siehst Du noch Deine Hand, hilft eine Schlafmaske.',
          en: 'Curtains shut: if you still see your hand, try a sleep mask.',
        },
      ],
    },
    {
      title: 'Ruhig',
      titleEn: 'Quiet',
      sentences: [
        {
          de: 'Gegen Lärm helfen weiche Ohrstöpsel oder ein leises Rauschen.',
          en: 'Soft earplugs or a quiet hum help against noise.',
        },
        {
          de: 'Die tickende Uhr zieht ins Bad, da darf sie ticken.',
          en: 'The ticking clock moves to the bathroom, where it may tick.',
        },
      ],
    },
    {
      title: 'Kühl',
      titleEn: 'Cool',
      sentences: [
        { de: 'Dreh die Heizung herunter und lüfte einmal kräftig durch.', en: 'Turn the heating down and air the room well.' },
        {
          de: 'Kühle Luft, warme Füße: So schläft es sich am schönsten.',
          en: 'Cool air, warm feet: that is the loveliest way to sleep.',
        },
      ],
    },
  ],
  'schlaf-17': [
    {
      title: 'Gelernt',
      titleEn: 'Learned',
      sentences: [
        { de: 'Dein Gehirn merkt sich, was im Bett geschieht.', en: 'Your brain remembers what happens in bed.' },
        { de: 'Rechnest Du dort die Steuer, bleibt es dort wach.', en: 'If you do your taxes there, it stays awake there.' },
      ],
    },
    {
      title: 'Umlernen',
      titleEn: 'Learn anew',
      sentences: [
        { de: 'Ab heute gehört das Bett dem Schlaf und der Liebe.', en: 'From today the bed belongs to sleep and to love.' },
        { de: 'Leg Dich erst hin, wenn Du wirklich schläfrig bist.', en: 'Only lie down when you are really sleepy.' },
        { de: 'Liegst Du lange wach, geh in ein anderes Zimmer.', en: 'If you lie awake for long, go to another room.' },
      ],
    },
    {
      title: 'Geduld',
      titleEn: 'Patience',
      sentences: [
        {
          de: 'Stimuluskontrolle heißt das, gib ihr ein paar Wochen Zeit.',
          en: 'This is called stimulus control; give it a few weeks.',
        },
      ],
    },
  ],
  'schlaf-18': [
    {
      title: 'Aufgewühlt',
      titleEn: 'Stirred up',
      sentences: [
        {
          de: 'Der letzte Blick aufs Handy kostet mehr Ruhe als gedacht.',
          en: 'The last look at your phone costs more peace than you think.',
        },
        {
          de: 'Blaues Licht ist nur das halbe Problem, Aufregung das ganze.',
          en: 'Blue light is half the problem; excitement is all of it.',
        },
      ],
    },
    {
      title: 'Schlafplatz',
      titleEn: 'A bed for it',
      sentences: [
        {
          de: 'Bau dem Smartphone ein Bett im Flur, mit Kabel und Waschlappen.',
          en: 'Make your smartphone a bed in the hall, with cable and cloth.',
        },
        {
          de: 'Bring es eine Stunde vor Dir ins Bett und sag: bis morgen.',
          en: 'Put it to bed an hour before you and say: see you tomorrow.',
        },
      ],
    },
    {
      title: 'Stattdessen',
      titleEn: 'Instead',
      sentences: [
        { de: 'Leg ein Buch aufs Kissen, das Du schon kennst.', en: 'Lay a book on your pillow that you know already.' },
        {
          de: 'Beim Fernsehen gilt: Die nächste Folge läuft auch morgen.',
          en: 'As for television: the next episode will still be there.',
        },
      ],
    },
  ],
  'schlaf-19': [
    {
      title: 'Parken',
      titleEn: 'Parking',
      sentences: [
        {
          de: 'Für das Gedankenkarussell bauen wir heute einen Parkplatz.',
          en: 'Today we build a car park for thoughts that go round.',
        },
        { de: 'Setz Dich am frühen Abend hin, mit Papier und Stift.', en: 'Sit down in the early evening with paper and a pen.' },
      ],
    },
    {
      title: 'Zwei Spalten',
      titleEn: 'Two columns',
      sentences: [
        {
          de: 'Schreib links, was Dich umtreibt, so wirr, wie es kommt.',
          en: 'On the left write what troubles you, as muddled as it comes.',
        },
        { de: 'Rechts daneben, was Du morgen dafür tun wirst.', en: 'On the right, what you will do about it tomorrow.' },
      ],
    },
    {
      title: 'Abschließen',
      titleEn: 'Lock up',
      sentences: [
        { de: 'Falte das Blatt und leg es in eine Schublade.', en: 'Fold the sheet and put it in a drawer.' },
        {
          de: 'Kommen nachts Sorgen, sag ihnen: Ihr steht schon auf Papier.',
          en: 'If worries come at night, say: you are on paper already.',
        },
      ],
    },
  ],
  'schlaf-20': [
    {
      title: 'Die Zutaten',
      titleEn: 'The ingredients',
      sentences: [
        {
          de: 'Ein Abendritual ist ein Geländer, das in die Nacht führt.',
          en: 'An evening ritual is a banister leading into the night.',
        },
        { de: 'Wähl etwas für die Hände, zum Beispiel Tee aufgießen.', en: 'Choose something for your hands, like brewing tea.' },
        {
          de: 'Etwas für den Körper: Gesicht waschen, Schultern dehnen.',
          en: 'Something for the body: wash your face, stretch your shoulders.',
        },
      ],
    },
    {
      title: 'Die Reihe',
      titleEn: 'The order',
      sentences: [
        {
          de: 'Und etwas für den Kopf, vielleicht ein Gedicht oder ein Lied.',
          en: 'And something for the mind, perhaps a poem or a song.',
        },
        {
          de: 'Mach alles immer in derselben Folge und bei kleinem Licht.',
          en: 'Do it all in the same order, by a small light.',
        },
      ],
    },
    {
      title: 'Das Zeichen',
      titleEn: 'The sign',
      sentences: [
        {
          de: 'Am Ende löschst Du die Lampe. Dein Körper kennt die Routine.',
          en: 'In the end you put out the lamp. Your body knows the routine.',
        },
      ],
    },
  ],
  'schlaf-21': [
    {
      title: 'Hände',
      titleEn: 'Hands',
      sentences: [
        {
          de: 'Progressive Muskelentspannung: Leg Dich hin, ball die Fäuste.',
          en: 'Progressive muscle relaxation: lie down and clench your fists.',
        },
        {
          de: 'Halt kurz, und lass los. Spürst Du die Wärme in den Fingern?',
          en: 'Hold briefly, and let go. Feel the warmth in your fingers?',
        },
      ],
    },
    {
      title: 'Schultern, Gesicht',
      titleEn: 'Shoulders, face',
      sentences: [
        {
          de: 'Zieh die Schultern zu den Ohren, halt, und lass sie sinken.',
          en: 'Draw your shoulders to your ears, hold, and let them sink.',
        },
        {
          de: 'Kneif das ganze Gesicht zusammen, und mach es wieder weit.',
          en: 'Screw up your whole face, and make it wide again.',
        },
      ],
    },
    {
      title: 'Beine',
      titleEn: 'Legs',
      sentences: [
        {
          de: 'Spann die Beine an, bis in die Zehen, und lass sie schwer werden.',
          en: 'Tense your legs down to the toes, and let them grow heavy.',
        },
        {
          de: 'Bleib liegen. Krampft etwas, nimm beim nächsten Mal weniger Kraft.',
          en: 'Stay there. If you get a cramp, use less force next time.',
        },
      ],
    },
  ],
  'schlaf-22': [
    {
      title: 'Finden',
      titleEn: 'Find it',
      sentences: [
        {
          de: 'Diese Atemübung wird mit jedem Zug ein wenig leiser.',
          en: 'This breathing exercise grows quieter with each breath.',
        },
        {
          de: 'Leg Dich auf den Rücken, die Arme neben Dir, der Kiefer weich.',
          en: 'Lie on your back, arms beside you, your jaw soft.',
        },
      ],
    },
    {
      title: 'Leiser',
      titleEn: 'Quieter',
      sentences: [
        {
          de: 'Einatmen, so leicht, dass die Decke sich kaum hebt.',
          en: 'Breathe in, so lightly that the blanket hardly lifts.',
        },
        {
          de: 'Ausatmen, länger, wie Wellen, die im Sand auslaufen.',
          en: 'Breathe out, for longer, like waves that fade on the sand.',
        },
        { de: 'Nun so leise, dass Du Dich selbst nicht mehr hörst.', en: 'Now so softly that you no longer hear yourself.' },
      ],
    },
    {
      title: 'Lassen',
      titleEn: 'Let it be',
      sentences: [
        {
          de: 'Und wenn Du magst, hör auf zu üben und lass den Atem machen.',
          en: 'And if you like, stop practising and leave it to your breath.',
        },
      ],
    },
  ],
  'schlaf-23': [
    {
      title: 'Aufstehen',
      titleEn: 'Get up',
      sentences: [
        {
          de: 'Nachts wach? Bleib nicht liegen und kämpf nicht, steh auf.',
          en: 'Awake at night? Do not lie there and fight; get up.',
        },
        { de: 'Zieh Dir etwas Warmes an, eine kleine Lampe reicht.', en: 'Put on something warm; a small lamp is enough.' },
      ],
    },
    {
      title: 'Langweilen',
      titleEn: 'Be bored',
      sentences: [
        {
          de: 'Sortier Knöpfe, lies die Anleitung vom Mixer, strick eine Reihe.',
          en: 'Sort buttons, read the blender’s manual, knit a row.',
        },
        { de: 'Kein Handy, kein Kühlschrank, und die Arbeit bleibt zu.', en: 'No phone, no fridge, and your work stays shut.' },
      ],
    },
    {
      title: 'Zurück',
      titleEn: 'Back again',
      sentences: [
        { de: 'Fallen die Augen zu, geh leise zurück ins Bett.', en: 'When your eyes droop, go quietly back to bed.' },
        { de: 'Kommt der Schlaf wieder nicht, dann eben noch eine Reihe.', en: 'If sleep stays away again, knit another row.' },
      ],
    },
  ],
  'schlaf-24': [
    {
      title: 'Rechnen',
      titleEn: 'Doing sums',
      sentences: [
        {
          de: 'Die Uhr auf dem Nachttisch ist eine Rechenmaschine für Sorgen.',
          en: 'The clock at your bedside is a calculator for worries.',
        },
        {
          de: 'Noch vier Stunden, noch drei: So entsteht Druck, kein Schlaf.',
          en: 'Four hours left, three left: that makes pressure, not sleep.',
        },
      ],
    },
    {
      title: 'Umdrehen',
      titleEn: 'Turn it round',
      sentences: [
        { de: 'Dreh den Wecker um, mit dem Gesicht zur Wand.', en: 'Turn the alarm round, with its face to the wall.' },
        { de: 'Klingeln kann er auch so, und Du musst nichts mehr wissen.', en: 'It can still ring, and you need know no more.' },
      ],
    },
    {
      title: 'Nachts wach',
      titleEn: 'Awake at night',
      sentences: [
        {
          de: 'Wachst Du auf, ist es einfach Nacht. Mehr steht nicht auf dem Plan.',
          en: 'If you wake, it is simply night. Nothing else is on the plan.',
        },
        {
          de: 'Auch die Armbanduhr und das Telefon bleiben außer Sicht.',
          en: 'Your watch and your phone stay out of sight, too.',
        },
      ],
    },
  ],
  'schlaf-25': [
    {
      title: 'Der Satz',
      titleEn: 'The sentence',
      sentences: [
        {
          de: 'Nachts werden Gedanken groß: Ohne Schlaf bin ich morgen verloren.',
          en: 'Thoughts grow at night: without sleep I am lost tomorrow.',
        },
        {
          de: 'Frag zurück: Stimmt das? Wie war es beim letzten Mal?',
          en: 'Ask back: is that true? What was it like last time?',
        },
      ],
    },
    {
      title: 'Der sanftere',
      titleEn: 'The gentler one',
      sentences: [
        {
          de: 'Meistens ging der Tag vorbei, mit Kaffee und ein wenig Gähnen.',
          en: 'Mostly the day went by, with coffee and a bit of yawning.',
        },
        {
          de: 'Sag Dir: Es wird mühsam, aber ich schaffe das Nötige.',
          en: 'Tell yourself: it will be hard, but I can do what is needed.',
        },
      ],
    },
    {
      title: 'Üben',
      titleEn: 'Practise',
      sentences: [
        {
          de: 'So lindert die Verhaltenstherapie den Druck beim Einschlafen.',
          en: 'This is how behavioural therapy eases the pressure to sleep.',
        },
        {
          de: 'Schreib Deinen Satz auf eine Karte und leg sie neben das Bett.',
          en: 'Write your sentence on a card and put it by your bed.',
        },
      ],
    },
  ],
  'schlaf-26': [
    {
      title: 'Zu groß',
      titleEn: 'Too big',
      sentences: [
        {
          de: 'Manche Sorgen brauchen keine Übung, sondern ein Gegenüber.',
          en: 'Some worries need no exercise but somebody to talk to.',
        },
        {
          de: 'Such Dir jemanden, dem Du vertraust, und fang mit einem Satz an.',
          en: 'Find someone you trust, and begin with one sentence.',
        },
      ],
    },
    {
      title: 'Wer zuhört',
      titleEn: 'Who listens',
      sentences: [
        {
          de: 'Bist Du lange niedergeschlagen oder in Angst, geh in Deine Praxis.',
          en: 'If you are low or anxious for long, see your doctor.',
        },
        {
          de: 'Eine Depression ist eine Krankheit, und sie lässt sich behandeln.',
          en: 'Depression is an illness, and it can be treated.',
        },
        {
          de: 'TelefonSeelsorge: null achthundert, hundertelf, null, hundertelf.',
          en: 'TelefonSeelsorge in Germany: 0800 111 0 111.',
        },
      ],
    },
    {
      title: 'Sofort',
      titleEn: 'At once',
      sentences: [
        {
          de: 'Willst Du Dir etwas antun, ruf jetzt die 112. Du bist nicht allein.',
          en: 'If you want to harm yourself, call 112 now. You are not alone.',
        },
      ],
    },
  ],
  'schlaf-27': [
    {
      title: 'Meist harmlos',
      titleEn: 'Mostly harmless',
      sentences: [
        {
          de: 'Schnarchen entsteht, wenn der weiche Gaumen im Luftstrom flattert.',
          en: 'Snoring comes from the soft palate fluttering in the air.',
        },
        { de: 'In Seitenlage und ohne Alkohol wird es oft leiser.', en: 'On your side and without alcohol it is often quieter.' },
      ],
    },
    {
      title: 'Atempausen',
      titleEn: 'Pauses',
      sentences: [
        {
          de: 'Setzt der Atem aus und kommt mit Schnaufen zurück, hör genau hin.',
          en: 'If breathing stops and returns with a snort, listen closely.',
        },
        {
          de: 'Solche Atemaussetzer heißen Schlafapnoe und belasten das Herz.',
          en: 'Such pauses are called sleep apnoea and strain the heart.',
        },
      ],
    },
    {
      title: 'Untersuchen',
      titleEn: 'Examination',
      sentences: [
        {
          de: 'Dazu passen Kopfweh am Morgen und Einnicken am Tag.',
          en: 'Morning headaches and nodding off by day fit with it.',
        },
        {
          de: 'Dann geh zum Arzt, ein Messgerät oder das Schlaflabor klärt es.',
          en: 'Then see a doctor; a device or a sleep lab will find out.',
        },
      ],
    },
  ],
  'schlaf-28': [
    {
      title: 'Kleine Kinder',
      titleEn: 'Small children',
      sentences: [
        {
          de: 'Mit Baby, Schichtarbeit oder Jetlag ist Schlaf ein Flickenteppich.',
          en: 'With a baby, shift work or jet lag, sleep is a patchwork.',
        },
        {
          de: 'Schläft das Kind, schlaf auch, die Wäsche kann warten.',
          en: 'When the child sleeps, sleep too; the laundry can wait.',
        },
      ],
    },
    {
      title: 'Wechseljahre',
      titleEn: 'Menopause',
      sentences: [
        {
          de: 'Bei Hitzewallungen helfen dünne Schichten und kühle Luft.',
          en: 'With hot flushes, thin layers and cool air help.',
        },
        {
          de: 'Quälen sie Dich, frag in der Frauenarztpraxis, was es gibt.',
          en: 'If they torment you, ask your gynaecologist what can be done.',
        },
      ],
    },
    {
      title: 'Auf Reisen',
      titleEn: 'Travelling',
      sentences: [
        {
          de: 'Auf Reisen iss und schlaf gleich nach der neuen Ortszeit.',
          en: 'On journeys, eat and sleep by the new local time at once.',
        },
        {
          de: 'Perfekt muss gerade nichts sein, gut genug reicht weit.',
          en: 'Nothing need be perfect now; good enough goes a long way.',
        },
      ],
    },
  ],
  'schlaf-29': [
    {
      title: 'Es passiert',
      titleEn: 'It happens',
      sentences: [
        {
          de: 'Ein Rückschlag kommt bestimmt, er ist Teil vom Lernen.',
          en: 'A setback is sure to come; it is part of learning.',
        },
        {
          de: 'Eine schlechte Nacht ist Wetter, noch lange kein Klima.',
          en: 'One bad night is weather, by no means the climate.',
        },
      ],
    },
    {
      title: 'Der Brief',
      titleEn: 'The letter',
      sentences: [
        {
          de: 'Schreib Dir heute einen Brief für die nächste unruhige Zeit.',
          en: 'Today write yourself a letter for the next restless time.',
        },
        {
          de: 'Beginn so: Du hast das schon einmal geschafft, nämlich damit.',
          en: 'Begin like this: you managed it once before, and this is how.',
        },
      ],
    },
    {
      title: 'Mut',
      titleEn: 'Courage',
      sentences: [
        {
          de: 'Dann geh zurück zum Anfang: feste Zeit, Licht, Bewegung.',
          en: 'Then go back to the beginning: set times, light, movement.',
        },
        { de: 'Sei so geduldig mit Dir wie mit einem guten Freund.', en: 'Be as patient with yourself as with a good friend.' },
      ],
    },
  ],
  'schlaf-30': [
    {
      title: 'Drei Dinge',
      titleEn: 'Three things',
      sentences: [
        {
          de: 'Letzter Abend, und Dein Plan passt auf einen Klebezettel.',
          en: 'The last evening, and your plan fits on a sticky note.',
        },
        { de: 'Schreib drei Gewohnheiten auf, die Dir wirklich halfen.', en: 'Write down three habits that really helped you.' },
        {
          de: 'Häng den Zettel dorthin, wo Du abends die Zähne putzt.',
          en: 'Hang the note where you brush your teeth at night.',
        },
      ],
    },
    {
      title: 'Später',
      titleEn: 'Later',
      sentences: [
        {
          de: 'Den Rest darfst Du vergessen oder irgendwann nachschlagen.',
          en: 'You may forget the rest or look it up some day.',
        },
        {
          de: 'Bleibt der Schlaf über Monate schlecht, geh damit in die Praxis.',
          en: 'If sleep stays bad for months, take it to your doctor.',
        },
      ],
    },
    {
      title: 'Abschluss',
      titleEn: 'Goodbye',
      sentences: [
        {
          de: 'Zum Abschluss sage ich Danke. Mach das Licht aus, gute Nacht.',
          en: 'To finish, I say thank you. Put out the light, and good night.',
        },
      ],
    },
  ],
};
