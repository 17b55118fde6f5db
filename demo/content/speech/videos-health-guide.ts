/** Speech of the films in `videos-health-guide.ts`. */
import type { Speech } from '../../shapes.ts';

export const videosHealthGuideSpeech: Readonly<Record<string, Speech>> = {
  'arzt-vorb': [
    {
      title: 'Der Zettel',
      titleEn: 'The note',
      sentences: [
        {
          de: 'Für den Arztbesuch reicht ein Zettel, denn Dein Termin ist kurz.',
          en: "One note is enough for a doctor's visit, for your time is short.",
        },
        {
          de: 'Erstens: Was plagt Dich am meisten, seit wann, und was macht es schlimmer?',
          en: 'First: what bothers you most, since when, and what makes it worse?',
        },
        {
          de: 'Zweitens: alle Medikamente, auch Tropfen, Kräuter und Salben.',
          en: 'Second: all medicines, including drops, herbs and ointments.',
        },
        {
          de: 'Drittens: die eine Frage, mit der Du nicht wieder heimgehen willst.',
          en: 'Third: the one question you do not want to take home again.',
        },
      ],
    },
    {
      title: 'Im Sprechzimmer',
      titleEn: 'In the consulting room',
      sentences: [
        {
          de: 'Sag das Wichtigste zuerst, nicht mit der Klinke in der Hand.',
          en: 'Say the main thing first, not with your hand on the door.',
        },
        {
          de: 'Wiederhol am Ende in eigenen Worten, was nun zu tun ist.',
          en: 'At the end, repeat in your own words what is to be done.',
        },
      ],
    },
  ],
  'arzt-frag': [
    {
      title: 'Zwei zum Befund',
      titleEn: 'Two on the findings',
      sentences: [
        { de: 'Diese fünf Fragen an den Arzt darfst Du immer stellen.', en: 'These five questions you may always ask a doctor.' },
        { de: 'Eins: Was habe ich, und wie sicher ist das?', en: 'One: what do I have, and how certain is that?' },
        {
          de: 'Zwei: Was geschieht wohl, wenn wir erst einmal abwarten?',
          en: 'Two: what is likely to happen if we wait for now?',
        },
      ],
    },
    {
      title: 'Drei zum Weg',
      titleEn: 'Three on the way',
      sentences: [
        { de: 'Drei: Welche Möglichkeiten gibt es außer dieser?', en: 'Three: what options are there besides this one?' },
        {
          de: 'Vier: Welchen Nutzen und welches Risiko hat das für mich?',
          en: 'Four: what benefit and what risk does it hold for me?',
        },
        {
          de: 'Fünf: Woran merke ich, dass ich früher wiederkommen sollte?',
          en: 'Five: how will I know that I should come back sooner?',
        },
        {
          de: 'Schreib Dir die Antworten auf, vor weißen Kitteln vergisst der Kopf viel.',
          en: 'Write the answers down; near white coats, heads forget a lot.',
        },
      ],
    },
  ],
  zweitmein: [
    {
      title: 'Dein gutes Recht',
      titleEn: 'Your good right',
      sentences: [
        {
          de: 'Eine Zweitmeinung vor einer Operation ist Dein Recht, kein Verrat.',
          en: 'A second opinion before surgery is your right, not a betrayal.',
        },
        { de: 'Gute Ärztinnen freuen sich über gut informierte Menschen.', en: 'Good doctors are glad of well-informed people.' },
      ],
    },
    {
      title: 'Die Unterlagen',
      titleEn: 'Your papers',
      sentences: [
        {
          de: 'Bitte um Kopien: Arztbrief, Bilder und Befunde stehen Dir zu.',
          en: 'Ask for copies: letters, images and results are yours to have.',
        },
        {
          de: 'Geh dann zu jemandem, der den Eingriff nicht selbst vornimmt.',
          en: 'Then see someone who will not do the operation themselves.',
        },
      ],
    },
    {
      title: 'Nebeneinander',
      titleEn: 'Side by side',
      sentences: [
        {
          de: 'Schreib zwei Spalten: Was spricht dafür, was dagegen, was ist offen?',
          en: 'Write two columns: what is for it, what against, what is open?',
        },
        {
          de: 'Sind beide verschieden, frag nach dem Grund statt nach dem Sieger.',
          en: 'If the two differ, ask for the reason rather than the winner.',
        },
      ],
    },
  ],
  checkup35: [
    {
      title: 'Große Durchsicht',
      titleEn: 'The big inspection',
      sentences: [
        {
          de: 'Der Check-up ist eine Vorsorgeuntersuchung beim Hausarzt.',
          en: "The check-up is a preventive examination at your family doctor's.",
        },
        {
          de: 'Gefragt wird nach Familie, Impfungen, Schlaf, Rauch und Bewegung.',
          en: 'You are asked about family, vaccinations, sleep, smoking, exercise.',
        },
        {
          de: 'Dann folgen Abhören, Blutdruck, Blut und manchmal Urin.',
          en: 'Then come listening, blood pressure, blood and sometimes urine.',
        },
      ],
    },
    {
      title: 'Was er findet',
      titleEn: 'What it finds',
      sentences: [
        {
          de: 'Gesucht wird, was man früh gut behandeln kann, etwa hoher Zucker.',
          en: 'It looks for what is easily treated early, like high sugar.',
        },
        {
          de: 'Alles sieht er nicht: Ein guter Wert ist kein Freibrief.',
          en: 'It does not see everything: a good result is no free pass.',
        },
      ],
    },
    {
      title: 'Hingehen',
      titleEn: 'Just go',
      sentences: [
        {
          de: 'Frag in der Praxis, wann Du dran bist, und bring den Impfpass mit.',
          en: 'Ask when yours is due and bring your vaccination record.',
        },
      ],
    },
  ],
  blutwerte: [
    {
      title: 'Der Pfeil',
      titleEn: 'The arrow',
      sentences: [
        {
          de: 'Laborwerte mit einem Pfeil sind noch lange keine Krankheit.',
          en: 'Blood values with an arrow are by no means an illness.',
        },
        {
          de: 'Normal heißt nur: Hier liegen fast alle gesunden Menschen.',
          en: 'Normal only means: here lie nearly all healthy people.',
        },
        {
          de: 'Jeder zwanzigste Gesunde fällt also zufällig hinaus.',
          en: 'So one healthy person in twenty falls outside by chance.',
        },
      ],
    },
    {
      title: 'Ein paar Kürzel',
      titleEn: 'Some shorthand',
      sentences: [
        {
          de: 'Leukozyten sind Abwehrzellen, Hämoglobin trägt den Sauerstoff.',
          en: 'Leukocytes are defence cells; haemoglobin carries oxygen.',
        },
        {
          de: 'CRP steigt, wenn sich irgendwo im Körper etwas entzündet.',
          en: 'CRP rises when something in the body is inflamed.',
        },
      ],
    },
    {
      title: 'Richtig fragen',
      titleEn: 'The right question',
      sentences: [
        {
          de: 'Lies den Zettel nicht nachts allein, frag: Was heißt das für mich?',
          en: 'Do not read the sheet alone at night; ask: what does it mean for me?',
        },
      ],
    },
  ],
  notfall116: [
    {
      title: 'Wähl die 112',
      titleEn: 'Dial 112',
      sentences: [
        {
          de: 'Der Notruf 112 ist für alles da, was ein Leben bedroht.',
          en: 'The emergency number 112 is for all that threatens a life.',
        },
        {
          de: 'Brustschmerz, Lähmung, Atemnot, starke Blutung: Hol den Krankenwagen.',
          en: 'Chest pain, paralysis, short breath, heavy bleeding: ambulance.',
        },
      ],
    },
    {
      title: 'Wähl die 116117',
      titleEn: 'Dial 116117',
      sentences: [
        {
          de: 'Fieber am Sonntag oder ein schmerzendes Ohr: Das ist die 116117.',
          en: 'Fever on a Sunday or an aching ear: that is for 116117.',
        },
        {
          de: 'Dort hilft der Bereitschaftsdienst, wenn Praxen geschlossen sind.',
          en: 'There the on-call service helps when surgeries are closed.',
        },
      ],
    },
    {
      title: 'Am Telefon',
      titleEn: 'On the phone',
      sentences: [
        {
          de: 'Sag, wo Du bist und was geschah, und leg nie als Erster auf.',
          en: 'Say where you are and what happened, and never hang up first.',
        },
        { de: 'Im Zweifel zählt nur die 112.', en: 'When in doubt, only 112 counts.' },
      ],
    },
  ],
  physio1: [
    {
      title: 'Auf der Liege',
      titleEn: 'On the couch',
      sentences: [
        {
          de: 'Physiotherapie, früher Krankengymnastik, ist Üben mit Anleitung.',
          en: 'Physiotherapy is exercise under guidance.',
        },
        {
          de: 'Hände lösen, was verspannt ist, doch stark macht Dich Dein Tun.',
          en: 'Hands loosen what is tense, but it is doing that makes you strong.',
        },
      ],
    },
    {
      title: 'Zu Hause',
      titleEn: 'At home',
      sentences: [
        {
          de: 'Such Dir zwei Übungen aus und häng sie an etwas Tägliches.',
          en: 'Choose two exercises and tie them to something daily.',
        },
        {
          de: 'Etwa so: Kaffee läuft durch, Du stehst auf einem Bein.',
          en: 'Like this: the coffee brews, and you stand on one leg.',
        },
        {
          de: 'Ziehen darf es, stechen nicht, und morgen wieder ist besser als viel.',
          en: 'A pull is fine, a stab is not, and again tomorrow beats a lot.',
        },
      ],
    },
    {
      title: 'Beim nächsten Mal',
      titleEn: 'Next time',
      sentences: [
        {
          de: 'Zeig, was Du geübt hast, und lass Dich korrigieren.',
          en: 'Show what you practised and let yourself be corrected.',
        },
      ],
    },
  ],
  psychoth: [
    {
      title: 'Die erste Stunde',
      titleEn: 'The first session',
      sentences: [
        {
          de: 'Eine Psychotherapie beginnt mit einer Sprechstunde zum Erzählen.',
          en: 'Psychotherapy begins with a first session in which you talk.',
        },
        { de: 'Du brauchst keine Überweisung und keine perfekten Worte.', en: 'You need no referral and no perfect words.' },
      ],
    },
    {
      title: 'Probieren',
      titleEn: 'Trying it out',
      sentences: [
        {
          de: 'Danach folgen Probestunden: Fühlst Du Dich ernst genommen?',
          en: 'Then come trial sessions: do you feel taken seriously?',
        },
        {
          de: 'Verhaltenstherapie, tiefenpsychologisch oder systemisch, alles darf passen.',
          en: 'Behavioural, psychodynamic or systemic: any of them may suit you.',
        },
      ],
    },
    {
      title: 'Warten',
      titleEn: 'Waiting',
      sentences: [
        {
          de: 'Die 116117 vermittelt Termine, und die Hausarztpraxis begleitet Dich.',
          en: 'In Germany 116117 finds appointments; your doctor stays with you.',
        },
        {
          de: 'Hältst Du es nicht mehr aus, geh in die Klinik oder ruf die 112.',
          en: 'If you cannot bear it any longer, go to a hospital or call 112.',
        },
      ],
    },
  ],
  waermkalt: [
    {
      title: 'Kalt',
      titleEn: 'Cold',
      sentences: [
        {
          de: 'Kälte ist das Hausmittel für frische Verstauchung und Prellung.',
          en: 'Cold is the home remedy for a fresh sprain or bruise.',
        },
        {
          de: 'Lager hoch, kühl immer nur kurz und wickel einen Verband darum.',
          en: 'Raise it, cool it for short spells and wrap a bandage round it.',
        },
        {
          de: 'Ein Tuch muss dazwischen, sonst erfriert die Haut.',
          en: 'Put a cloth between, or the ice will freeze your skin.',
        },
      ],
    },
    {
      title: 'Warm',
      titleEn: 'Warm',
      sentences: [
        {
          de: 'Wärme lockert, was verspannt ist: Nacken, Kreuz oder Bauchkrämpfe.',
          en: 'Warmth loosens what is tense: neck, lower back or tummy cramps.',
        },
        { de: 'Die Wärmflasche füllst Du nie mit kochendem Wasser.', en: 'Never fill a hot-water bottle with boiling water.' },
      ],
    },
    {
      title: 'Zwei Ausnahmen',
      titleEn: 'Two exceptions',
      sentences: [
        {
          de: 'Auf Entzündetes gehört keine Wärme, auf taube Haut gar nichts.',
          en: 'No warmth on inflamed spots, and nothing at all on numb skin.',
        },
        {
          de: 'Kannst Du nicht auftreten, lass den Fuß heute ansehen.',
          en: 'If you cannot put weight on it, have the foot seen today.',
        },
      ],
    },
  ],
  'op-vorb': [
    {
      title: 'Die Woche davor',
      titleEn: 'The week before',
      sentences: [
        {
          de: 'Vor einer Operation hilft eine ruhige Woche mehr als langes Suchen.',
          en: 'Before an operation a calm week helps more than long searching.',
        },
        {
          de: 'Geh spazieren, rauch möglichst nicht und pack in Ruhe die Tasche.',
          en: 'Go for walks, try not to smoke, and pack your bag in peace.',
        },
        {
          de: 'Füll das Gefrierfach und bitte jemanden, Dich abzuholen.',
          en: 'Fill the freezer and ask someone to pick you up.',
        },
      ],
    },
    {
      title: 'Die Narkose',
      titleEn: 'The anaesthetic',
      sentences: [
        {
          de: 'Im Gespräch mit der Anästhesie sagst Du alles, auch lockere Zähne.',
          en: 'Tell the anaesthetist everything, loose teeth included.',
        },
        {
          de: 'Frag genau, welche Mittel Du pausierst und ab wann Du nüchtern bleibst.',
          en: 'Ask exactly which medicines to pause and when to stop eating.',
        },
      ],
    },
    {
      title: 'Am Morgen',
      titleEn: 'In the morning',
      sentences: [
        {
          de: 'Aufregung ist normal: Atme aus und drück eine Hand.',
          en: 'Being nervous is normal: breathe out and squeeze a hand.',
        },
      ],
    },
  ],
  reha1: [
    {
      title: 'Der Antrag',
      titleEn: 'The application',
      sentences: [
        {
          de: 'Eine Reha, früher Kur, soll Dich zurück in Deinen Alltag bringen.',
          en: 'Rehab is meant to bring you back into your everyday life.',
        },
        {
          de: 'Frag in Praxis oder Klinik, sie füllen den Antrag mit Dir aus.',
          en: 'Ask your doctor or hospital; they fill in the form with you.',
        },
        {
          de: 'Wird er abgelehnt, leg Widerspruch ein, das lohnt sich oft.',
          en: 'If it is turned down, appeal; that is often worth it.',
        },
      ],
    },
    {
      title: 'Der Koffer',
      titleEn: 'The suitcase',
      sentences: [
        {
          de: 'Nimm Badezeug, feste Schuhe, Befunde und ein gutes Buch mit.',
          en: 'Take swimwear, sturdy shoes, your results and a good book.',
        },
      ],
    },
    {
      title: 'Nach Hause',
      titleEn: 'Back home',
      sentences: [
        {
          de: 'Wähl zwei Dinge, die Du behältst, etwa Wassergymnastik und Mittagsruhe.',
          en: 'Choose two things to keep, such as water exercise and a midday rest.',
        },
        { de: 'Trag sie in den Kalender ein, bevor der Alltag es tut.', en: 'Put them in your diary before everyday life does.' },
      ],
    },
  ],
  atemther: [
    {
      title: 'Kutschersitz',
      titleEn: "The coachman's seat",
      sentences: [
        {
          de: 'Atemtherapie im Sitzen: Rück vor und stell die Beine breit.',
          en: 'Breathing therapy, seated: move forward, set your legs apart.',
        },
        {
          de: 'Stütz die Unterarme auf die Knie und lass den Kopf locker hängen.',
          en: 'Rest your forearms on your knees and let your head hang loosely.',
        },
      ],
    },
    {
      title: 'Lippenbremse',
      titleEn: 'Pursed lips',
      sentences: [
        { de: 'Atme durch die Nase ein, ganz ohne Eile.', en: 'Breathe in through your nose, in no hurry at all.' },
        {
          de: 'Leg die Lippen locker aufeinander und lass die Luft leise entweichen.',
          en: 'Close your lips loosely and let the air escape softly.',
        },
        {
          de: 'So bleiben die Bronchien beim Ausatmen offen, noch einmal bitte.',
          en: 'That keeps the airways open as you breathe out; once more, please.',
        },
      ],
    },
    {
      title: 'Grenzen',
      titleEn: 'Limits',
      sentences: [
        {
          de: 'Das hilft bei Asthma und Raucherlunge, ersetzt aber kein Spray.',
          en: 'This helps with asthma and COPD but does not replace your inhaler.',
        },
        { de: 'Reicht die Luft trotzdem nicht: Im Notfall 112.', en: 'If you still lack air: in an emergency, 112.' },
      ],
    },
  ],
  einnahme: [
    {
      title: 'Drei Wörter',
      titleEn: 'Three words',
      sentences: [
        {
          de: 'Beim Einnehmen von Tabletten zählt, ob der Magen leer oder voll ist.',
          en: 'With tablets it matters whether your stomach is empty or full.',
        },
        {
          de: 'Nüchtern heißt: eine Weile vor dem Essen oder länger danach.',
          en: 'On an empty stomach means a while before food or long after it.',
        },
        {
          de: 'Zum Essen heißt: mit dem Bissen oder gleich nach dem letzten.',
          en: 'With food means with a bite or right after the last one.',
        },
      ],
    },
    {
      title: 'Was dazu passt',
      titleEn: 'What goes with it',
      sentences: [
        { de: 'Nimm ein großes Glas Wasser und schluck aufrecht.', en: 'Take a large glass of water and swallow sitting up.' },
        {
          de: 'Milch bindet manche Mittel, Grapefruit verstärkt andere.',
          en: 'Milk binds some medicines; grapefruit boosts others.',
        },
      ],
    },
    {
      title: 'Nachschlagen',
      titleEn: 'Look it up',
      sentences: [
        {
          de: 'Die Packungsbeilage weiß es, und die Apotheke erklärt sie Dir.',
          en: 'The leaflet knows, and your pharmacy will explain it to you.',
        },
      ],
    },
  ],
  wechselw: [
    {
      title: 'Sie reden mit',
      titleEn: 'They talk',
      sentences: [
        {
          de: 'Wechselwirkungen entstehen, wenn Medikamente einander stören.',
          en: "Interactions arise when medicines get in each other's way.",
        },
        {
          de: 'Eines bremst den Abbau des anderen, oder beide machen müde.',
          en: 'One slows the breakdown of the other, or both make you drowsy.',
        },
      ],
    },
    {
      title: 'Auch aus dem Garten',
      titleEn: 'From the garden, too',
      sentences: [
        {
          de: 'Johanniskraut ist pflanzlich und kann doch die Pille schwächen.',
          en: "St John's wort is herbal, yet it can weaken the pill.",
        },
      ],
    },
    {
      title: 'Dein Plan',
      titleEn: 'Your plan',
      sentences: [
        {
          de: 'Ab drei Mitteln steht Dir ein Medikamentenplan zu, trag alles ein.',
          en: 'From three medicines on you are entitled to a plan: list it all.',
        },
        {
          de: 'Zeig ihn in jeder Praxis, im Krankenhaus und in der Apotheke.',
          en: 'Show it at every surgery, in hospital and at the pharmacy.',
        },
        {
          de: 'Setz nichts allein ab, frag nach, sobald Dir etwas komisch vorkommt.',
          en: 'Stop nothing on your own; ask as soon as something seems odd.',
        },
      ],
    },
  ],
  antibio: [
    {
      title: 'Bakterien ja',
      titleEn: 'Bacteria, yes',
      sentences: [
        {
          de: 'Antibiotika töten Bakterien oder hindern sie am Wachsen.',
          en: 'Antibiotics kill bacteria or stop them from growing.',
        },
        {
          de: 'Gegen Viren, also bei Schnupfen und Grippe, nützen sie nichts.',
          en: 'Against viruses, as in colds and flu, they are of no use.',
        },
      ],
    },
    {
      title: 'Wenn Keime lernen',
      titleEn: 'When germs learn',
      sentences: [
        {
          de: 'Jeder unnötige Einsatz lehrt Keime, sich zu wehren: Resistenz.',
          en: 'Every needless use teaches germs to fight back: resistance.',
        },
      ],
    },
    {
      title: 'Richtig nehmen',
      titleEn: 'Taking them right',
      sentences: [
        {
          de: 'Nimm sie pünktlich und so lange, wie es verordnet wurde.',
          en: 'Take them on time and for as long as prescribed.',
        },
        {
          de: 'Reste teilst Du nie, und ins Klo gehören sie auch nicht.',
          en: 'Never share leftovers, and do not flush them down the loo.',
        },
        {
          de: 'Ausschlag ist ein Grund zum Anruf, Atemnot nach der Tablette einer für 112.',
          en: 'A rash is a reason to ring, short breath after the tablet means 112.',
        },
      ],
    },
  ],
  blutverd: [
    {
      title: 'Nur langsamer',
      titleEn: 'Only slower',
      sentences: [
        {
          de: 'Blutverdünner sind Gerinnungshemmer: Das Blut gerinnt langsamer.',
          en: 'Blood thinners are anticoagulants: the blood clots more slowly.',
        },
        {
          de: 'Sie schützen bei Vorhofflimmern oder Thrombose vor Gerinnseln.',
          en: 'They guard against clots in atrial fibrillation or thrombosis.',
        },
      ],
    },
    {
      title: 'Im Alltag',
      titleEn: 'Day by day',
      sentences: [
        {
          de: 'Sag es beim Zahnarzt, trag Gartenhandschuhe, nimm den Ausweis mit.',
          en: 'Tell your dentist, wear gardening gloves, carry your card.',
        },
        {
          de: 'Blaue Flecken sind häufiger, kleine Schnitte drückst Du länger ab.',
          en: 'Bruises are more common; press small cuts for longer.',
        },
      ],
    },
    {
      title: 'Kein Alleingang',
      titleEn: 'No going it alone',
      sentences: [
        { de: 'Lass nie eine Dosis weg, ohne in der Praxis zu fragen.', en: 'Never skip a dose without asking your doctor.' },
        {
          de: 'Sturz auf den Kopf oder Blut, das nicht aufhört: Im Notfall 112.',
          en: 'A blow to the head or bleeding that will not stop: call 112.',
        },
      ],
    },
  ],
  schmerzm: [
    {
      title: 'Ohne Rezept',
      titleEn: 'Over the counter',
      sentences: [
        {
          de: 'Schmerzmittel ohne Rezept sind nützlich, aber nicht harmlos.',
          en: 'Painkillers without a prescription are useful, but not harmless.',
        },
        {
          de: 'Manche reizen den Magen, andere belasten Niere, Leber oder Herz.',
          en: 'Some irritate the stomach, others strain kidneys, liver or heart.',
        },
        {
          de: 'Nimmst Du sie zu oft, kommt der Kopfschmerz von der Tablette.',
          en: 'Taken too often, the tablet itself causes the headache.',
        },
      ],
    },
    {
      title: 'Erst fragen',
      titleEn: 'Ask first',
      sentences: [
        {
          de: 'Frag in der Apotheke: Passt das zu meinen anderen Mitteln?',
          en: 'Ask your pharmacist: does it go with my other medicines?',
        },
        {
          de: 'Und: Wie viel am Tag, wie viele Tage und was in der Schwangerschaft?',
          en: 'And: how much a day, how many days, and what if I am pregnant?',
        },
      ],
    },
    {
      title: 'Nicht zudecken',
      titleEn: 'Do not cover it',
      sentences: [
        { de: 'Brauchst Du länger etwas, lass die Ursache suchen.', en: 'If you need it for longer, have the cause looked for.' },
      ],
    },
  ],
  hausapo: [
    {
      title: 'Ausräumen',
      titleEn: 'Clearing out',
      sentences: [
        {
          de: 'Die Hausapotheke zuerst leeren: Alles kommt auf den Tisch.',
          en: 'First empty the medicine cabinet: everything goes on the table.',
        },
        {
          de: 'Abgelaufenes, alte Augentropfen und Namenloses sortierst Du aus.',
          en: 'Sort out what is expired, old eye drops and nameless things.',
        },
        {
          de: 'Weg damit nach örtlicher Regel, oft Restmüll, nie in den Abfluss.',
          en: 'Bin it by local rules, often household waste, never the drain.',
        },
      ],
    },
    {
      title: 'Einräumen',
      titleEn: 'Filling up',
      sentences: [
        {
          de: 'Wisch aus und such einen kühlen, trockenen Platz außer Kinderhand.',
          en: "Wipe it and find a cool, dry place out of children's reach.",
        },
        {
          de: 'Hinein gehören Pflaster, Verband, Thermometer, Pinzette und Kühlpack.',
          en: 'In go plasters, bandages, thermometer, tweezers and a cold pack.',
        },
        {
          de: 'Kleb innen einen Zettel an: 112, 116117 und der Giftnotruf.',
          en: 'Stick a note inside: 112, 116117 and the poison helpline.',
        },
      ],
    },
  ],
};
