/** Speech of the films in `videos-daily.ts`: eighteen short ones and six of yoga. */
import type { Speech } from '../../shapes.ts';

export const videosDailySpeech: Readonly<Record<string, Speech>> = {
  'd-nacken': [
    {
      title: 'Schultern',
      titleEn: 'Shoulders',
      sentences: [
        {
          de: 'Ist Dein Nacken verspannt? Dann lockern wir ihn jetzt zusammen.',
          en: 'Is your neck tense? Then let us loosen it together now.',
        },
        {
          de: 'Zieh beim Einatmen beide Schultern hoch bis zu den Ohren.',
          en: 'As you breathe in, pull both shoulders up to your ears.',
        },
        {
          de: 'Und mit dem Ausatmen lässt Du sie plumpsen. Gleich noch einmal.',
          en: 'As you breathe out, let them flop. And once more.',
        },
      ],
    },
    {
      title: 'Kopf',
      titleEn: 'Head',
      sentences: [
        {
          de: 'Neig den Kopf nach rechts, das linke Ohr schaut zur Decke.',
          en: 'Tilt your head to the right; your left ear looks at the ceiling.',
        },
        {
          de: 'Nun zur anderen Seite, langsam, ohne Ziehen und ohne Ehrgeiz.',
          en: 'Now the other side, slowly, without pulling, without ambition.',
        },
        {
          de: 'Zum Schluss ein Blick hinaus in die Ferne, und weiter geht der Tag.',
          en: 'Finally a look into the distance, and on goes the day.',
        },
      ],
    },
  ],
  'd-licht': [
    {
      title: 'Vorhang auf',
      titleEn: 'Open the curtains',
      sentences: [
        {
          de: 'Guten Morgen! Jetzt holen wir uns Tageslicht für die innere Uhr.',
          en: 'Good morning! Let us fetch some daylight for your inner clock.',
        },
        {
          de: 'Zieh den Vorhang auf und stell Dich ans Fenster, besser nach draußen.',
          en: 'Open the curtains and stand at the window, or better outside.',
        },
      ],
    },
    {
      title: 'Licht tanken',
      titleEn: 'Soak it up',
      sentences: [
        {
          de: 'Heb das Gesicht zum Himmel, aber schau nie direkt in die Sonne.',
          en: 'Lift your face to the sky, but never look straight at the sun.',
        },
        {
          de: 'Selbst graue Wolken sind viel heller als Deine Küchenlampe.',
          en: 'Even grey clouds are far brighter than your kitchen lamp.',
        },
      ],
    },
    {
      title: 'Wach werden',
      titleEn: 'Wake up',
      sentences: [
        {
          de: 'Atme tief ein, streck die Arme hoch und lass sie wieder sinken.',
          en: 'Breathe in deeply, stretch your arms up and let them sink again.',
        },
        {
          de: 'So weiß Dein Körper: Der Tag beginnt, das Wachwerden auch.',
          en: 'Now your body knows: the day begins, and so does waking up.',
        },
      ],
    },
  ],
  'd-wasser': [
    {
      title: 'Hinstellen',
      titleEn: 'Stand up',
      sentences: [
        {
          de: 'Zeit für eine Pause: Hol Dir ein Glas Wasser und steh auf.',
          en: 'Time for a break: fetch a glass of water and get up.',
        },
        {
          de: 'Stell Dich damit ans Fenster, so wie andere in eine Bar.',
          en: 'Take it to the window, as others take theirs to a bar.',
        },
      ],
    },
    {
      title: 'Trinken',
      titleEn: 'Drink',
      sentences: [
        {
          de: 'Nimm einen kleinen Schluck und spür, wie kühl er hinunterläuft.',
          en: 'Take a small sip and feel how cool it runs down.',
        },
        {
          de: 'Nun such draußen das hellste Grün und dann das dunkelste.',
          en: 'Now look outside for the lightest green, and then the darkest.',
        },
        {
          de: 'Noch ein Schluck. Siehst Du ein Grün, das Du nie bemerkt hast?',
          en: 'Another sip. Is there a green that you never noticed?',
        },
      ],
    },
    {
      title: 'Weiter',
      titleEn: 'Carry on',
      sentences: [
        {
          de: 'Glas leer, Blick weit, Kopf frei: Mehr Achtsamkeit braucht kein Mensch.',
          en: 'Glass empty, head clear: that is mindfulness enough for anyone.',
        },
      ],
    },
  ],
  'd-fuesse': [
    {
      title: 'Schuhe aus',
      titleEn: 'Shoes off',
      sentences: [
        {
          de: 'Fußgymnastik klingt streng, dabei begrüßen wir nur Deine Zehen.',
          en: 'Foot gymnastics sounds strict, but we only greet your toes.',
        },
        {
          de: 'Setz Dich, zieh die Schuhe aus und stell die Füße flach auf.',
          en: 'Sit down, take your shoes off, feet flat on the floor.',
        },
      ],
    },
    {
      title: 'Spreizen, krallen',
      titleEn: 'Spread, curl',
      sentences: [
        {
          de: 'Spreiz alle Zehen weit auseinander, als wäre ihnen heiß.',
          en: 'Spread all your toes wide, as though they were hot.',
        },
        {
          de: 'Nun krall sie ein, als wolltest Du ein Taschentuch aufheben.',
          en: 'Now curl them in, as if to pick up a handkerchief.',
        },
      ],
    },
    {
      title: 'Abrollen',
      titleEn: 'Roll',
      sentences: [
        {
          de: 'Roll von der Ferse zum Ballen und langsam wieder zurück.',
          en: 'Roll from the heel to the ball and slowly back again.',
        },
        {
          de: 'Spürst Du das Fußgewölbe? Barfuß hat es den ganzen Tag zu tun.',
          en: 'Can you feel your arch? Barefoot, it is busy all day long.',
        },
      ],
    },
  ],
  'd-augen': [
    {
      title: 'In die Ferne',
      titleEn: 'Far away',
      sentences: [
        { de: 'Müde Augen vom Bildschirm? Jetzt bekommen sie frei.', en: 'Tired eyes from the screen? Now they get time off.' },
        {
          de: 'Such Dir den fernsten Punkt vor dem Fenster und ruh Dich dort aus.',
          en: 'Find the farthest point outside the window and rest there.',
        },
      ],
    },
    {
      title: 'Blinzeln',
      titleEn: 'Blink',
      sentences: [
        {
          de: 'Nun blinzle langsam, zehnmal, wie eine sehr zufriedene Katze.',
          en: 'Now blink slowly, ten times, like a very contented cat.',
        },
        {
          de: 'Das hilft gegen trockene Augen, denn am Monitor starren wir.',
          en: 'It helps dry eyes, because at a monitor we stare.',
        },
      ],
    },
    {
      title: 'Wärmen',
      titleEn: 'Warm',
      sentences: [
        {
          de: 'Reib die Handflächen warm und leg sie sanft auf die Lider.',
          en: 'Rub your palms warm and lay them gently on your lids.',
        },
        {
          de: 'Siehst Du plötzlich schlechter, geh bitte sofort zum Augenarzt.',
          en: 'If your sight suddenly gets worse, see an eye doctor at once.',
        },
      ],
    },
  ],
  'd-apfel': [
    {
      title: 'Nachmittagstief',
      titleEn: 'Afternoon slump',
      sentences: [
        {
          de: 'Drei Uhr, Nachmittagstief, und die Keksdose singt. Nimm den Apfel.',
          en: 'Three o’clock, a slump, and the biscuit tin sings. Take the apple.',
        },
        {
          de: 'Er ist süß, macht satt und bringt Ballaststoffe mit.',
          en: 'It is sweet, it fills you up and it brings fibre along.',
        },
      ],
    },
    {
      title: 'Kauen',
      titleEn: 'Chew',
      sentences: [
        {
          de: 'Beiß hinein und kau so lange, bis Dir das Geräusch gefällt.',
          en: 'Take a bite and chew until you like the sound.',
        },
        {
          de: 'Kauen beschäftigt den ganzen Kopf, deshalb macht es munter.',
          en: 'Chewing keeps the whole head busy; that is why it perks you up.',
        },
      ],
    },
    {
      title: 'Mit Zimt',
      titleEn: 'With cinnamon',
      sentences: [
        {
          de: 'Eine Prise Zimt darauf, und Dein Snack schmeckt nach Kuchen.',
          en: 'A pinch of cinnamon, and your snack tastes of cake.',
        },
        {
          de: 'Danach hat der Heißhunger meistens schon Feierabend.',
          en: 'After that the craving has mostly gone home already.',
        },
      ],
    },
  ],
  'd-dank': [
    {
      title: 'An wen?',
      titleEn: 'To whom?',
      sentences: [
        {
          de: 'Dankbarkeit passt in eine kurze Nachricht. Wem willst Du danken?',
          en: 'Gratitude fits into a short message. Whom do you want to thank?',
        },
        { de: 'Denk an jemanden, der Dir in letzter Zeit gutgetan hat.', en: 'Think of someone who has done you good lately.' },
      ],
    },
    {
      title: 'Zwei Sätze',
      titleEn: 'Two sentences',
      sentences: [
        {
          de: 'Der erste Satz sagt, was war: Du hast mir neulich zugehört.',
          en: 'The first sentence says what happened: you listened to me.',
        },
        {
          de: 'Der zweite sagt, was es bewirkt hat: Danach war mir leichter.',
          en: 'The second says what it did: I felt lighter afterwards.',
        },
      ],
    },
    {
      title: 'Abschicken',
      titleEn: 'Send it',
      sentences: [
        {
          de: 'Jetzt nicht mehr feilen. Danke sagen darf holprig sein.',
          en: 'Now stop polishing. Saying thank you may be bumpy.',
        },
        {
          de: 'Drück auf Senden und freu Dich: Das Glück zählt heute doppelt.',
          en: 'Press send and be glad: happiness counts twice today.',
        },
      ],
    },
  ],
  'd-haende': [
    {
      title: 'Nass und schaumig',
      titleEn: 'Wet and soapy',
      sentences: [
        {
          de: 'Händewaschen können alle, und fast alle vergessen die Daumen.',
          en: 'Everyone can wash their hands, and nearly all forget the thumbs.',
        },
        {
          de: 'Mach die Hände nass und nimm Seife, kaltes Wasser reicht auch.',
          en: 'Wet your hands and take some soap; cold water will do too.',
        },
      ],
    },
    {
      title: 'Überall',
      titleEn: 'Everywhere',
      sentences: [
        {
          de: 'Reib die Handflächen, dann die Handrücken und die Zwischenräume.',
          en: 'Rub your palms, then the backs and between the fingers.',
        },
        {
          de: 'Nun die Daumen drehen und die Fingerspitzen in der Hand kreisen.',
          en: 'Now turn the thumbs and circle the fingertips in your palm.',
        },
      ],
    },
    {
      title: 'Trocknen',
      titleEn: 'Dry',
      sentences: [
        {
          de: 'Summ zweimal ein Geburtstagslied, dann ist es lang genug.',
          en: 'Hum Happy Birthday twice, then it has been long enough.',
        },
        {
          de: 'Gut abtrocknen, fertig: Viele Viren haben jetzt das Nachsehen.',
          en: 'Dry them well and that is it: many viruses are out of luck now.',
        },
      ],
    },
  ],
  'd-treppe': [
    {
      title: 'Die Aufgabe',
      titleEn: 'The task',
      sentences: [
        {
          de: 'Deine Tagesaufgabe heißt Treppen: heute jede, die Du findest.',
          en: 'Today’s task is called stairs: every flight that you find.',
        },
        {
          de: 'Der Aufzug hat frei, und die Rolltreppe darf allein fahren.',
          en: 'The lift has a day off, and the escalator may ride alone.',
        },
      ],
    },
    {
      title: 'So geht es',
      titleEn: 'How to',
      sentences: [
        {
          de: 'Stell den ganzen Fuß auf, drück Dich hoch und atme ruhig weiter.',
          en: 'Put the whole foot down, push yourself up and keep breathing.',
        },
        {
          de: 'Das Geländer ist kein Mogeln, sondern ein guter Freund.',
          en: 'Using the banister is not cheating; it is a good friend.',
        },
        {
          de: 'Wird es eng in der Brust, bleib stehen, und bleibt es so, ruf die 112.',
          en: 'If your chest gets tight, stop, and if it stays tight, call 112.',
        },
      ],
    },
    {
      title: 'Zählen',
      titleEn: 'Counting',
      sentences: [
        {
          de: 'Zähl die Stufen mit! Wir hatten im Studio zweihundertvierzig.',
          en: 'Count the steps! We had two hundred and forty in the studio.',
        },
      ],
    },
  ],
  'd-kiefer': [
    {
      title: 'Merken',
      titleEn: 'Notice',
      sentences: [
        {
          de: 'Beißt Du gerade die Zähne zusammen? Dann lass den Kiefer hängen.',
          en: 'Are you clenching your teeth? Then let your jaw hang.',
        },
        {
          de: 'Viele pressen bei Stress, Fachleute sagen dazu Bruxismus.',
          en: 'Many people clench under stress; experts call it bruxism.',
        },
      ],
    },
    {
      title: 'Loslassen',
      titleEn: 'Let go',
      sentences: [
        {
          de: 'Leg die Zunge breit in den Mund, die Zähne berühren sich nicht.',
          en: 'Rest your tongue wide in your mouth; the teeth do not touch.',
        },
        {
          de: 'Streich mit den Fingern vom Ohr über den Kaumuskel nach unten.',
          en: 'Stroke down from the ear over the chewing muscle.',
        },
        { de: 'Nun öffne den Mund zu einem A, das niemand hört.', en: 'Now open your mouth for an Ah that nobody hears.' },
      ],
    },
    {
      title: 'Und nachts?',
      titleEn: 'And at night?',
      sentences: [
        {
          de: 'Bei Zähneknirschen im Schlaf hilft Deine Zahnarztpraxis weiter.',
          en: 'If you grind your teeth in your sleep, your dentist can help.',
        },
      ],
    },
  ],
  'd-lachen': [
    {
      title: 'Anlauf',
      titleEn: 'Warming up',
      sentences: [
        {
          de: 'Lachen ohne Grund heißt Lachyoga, und wir beginnen mit einem Ho.',
          en: 'Laughing for no reason is laughter yoga; we begin with a ho.',
        },
        {
          de: 'Hände auf den Bauch: ho, ho, ha, ha, ha. Ja, das ist albern.',
          en: 'Hands on your belly: ho, ho, ha, ha, ha. Yes, it is silly.',
        },
      ],
    },
    {
      title: 'Richtig los',
      titleEn: 'Off we go',
      sentences: [
        {
          de: 'Jetzt lauter, und wirf die Arme hoch, als hättest Du gewonnen.',
          en: 'Louder now, and throw up your arms as if you had won.',
        },
        {
          de: 'Spürst Du das Zwerchfell hüpfen? Es hält Dich gern für fröhlich.',
          en: 'Feel your midriff hop? It is glad to believe you are happy.',
        },
      ],
    },
    {
      title: 'Ausklang',
      titleEn: 'Winding down',
      sentences: [
        {
          de: 'Nun lass das Gelächter ausrollen und schnauf einmal tief durch.',
          en: 'Now let the laughter roll out and take one deep breath.',
        },
        { de: 'Gute Laune ist ansteckend, gib sie heute bitte weiter.', en: 'A good mood is catching; please pass it on today.' },
      ],
    },
  ],
  'd-kraeut': [
    {
      title: 'Drei Töpfe',
      titleEn: 'Three pots',
      sentences: [
        {
          de: 'Frische Kräuter auf der Fensterbank würzen fast jedes Essen.',
          en: 'Fresh herbs on the windowsill season nearly every meal.',
        },
        { de: 'Fang mit Petersilie, Schnittlauch und Minze an.', en: 'Start with parsley, chives and mint.' },
      ],
    },
    {
      title: 'Pflege',
      titleEn: 'Care',
      sentences: [
        {
          de: 'Gieß von unten in den Teller, und schütt den Rest später weg.',
          en: 'Water from below into the saucer, and pour away the rest later.',
        },
        {
          de: 'Hell mögen sie es, nur pralle Mittagssonne verbrennt sie.',
          en: 'They like it bright, but fierce midday sun burns them.',
        },
        {
          de: 'Schneide mit der Schere und lass immer ein paar Blätter stehen.',
          en: 'Cut with scissors and always leave a few leaves standing.',
        },
      ],
    },
    {
      title: 'Würzen',
      titleEn: 'Season',
      sentences: [
        {
          de: 'Was grün über der Suppe liegt, muss nicht aus dem Salzstreuer.',
          en: 'What lies green on the soup need not come from the salt shaker.',
        },
      ],
    },
  ],
  'd-handy': [
    {
      title: 'Umziehen',
      titleEn: 'Moving out',
      sentences: [
        {
          de: 'Heute Nacht zieht Dein Handy um: Es schläft in der Küche.',
          en: 'Tonight your phone moves out: it sleeps in the kitchen.',
        },
        {
          de: 'Steck es dort ans Ladekabel und sag ihm freundlich Gute Nacht.',
          en: 'Plug it in there and kindly wish it good night.',
        },
      ],
    },
    {
      title: 'Wecken',
      titleEn: 'Waking',
      sentences: [
        {
          de: 'Den Morgen übernimmt ein Wecker, der nichts kann außer klingeln.',
          en: 'An alarm clock that can do nothing but ring takes the morning.',
        },
        {
          de: 'Wer Dich nachts erreichen muss, bekommt die Festnetznummer.',
          en: 'Whoever must reach you at night gets your landline number.',
        },
      ],
    },
    {
      title: 'Ruhe',
      titleEn: 'Quiet',
      sentences: [
        {
          de: 'Juckt es Dich, noch zu wischen, atme dreimal ruhig aus.',
          en: 'If you itch to scroll, breathe out calmly three times.',
        },
        {
          de: 'Weniger Bildschirmzeit am Abend, und der Schlaf findet Dich eher.',
          en: 'With less screen time at night, sleep finds you sooner.',
        },
      ],
    },
  ],
  'd-huefte': [
    {
      title: 'Kreisen',
      titleEn: 'Circles',
      sentences: [
        {
          de: 'Beim Zähneputzen hat die Hüfte frei, also lass sie kreisen.',
          en: 'While you brush your teeth your hips are free, so let them circle.',
        },
        {
          de: 'Stell die Füße hüftbreit hin, die Knie bleiben weich.',
          en: 'Stand with your feet hip-width apart and your knees soft.',
        },
        {
          de: 'Links herum, klein und langsam, als rührtest Du einen Teig.',
          en: 'Round to the left, small and slow, as if you stirred batter.',
        },
      ],
    },
    {
      title: 'Die Acht',
      titleEn: 'The eight',
      sentences: [
        {
          de: 'Jetzt andersherum, und danach malst Du eine liegende Acht.',
          en: 'Now the other way, and then you draw an eight lying down.',
        },
      ],
    },
    {
      title: 'Dranbleiben',
      titleEn: 'Keep it up',
      sentences: [
        {
          de: 'So kommt auch der untere Rücken in Schwung, ganz nebenbei.',
          en: 'That gets the lower back moving too, quite by the way.',
        },
        {
          de: 'Ein Griff ans Waschbecken ist erlaubt, der Schaum bleibt im Mund.',
          en: 'You may hold the basin; the foam stays in your mouth.',
        },
      ],
    },
  ],
  'd-creme': [
    {
      title: 'Abtupfen',
      titleEn: 'Pat dry',
      sentences: [
        {
          de: 'Hautpflege wie im Urlaub beginnt gleich nach dem Duschen.',
          en: 'Skin care as on holiday begins right after your shower.',
        },
        {
          de: 'Tupf Dich trocken, dann bleibt ein Hauch Feuchtigkeit auf der Haut.',
          en: 'Pat yourself dry, so that a touch of moisture stays on the skin.',
        },
      ],
    },
    {
      title: 'Eincremen',
      titleEn: 'Apply',
      sentences: [
        {
          de: 'Wärm die Creme in den Händen an und beginne an den Beinen.',
          en: 'Warm the cream in your hands and begin with your legs.',
        },
        {
          de: 'Streich langsam nach oben, Knie und Ellbogen nimm zweimal.',
          en: 'Stroke upwards slowly; do knees and elbows twice.',
        },
      ],
    },
    {
      title: 'Gut zu wissen',
      titleEn: 'Good to know',
      sentences: [
        {
          de: 'Bei trockener Haut ist ohne Duft und Farbe meist am besten.',
          en: 'Dry skin mostly likes products without scent or colour.',
        },
        {
          de: 'Bleibt sie rot oder juckt sie, zeig sie in Deiner Praxis.',
          en: 'If it stays red or itches, show it to your doctor.',
        },
      ],
    },
  ],
  'd-stille': [
    {
      title: 'Nichts tun',
      titleEn: 'Do nothing',
      sentences: [
        {
          de: 'Jetzt kommt eine Pause, in der Du gar nichts tun musst.',
          en: 'Here comes a break in which you need do nothing at all.',
        },
        { de: 'Setz Dich hin, schließ die Augen, wenn Du magst.', en: 'Sit down and close your eyes if you like.' },
      ],
    },
    {
      title: 'Zuhören',
      titleEn: 'Listen',
      sentences: [
        { de: 'Hör auf die Stille. Ganz leer ist sie nie.', en: 'Listen to the silence. It is never quite empty.' },
        { de: 'Da ist ein Atemzug, er kommt, und er geht wieder.', en: 'There is a breath; it comes, and it goes again.' },
      ],
    },
    {
      title: 'Vorbeiziehen',
      titleEn: 'Let it drift',
      sentences: [
        {
          de: 'Ein Gedanke taucht auf? Lass ihn treiben wie ein Blatt im Wasser.',
          en: 'A thought appears? Let it drift like a leaf on water.',
        },
        {
          de: 'Nichtstun ist die kürzeste Meditation der Welt. Willkommen zurück.',
          en: 'Doing nothing is the shortest meditation of all. Welcome back.',
        },
      ],
    },
  ],
  'd-herz': [
    {
      title: 'Hand auflegen',
      titleEn: 'Your hand',
      sentences: [
        {
          de: 'Leg eine Hand aufs Herz, ein wenig links von der Mitte.',
          en: 'Put a hand on your heart, a little left of the middle.',
        },
        {
          de: 'Spürst Du den Herzschlag nicht gleich, lass Dir Zeit.',
          en: 'If you cannot feel the beat at once, take your time.',
        },
      ],
    },
    {
      title: 'Zehn Schläge',
      titleEn: 'Ten beats',
      sentences: [
        { de: 'Nun zähl still bis zehn, ein Schlag nach dem anderen.', en: 'Now count silently to ten, one beat after another.' },
        {
          de: 'Niemand hat ihn bestellt, und doch kommt immer der nächste.',
          en: 'Nobody ordered it, and yet the next one always comes.',
        },
      ],
    },
    {
      title: 'Danken',
      titleEn: 'Give thanks',
      sentences: [
        {
          de: 'Sag innerlich Danke und atme in Deine warme Hand hinein.',
          en: 'Say thank you inside and breathe into your warm hand.',
        },
        {
          de: 'Stolpert der Puls öfter, lass ihn in der Praxis anschauen.',
          en: 'If your pulse often stumbles, have your doctor look at it.',
        },
      ],
    },
  ],
  'y-sonne': [
    {
      title: 'Nach oben',
      titleEn: 'Upwards',
      sentences: [
        {
          de: 'Yoga für steife Montage: Wir machen einen halben Sonnengruß.',
          en: 'Yoga for stiff Mondays: we do half a sun salutation.',
        },
        {
          de: 'Steh aufrecht, atme ein und führ die Arme zum Himmel.',
          en: 'Stand tall, breathe in and bring your arms to the sky.',
        },
      ],
    },
    {
      title: 'Nach unten',
      titleEn: 'Downwards',
      sentences: [
        {
          de: 'Ausatmend sinkst Du nach vorn, die Knie darfst Du beugen.',
          en: 'Breathing out, fold forward; you may bend your knees.',
        },
        {
          de: 'Lass den Kopf baumeln, als hättest Du ihn kurz abgegeben.',
          en: 'Let your head dangle, as if you had handed it in for a while.',
        },
        {
          de: 'Einatmen, der Rücken wird lang, die Hände liegen an den Schienbeinen.',
          en: 'Breathe in, your back grows long, your hands on your shins.',
        },
      ],
    },
    {
      title: 'Zurück',
      titleEn: 'Back again',
      sentences: [
        {
          de: 'Ausatmen, noch einmal sinken, und Wirbel für Wirbel aufrollen.',
          en: 'Breathe out, sink once more, and roll up bone by bone.',
        },
      ],
    },
  ],
  'y-katze': [
    {
      title: 'Vierfüßler',
      titleEn: 'On all fours',
      sentences: [
        {
          de: 'Katze und Kuh heißt diese Yogaübung für die Wirbelsäule.',
          en: 'This yoga exercise for the spine is called cat and cow.',
        },
        {
          de: 'Komm auf Hände und Knie, unter die Knie passt eine Decke.',
          en: 'Come onto your hands and knees; a blanket fits under the knees.',
        },
      ],
    },
    {
      title: 'Katze',
      titleEn: 'Cat',
      sentences: [
        {
          de: 'Atme aus und mach den Rücken rund wie eine Katze am Morgen.',
          en: 'Breathe out and round your back like a cat in the morning.',
        },
      ],
    },
    {
      title: 'Kuh',
      titleEn: 'Cow',
      sentences: [
        {
          de: 'Atme ein, lass den Bauch sinken und schau ein wenig nach vorn.',
          en: 'Breathe in, let your belly sink and look forward a little.',
        },
        { de: 'Noch einmal rund und lang, so langsam, wie Tee zieht.', en: 'Round and long once more, as slowly as tea brews.' },
        {
          de: 'Zwickt es, mach die Bewegung kleiner. Die Kuh nimmt es nicht übel.',
          en: 'If it pinches, move less. The cow will not mind.',
        },
      ],
    },
  ],
  'y-baum': [
    {
      title: 'Wurzeln',
      titleEn: 'Roots',
      sentences: [
        {
          de: 'Im Yoga heißt das Stehen auf einem Bein Baum, und er darf wackeln.',
          en: 'In yoga, standing on one leg is the tree, and it may sway.',
        },
        {
          de: 'Stell Dich neben eine Wand und verlagere das Gewicht nach links.',
          en: 'Stand beside a wall and shift your weight to the left.',
        },
      ],
    },
    {
      title: 'Äste',
      titleEn: 'Branches',
      sentences: [
        {
          de: 'Setz den rechten Fuß an die Wade, aber nie gegen das Knie.',
          en: 'Place your right foot on the calf, but never against the knee.',
        },
        {
          de: 'Such mit den Augen einen Punkt, das hilft dem Gleichgewicht.',
          en: 'Find a point with your eyes; it helps your balance.',
        },
      ],
    },
    {
      title: 'Wind',
      titleEn: 'Wind',
      sentences: [
        {
          de: 'Heb die Arme, atme weiter und erlaub jedes kleine Schwanken.',
          en: 'Raise your arms, keep breathing and allow every little sway.',
        },
        {
          de: 'Nun das andere Bein. Ist Dir heute schwindelig, lass es aus.',
          en: 'Now the other leg. If you feel dizzy today, leave it out.',
        },
      ],
    },
  ],
  'y-stuhl': [
    {
      title: 'Aufrichten',
      titleEn: 'Sit tall',
      sentences: [
        {
          de: 'Stuhlyoga im Büro sieht kaum jemand, also los.',
          en: 'Hardly anyone notices chair yoga in the office, so let us go.',
        },
        {
          de: 'Rutsch nach vorn auf die Kante, beide Füße stehen fest.',
          en: 'Slide forward to the edge, both feet firmly down.',
        },
      ],
    },
    {
      title: 'Drehen',
      titleEn: 'Twist',
      sentences: [
        {
          de: 'Leg die rechte Hand ans linke Knie und dreh Dich nach links.',
          en: 'Put your right hand on your left knee and turn to the left.',
        },
        { de: 'Zwei Atemzüge im Drehsitz, dann zur anderen Seite.', en: 'Two breaths in this twist, then to the other side.' },
      ],
    },
    {
      title: 'Öffnen, sinken',
      titleEn: 'Open, fold',
      sentences: [
        {
          de: 'Fass hinten die Lehne und lass das Brustbein nach vorn wachsen.',
          en: 'Hold the back of the chair and let your breastbone grow forward.',
        },
        {
          de: 'Zum Schluss sink auf die Oberschenkel. Der Chef denkt, Du suchst etwas.',
          en: 'Now sink onto your thighs. The boss thinks you lost something.',
        },
      ],
    },
  ],
  'y-abend': [
    {
      title: 'Hinlegen',
      titleEn: 'Lie down',
      sentences: [
        {
          de: 'Yoga am Abend heißt: Beine hochlegen und sonst gar nichts.',
          en: 'Yoga in the evening means: legs up, and nothing else.',
        },
        { de: 'Leg Dich auf den Boden, das Gesäß nah an die Wand.', en: 'Lie on the floor with your bottom close to the wall.' },
      ],
    },
    {
      title: 'Beine hoch',
      titleEn: 'Legs up',
      sentences: [
        { de: 'Schieb die Beine hinauf, die Knie dürfen gebeugt sein.', en: 'Slide your legs up; your knees may be bent.' },
        {
          de: 'Jetzt fließt das Blut in den Venen fast von allein bergab.',
          en: 'Now the blood in your veins runs downhill almost by itself.',
        },
      ],
    },
    {
      title: 'Ausklingen',
      titleEn: 'Winding down',
      sentences: [
        {
          de: 'Leg die Hände auf den Bauch und lass den Atem länger werden.',
          en: 'Put your hands on your belly and let your breath grow longer.',
        },
        {
          de: 'Später rollst Du Dich zur Seite, und das Einschlafen kann kommen.',
          en: 'Later you roll to one side, and falling asleep may begin.',
        },
      ],
    },
  ],
  'y-brust': [
    {
      title: 'Aufbauen',
      titleEn: 'Set up',
      sentences: [
        {
          de: 'Diese Yogahaltung heißt Herzöffner und hilft dem runden Rücken.',
          en: 'This yoga pose is called heart opener and helps a round back.',
        },
        {
          de: 'Roll ein Handtuch fest zusammen und leg es quer auf den Boden.',
          en: 'Roll a towel up tightly and lay it across the floor.',
        },
      ],
    },
    {
      title: 'Öffnen',
      titleEn: 'Open',
      sentences: [
        {
          de: 'Leg Dich darauf, die Rolle liegt unter den Schulterblättern.',
          en: 'Lie on it, with the roll under your shoulder blades.',
        },
        {
          de: 'Die Arme sinken zur Seite, die Handflächen schauen nach oben.',
          en: 'Your arms sink to the sides, palms facing up.',
        },
      ],
    },
    {
      title: 'Atmen',
      titleEn: 'Breathe',
      sentences: [
        {
          de: 'Atme in den Brustkorb und spür, wie die Rippen weiter werden.',
          en: 'Breathe into your chest and feel your ribs grow wider.',
        },
        {
          de: 'Zieht es im Hals, schieb Dir ein Kissen unter den Kopf.',
          en: 'If your neck pulls, slide a cushion under your head.',
        },
      ],
    },
  ],
};
