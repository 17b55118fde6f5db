/** Speech of the films in `coaching-short-days.ts`: back, calm and eating with pleasure, by the days’ shortids. */
import type { Speech } from '../../shapes.ts';

export const coachingShortDaysSpeech: Readonly<Record<string, Speech>> = {
  'rueck-01': [
    {
      title: 'Ankommen',
      titleEn: 'Arrive',
      sentences: [
        {
          de: 'Willkommen in Deinem Rücken: Leg Dich hin und stell die Füße auf.',
          en: 'Welcome to your back: lie down, knees bent and feet flat.',
        },
        {
          de: 'Vierundzwanzig Wirbel, Bandscheiben, Muskeln, ein schönes Gespann.',
          en: 'Twenty-four vertebrae, discs and muscles: a fine team.',
        },
      ],
    },
    {
      title: 'Wahrnehmen',
      titleEn: 'Notice',
      sentences: [
        {
          de: 'Wo berührt Dein Kreuz die Decke, wo liegt ein kleiner Tunnel?',
          en: 'Where does your back touch the blanket, where is a gap?',
        },
        { de: 'Du musst nichts wegdrücken, nur hinspüren und atmen.', en: 'You need not press it away; just feel and breathe.' },
      ],
    },
    {
      title: 'Gut zu wissen',
      titleEn: 'Good to know',
      sentences: [
        { de: 'Die meisten Rückenschmerzen gehen in einigen Wochen vorbei.', en: 'Most back pain passes within a few weeks.' },
        {
          de: 'Bei Taubheit im Schritt oder Lähmung musst Du sofort in die Klinik.',
          en: 'With numbness in the groin or paralysis, go to hospital at once.',
        },
      ],
    },
  ],
  'rueck-03': [
    {
      title: 'Aufstellen',
      titleEn: 'Get ready',
      sentences: [
        { de: 'Katze und Kuh wecken heute einen steifen Rücken auf.', en: 'Today cat and cow wake up a stiff back.' },
        {
          de: 'Die Hände stehen unter den Schultern, die Knie unter der Hüfte.',
          en: 'Hands under your shoulders, knees under your hips.',
        },
      ],
    },
    {
      title: 'Bewegen',
      titleEn: 'Move',
      sentences: [
        {
          de: 'Ausatmend wölbst Du den Rücken, das Kinn sinkt zur Brust.',
          en: 'Breathing out, arch your back up; the chin sinks to the chest.',
        },
        {
          de: 'Einatmend lässt Du ihn sinken, das Brustbein schiebt nach vorn.',
          en: 'Breathing in, let it sink; your breastbone pushes forward.',
        },
      ],
    },
    {
      title: 'Weitermachen',
      titleEn: 'Continue',
      sentences: [
        { de: 'Stell Dir vor, jeder Wirbel wartet, bis er dran ist.', en: 'Imagine every vertebra waiting for its turn.' },
        {
          de: 'Fünf Runden Mobilisation, dann setz Dich auf die Fersen.',
          en: 'Five rounds like this, then sit back on your heels.',
        },
      ],
    },
  ],
  'rueck-04': [
    {
      title: 'Finden',
      titleEn: 'Find it',
      sentences: [
        {
          de: 'Die Tiefenmuskulatur am Bauch hält Dich wie ein weiches Korsett.',
          en: 'The deep muscles of the belly hold you like a soft corset.',
        },
        {
          de: 'Leg Dich auf den Rücken, die Finger innen an die Beckenknochen.',
          en: 'Lie on your back, fingers just inside your hip bones.',
        },
      ],
    },
    {
      title: 'Anspannen',
      titleEn: 'Tense',
      sentences: [
        {
          de: 'Nun zieh den Unterbauch ganz leicht nach innen und oben.',
          en: 'Now draw your lower belly very gently in and up.',
        },
        {
          de: 'Auch der Beckenboden hilft mit, als hieltest Du etwas zurück.',
          en: 'The pelvic floor helps too, as if you held something back.',
        },
      ],
    },
    {
      title: 'Weiteratmen',
      titleEn: 'Keep breathing',
      sentences: [
        {
          de: 'Halt das und atme weiter, das ist die eigentliche Kunst.',
          en: 'Hold that and keep breathing; that is the real art.',
        },
        {
          de: 'Lass los und mach es noch einmal, sanft wie ein Lächeln.',
          en: 'Let go and do it once more, as gently as a smile.',
        },
      ],
    },
  ],
  'rueck-05': [
    {
      title: 'Ausfallschritt',
      titleEn: 'Lunge',
      sentences: [
        {
          de: 'Steife Hüften vom langen Sitzen? Jetzt dehnen wir sie.',
          en: 'Hips stiff from sitting too long? Now we stretch them.',
        },
        {
          de: 'Mach einen großen Schritt nach vorn, die Hand am Schreibtisch.',
          en: 'Take a big step forward, one hand on the desk.',
        },
        {
          de: 'Schieb das Becken vor, bis es hinten in der Leiste zieht.',
          en: 'Push your pelvis forward until you feel it in the groin.',
        },
      ],
    },
    {
      title: 'Im Sitzen',
      titleEn: 'Seated',
      sentences: [
        {
          de: 'Setz Dich, leg den Knöchel aufs andere Knie und beug Dich vor.',
          en: 'Sit, put an ankle on the other knee and lean forward.',
        },
      ],
    },
    {
      title: 'Zur Seite',
      titleEn: 'Sideways',
      sentences: [
        {
          de: 'Steh auf, kreuz ein Bein hinter das andere und neig Dich.',
          en: 'Stand up, cross one leg behind the other and lean over.',
        },
        {
          de: 'Alles auch auf der anderen Seite, Hüftbeuger gibt es zwei.',
          en: 'Do it all on the other side too: you have two hip flexors.',
        },
      ],
    },
  ],
  'rueck-06': [
    {
      title: 'Leicht',
      titleEn: 'Easy',
      sentences: [
        {
          de: 'Im Vierfüßler üben wir heute Gleichgewicht und Rückenmuskeln.',
          en: 'On all fours today we train balance and back muscles.',
        },
        {
          de: 'Für den Anfang schieb nur ein Bein am Boden nach hinten.',
          en: 'To begin with, just slide one leg back along the floor.',
        },
        {
          de: 'Der Bauch bleibt fest, der Rücken ruhig wie ein Tisch.',
          en: 'Your belly stays firm, your back as calm as a table.',
        },
      ],
    },
    {
      title: 'Mutig',
      titleEn: 'Bold',
      sentences: [
        {
          de: 'Wer mag, hebt dieses Bein und streckt den Arm gegenüber vor.',
          en: 'If you like, lift this leg and stretch the opposite arm out.',
        },
        {
          de: 'Schau auf den Boden, denk in die Ferne und atme zweimal.',
          en: 'Look at the floor, think far away and breathe twice.',
        },
      ],
    },
    {
      title: 'Wechseln',
      titleEn: 'Change',
      sentences: [
        {
          de: 'Dann die Seite wechseln. Wackeln ist Kraft, die gerade wächst.',
          en: 'Then change sides. A wobble is strength in the making.',
        },
      ],
    },
  ],
  'rueck-07': [
    {
      title: 'Sitzen',
      titleEn: 'Sitting',
      sentences: [
        {
          de: 'Langes Sitzen mag der Rücken nicht, egal wie gerade Du sitzt.',
          en: 'Your back dislikes long sitting, however straight you sit.',
        },
        {
          de: 'Rutsch herum, lehn Dich an, beug Dich vor: Alles ist Haltung.',
          en: 'Shift about, lean back, bend forward: all of it is posture.',
        },
      ],
    },
    {
      title: 'Arbeitsplatz',
      titleEn: 'Workplace',
      sentences: [
        {
          de: 'Im Homeoffice steht der Drucker am besten im anderen Zimmer.',
          en: 'At home the printer is best put in another room.',
        },
        {
          de: 'Telefonieren kannst Du im Stehen, ein Regal wird zum Stehpult.',
          en: 'Phone calls work standing; a shelf becomes a standing desk.',
        },
      ],
    },
    {
      title: 'Wechseln',
      titleEn: 'Change',
      sentences: [
        {
          de: 'Der Bildschirm steht auf Augenhöhe, die Füße haben Boden.',
          en: 'The screen is at eye level and your feet have ground.',
        },
        {
          de: 'Steh bei jedem Absenden kurz auf, das ist gute Ergonomie.',
          en: 'Get up briefly at every send; that is good ergonomics.',
        },
      ],
    },
  ],
  'rueck-08': [
    {
      title: 'Vorbereiten',
      titleEn: 'Get ready',
      sentences: [
        {
          de: 'Richtig heben schont den Rücken, aber fürchten musst Du es nicht.',
          en: 'Lifting well spares your back, but you need not fear it.',
        },
        { de: 'Geh nah an die Kiste heran und stell die Füße breit.', en: 'Get close to the crate and place your feet wide.' },
      ],
    },
    {
      title: 'Heben',
      titleEn: 'Lifting',
      sentences: [
        {
          de: 'Beug Knie und Hüfte, fass fest zu und spann den Bauch an.',
          en: 'Bend knees and hips, grip firmly and tighten your belly.',
        },
        { de: 'Drück Dich mit den Beinen hoch, und atme dabei aus.', en: 'Push up with your legs and breathe out as you do.' },
      ],
    },
    {
      title: 'Tragen',
      titleEn: 'Carrying',
      sentences: [
        {
          de: 'Beim Tragen dreh Dich mit den Füßen, nicht aus der Taille.',
          en: 'When carrying, turn with your feet, not from the waist.',
        },
        {
          de: 'Nach einem Hexenschuss fang leicht an, etwa mit der Katze.',
          en: 'After acute low back pain start lightly, say with the cat.',
        },
      ],
    },
  ],
  'rueck-09': [
    {
      title: 'Alarm',
      titleEn: 'Alarm',
      sentences: [
        {
          de: 'Stress und Psyche drehen am Lautstärkeknopf für Schmerz.',
          en: 'Stress and the mind turn the volume knob of pain.',
        },
        {
          de: 'Das ist keine Einbildung: Nerven melden mehr, wenn wir bangen.',
          en: 'It is not imagined: nerves report more when we worry.',
        },
      ],
    },
    {
      title: 'Leiser drehen',
      titleEn: 'Turn it down',
      sentences: [
        { de: 'Leg eine Hand dorthin, wo die Verspannung sitzt.', en: 'Lay a hand where the tension sits.' },
        {
          de: 'Atme in diese Hand, und beim Ausatmen wird sie schwerer.',
          en: 'Breathe into this hand; as you breathe out it gets heavier.',
        },
        {
          de: 'Denk dabei: Mein Rücken ist stark, und er darf jetzt ruhen.',
          en: 'Think: my back is strong, and now it may rest.',
        },
      ],
    },
    {
      title: 'Hilfe holen',
      titleEn: 'Get help',
      sentences: [
        {
          de: 'Chronische Schmerzen brauchen ein Team, frag in Deiner Praxis.',
          en: 'Chronic pain needs a team; ask your doctor.',
        },
      ],
    },
  ],
  'rueck-10': [
    {
      title: 'Auswählen',
      titleEn: 'Choose',
      sentences: [
        {
          de: 'Heute wird aus den Rückenübungen Dein eigenes Programm.',
          en: 'Today the back exercises become your own programme.',
        },
        {
          de: 'Nimm eine zum Lockern, zwei für die Kraft und eine zum Ruhen.',
          en: 'Take one to loosen, two for strength and one to rest.',
        },
      ],
    },
    {
      title: 'Verabreden',
      titleEn: 'Make a date',
      sentences: [
        {
          de: 'Häng sie an eine Gewohnheit, etwa an die Abendnachrichten.',
          en: 'Tie them to a habit, for example to the evening news.',
        },
        { de: 'Lass die Decke liegen, wo Du fast darüber stolperst.', en: 'Leave the blanket where you nearly stumble over it.' },
      ],
    },
    {
      title: 'Dranbleiben',
      titleEn: 'Keep it up',
      sentences: [
        { de: 'Fällt ein Tag aus, machst Du einfach am nächsten weiter.', en: 'If you miss a day, just go on the next day.' },
        {
          de: 'So beugst Du vor. Danke, ich habe gern mit Dir geturnt!',
          en: 'That is prevention. Thank you, I enjoyed our exercise!',
        },
      ],
    },
  ],
  'ruhe-01': [
    {
      title: 'Dein Körper',
      titleEn: 'Your body',
      sentences: [
        {
          de: 'Bei Stress macht sich der Körper bereit zu kämpfen oder zu rennen.',
          en: 'Under stress your body gets ready to fight or run.',
        },
        {
          de: 'Stresshormone lassen das Herz klopfen und den Atem flach werden.',
          en: 'Stress hormones make the heart pound and the breath shallow.',
        },
      ],
    },
    {
      title: 'Warnzeichen',
      titleEn: 'Warning signs',
      sentences: [
        {
          de: 'Wo merkst Du Anspannung zuerst: Kiefer, Magen oder Nacken?',
          en: 'Where do you first notice tension: jaw, stomach or neck?',
        },
        {
          de: 'Nenn Dein Warnzeichen beim Namen, dann wird es kleiner.',
          en: 'Call your warning sign by its name, and it shrinks.',
        },
      ],
    },
    {
      title: 'Abklären',
      titleEn: 'Have it checked',
      sentences: [
        {
          de: 'Herzrasen ohne Anlass lass bitte ärztlich untersuchen.',
          en: 'If your heart races for no reason, have a doctor check it.',
        },
        {
          de: 'Bei Druck auf der Brust oder Luftnot ruf ohne Zögern die 112.',
          en: 'With chest pressure or breathlessness, call 112 at once.',
        },
      ],
    },
  ],
  'ruhe-02': [
    {
      title: 'Unauffällig',
      titleEn: 'Unnoticed',
      sentences: [
        {
          de: 'Heute üben wir das lange Ausatmen, im Bus oder am Küchentisch.',
          en: 'Today we practise long breaths out, on the bus or at home.',
        },
        { de: 'Setz Dich hin, die Füße schwer, die Zunge locker.', en: 'Sit down with heavy feet and a loose tongue.' },
      ],
    },
    {
      title: 'Strömen lassen',
      titleEn: 'Let it flow',
      sentences: [
        {
          de: 'Lass die Luft durch die Nase ein, so viel, wie kommen will.',
          en: 'Let the air in through your nose, as much as will come.',
        },
        {
          de: 'Lass sie wieder hinaus, langsam, als beschlüge ein Spiegel.',
          en: 'Let it out again, slowly, as if to mist a mirror.',
        },
        {
          de: 'Warte, bis Dein Körper von allein den nächsten Zug nimmt.',
          en: 'Wait until your body takes the next breath by itself.',
        },
      ],
    },
    {
      title: 'Beruhigen',
      titleEn: 'Calm',
      sentences: [
        {
          de: 'So beruhigen sich Puls und Kopf, und niemand hat es gesehen.',
          en: 'So pulse and mind calm down, and no one has seen it.',
        },
      ],
    },
  ],
  'ruhe-03': [
    {
      title: 'Sehen',
      titleEn: 'See',
      sentences: [
        {
          de: 'Deine Sinne holen Dich aus dem Grübeln: Such fünf Dinge in Blau.',
          en: 'Your senses fetch you from brooding: find five blue things.',
        },
      ],
    },
    {
      title: 'Hören, fühlen',
      titleEn: 'Hear, feel',
      sentences: [
        { de: 'Nun hör auf vier Geräusche, auch auf das ganz leise.', en: 'Now listen for four sounds, the very faint one too.' },
        {
          de: 'Fühl drei Dinge: den Stoff, den Stuhl, die Luft im Gesicht.',
          en: 'Feel three things: cloth, chair, the air on your face.',
        },
      ],
    },
    {
      title: 'Riechen, schmecken',
      titleEn: 'Smell, taste',
      sentences: [
        {
          de: 'Zwei Gerüche darfst Du suchen, notfalls am eigenen Ärmel.',
          en: 'Look for two scents, on your own sleeve if need be.',
        },
        { de: 'Und einen Geschmack: Vielleicht ist noch Kaffee da.', en: 'And one taste: perhaps some coffee is still there.' },
        {
          de: 'Schau Dich um. Hier und jetzt ist meistens alles in Ordnung.',
          en: 'Look around. Here and now, mostly all is well.',
        },
      ],
    },
  ],
  'ruhe-04': [
    {
      title: 'Keine Pause',
      titleEn: 'No break',
      sentences: [
        {
          de: 'Eine echte Pause hat einen Anfang, ein Ende und kein Display.',
          en: 'A real break has a beginning, an end and no display.',
        },
        {
          de: 'Wer beim Essen Mails liest, hat gearbeitet und gekleckert.',
          en: 'If you read emails at lunch you have worked and spilled.',
        },
      ],
    },
    {
      title: 'Fünf Minuten',
      titleEn: 'Five minutes',
      sentences: [
        {
          de: 'Teil fünf Minuten auf: eine am Fenster, zwei im Treppenhaus.',
          en: 'Split five minutes: one by the window, two on the stairs.',
        },
        {
          de: 'Die letzten beiden trinkst Du Tee und schaust einem Vogel nach.',
          en: 'For the last two, drink tea and watch a bird.',
        },
      ],
    },
    {
      title: 'Eintragen',
      titleEn: 'Write it down',
      sentences: [
        {
          de: 'Trag die Erholung ein wie eine Sitzung, mit Dir im Vorsitz.',
          en: 'Enter your rest like a meeting, with you in the chair.',
        },
        {
          de: 'Bleibt die Erschöpfung trotz Pausen, lass nach Ursachen suchen.',
          en: 'If exhaustion stays despite breaks, have the cause looked for.',
        },
      ],
    },
  ],
  'ruhe-05': [
    {
      title: 'Es klopft',
      titleEn: 'A knock',
      sentences: [
        {
          de: 'Gedanken sind Gäste: Sie klopfen, Du musst nicht alle bewirten.',
          en: 'Thoughts are guests: they knock; you need not feed them all.',
        },
        {
          de: 'Schließ die Augen und warte an der Tür, wer kommt.',
          en: 'Close your eyes and wait at the door to see who comes.',
        },
      ],
    },
    {
      title: 'Grüßen',
      titleEn: 'Greet',
      sentences: [
        { de: 'Aha, eine Sorge. Guten Tag, Sorge, ich sehe Dich.', en: 'Aha, a worry. Good day, worry, I see you.' },
        {
          de: 'Sag dazu: Ich habe den Gedanken, dass etwas schiefgeht.',
          en: 'Say: I am having the thought that something will go wrong.',
        },
      ],
    },
    {
      title: 'Ziehen lassen',
      titleEn: 'Let it go',
      sentences: [
        {
          de: 'Lass die Tür offen, hinten wie vorn, und schau ihr nach.',
          en: 'Leave the door open, back and front, and watch it leave.',
        },
        {
          de: 'Beim Grübeln hilft Gelassenheit mehr als Rausschmeißen.',
          en: 'With brooding, serenity helps more than throwing it out.',
        },
      ],
    },
  ],
  'ruhe-06': [
    {
      title: 'Vor dem Nein',
      titleEn: 'Before the no',
      sentences: [
        {
          de: 'Freundlich Nein sagen beginnt mit einem Atemzug Bedenkzeit.',
          en: 'A friendly no begins with a breath to think it over.',
        },
        { de: 'Sag ruhig: Ich schaue nach und melde mich morgen.', en: 'You may say: I will check and tell you tomorrow.' },
      ],
    },
    {
      title: 'Drei Sätze',
      titleEn: 'Three sentences',
      sentences: [
        {
          de: 'Sprich mir nach: Danke, dass Du fragst, diesmal passe ich.',
          en: 'Repeat after me: thank you for asking, I will pass this time.',
        },
        { de: 'Oder so: Das geht mir zu schnell, ich brauche Zeit.', en: 'Or like this: that is too fast for me, I need time.' },
        { de: 'Und der kürzeste: Nein, das möchte ich nicht.', en: 'And the shortest: no, I would rather not.' },
      ],
    },
    {
      title: 'Danach',
      titleEn: 'Afterwards',
      sentences: [
        {
          de: 'Das schlechte Gewissen kommt kurz vorbei, lass es wieder gehen.',
          en: 'A bad conscience drops by for a while; let it go again.',
        },
      ],
    },
  ],
  'ruhe-07': [
    {
      title: 'Einpacken',
      titleEn: 'Packing',
      sentences: [
        {
          de: 'Heute packst Du einen Notfallkoffer für stürmische Tage.',
          en: 'Today you pack an emergency case for stormy days.',
        },
        { de: 'Hinein kommt die Übung, die Dir am besten gefallen hat.', en: 'In goes the exercise that you liked best.' },
        { de: 'Dazu ein Lied, ein Foto, ein Duft und eine warme Decke.', en: 'Add a song, a photo, a scent and a warm blanket.' },
      ],
    },
    {
      title: 'Menschen',
      titleEn: 'People',
      sentences: [
        {
          de: 'Obenauf liegen die Nummern von zwei Menschen, die zuhören.',
          en: 'On top lie the numbers of two people who listen.',
        },
        {
          de: 'Die TelefonSeelsorge hilft Tag und Nacht, auch ohne Namen.',
          en: 'The TelefonSeelsorge helps day and night, without names.',
        },
      ],
    },
    {
      title: 'In der Krise',
      titleEn: 'In a crisis',
      sentences: [
        {
          de: 'Bist Du in Gefahr oder willst Du nicht mehr leben, ruf die 112.',
          en: 'If you are in danger or do not want to live, call 112.',
        },
      ],
    },
  ],
  'genuss-01': [
    {
      title: 'Beobachten',
      titleEn: 'Observe',
      sentences: [
        {
          de: 'Heute erforschst Du Deine Essgewohnheiten und richtest über nichts.',
          en: 'Today you study your eating habits and judge nothing.',
        },
        {
          de: 'Nimm einen Zettel, das ist Dein kleines Ernährungstagebuch.',
          en: 'Take a slip of paper; that is your little food diary.',
        },
      ],
    },
    {
      title: 'Vier Fragen',
      titleEn: 'Four questions',
      sentences: [
        { de: 'Schreib auf: Wann habe ich gegessen, und wo saß ich dabei?', en: 'Write: when did I eat, and where did I sit?' },
        {
          de: 'Wer war da, und wie ging es mir vor dem ersten Bissen?',
          en: 'Who was there, and how was I before the first bite?',
        },
      ],
    },
    {
      title: 'Ohne Waage',
      titleEn: 'Without scales',
      sentences: [
        { de: 'Kalorien bleiben draußen, die Waage hat Urlaub.', en: 'Calories stay outside; the scales are on holiday.' },
        {
          de: 'Kreist alles nur noch ums Essen, sprich mit Deiner Ärztin.',
          en: 'If all your thoughts circle round food, talk to your doctor.',
        },
      ],
    },
  ],
  'genuss-02': [
    {
      title: 'Drei Rufe',
      titleEn: 'Three calls',
      sentences: [
        {
          de: 'Hunger, Appetit, Gewohnheit: Drei rufen, und alle wollen Käse.',
          en: 'Hunger, appetite, habit: three call, and all want cheese.',
        },
      ],
    },
    {
      title: 'Unterscheiden',
      titleEn: 'Tell them apart',
      sentences: [
        {
          de: 'Hunger kommt langsam, sitzt im Bauch und nimmt auch Suppe.',
          en: 'Hunger comes slowly, sits in your belly and will take soup.',
        },
        {
          de: 'Appetit kommt plötzlich und möchte genau diesen einen Keks.',
          en: 'Appetite comes suddenly and wants this one biscuit.',
        },
        {
          de: 'Die Gewohnheit schaut auf die Uhr: Um vier ist Kuchenzeit.',
          en: 'Habit looks at the clock: four is the time for cake.',
        },
      ],
    },
    {
      title: 'Probieren',
      titleEn: 'Try it',
      sentences: [
        { de: 'Leg die Hand auf den Magen und frag, wer gerade ruft.', en: 'Lay a hand on your stomach and ask who is calling.' },
        {
          de: 'Ist es Appetit, dann nasch im Sitzen und mit Vergnügen.',
          en: 'If it is appetite, nibble sitting down and with pleasure.',
        },
      ],
    },
  ],
  'genuss-04': [
    {
      title: 'Das Glas',
      titleEn: 'The glass',
      sentences: [
        { de: 'Trinken klappt besser, wenn das Glas im Weg steht.', en: 'Drinking works better when the glass is in your way.' },
        {
          de: 'Stell es voll neben die Tastatur, oder was sonst Dein Tag ist.',
          en: 'Put it, full, by the keyboard or whatever makes up your day.',
        },
      ],
    },
    {
      title: 'Was hinein darf',
      titleEn: 'What goes in',
      sentences: [
        {
          de: 'Wasser und ungesüßter Tee sind ideal, Kaffee zählt auch mit.',
          en: 'Water and unsweetened tea are ideal; coffee counts too.',
        },
        {
          de: 'Ein Blatt Minze oder eine Scheibe Zitrone bringt Glanz hinein.',
          en: 'A mint leaf or a slice of lemon makes it shine.',
        },
      ],
    },
    {
      title: 'Merken',
      titleEn: 'Notice',
      sentences: [
        {
          de: 'Wirst Du müde oder kommen Kopfschmerzen, trink erst einmal.',
          en: 'If you get tired or have a headache, drink first.',
        },
        {
          de: 'Großer Durst, der nie aufhört, gehört in die Praxis.',
          en: 'Great thirst that never ends should be seen by a doctor.',
        },
      ],
    },
  ],
  'genuss-05': [
    {
      title: 'Ein Bissen',
      titleEn: 'One bite',
      sentences: [
        {
          de: 'Langsam essen ist heute der Versuch: ein Bissen, dann Pause.',
          en: 'Eating slowly is today’s trial: one bite, then a pause.',
        },
        { de: 'Leg die Gabel hin, ja, richtig aus der Hand.', en: 'Put your fork down; yes, right out of your hand.' },
      ],
    },
    {
      title: 'Kauen',
      titleEn: 'Chewing',
      sentences: [
        { de: 'Kau, bis Du schmeckst, was in der Soße alles drin ist.', en: 'Chew until you taste all that is in the sauce.' },
        {
          de: 'Das Signal für Sättigung braucht etwa zwanzig Minuten.',
          en: 'The signal for being full takes about twenty minutes.',
        },
      ],
    },
    {
      title: 'Staunen',
      titleEn: 'Marvel',
      sentences: [
        {
          de: 'Nach der Hälfte halt inne und frag: Schmeckt es noch wie anfangs?',
          en: 'Half-way, stop and ask: does it taste as it did at first?',
        },
        {
          de: 'Was übrig bleibt, ist kein Verlust, sondern morgen Mittag.',
          en: 'What is left is no loss; it is tomorrow’s lunch.',
        },
      ],
    },
  ],
  'genuss-06': [
    {
      title: 'Der Zettel',
      titleEn: 'The list',
      sentences: [
        {
          de: 'Ein guter Einkaufszettel passt auf eine Hand und reicht dreimal.',
          en: 'A good shopping list fits in your hand and lasts three meals.',
        },
      ],
    },
    {
      title: 'Drei Abende',
      titleEn: 'Three evenings',
      sentences: [
        {
          de: 'Abend eins: Nudeln mit Spinat und Feta, nebenbei gerührt.',
          en: 'Evening one: pasta with spinach and feta, quickly stirred.',
        },
        {
          de: 'Abend zwei: Ofenkartoffeln mit Kräuterquark und Gurke.',
          en: 'Evening two: baked potatoes with herb quark and cucumber.',
        },
        {
          de: 'Abend drei: Kichererbsen aus dem Vorrat mit Tomaten und Ei.',
          en: 'Evening three: tinned chickpeas with tomatoes and egg.',
        },
      ],
    },
    {
      title: 'Im Laden',
      titleEn: 'At the shop',
      sentences: [
        {
          de: 'Geh satt einkaufen, dann flüstern die Regale leiser.',
          en: 'Go shopping when full, and the shelves whisper less.',
        },
        {
          de: 'Und eine Sache darf in den Korb, nur weil sie Dich anlacht.',
          en: 'And one thing may go in just because it smiles at you.',
        },
      ],
    },
  ],
  'genuss-07': [
    {
      title: 'Schokolade',
      titleEn: 'Chocolate',
      sentences: [
        {
          de: 'Genuss zum Abschluss: Brich Dir ein Stück Schokolade ab.',
          en: 'Pleasure to finish: break off a piece of chocolate.',
        },
        {
          de: 'Riech daran, leg es auf die Zunge und lass es schmelzen.',
          en: 'Smell it, lay it on your tongue and let it melt.',
        },
        {
          de: 'So schmeckt ein Stück oft mehr als eine ganze Tafel.',
          en: 'Like this, one piece often tastes of more than a whole bar.',
        },
      ],
    },
    {
      title: 'Was bleibt',
      titleEn: 'What stays',
      sentences: [
        { de: 'Nun wähl zwei Gewohnheiten, die Dir leichtgefallen sind.', en: 'Now choose two habits that came easily to you.' },
        {
          de: 'Alles andere darf gehen, auch die Idee von der nächsten Diät.',
          en: 'All else may go, even the idea of the next diet.',
        },
      ],
    },
    {
      title: 'Danke',
      titleEn: 'Thanks',
      sentences: [
        {
          de: 'Danke für diese Woche an Deinem Tisch. Lass es Dir schmecken!',
          en: 'Thank you for this week at your table. Enjoy your meal!',
        },
      ],
    },
  ],
};
