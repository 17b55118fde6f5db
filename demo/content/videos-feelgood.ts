/** Feel-good videos: food, mental strength, fitness and book tips. */
import type { DemoVideo } from '../shapes.ts';

const foodVideos: readonly DemoVideo[] = [
  {
    shortid: 'fruehst1',
    title: 'Gesundes Frühstück in zehn Minuten',
    topline: 'Frühstück',
    description:
      'Haferflocken, Joghurt, Obst der Saison und eine Handvoll Nüsse: mehr braucht es nicht, um bis mittags satt zu bleiben. Dr. Muster rührt drei Varianten an, auch eine für Morgenmuffel.',
    keywords: ['gesundes frühstück', 'frühstück', 'haferflocken', 'porridge', 'nüsse', 'ballaststoffe'],
    tags: ['ernaehrung', 'verdauung'],
    clip: 'ernaehrung',
    motif: 'bowl',
    hue: 'feelgood',
    en: {
      title: 'A healthy breakfast in ten minutes',
      topline: 'Breakfast',
      description:
        'Oats, yoghurt, fruit in season and a handful of nuts: that is all it takes to stay full until noon. Dr. Muster stirs up three versions, one of them for people who do not talk before coffee.',
    },
  },
  {
    shortid: 'mediterr',
    title: 'Essen wie am Mittelmeer, einkaufen um die Ecke',
    topline: 'Herzküche',
    description:
      'Viel Gemüse, gutes Öl, Hülsenfrüchte, ab und zu Fisch – und Menschen am Tisch. Was diese Küche so freundlich zu Herz und Gefäßen macht und wie sie mit Linsen aus der Region gelingt.',
    keywords: ['mittelmeerküche', 'mediterrane ernährung', 'olivenöl', 'hülsenfrüchte', 'herzgesund', 'gemüse'],
    tags: ['ernaehrung', 'herz'],
    clip: 'ernaehrung',
    motif: 'apple',
    hue: 'feelgood',
  },
  {
    shortid: 'trinken1',
    title: 'Das erste Glas des Tages',
    topline: 'Trinken',
    description:
      'Durst ist ein guter Ratgeber, im Alter wird er allerdings leiser. Mit kleinen Ankern – Zähneputzen, Anruf, Treppe – kommt Wasser ganz von selbst in den Tag. Wer eine Trinkmenge verordnet bekommen hat, bleibt bei dieser.',
    keywords: ['trinken', 'wasser', 'durst', 'flüssigkeit', 'dehydration', 'trinkmenge'],
    tags: ['ernaehrung', 'blase-und-niere'],
    clip: 'trinken',
    motif: 'cup',
    hue: 'feelgood',
  },
  {
    shortid: 'zucker1',
    title: 'Vom Fruchtjoghurt bis zur Salatsoße: Zuckerfallen, die verblüffend gesund aussehen',
    topline: 'Zucker',
    description:
      'Selbst im Müsli mit dem Bergsee auf der Packung versteckt sich manchmal mehr Süßes als im Keks. Mit der Zutatenliste in der Hand gehen wir durch ein Regal und finden verblüffend viele Namen für dasselbe.',
    keywords: ['zucker', 'versteckter zucker', 'zutatenliste', 'müsli', 'glukosesirup', 'süßes'],
    tags: ['ernaehrung', 'diabetes'],
    clip: 'ernaehrung',
    motif: 'eye',
    hue: 'feelgood',
  },
  {
    shortid: 'abnehmen1',
    title: 'Abnehmen ohne Krieg gegen Dich selbst',
    topline: 'Abnehmen',
    description:
      'Verbote machen hungrig. Kleine Verschiebungen halten länger: größerer Teller Gemüse, späterer Nachschlag, früher ins Bett. Warum die Waage ein schlechter Chef und ein ganz guter Kollege ist.',
    keywords: ['abnehmen', 'diät', 'jojo-effekt', 'sättigung', 'gewicht', 'essgewohnheiten'],
    tags: ['ernaehrung', 'bewegung'],
    clip: 'ernaehrung',
    motif: 'bowl',
    hue: 'feelgood',
  },
  {
    shortid: 'ballast1',
    title: 'Ballaststoffe: überflüssig hieß das früher',
    topline: 'Darmfutter',
    description:
      'Ausgerechnet das, was wir nicht verdauen, macht unsere Darmbewohner glücklich. Vollkorn, Linsen, Beeren und wie Du die Menge langsam steigerst, damit der Bauch mitkommt.',
    keywords: ['ballaststoffe', 'vollkorn', 'darmflora', 'verstopfung', 'linsen', 'präbiotisch'],
    tags: ['ernaehrung', 'verdauung'],
    clip: 'ernaehrung',
    motif: 'leaf',
    hue: 'feelgood',
  },
  {
    shortid: 'salz1',
    title: 'Weniger Salz, mehr Geschmack',
    topline: 'Würzen',
    description:
      'Die Zunge gewöhnt sich in wenigen Wochen um. Bis dahin helfen Zitrone, geröstete Samen, Kräuter und ein Schuss guter Essig. Dein Blutdruck kocht mit.',
    keywords: ['salz', 'natrium', 'würzen', 'kräuter', 'blutdruck senken', 'salzarm'],
    tags: ['ernaehrung', 'blutdruck'],
    clip: 'ernaehrung',
    motif: 'candle',
    hue: 'feelgood',
  },
];

