/** Videos of the two exclusive playlists; they are in no other playlist. */
import type { DemoVideo } from '../shapes.ts';

export const exclusiveVideos: readonly DemoVideo[] = [
  {
    shortid: 'ex-frage1',
    title: 'Ihr fragt, ich antworte: Schlaf und Schnarchen',
    topline: 'Fragestunde',
    description:
      'Hilft Seitenlage? Ab wann ist Schnarchen ein Fall fürs Schlaflabor? Dr. Muster geht die Zuschriften der vergangenen Wochen durch und lässt keine Frage liegen, auch nicht die nach dem getrennten Schlafzimmer.',
    keywords: ['schnarchen', 'schlafapnoe', 'schlaflabor', 'seitenlage', 'fragerunde'],
    tags: ['schlaf', 'atmung'],
    clip: 'schlaf',
    motif: 'speech',
    hue: 'health',
  },
  {
    shortid: 'ex-frage2',
    title: 'Ihr fragt, ich antworte: Wechseljahre',
    topline: 'Fragestunde',
    description:
      'Hitzewallungen in der Konferenz, Nächte ohne Decke, Laune ohne Anlass. Ein offenes Gespräch über eine Lebensphase, über die noch immer zu leise gesprochen wird.',
    keywords: ['wechseljahre', 'menopause', 'hitzewallungen', 'hormone', 'fragerunde'],
    tags: ['stimmung', 'schlaf'],
    clip: 'achtsamkeit',
    motif: 'speech',
    hue: 'health',
  },
  {
    shortid: 'ex-kueche',
    title: 'Bei Dr. Muster in der Küche: Sonntagssuppe',
    topline: 'Zu Hause',
    description:
      'Der Topf stammt von der Großmutter, das Rezept auch. Beim Möhrenschneiden geht es um Trost, um Brühe und um die Frage, ob Hühnersuppe wirklich etwas kann.',
    keywords: ['hühnersuppe', 'kochen', 'erkältung', 'hausmittel', 'brühe'],
    tags: ['ernaehrung', 'erkaeltung'],
    clip: 'ernaehrung',
    motif: 'bowl',
    hue: 'feelgood',
  },
  {
    shortid: 'ex-fahrt',
    title: 'Auf dem Rad zur Nachtschicht',
    topline: 'Unterwegs',
    description:
      'Ein persönlicher Film über frühe Jahre im Krankenhaus, über Müdigkeit, gute Kolleginnen und einen Patienten, der das Zuhören lehrte. Aufgenommen auf dem alten Weg, mit Gegenwind.',
    keywords: ['krankenhaus', 'nachtdienst', 'erinnerung', 'fahrrad', 'zuhören'],
    tags: ['stimmung', 'bewegung'],
    clip: 'bewegung',
    motif: 'path',
    hue: 'feelgood',
  },
  {
    shortid: 'ex-ruhe',
    title: 'Stille mit Kaminfeuer',
    topline: 'Zur Ruhe kommen',
    description:
      'Nichts lernen, nichts leisten. Holz knackt, ab und zu ein Satz zum Mitnehmen. Unser Geschenk für Abende, an denen schon alles gesagt ist.',
    keywords: ['stille', 'entspannung', 'kamin', 'abendritual', 'ruhe'],
    tags: ['entspannung', 'schlaf'],
    clip: 'achtsamkeit',
    motif: 'candle',
    hue: 'feelgood',
  },
  {
    shortid: 'ex-dreh1',
    title: 'Pannen, Lacher, Perücken: hinter der Kamera',
    topline: 'Am Set',
    description:
      'Der Skelettmann fällt um, der Ton ist weg, und niemand kann das Wort „Otorhino\u00ADlaryngologie“ fehlerfrei sagen. Die schönsten Versprecher eines Jahres.',
    keywords: ['hinter den kulissen', 'pannen', 'dreh', 'versprecher', 'studio'],
    tags: ['stimmung'],
    clip: 'herz',
    motif: 'speech',
    hue: 'feelgood',
  },
  {
    shortid: 'ex-dreh2',
    title: 'Wie ein Video entsteht',
    topline: 'Am Set',
    description:
      'Von der Frage im Postfach bis zum fertigen Film vergehen etwa drei Wochen. Du siehst, wer recherchiert, wer gegenliest und weshalb manches Thema noch einmal von vorn beginnt.',
    keywords: ['redaktion', 'recherche', 'videoproduktion', 'studio', 'faktencheck'],
    tags: ['in-der-praxis'],
    clip: 'immunsystem',
    motif: 'eye',
    hue: 'feelgood',
  },
  {
    shortid: 'ex-dreh3',
    title: 'Besuch im Requisitenlager',
    topline: 'Am Set',
    description:
      'Ein Knie aus Holz, ein Darm aus Strickwolle, neunundvierzig Herzen. Die Requisiteurin öffnet ihre Schränke und verrät, welches Modell beim Publikum am beliebtesten ist.',
    keywords: ['requisiten', 'modelle', 'anatomiemodell', 'studio', 'kulissen'],
    tags: ['stimmung'],
    clip: 'ruecken',
    motif: 'bone',
    hue: 'feelgood',
  },
];
