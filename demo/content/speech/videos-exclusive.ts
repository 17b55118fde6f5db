/** Speech of the films in `videos-exclusive.ts`. */
import type { Speech } from '../../shapes.ts';

export const videosExclusiveSpeech: Readonly<Record<string, Speech>> = {
  'ex-frage1': [
    {
      title: 'Eure Frage: Seite?',
      titleEn: 'Your question: side?',
      sentences: [
        {
          de: 'Schnarchen ist das Thema Eurer Briefe, und ich antworte gern.',
          en: 'Snoring is what your letters are about, and I answer gladly.',
        },
        {
          de: 'Ja, die Seitenlage hilft vielen, weil die Zunge nicht zurückfällt.',
          en: 'Yes, lying on your side helps many: the tongue stays forward.',
        },
        {
          de: 'Auch weniger Alkohol am Abend macht die Nächte leiser.',
          en: 'Less alcohol in the evening makes the nights quieter, too.',
        },
      ],
    },
    {
      title: 'Ab ins Schlaflabor?',
      titleEn: 'To the sleep lab?',
      sentences: [
        {
          de: 'Atempausen, und am Tag todmüde: Das klingt nach Schlafapnoe.',
          en: 'Pauses in breathing and dead tired by day: it may be sleep apnoea.',
        },
        {
          de: 'Dann lass es prüfen, erst zu Hause mit einem Gerät, später im Labor.',
          en: 'Then have it checked, first with a device at home, then in the lab.',
        },
      ],
    },
    {
      title: 'Zwei Zimmer',
      titleEn: 'Two rooms',
      sentences: [
        {
          de: 'Und getrennte Schlafzimmer? Sie retten manche Liebe, ganz im Ernst.',
          en: 'And separate bedrooms? They save many a love, quite seriously.',
        },
      ],
    },
  ],
  'ex-frage2': [
    {
      title: 'Eure Frage: Hitze',
      titleEn: 'Your question: heat',
      sentences: [
        {
          de: 'Die Wechseljahre, das Klimakterium, sind keine Krankheit.',
          en: 'The menopause, the change of life, is not an illness.',
        },
        {
          de: 'Bei Hitzewallungen helfen Zwiebellook, kühle Räume und ein Fächer.',
          en: 'For hot flushes, wear layers, keep rooms cool and carry a fan.',
        },
        {
          de: 'Notier, was sie auslöst: Wein, Schärfe oder Ärger im Büro.',
          en: 'Note what sets them off: wine, spice or trouble at the office.',
        },
      ],
    },
    {
      title: 'Eure Frage: Hormone',
      titleEn: 'Your question: hormones',
      sentences: [
        {
          de: 'Eine Hormontherapie kann gut helfen, sie passt aber nicht zu jeder.',
          en: 'Hormone therapy can help well, but it does not suit everyone.',
        },
        {
          de: 'Wäg in der Frauenarztpraxis Nutzen und Risiko für Dich ab.',
          en: 'Weigh benefit and risk for yourself with your gynaecologist.',
        },
      ],
    },
    {
      title: 'Laut sagen',
      titleEn: 'Say it out loud',
      sentences: [
        { de: 'Sprecht darüber, gern auch am Küchentisch.', en: 'Talk about it, at the kitchen table too.' },
        {
          de: 'Blutet es nach einem Jahr Pause wieder, lass das bald ansehen.',
          en: 'If you bleed again after a year without, have it seen soon.',
        },
      ],
    },
  ],
  'ex-kueche': [
    {
      title: 'Der Topf',
      titleEn: 'The pot',
      sentences: [
        {
          de: 'Heute gibt es Hühnersuppe, die Sonntagssuppe meiner Großmutter.',
          en: "Today there is chicken soup, my grandmother's Sunday soup.",
        },
        {
          de: 'Suppenhuhn und kaltes Wasser in den Topf, dann ganz langsam erhitzen.',
          en: 'Boiling fowl and cold water in the pot, then heat very slowly.',
        },
        {
          de: 'Möhren, Sellerie, Lauch und eine halbe, dunkel gebräunte Zwiebel dazu.',
          en: 'Add carrots, celeriac, leek and half an onion, browned dark.',
        },
      ],
    },
    {
      title: 'Geduld',
      titleEn: 'Patience',
      sentences: [
        {
          de: 'Lass die Brühe zwei Stunden ziehen, sie soll nur leise lächeln.',
          en: 'Let the broth simmer for two hours; it should only just smile.',
        },
        {
          de: 'Fleisch zupfen, Nudeln hinein, und Petersilie zum Schluss.',
          en: 'Pull the meat, add the noodles, and parsley at the end.',
        },
      ],
    },
    {
      title: 'Kann sie etwas?',
      titleEn: 'Does it work?',
      sentences: [
        {
          de: 'Sie heilt keine Erkältung, aber sie wärmt, löscht Durst und tröstet.',
          en: 'It cures no cold, but it warms, quenches thirst and comforts.',
        },
      ],
    },
  ],
  'ex-fahrt': [
    {
      title: 'Gegenwind',
      titleEn: 'Headwind',
      sentences: [
        {
          de: 'Dies war mein Weg zur Nachtschicht ins Krankenhaus, immer mit dem Rad.',
          en: 'This was my way to the night shift at the hospital, by bike.',
        },
        {
          de: 'Ich war jung, der Kittel zu groß, und der Wind kam immer von vorn.',
          en: 'I was young, my coat too big, and the wind always against me.',
        },
      ],
    },
    {
      title: 'Vier Uhr früh',
      titleEn: 'Four in the morning',
      sentences: [
        {
          de: 'Um vier Uhr ist jeder müde, dann kochte Schwester Inge Tee für alle.',
          en: 'At four everyone is tired; then Sister Inge made tea for us all.',
        },
        {
          de: 'Von ihr lernte ich, dass man im Team auch schweigen darf.',
          en: 'From her I learned that in a team you may be silent, too.',
        },
      ],
    },
    {
      title: 'Das Zuhören',
      titleEn: 'Listening',
      sentences: [
        {
          de: 'Ein alter Mann sagte einmal zu mir: Setz Dich, dann hörst Du besser.',
          en: 'An old man once told me: sit down, then you will hear better.',
        },
        {
          de: 'Seitdem nehme ich mir einen Stuhl, an jedem Bett, bis heute.',
          en: 'Since then I take a chair, at every bed, to this day.',
        },
      ],
    },
  ],
  'ex-ruhe': [
    {
      title: 'Feuer',
      titleEn: 'Fire',
      sentences: [
        {
          de: 'Nur Stille und ein Kaminfeuer, mehr gibt es heute Abend nicht.',
          en: 'Just silence and a fire in the hearth, nothing more tonight.',
        },
        { de: 'Schau in die Flammen, sie wollen nichts von Dir.', en: 'Look into the flames; they want nothing from you.' },
        {
          de: 'Lass die Hände liegen, wo sie liegen, und den Tag, wo er war.',
          en: 'Leave your hands where they lie, and the day where it was.',
        },
      ],
    },
    {
      title: 'Glut',
      titleEn: 'Embers',
      sentences: [
        { de: 'Was heute fehlte, darf bis morgen fehlen.', en: 'What was missing today may be missing until tomorrow.' },
        { de: 'Ein Scheit knackt, ein Atem kommt, ein Atem geht.', en: 'A log cracks, a breath comes, a breath goes.' },
        {
          de: 'Bleib, solange Du magst, und lösch später das Licht.',
          en: 'Stay as long as you like, and put out the light later.',
        },
        { de: 'Gute Ruhe, schön, dass Du hier warst.', en: 'Rest well; it was good to have you here.' },
      ],
    },
  ],
  'ex-dreh1': [
    {
      title: 'Klappe, die neunte',
      titleEn: 'Take nine',
      sentences: [
        {
          de: 'Hinter den Kulissen gibt es Pannen, und heute zeigen wir alle.',
          en: 'Behind the scenes there are bloopers, and today we show them all.',
        },
        {
          de: 'Da kippt das Skelett um, mitten in meinem Satz über feste Knochen.',
          en: 'Down goes the skeleton, right in my line about strong bones.',
        },
        {
          de: 'Der Ton fehlte auch, also spielte ich eine Minute Stummfilm.',
          en: 'There was no sound either, so I did a minute of silent film.',
        },
      ],
    },
    {
      title: 'Das lange Wort',
      titleEn: 'The long word',
      sentences: [
        {
          de: 'Sag schnell Otorhinolaryngologie: Wir brauchten dreiundzwanzig Versuche.',
          en: 'Say otorhinolaryngology fast: we needed twenty-three attempts.',
        },
      ],
    },
    {
      title: 'Nachspiel',
      titleEn: 'Afterwards',
      sentences: [
        {
          de: 'Die Perücke hing am Mikrofon, und niemand traute sich zu lachen.',
          en: 'The wig hung on the microphone, and nobody dared to laugh.',
        },
        {
          de: 'Am Ende lachten alle, sogar der Mann ohne Lippen.',
          en: 'In the end everyone laughed, even the man without lips.',
        },
      ],
    },
  ],
  'ex-dreh2': [
    {
      title: 'Eine Frage',
      titleEn: 'A question',
      sentences: [
        {
          de: 'Wie ein Video entsteht? Am Anfang steht Eure Frage im Postfach.',
          en: 'How is a video made? It begins with your question in our inbox.',
        },
        {
          de: 'Die Redaktion liest Leitlinien und Studien, manchmal tagelang.',
          en: 'The editors read guidelines and studies, sometimes for days.',
        },
      ],
    },
    {
      title: 'Viele Augen',
      titleEn: 'Many eyes',
      sentences: [
        {
          de: 'Dann schreiben wir, und eine Fachärztin liest jedes Wort gegen.',
          en: 'Then we write, and a specialist checks every word.',
        },
        {
          de: 'Findet der Faktencheck einen Fehler, fangen wir noch einmal an.',
          en: 'If the fact check finds a mistake, we start again.',
        },
      ],
    },
    {
      title: 'Licht an',
      titleEn: 'Lights on',
      sentences: [
        {
          de: 'Gedreht wird an einem Vormittag, danach folgen Schnitt und Untertitel.',
          en: 'Filming takes one morning, then come editing and captions.',
        },
        {
          de: 'Drei Wochen später hörst Du eine halbe Minute und denkst: ganz einfach.',
          en: 'Three weeks on you hear half a minute and think: how simple.',
        },
      ],
    },
  ],
  'ex-dreh3': [
    {
      title: 'Die Schränke',
      titleEn: 'The cupboards',
      sentences: [
        {
          de: 'Willkommen im Requisitenlager, wo unsere Modelle wohnen.',
          en: 'Welcome to the prop store, where our models live.',
        },
        {
          de: 'Hier oben stehen neunundvierzig Herzen, aus Gips, Filz und Schokolade.',
          en: 'Up here are forty-nine hearts, of plaster, felt and chocolate.',
        },
        {
          de: 'Das Knie ist aus Birnbaum gedrechselt und quietscht nur bei Regen.',
          en: 'The knee is turned from pear wood and squeaks only in the rain.',
        },
      ],
    },
    {
      title: 'Der Liebling',
      titleEn: 'The favourite',
      sentences: [
        {
          de: 'Am beliebtesten ist der Darm, gestrickt von unserer Requisiteurin.',
          en: 'The favourite is the bowel, knitted by our props manager.',
        },
        {
          de: 'Er misst ausgerollt sieben Meter, und alle wollen ihn als Schal.',
          en: 'Unrolled it is seven metres, and all want it as a scarf.',
        },
      ],
    },
    {
      title: 'Licht aus',
      titleEn: 'Lights off',
      sentences: [
        {
          de: 'Abends zählt sie durch, denn einmal fehlte eine Niere, in der Teeküche.',
          en: 'At night she counts, for once a kidney was lost, in the kitchenette.',
        },
      ],
    },
  ],
};
