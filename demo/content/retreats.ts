/** The retreats: a few days together at invented places. */
import type { DemoRetreat } from '../shapes.ts';

export const retreats: DemoRetreat[] = [
  {
    shortid: 'allgaeu',
    slug: 'durchatmen-im-allgaeu',
    title: 'Durchatmen im Allgäu',
    stripeName: 'Auszeit im Allgäu',
    priceCents: 49000,
    intro:
      'Vier Tage zwischen Wiesen und Bergen, mit langsamen Wegen, stillen Morgenstunden und Abenden am Kachelofen. Wir sind höchstens sechzehn, damit Zeit für jede Frage bleibt.',
    bulletpoints:
      '<ul><li>vier Tage Programm mit {presenter}</li><li>jeden Morgen Atemübungen auf der Wiese, bei Regen in der Scheune</li><li>zwei leichte Wanderungen mit vielen Pausen</li><li>drei offene Sprechstunden für alles, was Du schon immer fragen wolltest</li><li>Mittagessen, Kuchen am Nachmittag und Tee, so viel Du magst</li><li>ein kleines Heft mit allen Übungen für zu Hause</li></ul>',
    place: 'Haus Morgenwiese bei Oberwiesling im Allgäu',
    places: 16,
    startsInDays: 24,
    days: 4,
    motif: 'mountain',
    modules: [
      {
        template: 'text-image',
        title: 'Was Dich erwartet',
        copy: '<p>Der Tag beginnt früh und leise: eine halbe Stunde Atmen und Strecken, dann Frühstück. Vormittags gehen wir hinaus, auf Wegen, die sich auch ohne Übung gut laufen lassen. Nach dem Mittagessen ist zwei Stunden Ruhe, und zwar richtige.</p><p>Am späten Nachmittag sitzen wir zusammen. Ich erzähle, was ein ruhiger Atem mit Herz und Kopf macht, und beantworte Deine Fragen, so lange der Tee reicht.</p>',
        motif: 'tree',
        hue: 'presenter',
        imagePosition: 'right',
        en: {
          title: 'What to expect',
          copy: '<p>The day begins early and quietly: half an hour of breathing and stretching, then breakfast. In the morning we go outside, on paths that are easy to walk without training. After lunch there are two hours of rest, and we mean it.</p><p>In the late afternoon we sit together. I talk about what a calm breath does to heart and mind and answer your questions for as long as the tea lasts.</p>',
        },
      },
      {
        template: 'text',
        title: 'Gut zu wissen',
        copy: '<p>Im Preis enthalten sind das Programm, das Mittagessen und die Kursunterlagen, alles einschließlich Umsatzsteuer. Dein Zimmer buchst Du selbst beim Haus oder in einem der Gasthöfe im Ort; die Liste schicken wir Dir mit der Bestätigung.</p><p>Mitbringen solltest Du feste Schuhe, eine Jacke gegen Regen und etwas Warmes für den Abend.</p>',
        en: {
          title: 'Good to know',
          copy: '<p>The price covers the programme, lunch and the course materials, all including VAT. You book your room yourself, at the house or at one of the inns in the village; we send you the list with the confirmation.</p><p>Bring sturdy shoes, a jacket against the rain and something warm for the evening.</p>',
        },
      },
      {
        template: 'text',
        title: 'Wann Du vorher ärztlichen Rat brauchst',
        copy: '<p>Wir sind jeden Tag etwa zwei Stunden zu Fuß unterwegs, mit sanften Steigungen. Hast Du eine Herz- oder Lungenkrankheit, bist Du frisch operiert oder schwanger, dann frag bitte vorher in Deiner Praxis nach. Wer schlecht zu Fuß ist, ist trotzdem willkommen: Zu jedem Weg gibt es einen kürzeren.</p>',
        en: {
          title: 'When to ask a doctor first',
          copy: '<p>We walk for about two hours a day, with gentle slopes. If you have a disease of the heart or lungs, have recently had an operation or are pregnant, please ask your doctor first. If walking is hard for you, you are welcome all the same: for every path there is a shorter one.</p>',
        },
      },
    ],
    en: {
      title: 'A deep breath in the Allgäu',
      stripeName: 'Retreat in the Allgäu',
      intro:
        'Four days between meadows and mountains, with slow paths, quiet mornings and evenings by the tiled stove. There are sixteen of us at most, so that there is time for every question.',
      bulletpoints:
        '<ul><li>four days of programme with {presenter}, in German</li><li>breathing exercises on the meadow every morning, in the barn when it rains</li><li>two easy walks with many breaks</li><li>three open question hours for everything you always wanted to ask</li><li>lunch, cake in the afternoon and as much tea as you like</li><li>a small booklet with all exercises for home</li></ul>',
      place: 'Haus Morgenwiese near Oberwiesling in the Allgäu',
    },
  },
  {
    shortid: 'ostsee',
    slug: 'wind-und-weite-an-der-ostsee',
    title: 'Wind und Weite an der Ostsee',
    stripeName: 'Auszeit an der Ostsee',
    priceCents: 56000,
    intro:
      'Fünf Tage am Meer, an denen Du nichts leisten musst. Wir gehen am Wasser entlang, üben das Ausruhen und entdecken, wie gut Schlaf tut, wenn die Wellen ihn begleiten.',
    bulletpoints:
      '<ul><li>fünf Tage Programm mit {presenter}</li><li>jeden Tag ein langer Spaziergang am Strand</li><li>Abende über Schlaf, Ruhe und die innere Uhr</li><li>sanftes Yoga am Morgen, auch für Anfängerinnen und Anfänger</li><li>Mittagessen mit viel Gemüse und frischem Brot</li><li>ein Wiedersehen am Bildschirm vier Wochen danach</li></ul>',
    place: 'Haus Dünenstille bei Lüttenstrand an der Ostsee',
    places: 3,
    startsInDays: 80,
    days: 5,
    motif: 'wave',
    modules: [
      {
        template: 'text-image',
        title: 'Was Dich erwartet',
        copy: '<p>Am Meer wird der Atem von allein tiefer. Das nutzen wir: morgens mit sanftem Yoga, danach mit einem langen Weg am Wasser, bei dem wir auch einmal eine halbe Stunde schweigen.</p><p>Die Nachmittage gehören Dir. Abends treffen wir uns am Kamin und sprechen über Schlaf: warum er kommt, warum er manchmal ausbleibt und was Du davon selbst in der Hand hast.</p>',
        motif: 'wave',
        hue: 'presenter',
        imagePosition: 'left',
      },
      {
        template: 'text-image',
        title: 'Das Haus',
        copy: '<p>Das Haus Dünenstille liegt hinter einem kleinen Kiefernwald, zehn Minuten zu Fuß vom Strand. Alle Kursräume sind ohne Stufen erreichbar, und zum Wasser führt ein Bohlenweg, auf dem auch ein Rollstuhl gut rollt.</p><p>Telefone dürfen mit, aber nicht in den Speisesaal. Du wirst staunen, wie schnell man sich daran gewöhnt.</p>',
        motif: 'path',
        hue: 'presenter',
        imagePosition: 'right',
      },
      {
        template: 'text',
        title: 'Gut zu wissen',
        copy: '<p>Im Preis enthalten sind das Programm, das Mittagessen und die Kursunterlagen, alles einschließlich Umsatzsteuer. Dein Zimmer buchst Du selbst beim Haus; es hält bis sechs Wochen vorher Plätze für uns frei.</p><p>Hast Du eine Krankheit, die regelmäßig behandelt wird, oder bist Du schwanger, frag bitte vorher in Deiner Praxis, ob Dir die Reise und das Yoga guttun. Deine Medikamente nimm vollständig mit.</p>',
      },
    ],
  },
  {
    shortid: 'eifel',
    slug: 'stille-tage-in-der-eifel',
    title: 'Stille Tage in der Eifel',
    stripeName: 'Auszeit in der Eifel',
    priceCents: 34000,
    intro:
      'Drei Tage in einer alten Mühle, mitten im Wald. Wir kochen zusammen, gehen barfuß durch den Bach und üben, einmal nichts zu tun, ohne dass es langweilig wird.',
    bulletpoints:
      '<ul><li>drei Tage Programm mit {presenter}</li><li>gemeinsames Kochen: bunt, einfach und gut</li><li>ein Waldspaziergang mit allen fünf Sinnen</li><li>zwei offene Sprechstunden in kleiner Runde</li><li>Mittag- und Abendessen aus der Mühlenküche</li></ul>',
    place: 'Mühlenhof Birkental bei Waldrode in der Eifel',
    places: 0,
    startsInDays: 150,
    days: 3,
    motif: 'leaf',
    modules: [
      {
        template: 'text-image',
        title: 'Was Dich erwartet',
        copy: '<p>Die Mühle hat dicke Mauern, eine große Küche und sehr schlechten Empfang. Das ist Absicht. Wir fangen den Tag im Wald an, kochen mittags gemeinsam und lernen nebenbei, wie ein Essen aussieht, das lange satt macht und trotzdem leicht ist.</p><p>Nachmittags gibt es Übungen zum Loslassen, eine Hängematte für jede und jeden und abends ein Feuer, wenn das Wetter will.</p>',
        motif: 'bowl',
        hue: 'presenter',
        imagePosition: 'right',
      },
      {
        template: 'text',
        title: 'Gut zu wissen',
        copy: '<p>Im Preis enthalten sind das Programm, Mittag- und Abendessen und die Kursunterlagen, alles einschließlich Umsatzsteuer. Ein Zimmer buchst Du selbst, in der Mühle oder im Dorf nebenan.</p><p>Sag uns bei der Anmeldung, was Du nicht isst oder nicht verträgst, dann kochen wir so, dass alle mitessen können. Wir brauchen dafür keine Diagnose von Dir.</p>',
      },
      {
        template: 'text',
        title: 'Wann Du vorher ärztlichen Rat brauchst',
        copy: '<p>Die Tage sind ruhig und für fast alle geeignet. Wenn Du gerade eine schwere seelische Krise durchmachst, ist die Stille vielleicht nicht das Richtige: Sprich bitte zuerst mit jemandem, der Dich behandelt oder gut kennt. Ist die Not groß, hört die TelefonSeelsorge unter <a href="tel:08001110111">0800 1110111</a> rund um die Uhr zu; in akuter Gefahr hilft die <a href="tel:112">112</a>.</p>',
      },
    ],
  },
];
