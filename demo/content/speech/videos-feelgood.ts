/** Speech of the films in `videos-feelgood.ts`: food, mind, fitness and book tips. */
import type { Speech } from '../../shapes.ts';

export const videosFeelgoodSpeech: Readonly<Record<string, Speech>> = {
  fruehst1: [
    {
      title: 'Grundrezept',
      titleEn: 'Basic recipe',
      sentences: [
        {
          de: 'Ein gesundes Frühstück ist schneller fertig als der Kaffee.',
          en: 'A healthy breakfast is ready sooner than your coffee.',
        },
        {
          de: 'Rühr Haferflocken in Joghurt und lass sie kurz quellen.',
          en: 'Stir oats into yoghurt and let them soak for a moment.',
        },
        { de: 'Obst der Saison darüber und ein paar gehackte Nüsse.', en: 'Top it with fruit in season and a few chopped nuts.' },
      ],
    },
    {
      title: 'Drei Varianten',
      titleEn: 'Three versions',
      sentences: [
        {
          de: 'Wer es warm mag, kocht daraus mit Milch ein Porridge.',
          en: 'If you like it warm, cook it with milk into porridge.',
        },
        {
          de: 'Herzhaft geht auch: Vollkornbrot, Frischkäse, Radieschen.',
          en: 'Savoury works too: wholemeal bread, soft cheese, radishes.',
        },
        {
          de: 'Morgenmuffel rühren am Abend an und reden erst nach dem Löffeln.',
          en: 'Morning grumps mix it at night and talk only after eating.',
        },
      ],
    },
  ],
  mediterr: [
    {
      title: 'Was dazugehört',
      titleEn: 'What belongs to it',
      sentences: [
        {
          de: 'Die Mittelmeerküche gehört zu den herzgesündesten der Welt.',
          en: 'Mediterranean cooking is among the kindest to the heart.',
        },
        {
          de: 'Gemüse spielt die Hauptrolle, Fleisch nur noch Gastauftritte.',
          en: 'Vegetables play the lead; meat makes guest appearances only.',
        },
        {
          de: 'Olivenöl ersetzt Butter, Nüsse ersetzen die Chipstüte.',
          en: 'Olive oil replaces butter, nuts replace the bag of crisps.',
        },
      ],
    },
    {
      title: 'Ums Eck',
      titleEn: 'Round the corner',
      sentences: [
        {
          de: 'Du brauchst kein Meer: Auch Rapsöl, Kohl und Linsen passen.',
          en: 'You need no sea: rapeseed oil, cabbage and lentils fit too.',
        },
        {
          de: 'Heringe aus dem Norden sind ein prima Fisch fürs Herz.',
          en: 'Herring from the north is a splendid fish for the heart.',
        },
      ],
    },
    {
      title: 'In Gesellschaft',
      titleEn: 'In company',
      sentences: [
        {
          de: 'Und deck den Tisch für zwei: In Gesellschaft schmeckt es doppelt.',
          en: 'And lay the table for two: company doubles the taste.',
        },
      ],
    },
  ],
  zucker1: [
    {
      title: 'Die Fallen',
      titleEn: 'The traps',
      sentences: [
        {
          de: 'Versteckter Zucker sitzt gern dort, wo es gesund aussieht.',
          en: 'Hidden sugar likes to sit where things look healthy.',
        },
        {
          de: 'Im Fruchtjoghurt, im Müsli und sogar in der Salatsoße.',
          en: 'In fruit yoghurt, in muesli and even in salad dressing.',
        },
      ],
    },
    {
      title: 'Die Zutatenliste',
      titleEn: 'The ingredients',
      sentences: [
        {
          de: 'Dreh die Packung um: Was vorn in der Liste steht, ist am meisten drin.',
          en: 'Turn the pack round: what is listed first, there is most of.',
        },
        {
          de: 'Glukosesirup, Maltose, Dicksaft: Alle sind Cousins vom Zucker.',
          en: 'Glucose syrup, maltose, fruit syrup: all cousins of sugar.',
        },
      ],
    },
    {
      title: 'Der Tausch',
      titleEn: 'The swap',
      sentences: [
        {
          de: 'Nimm Naturjoghurt und schneide Dir das Obst selbst hinein.',
          en: 'Take plain yoghurt and cut the fruit in yourself.',
        },
        { de: 'Süßes darf sein, aber dann bitte mit Absicht.', en: 'Sweet things are fine, but please on purpose.' },
      ],
    },
  ],
  abnehmen1: [
    {
      title: 'Ohne Diät',
      titleEn: 'Without a diet',
      sentences: [
        {
          de: 'Abnehmen gelingt selten mit Verboten, denn die machen Appetit.',
          en: 'Losing weight rarely works with bans; they whet the appetite.',
        },
        {
          de: 'Nach der strengen Diät holt sich der Körper alles zurück: Jo-Jo.',
          en: 'After a strict diet the body takes it all back: yo-yo.',
        },
      ],
    },
    {
      title: 'Klein schieben',
      titleEn: 'Small shifts',
      sentences: [
        {
          de: 'Nimm zuerst Gemüse, dann den Rest, und wart mit dem Nachschlag.',
          en: 'Take vegetables first, then the rest, and wait with seconds.',
        },
        { de: 'Schlaf genug, denn Müdigkeit sieht überall Kuchen.', en: 'Sleep enough, because tiredness sees cake everywhere.' },
      ],
    },
    {
      title: 'Die Waage',
      titleEn: 'The scales',
      sentences: [
        {
          de: 'Das Gewicht schwankt jeden Tag, ein Blick pro Woche genügt.',
          en: 'Your weight varies daily; one look a week is enough.',
        },
        {
          de: 'Verlierst Du Kilos, ohne es zu wollen, geh bitte zum Arzt.',
          en: 'If you lose weight without wanting to, please see a doctor.',
        },
      ],
    },
  ],
  ballast1: [
    {
      title: 'Was das ist',
      titleEn: 'What they are',
      sentences: [
        {
          de: 'Ballaststoffe sind Pflanzenfasern, die Du nicht verdaust.',
          en: 'Dietary fibre is the part of plants you do not digest.',
        },
        { de: 'Deine Darmflora dagegen feiert damit ein Fest.', en: 'Your gut flora, however, throws a party with it.' },
      ],
    },
    {
      title: 'Wo sie stecken',
      titleEn: 'Where to find them',
      sentences: [
        {
          de: 'Sie stecken in Vollkorn, Linsen, Beeren, Nüssen und Gemüse.',
          en: 'It hides in whole grains, lentils, berries, nuts, vegetables.',
        },
        {
          de: 'Sie sättigen lange und können bei Verstopfung helfen.',
          en: 'It keeps you full for long and can help with constipation.',
        },
      ],
    },
    {
      title: 'Langsam steigern',
      titleEn: 'Build up slowly',
      sentences: [
        {
          de: 'Fang klein an, sonst antwortet der Bauch mit Blasmusik.',
          en: 'Start small, or your belly will answer with brass music.',
        },
        { de: 'Und trink dazu, denn Fasern müssen quellen können.', en: 'And drink with it, because fibre needs to swell.' },
      ],
    },
  ],
  salz1: [
    {
      title: 'Umgewöhnen',
      titleEn: 'Getting used',
      sentences: [
        {
          de: 'Weniger Salz zu essen ist vor allem Gewöhnung der Zunge.',
          en: 'Eating less salt is mostly a habit of the tongue.',
        },
        {
          de: 'Das meiste steckt in Brot, Wurst, Käse und Fertigessen.',
          en: 'Most of it hides in bread, sausage, cheese and ready meals.',
        },
      ],
    },
    {
      title: 'Anders würzen',
      titleEn: 'Other seasonings',
      sentences: [
        {
          de: 'Würz mit Kräutern, Zitrone, Knoblauch oder Röstzwiebeln.',
          en: 'Season with herbs, lemon, garlic or fried onions.',
        },
        {
          de: 'Salze erst am Tisch und probier vorher, ja, wirklich vorher.',
          en: 'Salt only at the table, and taste first; yes, really first.',
        },
      ],
    },
    {
      title: 'Warum',
      titleEn: 'Why',
      sentences: [
        {
          de: 'Salzarm zu essen kann helfen, den Blutdruck zu senken.',
          en: 'Eating less salt can help to bring blood pressure down.',
        },
        {
          de: 'Salzersatz mit Kalium? Bei kranken Nieren frag vorher in der Praxis.',
          en: 'Potassium salt instead? If your kidneys are ill, ask first.',
        },
      ],
    },
  ],
  'faust-univ': [
    {
      title: 'Sammeln',
      titleEn: 'Gather',
      sentences: [
        {
          de: 'Zeit für die Faust des Universums: Heb eine Hand vor Dich.',
          en: 'Time for the Fist of the Universe: raise a hand before you.',
        },
        {
          de: 'Leg alles hinein, was drückt: Termine, Ärger, den Regen.',
          en: 'Put in all that weighs on you: dates, anger, the rain.',
        },
      ],
    },
    {
      title: 'Halten',
      titleEn: 'Hold',
      sentences: [
        {
          de: 'Nun schließ die Finger und drück, so fest es Dir guttut.',
          en: 'Now close your fingers and squeeze, as firmly as feels good.',
        },
        {
          de: 'Ein Atemzug, noch einer, und ein dritter für das Postfach.',
          en: 'One breath, another, and a third for your inbox.',
        },
      ],
    },
    {
      title: 'Loslassen',
      titleEn: 'Let go',
      sentences: [
        {
          de: 'Jetzt öffne die Hand und lass die ganze Anspannung fallen.',
          en: 'Now open your hand and let all the tension drop.',
        },
        {
          de: 'Spürst Du, wie warm sie wird? Loslassen kann man üben.',
          en: 'Feel how warm it gets? Letting go can be practised.',
        },
      ],
    },
  ],
  stress1: [
    {
      title: 'Der Tiger',
      titleEn: 'The tiger',
      sentences: [
        {
          de: 'Stress ist ein alter Freund: Er rettet Dich vor dem Säbelzahntiger.',
          en: 'Stress is an old friend: it saves you from the sabre-tooth.',
        },
        {
          de: 'Adrenalin macht schnell, Cortisol hält Dich wach und bereit.',
          en: 'Adrenaline makes you fast; cortisol keeps you awake and ready.',
        },
        {
          de: 'Nur ist der Tiger heute eine Mail, und weglaufen hilft nicht.',
          en: 'But today the tiger is an email, and running does not help.',
        },
      ],
    },
    {
      title: 'Entwarnung',
      titleEn: 'All clear',
      sentences: [
        {
          de: 'Also gib Entwarnung: Steh auf, schüttle Arme und Beine aus.',
          en: 'So sound the all-clear: get up and shake your arms and legs.',
        },
        { de: 'Atme lang aus, dann glaubt Dir auch das Herz.', en: 'Breathe out slowly, and your heart will believe you too.' },
      ],
    },
    {
      title: 'Wenn es bleibt',
      titleEn: 'If it stays',
      sentences: [
        {
          de: 'Hält die Überforderung an, sprich mit Deiner Hausärztin.',
          en: 'If it stays too much for you, talk to your doctor.',
        },
      ],
    },
  ],
  grenzen1: [
    {
      title: 'Warum Nein',
      titleEn: 'Why no',
      sentences: [
        {
          de: 'Nein sagen fällt schwer, dabei schützt es Zeit und Kraft.',
          en: 'Saying no is hard, yet it protects your time and strength.',
        },
        { de: 'Du lehnst die Sache ab, nicht den Menschen.', en: 'You turn down the matter, not the person.' },
      ],
    },
    {
      title: 'Leihsätze',
      titleEn: 'Borrowed sentences',
      sentences: [
        {
          de: 'Fürs Büro: Das schaffe ich heute nicht, Donnerstag geht.',
          en: 'For work: I cannot manage today, but Thursday will do.',
        },
        {
          de: 'Für die Familie: Ich hab Euch lieb, und ich bleibe zu Hause.',
          en: 'For family: I love you all, and I am staying at home.',
        },
        { de: 'Für den Basar: Kuchen diesmal nicht, aber viel Glück!', en: 'For the bazaar: no cake this time, but good luck!' },
      ],
    },
    {
      title: 'Aushalten',
      titleEn: 'Bear it',
      sentences: [
        {
          de: 'Danach kommt eine Pause. Grenzen setzen heißt, sie auszuhalten.',
          en: 'Then comes a pause. Setting limits means bearing it.',
        },
      ],
    },
  ],
  gruebeln: [
    {
      title: 'Der Termin',
      titleEn: 'The appointment',
      sentences: [
        {
          de: 'Grübeln lässt sich nicht verbieten, aber es bekommt einen Termin.',
          en: 'You cannot forbid brooding, but you can give it a date.',
        },
        {
          de: 'Nimm jeden Tag denselben Stuhl, dieselbe Zeit, nie das Bett.',
          en: 'Take the same chair and time each day, never the bed.',
        },
      ],
    },
    {
      title: 'Der Zettel',
      titleEn: 'The note',
      sentences: [
        {
          de: 'Schreib jede Sorge auf und daneben den nächsten kleinen Schritt.',
          en: 'Write down each worry and next to it the next small step.',
        },
        {
          de: 'Gibt es keinen Schritt, schreib daneben: heute nicht lösbar.',
          en: 'If there is no step, write: cannot be solved today.',
        },
      ],
    },
    {
      title: 'Feierabend',
      titleEn: 'Closing time',
      sentences: [
        {
          de: 'Dann Mappe zu. Meldet sich das Gedankenkarussell, sag: morgen.',
          en: 'Then close the file. If thoughts circle, say: tomorrow.',
        },
        { de: 'Lässt Dich die Angst nicht los, hol Dir bitte Hilfe.', en: 'If fear will not let go of you, please get help.' },
      ],
    },
  ],
  dankbar1: [
    {
      title: 'Drei Dinge',
      titleEn: 'Three things',
      sentences: [
        {
          de: 'Dankbarkeit lässt sich üben, am besten vor dem Zähneputzen.',
          en: 'Gratitude can be practised, best before brushing your teeth.',
        },
        { de: 'Schreib drei gute Dinge auf, auch die ganz kleinen.', en: 'Write down three good things, even the tiny ones.' },
        {
          de: 'Der Bus hat gewartet, die Suppe war heiß, jemand hat gelacht.',
          en: 'The bus waited, the soup was hot, somebody laughed.',
        },
      ],
    },
    {
      title: 'Warum?',
      titleEn: 'Why?',
      sentences: [
        { de: 'Frag bei jedem: Was war mein Anteil daran?', en: 'Ask about each: what was my share in it?' },
        {
          de: 'Unser Kopf sammelt sonst Ärger, das hielt früher am Leben.',
          en: 'Our minds collect trouble; that once kept us alive.',
        },
      ],
    },
    {
      title: 'Das Ritual',
      titleEn: 'The ritual',
      sentences: [
        {
          de: 'Nach ein paar Wochen Tagebuch suchst Du das Glück von allein.',
          en: 'After some weeks of this diary you look for joy unasked.',
        },
      ],
    },
  ],
  ruecken1: [
    {
      title: 'Am Stuhl',
      titleEn: 'At the chair',
      sentences: [
        {
          de: 'Bei Rückenschmerzen helfen vielen einfache Übungen am Esstisch.',
          en: 'With back pain, simple exercises at the dining table help many people.',
        },
        {
          de: 'Eins: Setz Dich langsam hin und steh ohne Schwung wieder auf.',
          en: 'One: sit down slowly and get up again without a swing.',
        },
        {
          de: 'Zwei: Stütz Dich auf und streck ein Bein nach hinten, dann wechseln.',
          en: 'Two: lean on it, stretch a leg back, then change.',
        },
      ],
    },
    {
      title: 'Am Tisch',
      titleEn: 'At the table',
      sentences: [
        {
          de: 'Drei: Hände an die Kante, der ganze Körper lang wie ein Brett.',
          en: 'Three: hands on the edge, your whole body long as a plank.',
        },
        {
          de: 'Vier: Streck rechten Arm und linkes Bein aus, dann umgekehrt.',
          en: 'Four: stretch out right arm and left leg, then the reverse.',
        },
      ],
    },
    {
      title: 'Sanft bleiben',
      titleEn: 'Stay gentle',
      sentences: [
        {
          de: 'Wird der Schmerz stechend oder das Bein taub, hör auf und lass es klären.',
          en: 'If pain stabs or a leg goes numb, stop and have it checked.',
        },
      ],
    },
  ],
  spazier1: [
    {
      title: 'Nach dem Essen',
      titleEn: 'After eating',
      sentences: [
        {
          de: 'Spazierengehen ist Medizin, die vor der Haustür beginnt.',
          en: 'Walking is a medicine that begins at your front door.',
        },
        {
          de: 'Geh gleich nach dem Essen: Die Muskeln holen sich den Zucker.',
          en: 'Go right after a meal: the muscles fetch the sugar.',
        },
        {
          de: 'So steigt der Blutzucker weniger, und der Bauch dankt es auch.',
          en: 'Your blood sugar rises less, and your belly is grateful too.',
        },
      ],
    },
    {
      title: 'Leichter Schritt',
      titleEn: 'An easy step',
      sentences: [
        {
          de: 'Lass die Arme schwingen und schau nach oben statt aufs Handy.',
          en: 'Let your arms swing and look up, not at your phone.',
        },
      ],
    },
    {
      title: 'Verabreden',
      titleEn: 'Make a date',
      sentences: [
        {
          de: 'Verabrede Dich mit der Nachbarin oder notfalls mit ihrem Hund.',
          en: 'Make a date with your neighbour, or else with her dog.',
        },
        { de: 'Frische Luft hebt die Stimmung, sogar bei Nieselregen.', en: 'Fresh air lifts your mood, even in a drizzle.' },
      ],
    },
  ],
  kraft60: [
    {
      title: 'Warum Kraft',
      titleEn: 'Why strength',
      sentences: [
        {
          de: 'Krafttraining lohnt sich in jedem Alter, auch mit achtzig.',
          en: 'Strength training pays at any age, even at eighty.',
        },
        {
          de: 'Ohne Übung schwinden die Muskeln, Ärzte sagen Sarkopenie.',
          en: 'Without exercise muscles dwindle; doctors say sarcopenia.',
        },
      ],
    },
    {
      title: 'Drei Übungen',
      titleEn: 'Three exercises',
      sentences: [
        {
          de: 'Steh vom Stuhl auf, die Arme vor der Brust gekreuzt.',
          en: 'Rise from a chair with your arms crossed on your chest.',
        },
        {
          de: 'Heb zwei Wasserflaschen seitlich hoch und senk sie langsam.',
          en: 'Lift two bottles of water sideways and lower them slowly.',
        },
        { de: 'Dann drück Dich mit den Händen von der Wand weg.', en: 'Then push yourself away from the wall with your hands.' },
      ],
    },
    {
      title: 'Sicher üben',
      titleEn: 'Practise safely',
      sentences: [
        {
          de: 'Atme dabei weiter. Bei Osteoporose frag vorher in der Praxis.',
          en: 'Keep breathing. With osteoporosis, ask your doctor first.',
        },
      ],
    },
  ],
  dehnen1: [
    {
      title: 'Oben',
      titleEn: 'Above',
      sentences: [
        {
          de: 'Dehnen darf sich anfühlen wie Gähnen, also gähn ruhig mit.',
          en: 'Stretching may feel like yawning, so yawn along.',
        },
        {
          de: 'Streck beide Arme zur Decke, erst den rechten noch höher.',
          en: 'Stretch both arms to the ceiling, first the right one higher.',
        },
        {
          de: 'Dann den linken, und räkel Dich wie eine Katze im Fenster.',
          en: 'Then the left, and lounge like a cat in the window.',
        },
      ],
    },
    {
      title: 'Unten',
      titleEn: 'Below',
      sentences: [
        {
          de: 'Schieb die Hüfte zur Seite und spür die lange Flanke.',
          en: 'Push your hip to the side and feel your long flank.',
        },
        {
          de: 'Stell einen Fuß zurück, die Ferse sinkt, die Wade wird lang.',
          en: 'Put one foot back, let the heel sink and the calf grow long.',
        },
      ],
    },
    {
      title: 'Grenze',
      titleEn: 'Limit',
      sentences: [
        { de: 'Ein Ziehen ist schön, ein Stechen sagt: bis hierher.', en: 'A pull is pleasant; a stab says: this far.' },
      ],
    },
  ],
  balance1: [
    {
      title: 'Warum',
      titleEn: 'Why',
      sentences: [
        {
          de: 'Gleichgewicht kann man üben, und es schützt vor Stürzen.',
          en: 'Balance can be trained, and it protects you from falls.',
        },
        {
          de: 'Für diesen Einbeinstand brauchst Du nur eine Tischkante.',
          en: 'For this one-leg stand you need only the edge of a table.',
        },
      ],
    },
    {
      title: 'Links und rechts',
      titleEn: 'Left and right',
      sentences: [
        {
          de: 'Leg die Finger auf den Tisch und heb den rechten Fuß.',
          en: 'Rest your fingers on the table and lift your right foot.',
        },
        {
          de: 'Schau geradeaus und zähl, wie viele Atemzüge Du stehst.',
          en: 'Look straight ahead and count how many breaths you stand.',
        },
        { de: 'Nun das andere Bein, meistens ist es das beleidigte.', en: 'Now the other leg; it is usually the offended one.' },
      ],
    },
    {
      title: 'Schwindel',
      titleEn: 'Dizziness',
      sentences: [
        {
          de: 'Bist Du öfter unsicher auf den Beinen, lass den Grund klären.',
          en: 'If you are often unsteady, have the reason found out.',
        },
      ],
    },
  ],
  ausdauer1: [
    {
      title: 'Das Tempo',
      titleEn: 'The pace',
      sentences: [
        {
          de: 'Langsam laufen ist die Kunst, mit der jede Ausdauer beginnt.',
          en: 'Running slowly is the art with which all endurance begins.',
        },
        {
          de: 'Kannst Du beim Joggen noch erzählen, stimmt Dein Tempo.',
          en: 'If you can still chat while jogging, your pace is right.',
        },
      ],
    },
    {
      title: 'Der Wechsel',
      titleEn: 'Run and walk',
      sentences: [
        {
          de: 'Lauf eine Minute, geh zwei, und das ein paarmal im Wechsel.',
          en: 'Run for one minute, walk for two, and repeat that a few times.',
        },
        { de: 'Woche für Woche darf das Laufen etwas länger dauern.', en: 'Week by week the running may last a little longer.' },
        {
          de: 'Ein Tag Pause dazwischen tut Sehnen und Gelenken gut.',
          en: 'A day of rest in between is good for tendons and joints.',
        },
      ],
    },
    {
      title: 'Vorher fragen',
      titleEn: 'Ask first',
      sentences: [
        {
          de: 'Mit Herzleiden oder nach langer Pause frag vorher in der Praxis.',
          en: 'With a heart condition or after a long break, ask your doctor first.',
        },
        {
          de: 'Bei Druck in der Brust bleib stehen. Hört er nicht auf, ruf die 112.',
          en: 'If your chest feels tight, stop. If it does not pass, call 112.',
        },
      ],
    },
  ],
  'buch-herz': [
    {
      title: 'Das Buch',
      titleEn: 'The book',
      sentences: [
        {
          de: 'Mein Buchtipp fürs Herz heißt „Ein Muskel namens Mut“.',
          en: 'My book tip for the heart is called “A Muscle Named Courage”.',
        },
        {
          de: 'Eine Kardiologin erzählt von Herzen wie von alten Nachbarn.',
          en: 'A cardiologist speaks of hearts as of old neighbours.',
        },
      ],
    },
    {
      title: 'Eine Stelle',
      titleEn: 'A passage',
      sentences: [
        {
          de: 'Ein Kapitel handelt nur vom Abhören, vom Warten auf den Ton.',
          en: 'One chapter is only about listening and waiting for the sound.',
        },
        {
          de: 'Da steht: Wer lauscht, muss für einen Moment den Mund halten.',
          en: 'It says: who listens must keep quiet for a moment.',
        },
      ],
    },
    {
      title: 'Für wen',
      titleEn: 'For whom',
      sentences: [
        {
          de: 'Ich habe gelacht und zweimal so getan, als hätte ich Schnupfen.',
          en: 'I laughed, and twice I pretended to have a cold.',
        },
        {
          de: 'Lies es, wenn Du Deinem Herzen einmal zuhören möchtest.',
          en: 'Read it if you would like to listen to your heart for once.',
        },
      ],
    },
  ],
  'buch-nacht': [
    {
      title: 'Das Buch',
      titleEn: 'The book',
      sentences: [
        {
          de: 'Ein Buchtipp zum Einschlafen: „Die freundliche Nacht“.',
          en: 'A book tip for falling asleep: “The Friendly Night”.',
        },
        {
          de: 'Ich besitze es seit einem Jahr und bin auf Seite vierzig.',
          en: 'I have owned it for a year and I am on page forty.',
        },
        { de: 'Das ist keine Kritik, sondern das größte Lob.', en: 'That is no criticism but the highest praise.' },
      ],
    },
    {
      title: 'Darin',
      titleEn: 'Inside',
      sentences: [
        {
          de: 'Es geht um die Dämmerung, um Eulen und um müde Menschen.',
          en: 'It is about dusk, about owls and about tired people.',
        },
        {
          de: 'Jedes Kapitel ist so kurz, dass die Lider bis zum Ende reichen.',
          en: 'Each chapter is so short that your eyelids last to the end.',
        },
      ],
    },
    {
      title: 'So liest man es',
      titleEn: 'How to read it',
      sentences: [
        {
          de: 'Lies es jemandem vor, und Ihr schlaft beide besser.',
          en: 'Read it aloud to somebody, and you will both sleep better.',
        },
      ],
    },
  ],
  'buch-darm': [
    {
      title: 'Das Buch',
      titleEn: 'The book',
      sentences: [
        {
          de: 'Mein Buchtipp aus der Küche: „Suppe für alle Zellen“.',
          en: 'My book tip from the kitchen: “Soup for Every Cell”.',
        },
        {
          de: 'Dieses Kochbuch erklärt beim Schnippeln, was der Darm tut.',
          en: 'This cookbook explains the gut while you chop.',
        },
      ],
    },
    {
      title: 'Die Suppe',
      titleEn: 'The soup',
      sentences: [
        {
          de: 'Mein Liebling: rote Linsen, Möhren, Ingwer und Kreuzkümmel.',
          en: 'My favourite: red lentils, carrots, ginger and cumin.',
        },
        {
          de: 'Alles anschwitzen, Wasser dazu, köcheln, bis es zerfällt.',
          en: 'Sweat it all, add water and simmer until it falls apart.',
        },
        {
          de: 'Ein Spritzer Zitrone zum Schluss, und das Rezept ist fertig.',
          en: 'A dash of lemon at the end, and the recipe is done.',
        },
      ],
    },
    {
      title: 'Nebenbei gelernt',
      titleEn: 'Learned by the way',
      sentences: [
        {
          de: 'Beim Rühren lernst Du, wer in Deinem Bauch mitisst.',
          en: 'While stirring you learn who dines along in your belly.',
        },
      ],
    },
  ],
  'buch-wald': [
    {
      title: 'Das Buch',
      titleEn: 'The book',
      sentences: [
        { de: 'Ein Buchtipp für draußen: „Unter Buchen denken“.', en: 'A book tip for outdoors: “Thinking Under Beeches”.' },
        {
          de: 'Der Autor geht in den Wald und nimmt die Forschung mit.',
          en: 'The author walks into the forest and takes science along.',
        },
      ],
    },
    {
      title: 'Der Wald wirkt',
      titleEn: 'The forest works',
      sentences: [
        {
          de: 'Er fragt, warum der Puls zwischen Bäumen ruhiger werden kann.',
          en: 'He asks why your pulse may grow calmer among trees.',
        },
        {
          de: 'Waldbaden klingt nach Badehose, meint aber langsames Gehen.',
          en: 'Forest bathing sounds like trunks but means walking slowly.',
        },
      ],
    },
    {
      title: 'Ausprobieren',
      titleEn: 'Try it',
      sentences: [
        {
          de: 'Lies eine Seite, steck es ein und spazier ohne Ziel weiter.',
          en: 'Read a page, pocket it and stroll on with no aim.',
        },
        {
          de: 'Die Gedanken werden leiser, und der Stress bleibt am Wegrand sitzen.',
          en: 'Your thoughts grow quieter, and stress stays by the wayside.',
        },
      ],
    },
  ],
  'buch-trost': [
    {
      title: 'Das Buch',
      titleEn: 'The book',
      sentences: [
        {
          de: 'Ein Buchtipp für Tage voller Trauer: „Tee mit dem Kummer“.',
          en: 'A book tip for days of grief: “Tea with Sorrow”.',
        },
        {
          de: 'In diesem Roman schreibt eine Frau Briefe an ihren Verlust.',
          en: 'In this novel a woman writes letters to her loss.',
        },
      ],
    },
    {
      title: 'Der Ton',
      titleEn: 'The tone',
      sentences: [
        { de: 'Niemand sagt darin, dass die Zeit alle Wunden heilt.', en: 'Nobody in it says that time heals all wounds.' },
        {
          de: 'Stattdessen wird Tee gekocht und zugehört, und das ist Trost.',
          en: 'Instead, tea is made and someone listens, and that is comfort.',
        },
      ],
    },
    {
      title: 'Nicht allein',
      titleEn: 'Not alone',
      sentences: [
        {
          de: 'Wird der Kummer zu schwer, sprich mit jemandem, gern auch heute.',
          en: 'If sorrow gets too heavy, talk to someone, even today.',
        },
        {
          de: 'Hast Du Gedanken, Dir etwas anzutun, ruf bitte sofort die 112.',
          en: 'If you think of harming yourself, please call 112 at once.',
        },
      ],
    },
  ],
};