const mindVideos: readonly DemoVideo[] = [
  {
    shortid: 'faust-univ',
    title: 'Die Faust des Universums',
    topline: 'Kurzfilm zum Mitmachen',
    description:
      'Ein kleiner Film und eine große Geste: Du sammelst alles, was Dich drückt, in Deiner Hand, hältst es drei Atemzüge fest und lässt es los. Die Übung stammt aus einer verregneten Drehpause und wurde zum Lieblingsvideo der Redaktion. Wer Schmerzen in der Hand hat, macht die Faust nur im Kopf.',
    keywords: ['faust des universums', 'loslassen', 'anspannung', 'muskelentspannung', 'kurzfilm', 'stress abbauen'],
    tags: ['stress', 'entspannung'],
    clip: 'achtsamkeit',
    motif: 'hand',
    hue: 'feelgood',
    sign: 'gebaerden',
    seen: [
      {
        start: 0,
        text: 'Weiche, grüne Formen bewegen sich langsam auf hellem Grund. In ihrer Mitte beginnt eine Linie.',
        en: 'Soft green shapes move slowly on a light ground. A line begins in their middle.',
      },
      {
        start: 12,
        text: 'Die Linie ist zu einer offenen, gezeichneten Hand geworden.',
        en: 'The line has become an open, drawn hand.',
      },
      {
        start: 22,
        text: 'Statt der Hand steht dort nun eine gezeichnete Sonne.',
        en: 'In place of the hand there is now a drawn sun.',
      },
    ],
    note: '<p>Mehr Übungen dieser Art findest Du in der Liste <em>Loslassen lernen</em>. <strong>Tipp:</strong> Im Stehen wirkt sie am stärksten.</p>',
    en: {
      title: 'The Fist of the Universe',
      topline: 'A short film to join in',
      description:
        'A small film and a big gesture: you gather all that weighs on you in your hand, hold it for three breaths and let go. The exercise was born in a rainy break on set and became the editors’ favourite. If your hand hurts, make the fist in your mind only.',
    },
  },
  {
    shortid: 'achtsam1',
    title: 'Achtsamkeit für Menschen, die nicht still sitzen können',
    topline: 'Achtsamkeit',
    description:
      'Abwaschen zählt auch. Achtsam sein heißt, für einen Moment nur dort zu sein, wo die Hände sind. Drei Übungen ohne Kissen, ohne Räucherstäbchen und ohne das Gefühl, etwas falsch zu machen.',
    keywords: ['achtsamkeit', 'meditation', 'mbsr', 'gegenwart', 'gedanken', 'innere ruhe'],
    tags: ['entspannung', 'stress'],
    clip: 'achtsamkeit',
    motif: 'candle',
    hue: 'feelgood',
    en: {
      title: 'Mindfulness for people who cannot sit still',
      topline: 'Mindfulness',
      description:
        'Doing the dishes counts too. Being mindful means that for a moment you are only where your hands are. Three exercises without a cushion, without incense and without the feeling of getting it wrong.',
    },
  },
  {
    shortid: 'stress1',
    title: 'Stress: Freund mit schlechtem Timing',
    topline: 'Stress',
    description:
      'Gegen den Säbelzahntiger war er perfekt, gegen das Postfach ist er übertrieben. Was Adrenalin und Cortisol in Dir anrichten und wie Du dem Körper sagst, dass der Tiger weg ist.',
    keywords: ['stress', 'cortisol', 'adrenalin', 'anspannung', 'stressabbau', 'überforderung'],
    tags: ['stress', 'herz'],
    clip: 'atem',
    motif: 'wave',
    hue: 'feelgood',
  },
  {
    shortid: 'grenzen1',
    title: 'Nein sagen, ohne die Tür zu knallen',
    topline: 'Grenzen',
    description:
      'Ein freundliches Nein ist ein Ja zu etwas anderem. Sätze, die Du Dir leihen kannst, bis Du Deine eigenen findest – für Büro, Familie und die Nachbarin mit dem Kuchenbasar.',
    keywords: ['nein sagen', 'grenzen setzen', 'selbstfürsorge', 'überlastung', 'kommunikation', 'abgrenzung'],
    tags: ['stress', 'stimmung'],
    clip: 'achtsamkeit',
    motif: 'speech',
    hue: 'feelgood',
  },
  {
    shortid: 'schlaf1',
    title: 'Besser schlafen beginnt am Morgen',
    topline: 'Schlaf',
    description:
      'Tageslicht vor dem Kaffee, Bewegung vor dem Abend, Langeweile vor der Nacht. Warum Deine innere Uhr feste Zeiten liebt und weshalb Du das Bett wieder verlassen darfst, wenn der Schlaf nicht kommt.',
    keywords: [
      'schlaf',
      'schlafstörungen',
      'einschlafen',
      'insomnie',
      'durchschlafen',
      'innere uhr',
      'schlafhygiene',
      'melatonin',
    ],
    tags: ['schlaf', 'muedigkeit'],
    clip: 'schlaf',
    motif: 'moon',
    hue: 'feelgood',
    en: {
      title: 'Better sleep begins in the morning',
      topline: 'Sleep',
      description:
        'Daylight before coffee, movement before evening, boredom before night. Why your inner clock loves fixed times and why you may get up again when sleep does not come.',
    },
  },
  {
    shortid: 'gruebeln',
    title: 'Grübelstunde mit Feierabend',
    topline: 'Gedanken',
    description:
      'Gedanken lassen sich nicht verbieten, aber verabreden. Stuhl, Zettel, fester Termin, und danach klappt die Mappe zu. Eine Technik, die in der Verhaltenstherapie zu Hause ist und in jede Küche passt.',
    keywords: ['grübeln', 'gedankenkarussell', 'sorgen', 'einschlafen', 'gedanken stoppen', 'rumination'],
    tags: ['angst', 'schlaf', 'stress'],
    clip: 'schlaf',
    motif: 'brain',
    hue: 'feelgood',
  },
  {
    shortid: 'dankbar1',
    title: 'Drei gute Dinge vor dem Zähneputzen',
    topline: 'Dankbarkeit',
    description:
      'Das Gehirn merkt sich Ärger leichter als Glück. Mit einem Notizbuch gibst Du dem Guten einen Vorsprung. Nach zwei Wochen fällt vielen auf, dass sie schon tagsüber sammeln.',
    keywords: ['dankbarkeit', 'tagebuch', 'glück', 'positive psychologie', 'resilienz', 'ritual'],
    tags: ['stimmung', 'schlaf'],
    clip: 'achtsamkeit',
    motif: 'book',
    hue: 'feelgood',
  },
];

