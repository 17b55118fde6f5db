/** The days of the three short courses: back, calm and eating with pleasure. */
import type { Day } from './coaching-day.ts';

export const backDays: Day[] = [
  {
    title: 'Zu Hause im eigenen Rücken',
    description:
      'Wir lernen Deinen Rücken kennen: was er den ganzen Tag leistet und warum die meisten Rückenschmerzen von selbst vergehen. Eine ruhige Wahrnehmungsübung im Liegen macht den Anfang.',
    keywords: ['rücken', 'rückenschmerzen', 'wirbelsäule', 'bandscheiben', 'wahrnehmung'],
    clip: 'ruecken',
    motif: 'spine',
  },
  {
    title: 'Warum Bewegung die beste Freundin ist',
    description:
      'Schonen fühlt sich vernünftig an und macht den Rücken auf Dauer steifer. Heute gehst Du zwanzig Minuten spazieren, und ich gehe in Gedanken mit.',
    keywords: ['bewegung', 'schonhaltung', 'spazierengehen', 'kreuzschmerzen'],
    clip: 'bewegung',
    motif: 'foot',
  },
  {
    title: 'Katze und Kuh',
    description:
      'Eine alte, sanfte Übung, die jeden Wirbel einmal mitnimmt. Wir machen sie langsam und im Rhythmus Deines Atems.',
    keywords: ['katze kuh', 'mobilisation', 'yoga', 'steifer rücken', 'wirbel'],
    clip: 'ruecken',
    motif: 'mat',
  },
  {
    title: 'Die tiefe Mitte wecken',
    description:
      'Tief unter den sichtbaren Bauchmuskeln liegt ein Korsett, das Dich hält, ohne dass Du es merkst. Du lernst, es anzuspannen und dabei ruhig weiterzuatmen.',
    keywords: ['rumpfmuskulatur', 'bauchmuskeln', 'tiefenmuskulatur', 'stabilität', 'beckenboden'],
    clip: 'atem',
    motif: 'shield',
  },
  {
    title: 'Bewegliche Hüften',
    description:
      'Wer viel sitzt, dem werden die Hüftbeuger steif, und der Rücken zahlt die Rechnung. Drei Dehnungen, die Du sogar neben dem Schreibtisch machen kannst.',
    keywords: ['hüfte', 'dehnen', 'hüftbeuger', 'langes sitzen', 'büro'],
    clip: 'bewegung',
    motif: 'joint',
  },
  {
    title: 'Der Vierfüßler mit Weitblick',
    description:
      'Ein Arm nach vorn, das Bein gegenüber nach hinten: Das fordert Gleichgewicht und Kraft zugleich. Es gibt eine leichte und eine mutige Fassung, Du wählst.',
    keywords: ['vierfüßler', 'gleichgewicht', 'rückenmuskeln', 'kraft', 'übung'],
    clip: 'ruecken',
    motif: 'tree',
  },
  {
    title: 'Sitzen, stehen, wechseln',
    description:
      'Die beste Haltung ist die nächste. Wir richten Deinen Arbeitsplatz so ein, dass er Dich von selbst in Bewegung bringt.',
    keywords: ['sitzen', 'stehpult', 'haltung', 'ergonomie', 'homeoffice', 'arbeitsplatz'],
    clip: 'bewegung',
    motif: 'clock',
  },
  {
    title: 'Heben und Tragen',
    description:
      'Getränkekisten, Enkelkinder, Umzugskartons: Dein Rücken darf tragen, er möchte nur darauf vorbereitet sein. Du lernst, nah am Körper zu heben und die Beine arbeiten zu lassen.',
    keywords: ['heben', 'tragen', 'hexenschuss', 'kisten', 'rückenschule'],
    clip: 'ruecken',
    motif: 'hand',
  },
  {
    title: 'Was Sorgen mit dem Rücken machen',
    description:
      'Anspannung, schlechter Schlaf und Ärger können Schmerzen lauter machen, ohne dass im Rücken etwas kaputt ist. Eine Entspannungsübung nimmt die Lautstärke heraus.',
    keywords: ['stress', 'verspannung', 'psyche', 'chronische schmerzen', 'entspannung'],
    clip: 'achtsamkeit',
    motif: 'brain',
  },
  {
    title: 'Deine zehn Minuten',
    description:
      'Aus allem, was Du kennst, bauen wir Dein Programm: zehn Minuten, drei- bis viermal in der Woche. Such Dir die Übungen aus, auf die Du Dich freust.',
    keywords: ['übungsprogramm', 'rückenübungen', 'gewohnheit', 'vorbeugen', 'abschluss'],
    clip: 'bewegung',
    motif: 'path',
  },
];

