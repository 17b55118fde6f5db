/** Both variants of the guide: the whole body or the skin, with colds, allergies, diabetes, medicines. */
import type { DemoChatNode } from '../shapes.ts';

export const elsewhereNodes: readonly DemoChatNode[] = [
  {
    id: 'anderswo',
    content: 'Kommt etwas davon hin?',
    answers: ['Ich bin erkältet', 'Die Haut', 'Eine Allergie', 'Diabetes', 'Meine Medikamente', 'Nichts davon'],
    next: ['erkaeltung', 'haut', 'allergie', 'diabetes', 'medikamente', 'eigene-worte'],
    en: {
      content: 'Is it one of these?',
      answers: ['I have a cold', 'My skin', 'An allergy', 'Diabetes', 'My medicines', 'None of them'],
    },
  },
  {
    id: 'eigene-worte',
    type: 'event',
    content: 'Dann schreib mir unten in Deinen Worten, was los ist. Oder schau gleich in der Suche nach.',
    eventId: 'search',
    eventLabel: 'Zur Suche',
    next: ['besser'],
    en: {
      content: 'Then write to me below in words of your own. Or look it up in the search.',
      eventLabel: 'Go to the search',
    },
  },
  {
    id: 'erkaeltung',
    content:
      'Neun Tage, die sich lang anfühlen. Bleibt das Fieber hoch oder wird es nach Tagen wieder schlimmer, geh in die Praxis. Bei Luftnot oder Verwirrtheit: 112.',
    video: 'erkaelt1',
    videoLabel: 'Erkältung: Neun Tage, die sich lang anfühlen',
    playlist: 'erkaeltung',
    playlistLabel: 'Hals, Nase, Husten',
    next: ['besser'],
    en: {
      content:
        'Nine days that feel long. If the fever stays high, or it gets worse again after days, see a doctor. With shortness of breath or confusion: 112.',
      videoLabel: 'The common cold: nine days that feel long',
      playlistLabel: 'Throat, nose, cough',
    },
  },
  {
    id: 'haut',
    content: 'Die Haut sagt, was sie denkt. Was zeigt sie Dir?',
    answers: [
      'Trocken, und sie juckt',
      'Quaddeln, die kommen und gehen',
      'Ein Fleck verändert sich',
      'Gesicht oder Zunge schwillt an',
    ],
    next: ['ekzem', 'quaddeln', 'fleck', 'notfall'],
    en: {
      content: 'Skin speaks its mind. What does yours show you?',
      answers: ['Dry, and it itches', 'Weals that come and go', 'A mark that changes', 'Face or tongue is swelling'],
    },
  },
  {
    id: 'ekzem',
    content: 'Jucken ist ein Quälgeist. Nässt die Haut, kommt Fieber dazu oder raubt sie Dir den Schlaf, zeig sie in der Praxis.',
    video: 'haut-ekzem',
    videoLabel: 'Wenn die Haut nicht schlafen lässt',
    playlist: 'hautausschlag-und-ekzeme',
    playlistLabel: 'Ausschlag, Ekzeme, Nesselsucht',
    next: ['besser'],
    en: {
      content: 'Itching is a tormentor. If the skin weeps, you have a fever or cannot sleep for it, show it to a doctor.',
      videoLabel: 'When your skin will not let you sleep',
      playlistLabel: 'Rashes, eczema, hives',
    },
  },
  {
    id: 'quaddeln',
    content:
      'Meist ist der Spuk nach Stunden vorbei. Kommt er wieder, hilft der Praxis eine Liste Deiner letzten Tage. Schwellen Gesicht oder Zunge an oder wird die Luft knapp: 112.',
    video: 'nessel1',
    videoLabel: 'Nesselsucht: Quaddeln, die kommen und gehen',
    playlist: 'hautausschlag-und-ekzeme',
    playlistLabel: 'Ausschlag, Ekzeme, Nesselsucht',
    next: ['besser'],
    en: {
      content:
        'Mostly it is over within hours. If it comes back, a list of your last days helps your doctor. If face or tongue swells, or you are short of breath: 112.',
      videoLabel: 'Hives: weals that come and go',
      playlistLabel: 'Rashes, eczema, hives',
    },
  },
  {
    id: 'fleck',
    content: 'Gut, dass Du hinschaust. Was wächst, sich verfärbt, blutet oder nicht heilt, zeig bald in der Hautarztpraxis.',
    video: 'dermatol',
    videoLabel: 'Beim Hautarzt: vom Muttermal bis zur Schuppe',
    playlist: 'dermatologie',
    playlistLabel: 'Haut und Haar',
    next: ['besser'],
    en: {
      content: 'Well spotted. Whatever grows, changes colour, bleeds or does not heal should soon be seen by a dermatologist.',
      videoLabel: 'At the dermatologist: from moles to scales',
      playlistLabel: 'Skin and hair',
    },
  },
  {
    id: 'allergie',
    content:
      'Eins vorweg: Schwillt Dir gerade Gesicht oder Zunge an, wird die Luft knapp, oder wird Dir nach einem Stich oder Essen plötzlich schwindelig?',
    answers: ['Ja', 'Nein, die Pollen ärgern mich', 'Nein, es ist etwas anderes'],
    next: ['allergie-schock', 'heuschnupfen', 'allergien'],
    en: {
      content:
        'First things first: is your face or tongue swelling, are you short of breath, or suddenly dizzy after a sting or a meal?',
      answers: ['Yes', 'No, it is the pollen', 'No, it is something else'],
    },
  },
  {
    id: 'allergie-schock',
    content: 'Dann ruf jetzt die 112 an. Hast Du einen Adrenalin-Pen: sofort in den Oberschenkel.',
    url: 'tel:112',
    urlLabel: '112 anrufen',
    next: ['notfall-film'],
    en: {
      content: 'Then call 112 now. If you have an adrenaline pen: into the thigh at once.',
      urlLabel: 'Call 112',
    },
  },
  {
    id: 'heuschnupfen',
    content:
      'Der Frühling darf wieder schön werden. Pfeift oder drückt es beim Atmen, warte nicht bis zum Herbst mit der Praxis.',
    video: 'heuschnupf',
    videoLabel: 'Heuschnupfen: Der Frühling darf schön werden',
    playlist: 'heuschnupfen',
    playlistLabel: 'Mehr zum Heuschnupfen',
    next: ['besser'],
    en: {
      content: 'Spring may be lovely again. If your breath wheezes or feels tight, do not wait until autumn to see a doctor.',
      videoLabel: 'Hay fever: spring may be lovely again',
      playlistLabel: 'More on hay fever',
    },
  },
  {
    id: 'allergien',
    content: 'Der Körper schlägt Alarm, obwohl nichts brennt. Worauf, findet ein Test in der Praxis heraus.',
    video: 'allergie1',
    videoLabel: 'Wenn der Körper Alarm schlägt',
    playlist: 'allergien',
    playlistLabel: 'Allergien: wenn Harmloses stört',
    next: ['besser'],
    en: {
      content: 'The body sounds the alarm although nothing is on fire. A test at the doctor’s tells what sets it off.',
      videoLabel: 'When the body sounds the alarm',
      playlistLabel: 'Allergies: when harmless things get in the way',
    },
  },
  {
    id: 'diabetes',
    content: 'Wie geht es Dir gerade?',
    answers: [
      'Gut, ich will es verstehen',
      'Gut, es geht um meinen Langzeitwert',
      'Zittrig, schwitzig, hungrig',
      'Sehr durstig, übel, verwirrt',
    ],
    next: ['zucker', 'langzeitwert', 'unterzucker', 'notfall'],
    en: {
      content: 'How are you right now?',
      answers: [
        'Fine, I want to understand it',
        'Fine, it is about my long-term value',
        'Shaky, sweating, hungry',
        'Very thirsty, sick, confused',
      ],
    },
  },
  {
    id: 'zucker',
    content:
      'Insulin ist ein Schlüssel, und manchmal klemmt er. Mehr Durst, mehr Müdigkeit als sonst? Lass Deinen Blutzucker in der Praxis messen.',
    video: 'diabetes1',
    videoLabel: 'Diabetes Typ 2: Wenn der Schlüssel klemmt',
    playlist: 'diabetes-typ-2',
    playlistLabel: 'Den Zucker verstehen',
    next: ['besser'],
    en: {
      content:
        'Insulin is a key, and sometimes it gets stuck. Thirstier or more tired than usual? Have a doctor measure your blood sugar.',
      videoLabel: 'Type 2 diabetes: when the key gets stuck',
      playlistLabel: 'Understanding sugar',
    },
  },
  {
    id: 'langzeitwert',
    content: 'Ein einzelner Wert ist noch kein Urteil. Was er für Dich heißt und was sich ändert, besprich in Deiner Praxis.',
    video: 'diabetes2',
    videoLabel: 'Der Langzeitwert und was er Dir erzählt',
    playlist: 'diabetes-typ-2',
    playlistLabel: 'Den Zucker verstehen',
    next: ['besser'],
    en: {
      content: 'A single value is no verdict. What it means for you, and what is to change, is for you and your doctor.',
      videoLabel: 'The long-term value and what it tells you',
      playlistLabel: 'Understanding sugar',
    },
  },
  {
    id: 'unterzucker',
    content:
      'Das kann Unterzucker sein: Nimm sofort Traubenzucker oder ein süßes Getränk. Wird es nicht schnell besser, bist Du benommen oder fällt das Schlucken schwer, ruf die 112 an.',
    url: 'tel:112',
    urlLabel: '112 anrufen',
    next: ['notfall-film'],
    en: {
      content:
        'That may be low blood sugar: take glucose or a sugary drink at once. If it does not get better soon, you are dazed, or swallowing is hard, call 112.',
      urlLabel: 'Call 112',
    },
  },
  {
    id: 'medikamente',
    content: 'Eine Bitte vorab: Setz nichts auf eigene Faust ab. Worum geht es?',
    answers: ['Wann und womit nehmen?', 'Verträgt sich das?', 'Schmerzmittel', 'Antibiotika', 'Ich habe zu viel genommen'],
    next: ['einnahme', 'vertragen', 'schmerzmittel', 'antibiotika', 'zu-viel'],
    en: {
      content: 'One request: do not stop taking anything on your own. What is it about?',
      answers: ['When and with what?', 'Do they go together?', 'Painkillers', 'Antibiotics', 'I took too much'],
    },
  },
  {
    id: 'einnahme',
    content: 'Drei kleine Wörter auf der Packung entscheiden mit. Bist Du unsicher, frag in der Apotheke oder Praxis.',
    video: 'einnahme',
    videoLabel: 'Vor, zum oder nach dem Essen?',
    playlist: 'richtig-einnehmen',
    playlistLabel: 'Richtig einnehmen',
    next: ['besser'],
    en: {
      content: 'Three small words on the pack make a difference. If you are unsure, ask your pharmacist or doctor.',
      videoLabel: 'Before, with or after a meal?',
      playlistLabel: 'Taking medicines well',
    },
  },
  {
    id: 'vertragen',
    content: 'Je mehr Schachteln, desto mehr Gespräche zwischen ihnen. Deine Apotheke prüft sie gern, auch die pflanzlichen.',
    video: 'wechselw',
    videoLabel: 'Wenn Pillen sich nicht vertragen',
    playlist: 'richtig-einnehmen',
    playlistLabel: 'Richtig einnehmen',
    next: ['besser'],
    en: {
      content: 'The more packs, the more they have to say to one another. Your pharmacist gladly checks them, herbal ones too.',
      videoLabel: 'When pills do not get along',
      playlistLabel: 'Taking medicines well',
    },
  },
  {
    id: 'schmerzmittel',
    content: 'So kurz wie möglich, so klug wie nötig. Brauchst Du sie länger als ein paar Tage, sprich in der Praxis darüber.',
    video: 'schmerzm',
    videoLabel: 'Schmerzmittel: so kurz wie möglich',
    playlist: 'schmerzmittel',
    playlistLabel: 'Schmerzmittel ohne Nebel',
    next: ['besser'],
    en: {
      content: 'As briefly as possible, as wisely as needed. If you need them for more than a few days, talk to your doctor.',
      videoLabel: 'Painkillers: as briefly as possible',
      playlistLabel: 'Painkillers without the fog',
    },
  },
  {
    id: 'antibiotika',
    content: 'Gegen Bakterien ein Segen, gegen Schnupfen wirkungslos. Ob und wie lange, sagt Dir Deine Praxis.',
    video: 'antibio',
    videoLabel: 'Antibiotika: wann ja, wann lieber nicht',
    playlist: 'antibiotika',
    playlistLabel: 'Antibiotika mit Bedacht',
    next: ['besser'],
    en: {
      content: 'A blessing against bacteria, no use against a cold. Whether and for how long is for your doctor to say.',
      videoLabel: 'Antibiotics: when yes, when rather not',
      playlistLabel: 'Antibiotics with care',
    },
  },
  {
    id: 'zu-viel',
    content: 'Geht es Dir schlecht, ruf jetzt die 112 an und halt die Packung bereit. Warte nicht, ob es besser wird.',
    url: 'tel:112',
    urlLabel: '112 anrufen',
    next: ['zu-viel-gift'],
    en: {
      content: 'If you feel ill, call 112 now and have the pack at hand. Do not wait for it to get better.',
      urlLabel: 'Call 112',
    },
  },
  {
    id: 'zu-viel-gift',
    content: 'Geht es Dir noch gut, frag trotzdem gleich einen Giftnotruf, Tag und Nacht. War es Absicht, sag es mir bitte.',
    url: '/suche?query=Vergiftung',
    urlLabel: 'Nummern der Giftnotrufe',
    answers: ['Ich wollte nicht mehr leben', 'Es war ein Versehen', 'Zurück zum Anfang'],
    next: ['krise', 'notfall-zeichen', 'wahl'],
    en: {
      content: 'If you still feel well, ask a poison centre all the same, day or night. If you meant to, please tell me.',
      urlLabel: 'Numbers of the poison centres',
      answers: ['I did not want to live', 'It was a mistake', 'Back to the beginning'],
    },
  },
];