const fitnessVideos: readonly DemoVideo[] = [
  {
    shortid: 'ruecken1',
    title: 'Der starke Rücken: vier Übungen neben dem Esstisch',
    topline: 'Rücken',
    description:
      'Ein Stuhl, ein Tisch, Socken an den Füßen: Mehr Ausrüstung gibt es nicht. Dr. Muster turnt vor, atmet hörbar und sagt, was Du spüren solltest. Wo es sticht, lässt Du los.',
    keywords: ['rückenübungen', 'rückentraining', 'rumpfmuskulatur', 'rückenschmerzen', 'kräftigung', 'core'],
    tags: ['rueckenschmerzen', 'bewegung'],
    difficulty: 'medium',
    clip: 'ruecken',
    motif: 'spine',
    hue: 'feelgood',
  },
  {
    shortid: 'treppe1',
    title: 'Treppe statt Aufzug – die Rechnung geht auf',
    topline: 'Alltag',
    description:
      'Drei Stockwerke am Tag sind im Jahr ein ansehnlicher Berg. Was dabei in Herz, Lunge und Oberschenkel geschieht, verfolgen wir mit Pulsuhr und guter Laune.',
    keywords: ['treppensteigen', 'alltagsbewegung', 'kondition', 'puls', 'ausdauer', 'fitness'],
    tags: ['bewegung', 'herz'],
    difficulty: 'medium',
    clip: 'bewegung',
    motif: 'mountain',
    hue: 'feelgood',
  },
  {
    shortid: 'spazier1',
    title: 'Einmal um den Block',
    topline: 'Spazieren',
    description:
      'Gehen ist die am meisten unterschätzte Medizin der Welt. Warum schon zehn Minuten nach dem Essen dem Blutzucker guttun und wie aus einem Weg eine Verabredung wird.',
    keywords: ['spazierengehen', 'gehen', 'schritte', 'verdauungsspaziergang', 'blutzucker', 'frische luft'],
    tags: ['bewegung', 'diabetes', 'stimmung'],
    difficulty: 'easy',
    clip: 'bewegung',
    motif: 'path',
    hue: 'feelgood',
  },
  {
    shortid: 'kraft60',
    title: 'Kraft kennt kein Alter',
    topline: 'Kraft ab 60',
    description:
      'Muskeln lassen sich mit achtzig noch überreden. Aufstehen ohne Hände, Flaschen heben, Wand wegschieben: ein Programm für starke Knochen und sichere Schritte. Nach langer Pause frag vorher kurz in Deiner Praxis.',
    keywords: ['krafttraining', 'senioren', 'muskelaufbau', 'sarkopenie', 'osteoporose', 'sturzvorbeugung', 'sport im alter'],
    tags: ['bewegung', 'gelenke', 'vorsorge'],
    difficulty: 'medium',
    clip: 'bewegung',
    motif: 'bone',
    hue: 'feelgood',
  },
  {
    shortid: 'dehnen1',
    title: 'Dehnen, das sich wie Gähnen anfühlt',
    topline: 'Beweglichkeit',
    description:
      'Katzen machen es richtig: strecken, räkeln, weitergehen. Eine sanfte Runde von Kopf bis Zeh, ohne Zählen und ohne Ziehen bis zum Zähneknirschen.',
    keywords: ['dehnen', 'stretching', 'beweglichkeit', 'faszien', 'verspannung', 'mobilisation'],
    tags: ['bewegung', 'entspannung'],
    difficulty: 'easy',
    clip: 'bewegung',
    motif: 'mat',
    hue: 'feelgood',
  },
  {
    shortid: 'balance1',
    title: 'Auf einem Bein durchs Leben',
    topline: 'Gleichgewicht',
    description:
      'Beim Zähneputzen links, beim Kaffeekochen rechts. Gleichgewicht ist Übungssache und schützt vor Stürzen. Am besten stellst Du Dich dabei dorthin, wo Du Dich festhalten kannst.',
    keywords: ['gleichgewicht', 'balance', 'einbeinstand', 'sturzprophylaxe', 'koordination', 'standfestigkeit'],
    tags: ['bewegung', 'schwindel'],
    difficulty: 'easy',
    clip: 'bewegung',
    motif: 'foot',
    hue: 'feelgood',
  },
  {
    shortid: 'ausdauer1',
    title: 'Langsam laufen lernen',
    topline: 'Ausdauer',
    description:
      'Wenn Du beim Laufen noch von Deinem Urlaub erzählen kannst, ist das Tempo richtig. Ein freundlicher Einstieg im Wechsel von Gehen und Traben, gemacht für alle, die Schulsport in schlechter Erinnerung haben.',
    keywords: ['laufen', 'joggen', 'ausdauertraining', 'intervalle', 'einsteiger', 'herz-kreislauf'],
    tags: ['bewegung', 'herz'],
    difficulty: 'hard',
    clip: 'bewegung',
    motif: 'sun',
    hue: 'feelgood',
  },
];