export const calmDays: Day[] = [
  {
    title: 'Was Stress mit Dir macht',
    description:
      'Herzklopfen, flacher Atem, kurzer Geduldsfaden: Dein Körper meint es gut, er meint es nur zu gut. Wir schauen ihm bei der Arbeit zu und finden Deine ersten Warnzeichen.',
    keywords: ['stress', 'stresshormone', 'herzklopfen', 'anspannung', 'warnzeichen'],
    clip: 'herz',
    motif: 'heart',
  },
  {
    title: 'Länger aus als ein',
    description:
      'Der kürzeste Weg zur Ruhe führt über die Ausatmung. Wir üben im Sitzen, ohne Ehrgeiz und so, dass im Bus niemand etwas davon merkt.',
    keywords: ['atemübung', 'ausatmen', 'beruhigen', 'entspannung', 'vagusnerv'],
    clip: 'atem',
    motif: 'lung',
  },
  {
    title: 'Fünf Sinne',
    description:
      'Fünf Dinge sehen, vier hören, drei fühlen: Diese kleine Übung holt Dich aus dem Kopf zurück in den Raum, in dem Du gerade bist.',
    keywords: ['achtsamkeit', 'sinne', 'grübeln', 'hier und jetzt', 'anspannung'],
    clip: 'achtsamkeit',
    motif: 'eye',
  },
  {
    title: 'Pausen, die ihren Namen verdienen',
    description:
      'Am Telefon zu wischen, ist keine Pause, ein Blick aus dem Fenster schon. Wir verteilen fünf Minuten so über Deinen Tag, dass sie wirklich stattfinden.',
    keywords: ['pause', 'arbeit', 'erholung', 'erschöpfung', 'spaziergang'],
    clip: 'trinken',
    motif: 'cup',
  },
  {
    title: 'Gedanken sind Gäste',
    description:
      'Du musst nicht jeden Gedanken glauben, der an die Tür klopft. Heute lernst Du, ihn zu grüßen, anzusehen und weiterziehen zu lassen.',
    keywords: ['gedanken', 'grübeln', 'sorgen', 'meditation', 'gelassenheit'],
    clip: 'achtsamkeit',
    motif: 'brain',
  },
  {
    title: 'Freundlich Nein sagen',
    description:
      'Ein Nein zu anderen ist oft ein Ja zu Dir. Wir üben Sätze, die klar sind und trotzdem warm, damit Du sie im richtigen Moment parat hast.',
    keywords: ['nein sagen', 'grenzen setzen', 'überforderung', 'schlechtes gewissen'],
    clip: 'herz',
    motif: 'speech',
  },
  {
    title: 'Dein Koffer für stürmische Tage',
    description:
      'Was hat Dir in dieser Woche gutgetan? Wir packen es in einen kleinen Koffer, dazu die Nummern der Menschen, die Du anrufen kannst, wenn Üben allein nicht reicht.',
    keywords: ['krise', 'notfallkoffer', 'hilfe', 'telefonseelsorge', 'abschluss'],
    clip: 'atem',
    motif: 'shield',
  },
];

export const pleasureDays: Day[] = [
  {
    title: 'Bestandsaufnahme ohne Urteil',
    description:
      'Wie isst Du, wenn niemand zuschaut? Heute beobachten wir nur: wann, wo, mit wem und in welcher Stimmung. Gewogen wird nichts.',
    keywords: ['ernährung', 'essgewohnheiten', 'beobachten', 'ernährungstagebuch'],
    clip: 'ernaehrung',
    motif: 'book',
  },
  {
    title: 'Hunger, Appetit, Gewohnheit',
    description:
      'Knurrt der Magen, lockt der Duft oder ist es nur die Uhrzeit? Wer die drei auseinanderhält, isst gelassener und hört leichter wieder auf.',
    keywords: ['hunger', 'appetit', 'heißhunger', 'sättigung', 'naschen'],
    clip: 'ernaehrung',
    motif: 'stomach',
  },
  {
    title: 'Der bunte Teller',
    description:
      'Die Hälfte Gemüse, dazu etwas Sättigendes und etwas mit Eiweiß: ein Bild, das Du Dir ohne Tabelle merken kannst. Wir füllen den Teller mit dem, was Du gern magst.',
    keywords: ['gemüse', 'ausgewogene ernährung', 'eiweiß', 'vollkorn', 'ballaststoffe'],
    clip: 'ernaehrung',
    motif: 'bowl',
  },
  {
    title: 'Das Glas auf dem Tisch',
    description:
      'Wer zu wenig trinkt, wird leicht müde und bekommt schneller Kopfschmerzen. Mit einem Glas an der richtigen Stelle trinkst Du genug, ohne daran zu denken.',
    keywords: ['trinken', 'wasser', 'durst', 'ungesüßter tee', 'kopfschmerzen'],
    clip: 'trinken',
    motif: 'drop',
  },
  {
    title: 'Langsam ist das neue Satt',
    description:
      'Sattwerden braucht Zeit, oft länger als das Essen selbst. Eine Mahlzeit lang legen wir nach jedem Bissen das Besteck zur Seite und staunen, was dann passiert.',
    keywords: ['langsam essen', 'achtsam essen', 'sättigung', 'kauen', 'genuss'],
    clip: 'achtsamkeit',
    motif: 'clock',
  },
  {
    title: 'Einkaufen mit Plan und Freude',
    description:
      'Was gar nicht erst im Schrank liegt, ruft abends nicht nach Dir. Wir schreiben einen Einkaufszettel, der für drei schnelle Abendessen reicht.',
    keywords: ['einkaufen', 'einkaufszettel', 'vorrat', 'kochen', 'schnelle rezepte'],
    clip: 'ernaehrung',
    motif: 'apple',
  },
  {
    title: 'Weitermachen, ohne zu verzichten',
    description:
      'Zum Schluss kommt Schokolade auf den Tisch, ganz ohne schlechtes Gewissen. Du suchst Dir zwei Gewohnheiten aus, die bleiben dürfen, und verabschiedest Dich vom Rest.',
    keywords: ['genuss', 'schokolade', 'gewohnheiten', 'diät', 'jo-jo-effekt', 'abnehmen'],
    clip: 'herz',
    motif: 'leaf',
  },
];
