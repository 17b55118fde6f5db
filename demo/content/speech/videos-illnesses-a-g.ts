/** Speech of the films in `videos-illnesses-a-g.ts`. */
import type { Speech } from '../../shapes.ts';

export const videosIllnessesAToGSpeech: Readonly<Record<string, Speech>> = {
  besenreis: [
    {
      title: 'Feine Linien',
      titleEn: 'Fine lines',
      sentences: [
        {
          de: 'Besenreiser sind winzige, erweiterte Äderchen dicht unter der Haut.',
          en: 'Spider veins are tiny, widened vessels just beneath the skin.',
        },
        {
          de: 'Sie sehen aus wie rote oder blaue Zweiglein und tun selten weh.',
          en: 'They look like little red or blue twigs and seldom hurt.',
        },
      ],
    },
    {
      title: 'Was Venen mögen',
      titleEn: 'What veins like',
      sentences: [
        {
          de: 'Deine Waden sind ihre Pumpe: Geh viel und wipp auf den Zehen.',
          en: 'Your calves are their pump: walk a lot and rock on your toes.',
        },
        { de: 'Langes Stehen und Sitzen unterbrichst Du am besten oft.', en: 'Break up long spells of standing and sitting.' },
      ],
    },
    {
      title: 'Genauer hinsehen',
      titleEn: 'A closer look',
      sentences: [
        {
          de: 'Krampfadern, die sich wölben, und schwere Beine zeigst Du in der Praxis.',
          en: 'Show bulging varicose veins and heavy legs to a doctor.',
        },
        {
          de: 'Schwillt ein Bein plötzlich an, geh noch heute hin, bei Luftnot gilt 112.',
          en: 'If one leg suddenly swells, go today; if breathing is hard, call 112.',
        },
      ],
    },
  ],
  allergie1: [
    {
      title: 'Falscher Alarm',
      titleEn: 'A false alarm',
      sentences: [
        {
          de: 'Eine Allergie ist ein Irrtum Deiner Abwehr, eine Überempfindlichkeit.',
          en: 'An allergy is an error of your defences, a hypersensitivity.',
        },
        {
          de: 'Niesen, Jucken oder Quaddeln sind dann die Sirene ohne Feuer.',
          en: 'Sneezing, itching or hives are the siren without a fire.',
        },
      ],
    },
    {
      title: 'Die Spurensuche',
      titleEn: 'Looking for clues',
      sentences: [
        {
          de: 'Schreib auf, wann und wo es beginnt, das hilft beim Finden des Auslösers.',
          en: 'Write down when and where it starts; that helps to find the trigger.',
        },
        {
          de: 'Ein Hauttest oder Blut im Labor prüft den Verdacht nach.',
          en: 'A skin test or a blood sample then checks the suspicion.',
        },
        {
          de: 'Oft hilft es schon, den Auslöser zu meiden oder Mittel zu nehmen.',
          en: 'Often it helps to avoid the trigger or to take medication.',
        },
      ],
    },
    {
      title: 'Wenn es eilt',
      titleEn: 'When it is urgent',
      sentences: [
        {
          de: 'Schwellen Lippen oder Zunge an oder wird die Luft knapp: sofort 112.',
          en: 'If lips or tongue swell or breathing gets hard: call 112 at once.',
        },
      ],
    },
  ],
  arthrose1: [
    {
      title: 'Knorpel lebt',
      titleEn: 'Cartilage is alive',
      sentences: [
        {
          de: 'Arthrose, der Gelenkverschleiß, trifft oft Knie und Hüfte.',
          en: 'Osteoarthritis, wear in the joints, often affects knees and hips.',
        },
        {
          de: 'Der Knorpel wird dünner, und die ersten Schritte am Morgen sind steif.',
          en: 'The cartilage gets thinner, and the first steps of the day are stiff.',
        },
      ],
    },
    {
      title: 'Bewegen ohne Stauchen',
      titleEn: 'Moving without jolts',
      sentences: [
        {
          de: 'Wie ein Schwamm braucht er Druck und Pause, um sich zu nähren.',
          en: 'Like a sponge, it needs pressure and release to be nourished.',
        },
        {
          de: 'Radfahren, Schwimmen und zügiges Gehen gefallen fast jedem Knie.',
          en: 'Cycling, swimming and brisk walking please almost every knee.',
        },
        { de: 'Kräftige Oberschenkel nehmen ihm zusätzlich Last ab.', en: 'Strong thighs take some of the load off it.' },
      ],
    },
    {
      title: 'Wann in die Praxis?',
      titleEn: 'When to get help',
      sentences: [
        {
          de: 'Ist das Gelenk heiß, rot und dick, lass es noch am selben Tag ansehen.',
          en: 'If the joint is hot, red and swollen, have it seen the same day.',
        },
      ],
    },
  ],
  asthma1: [
    {
      title: 'Enge Wege',
      titleEn: 'Narrow airways',
      sentences: [
        {
          de: 'Bei Asthma sind die Bronchien entzündet und reagieren überempfindlich.',
          en: 'In asthma the airways are inflamed and react too strongly.',
        },
        {
          de: 'Sie ziehen sich zusammen, und vor allem das Ausatmen fällt schwer.',
          en: 'They tighten, and breathing out above all becomes hard.',
        },
      ],
    },
    {
      title: 'Dein ruhiger Plan',
      titleEn: 'Your calm plan',
      sentences: [
        {
          de: 'Nimm das vorbeugende Spray so, wie es verordnet ist, auch an guten Tagen.',
          en: 'Use your preventer as prescribed, even on good days.',
        },
        {
          de: 'Lern Deine Auslöser kennen, etwa Rauch, Pollen oder kalte Luft.',
          en: 'Get to know your triggers, such as smoke, pollen or cold air.',
        },
      ],
    },
    {
      title: 'Wenn Luft fehlt',
      titleEn: 'When air runs short',
      sentences: [
        {
          de: 'Setz Dich aufrecht hin, stütz die Arme ab und nimm Dein Notfallspray.',
          en: 'Sit upright, prop up your arms and use your reliever inhaler.',
        },
        {
          de: 'Wird die Luftnot nicht besser, wartest Du nicht und rufst die 112.',
          en: 'If the shortness of breath does not ease, do not wait: call 112.',
        },
      ],
    },
  ],
  bandsch1: [
    {
      title: 'Der weiche Kern',
      titleEn: 'The soft core',
      sentences: [
        {
          de: 'Beim Bandscheibenvorfall drückt der weiche Kern auf einen Nerv.',
          en: 'With a slipped disc, the soft core presses on a nerve.',
        },
        {
          de: 'Der Schmerz zieht als Ischias oft bis ins Bein oder in den Fuß.',
          en: 'As sciatica, the pain often shoots down to the leg or foot.',
        },
      ],
    },
    {
      title: 'Was jetzt hilft',
      titleEn: 'What helps now',
      sentences: [
        {
          de: 'Bei den meisten wird es in einigen Wochen auch ohne Messer besser.',
          en: 'Most people get better within a few weeks, without surgery.',
        },
        {
          de: 'Geh kleine Wege, wechsle oft die Lage und lass Dir Übungen zeigen.',
          en: 'Take short walks, change position often, learn some exercises.',
        },
      ],
    },
    {
      title: 'Keine Zeit verlieren',
      titleEn: 'Lose no time',
      sentences: [
        {
          de: 'Fuß schwach, Schritt taub oder Blase ohne Kontrolle: Ruf die 112.',
          en: 'Weak foot, numb groin or no control of the bladder: call 112.',
        },
      ],
    },
  ],
  blase1: [
    {
      title: 'Es brennt',
      titleEn: 'It burns',
      sentences: [
        {
          de: 'Blasenentzündung, auch Harnwegsinfekt, kommt meist von Darmbakterien.',
          en: 'Cystitis, a urinary infection, mostly comes from gut bacteria.',
        },
        {
          de: 'Du musst ständig, es brennt, und dann kommen nur ein paar Tropfen.',
          en: 'You keep having to go, it burns, and only a few drops come.',
        },
      ],
    },
    {
      title: 'Was lindert',
      titleEn: 'What soothes',
      sentences: [
        {
          de: 'Trink reichlich, geh gleich, wenn Du musst, und halt den Bauch warm.',
          en: 'Drink plenty, go as soon as you need to, keep your tummy warm.',
        },
        {
          de: 'Viele leichte Fälle heilen von selbst, manche brauchen ein Antibiotikum.',
          en: 'Many mild cases clear up on their own, some need antibiotics.',
        },
      ],
    },
    {
      title: 'Noch heute hin',
      titleEn: 'See someone today',
      sentences: [
        {
          de: 'Fieber, Schmerz in der Flanke oder schwanger: Geh heute noch in die Praxis.',
          en: 'Fever, pain in your side or pregnant: see a doctor today.',
        },
        {
          de: 'Auch Männer und Kinder sollten nicht erst lange abwarten.',
          en: 'Men and children should not wait for long either.',
        },
      ],
    },
  ],
  hochdruck1: [
    {
      title: 'Der leise Druck',
      titleEn: 'The quiet pressure',
      sentences: [
        {
          de: 'Bluthochdruck, auch Hypertonie, spürst Du meistens gar nicht.',
          en: 'High blood pressure, or hypertension, mostly cannot be felt.',
        },
        {
          de: 'Der obere Wert ist der Herzschlag, der untere die Pause danach.',
          en: 'The upper number is the heartbeat, the lower one the rest after it.',
        },
      ],
    },
    {
      title: 'In Deiner Hand',
      titleEn: 'In your hands',
      sentences: [
        {
          de: 'Denk an einen Gartenschlauch: Dauernder Druck macht ihn spröde.',
          en: 'Think of a garden hose: constant pressure makes it brittle.',
        },
        {
          de: 'Weniger Salz, wenig Alkohol, kein Rauch und viel Bewegung helfen.',
          en: 'Less salt, little alcohol, no smoking and much exercise help.',
        },
        {
          de: 'Brauchst Du Tabletten, dann nimm sie auch, wenn Du Dich gut fühlst.',
          en: 'If you need tablets, take them even when you feel well.',
        },
      ],
    },
    {
      title: 'Wann sofort?',
      titleEn: 'When at once?',
      sentences: [
        {
          de: 'Hoher Druck mit Brustschmerz, Lähmung oder Sehstörung: Ruf die 112.',
          en: 'High pressure with chest pain, paralysis or blurred sight: call 112.',
        },
      ],
    },
  ],
  hochdruck2: [
    {
      title: 'Ankommen',
      titleEn: 'Settling down',
      sentences: [
        {
          de: 'Zum Blutdruckmessen setzt Du Dich hin und lehnst den Rücken an.',
          en: 'To take your blood pressure, sit down and lean back.',
        },
        {
          de: 'Stell beide Füße auf den Boden und atme ein paar Minuten ruhig.',
          en: 'Put both feet on the floor and breathe calmly for a few minutes.',
        },
      ],
    },
    {
      title: 'Jetzt messen',
      titleEn: 'Now measure',
      sentences: [
        {
          de: 'Leg die Manschette um den nackten Oberarm, in Höhe des Herzens.',
          en: 'Put the cuff around your bare upper arm, level with your heart.',
        },
        {
          de: 'Drück auf Start, lass den Arm liegen und sag einmal kein Wort.',
          en: 'Press start, rest your arm and, for once, say nothing.',
        },
        { de: 'Miss nach einer kurzen Pause ein zweites Mal.', en: 'After a short break, measure a second time.' },
      ],
    },
    {
      title: 'Aufschreiben',
      titleEn: 'Write it down',
      sentences: [
        {
          de: 'Notier Werte und Uhrzeit, und bring das Tagebuch zum Termin mit.',
          en: 'Note the values and the time, and bring the diary along.',
        },
      ],
    },
  ],
  borrelio: [
    {
      title: 'Raus mit ihr',
      titleEn: 'Out it comes',
      sentences: [
        {
          de: 'Nach einem Zeckenstich zählt zuerst: Zieh die Zecke bald heraus.',
          en: 'After a tick bite the first thing is: pull the tick out soon.',
        },
        {
          de: 'Fass sie dicht an der Haut, zieh langsam und gerade, ganz ohne Öl.',
          en: 'Grip it close to the skin, pull slowly and straight, without oil.',
        },
      ],
    },
    {
      title: 'Beobachten',
      titleEn: 'Keep watching',
      sentences: [
        {
          de: 'Mach ein Foto und schau in den nächsten Wochen öfter auf die Stelle.',
          en: 'Take a photo and check the spot often over the coming weeks.',
        },
        {
          de: 'Wächst ein roter Ring, die Wanderröte, kann es Borreliose sein.',
          en: 'If a red ring grows, it may be Lyme disease.',
        },
      ],
    },
    {
      title: 'Gut behandelbar',
      titleEn: 'Treatable',
      sentences: [
        {
          de: 'Dann geh in die Praxis, denn früh hilft ein Antibiotikum meist gut.',
          en: 'Then see a doctor; early on, an antibiotic usually works well.',
        },
        {
          de: 'Auch Fieber, Gelenkschmerz oder Taubheit Wochen später gehören dorthin.',
          en: 'Fever, sore joints or numbness weeks later need a doctor, too.',
        },
      ],
    },
  ],
  bronchitis: [
    {
      title: 'Warum Du hustest',
      titleEn: 'Why you cough',
      sentences: [
        {
          de: 'Bei einer akuten Bronchitis sind die Schleimhäute der Bronchien gereizt.',
          en: 'In acute bronchitis the lining of the airways is irritated.',
        },
        {
          de: 'Der Husten schafft Schleim nach oben und klingt nur langsam ab.',
          en: 'The cough brings up mucus and fades only slowly.',
        },
      ],
    },
    {
      title: 'Was guttut',
      titleEn: 'What does you good',
      sentences: [
        {
          de: 'Tee, frische Luft und Ruhe lindern, Honig erst nach dem ersten Geburtstag.',
          en: 'Tea, fresh air and rest soothe; honey only after the first birthday.',
        },
        {
          de: 'Antibiotika nützen selten, denn fast immer stecken Viren dahinter.',
          en: 'Antibiotics rarely help, because it is almost always a virus.',
        },
      ],
    },
    {
      title: 'Wann abklären?',
      titleEn: 'When to check',
      sentences: [
        {
          de: 'Hohes Fieber, Blut im Auswurf oder kein Ende nach Wochen: Lass nachsehen.',
          en: 'High fever, blood in the phlegm or weeks without change: see a doctor.',
        },
        {
          de: 'Fehlt Dir die Luft schon in Ruhe, ist das ein Fall für die 112.',
          en: 'If you are short of breath even at rest, call 112.',
        },
      ],
    },
  ],
  diabetes1: [
    {
      title: 'Ein steifes Schloss',
      titleEn: 'A stiff lock',
      sentences: [
        {
          de: 'Diabetes Typ 2, die Zuckerkrankheit, beginnt meist ganz leise.',
          en: 'Type 2 diabetes usually begins very quietly.',
        },
        {
          de: 'Die Zellen hören nicht mehr auf Insulin, und der Zucker bleibt im Blut.',
          en: 'The cells stop heeding insulin, and the sugar stays in the blood.',
        },
      ],
    },
    {
      title: 'Wie Du es merkst',
      titleEn: 'How you notice',
      sentences: [
        {
          de: 'Durst, häufiges Wasserlassen und Müdigkeit können Zeichen sein.',
          en: 'Thirst, passing water often and tiredness can be signs.',
        },
      ],
    },
    {
      title: 'Öl für das Schloss',
      titleEn: 'Oil for the lock',
      sentences: [
        {
          de: 'Jeder Spaziergang und etwas weniger Gewicht machen es gängiger.',
          en: 'Every walk and a little less weight make it turn more smoothly.',
        },
        {
          de: 'Lass Deinen Zucker regelmäßig messen, dazu Augen, Füße und Nieren.',
          en: 'Have your sugar checked regularly, and your eyes, feet and kidneys.',
        },
        {
          de: 'Wer mit viel Durst verwirrt oder benommen wird, braucht die 112.',
          en: 'Anyone very thirsty who becomes confused or drowsy needs 112.',
        },
      ],
    },
  ],
  diabetes2: [
    {
      title: 'Ein Gedächtnis',
      titleEn: 'A memory',
      sentences: [
        {
          de: 'Der Langzeitzucker, im Labor HbA1c, ist das Tagebuch Deines Blutzuckers.',
          en: "Long-term sugar, HbA1c in the lab, is your blood sugar's diary.",
        },
        {
          de: 'Zucker bleibt am roten Blutfarbstoff haften, über Wochen hinweg.',
          en: 'Sugar sticks to the red blood pigment for weeks.',
        },
      ],
    },
    {
      title: 'In Ruhe lesen',
      titleEn: 'Reading it calmly',
      sentences: [
        {
          de: 'Ein braver Tag vor der Messung ändert daran also gar nichts.',
          en: 'So one good day before the test changes nothing at all.',
        },
        {
          de: 'Dein Ziel ist persönlich, es hängt von Alter und Gesundheit ab.',
          en: 'Your target is personal; it depends on age and health.',
        },
      ],
    },
    {
      title: 'Deine Fragen',
      titleEn: 'Your questions',
      sentences: [
        {
          de: 'Frag nach dem Verlauf: Wird es besser, und was hat dazu beigetragen?',
          en: 'Ask about the trend: is it improving, and what helped?',
        },
        {
          de: 'Frag auch, was den Wert verfälschen kann, etwa eine Blutarmut.',
          en: 'Ask as well what can distort it, anaemia for instance.',
        },
      ],
    },
  ],
  durchfall: [
    {
      title: 'Was geschieht',
      titleEn: 'What happens',
      sentences: [
        {
          de: 'Durchfall kommt oft von einer Magen-Darm-Grippe, also von Viren.',
          en: 'Diarrhoea often comes from stomach flu, that is, from viruses.',
        },
        {
          de: 'Der Darm spült den Gast hinaus, und Wasser und Salze gehen mit.',
          en: 'The bowel flushes out the guest, and water and salts go with it.',
        },
      ],
    },
    {
      title: 'Auffüllen',
      titleEn: 'Topping up',
      sentences: [
        {
          de: 'Trink oft kleine Schlucke: Tee, Brühe oder Trinklösung aus der Apotheke.',
          en: 'Take frequent sips: tea, broth or a pharmacy rehydration drink.',
        },
        {
          de: 'Iss, was Dir bekommt, und wasch Dir gründlich die Hände.',
          en: 'Eat what agrees with you, and wash your hands thoroughly.',
        },
      ],
    },
    {
      title: 'Nicht abwarten',
      titleEn: 'Do not wait',
      sentences: [
        {
          de: 'Blut im Stuhl, hohes Fieber, Baby oder sehr alt: Ruf in der Praxis an.',
          en: 'Blood, high fever, a baby or a very old person: ring the surgery.',
        },
        {
          de: 'Wer verwirrt ist oder kaum noch wach wird, braucht sofort die 112.',
          en: 'Anyone confused or hard to wake needs 112 at once.',
        },
      ],
    },
  ],
  erkaelt1: [
    {
      title: 'Der Fahrplan',
      titleEn: 'The timetable',
      sentences: [
        { de: 'Eine Erkältung, der grippale Infekt, folgt einem Fahrplan.', en: 'A common cold follows a timetable.' },
        {
          de: 'Viren reizen die Schleimhaut, und Deine Abwehr lässt die Nase laufen.',
          en: 'Viruses irritate the lining, and your defences make the nose run.',
        },
      ],
    },
    {
      title: 'Was lindert',
      titleEn: 'What eases it',
      sentences: [
        {
          de: 'Ruh Dich aus, trink Warmes und spül die Nase mit Salzwasser.',
          en: 'Rest, drink something warm and rinse your nose with salt water.',
        },
        {
          de: 'Nasenspray zum Abschwellen nimmst Du höchstens ein paar Tage.',
          en: 'Decongestant spray is for a few days at most.',
        },
      ],
    },
    {
      title: 'Wann zum Arzt?',
      titleEn: 'Time for a doctor',
      sentences: [
        {
          de: 'Starke Ohrenschmerzen, hohes Fieber oder ein Rückfall gehören abgeklärt.',
          en: 'Severe earache, high fever or a relapse should be checked.',
        },
        {
          de: 'Wird das Atmen mühsam, wartest Du nicht bis morgen: Ruf die 112.',
          en: 'If breathing becomes hard, do not wait until tomorrow: call 112.',
        },
      ],
    },
  ],
  erkaelt2: [
    {
      title: 'Der Blick hinein',
      titleEn: 'A look inside',
      sentences: [
        {
          de: 'Halsschmerzen sind meist eine Entzündung des Rachens durch Viren.',
          en: 'A sore throat is mostly an inflammation caused by viruses.',
        },
        {
          de: 'Schnupfen und Heiserkeit dazu sprechen eher gegen Bakterien.',
          en: 'A runny nose and a hoarse voice make bacteria less likely.',
        },
        {
          de: 'Eitrige Mandeln, Fieber und dicke Lymphknoten sprechen eher dafür.',
          en: 'Coated tonsils, fever and swollen glands make them more likely.',
        },
      ],
    },
    {
      title: 'Was der Hals mag',
      titleEn: 'What your throat likes',
      sentences: [
        {
          de: 'Trink Salbeitee, lutsch Bonbons, schon Deine Stimme und rauch nicht.',
          en: 'Drink sage tea, suck sweets, rest your voice and do not smoke.',
        },
      ],
    },
    {
      title: 'Besser ansehen lassen',
      titleEn: 'Better have it seen',
      sentences: [
        {
          de: 'Bessert sich nichts nach drei Tagen, lass in den Hals schauen.',
          en: 'If nothing improves after three days, have your throat checked.',
        },
        {
          de: 'Bei Atemnot oder wenn Du Speichel nicht schlucken kannst: 112.',
          en: 'If you cannot breathe well or swallow your saliva: 112.',
        },
      ],
    },
  ],
  gicht1: [
    {
      title: 'Die Nacht des Zehs',
      titleEn: "The toe's night",
      sentences: [
        {
          de: 'Gicht ist eine Gelenkentzündung durch Kristalle aus Harnsäure.',
          en: 'Gout is an inflammation of a joint by uric acid crystals.',
        },
        {
          de: 'Gern trifft ein Anfall nachts das Grundgelenk des großen Zehs.',
          en: "An attack likes to strike the big toe's base joint at night.",
        },
      ],
    },
    {
      title: 'Jetzt kühlen',
      titleEn: 'Cool it now',
      sentences: [
        {
          de: 'Leg den Fuß hoch, kühl ihn mit einem Tuch und trink Wasser.',
          en: 'Put the foot up, cool it with a cloth and drink water.',
        },
        {
          de: 'Mittel gegen den Anfall verordnet Dir Deine Ärztin oder Dein Arzt.',
          en: 'Your doctor will prescribe something for the attack.',
        },
      ],
    },
    {
      title: 'Vorbeugen',
      titleEn: 'Preventing it',
      sentences: [
        {
          de: 'Weniger Bier, Fleisch und süße Limonade senken die Harnsäure.',
          en: 'Less beer, meat and sugary drinks lower the uric acid.',
        },
        {
          de: 'Fieber zu einem heißen Gelenk: Lass es am selben Tag untersuchen.',
          en: 'Fever with a hot joint: have it examined the same day.',
        },
      ],
    },
  ],
  grippe1: [
    {
      title: 'Wie vom Blitz',
      titleEn: 'Out of the blue',
      sentences: [
        {
          de: 'Die echte Grippe, die Influenza, wirft Dich von jetzt auf gleich um.',
          en: 'Real flu, influenza, knocks you over from one minute to the next.',
        },
        {
          de: 'Ein grippaler Infekt schleicht sich an, sie klingelt Sturm.',
          en: 'A cold creeps up on you; flu hammers on the door.',
        },
      ],
    },
    {
      title: 'Schützen',
      titleEn: 'Protecting',
      sentences: [
        {
          de: 'Bleib zu Hause, trink viel und lüfte Dein Zimmer mehrmals am Tag.',
          en: 'Stay at home, drink plenty and air your room several times a day.',
        },
        {
          de: 'Die Impfung im Herbst ist für Ältere und chronisch Kranke wichtig.',
          en: 'An autumn vaccination matters for older and chronically ill people.',
        },
        {
          de: 'Auch Schwangere schützt sie, und mit ihnen ihr Neugeborenes.',
          en: 'It protects pregnant women, too, and with them their newborn.',
        },
      ],
    },
    {
      title: 'Warnzeichen',
      titleEn: 'Warning signs',
      sentences: [
        {
          de: 'Atemnot, Verwirrtheit oder Brustschmerz im Fieber: sofort die 112.',
          en: 'Short breath, confusion or chest pain with fever: 112 at once.',
        },
      ],
    },
  ],
};