const bookVideos: readonly DemoVideo[] = [
  {
    shortid: 'buch-herz',
    title: 'Buchtipp: „Ein Muskel namens Mut“',
    topline: 'Lesen fürs Herz',
    description:
      'Die Kardiologin Henrike Oltmann-Saalbach schreibt über Herzen, als wären es alte Bekannte. Klug, komisch und an zwei Stellen zum Heulen schön. Dr. Muster liest die Seite über das Lauschen vor.',
    keywords: ['buchtipp', 'herz', 'sachbuch', 'kardiologie', 'lesen', 'mut'],
    tags: ['herz', 'stimmung'],
    clip: 'herz',
    motif: 'book',
    hue: 'feelgood',
  },
  {
    shortid: 'buch-nacht',
    title: 'Buchtipp: „Die freundliche Nacht“',
    topline: 'Lesen vor dem Schlafen',
    description:
      'Ein dünnes Buch von Tjark Wendelin, das man abends aufschlägt und selten zu Ende bekommt – aus dem besten aller Gründe. Kurze Kapitel über Dämmerung, Eulen und das Recht auf Müdigkeit.',
    keywords: ['buchtipp', 'schlaf', 'nacht', 'einschlafen', 'vorlesen', 'ruhe'],
    tags: ['schlaf', 'entspannung'],
    clip: 'schlaf',
    motif: 'moon',
    hue: 'feelgood',
  },
  {
    shortid: 'buch-darm',
    title: 'Buchtipp: „Suppe für alle Zellen“',
    topline: 'Lesen in der Küche',
    description:
      'Marit Kuckelsberg hat ein Kochbuch verfasst, das zugleich Biologieunterricht ist. Vierzig Suppen, jede mit einer kleinen Geschichte aus dem Bauch. Die mit der roten Linse kocht Dr. Muster seit Wochen.',
    keywords: ['buchtipp', 'kochbuch', 'suppe', 'ernährung', 'darm', 'rezepte'],
    tags: ['ernaehrung', 'verdauung'],
    clip: 'ernaehrung',
    motif: 'book',
    hue: 'feelgood',
  },
  {
    shortid: 'buch-wald',
    title: 'Buchtipp: „Unter Buchen denken“',
    topline: 'Lesen im Freien',
    description:
      'Was passiert mit Puls und Gedanken, wenn wir zwischen Bäumen stehen? Aurel Finkenschmidt mischt Spaziergang und Wissenschaft, ohne je belehrend zu werden. Ein Buch für die Jackentasche.',
    keywords: ['buchtipp', 'wald', 'natur', 'waldbaden', 'stress', 'spazieren'],
    tags: ['stress', 'bewegung'],
    clip: 'bewegung',
    motif: 'tree',
    hue: 'feelgood',
  },
  {
    shortid: 'buch-trost',
    title: 'Buchtipp: „Tee mit dem Kummer“',
    topline: 'Lesen in schweren Tagen',
    description:
      'Ein Briefroman über Trauer, der einen nicht allein lässt. Die Autorin Selma Rautenkranz findet Worte für Dinge, bei denen anderen nur ein Schulterklopfen einfällt. Taschentücher bereitlegen, danach das Fenster öffnen.',
    keywords: ['buchtipp', 'trauer', 'trost', 'verlust', 'roman', 'kummer'],
    tags: ['stimmung'],
    clip: 'trinken',
    motif: 'cup',
    hue: 'feelgood',
  },
];

export const feelgoodVideos: readonly DemoVideo[] = [...foodVideos, ...mindVideos, ...fitnessVideos, ...bookVideos];
