/** Contents of the worksheets that courses offer for download, to be printed and filled in by hand. */

export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly steps: readonly string[] }
  /** A table to fill in: a row per question, a column per heading. */
  | { readonly heads: readonly string[]; readonly rows: readonly string[]; readonly rowHeight: number }
  /** Empty lines to write on. */
  | { readonly lines: number };

export type Download = {
  /** Shortid of the playlist, and file name. */
  readonly playlist: string;
  readonly file: string;
  readonly title: string;
  readonly pages: readonly (readonly Block[])[];
};

const week = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

const sleepDiary: Download = {
  playlist: 'kl-schlaf',
  file: 'schlaftagebuch.pdf',
  title: 'Mein Schlaftagebuch',
  pages: [
    [
      { heading: 'Mein Schlaftagebuch' },
      {
        text: 'Zwei Minuten am Morgen und eine am Abend: Mehr braucht Dein Tagebuch nicht. Nach einer Woche siehst Du Muster, die Dir eine einzelne Nacht nie zeigt. Bring es ruhig in Deine Praxis mit, wenn Du dort über Deinen Schlaf sprichst.',
      },
      { heading: 'So füllst Du es aus' },
      {
        steps: [
          'Schreib morgens, gleich nach dem Aufstehen. Was Du nicht mehr weißt, schätzt Du.',
          'Schau dafür nachts nicht auf die Uhr. Ungefähr genügt, und Rechnen macht wach.',
          'Trag abends ein, was den Tag geprägt hat: Kaffee nach 14 Uhr, Bewegung, ein Mittagsschlaf, Alkohol, Medikamente, Sorgen.',
          'Lass Lücken einfach Lücken sein. Ein halbes Tagebuch ist besser als keines.',
          'Druck die nächste Seite so oft aus, wie Du sie brauchst.',
        ],
      },
      { heading: 'Wörter in der Tabelle' },
      {
        steps: [
          'Licht aus: wann Du schlafen wolltest, nicht wann Du ins Bett gegangen bist.',
          'Eingeschlafen nach: geschätzte Minuten.',
          'Wach in der Nacht: wie oft, und wie lange zusammen.',
          'Erholt: von 1 (gar nicht) bis 5 (sehr).',
          'Tagsüber: von 1 (todmüde) bis 5 (hellwach).',
        ],
      },
      { heading: 'Wann Du Rat suchen solltest' },
      {
        text: 'Nickst Du am Tag gegen Deinen Willen ein, hat jemand bei Dir Atempausen bemerkt oder schläfst Du seit mehr als vier Wochen in den meisten Nächten schlecht und leidest darunter, dann sprich mit Deiner Ärztin oder Deinem Arzt. Setze Medikamente nicht allein ab. In seelischer Not hört die TelefonSeelsorge zu, rund um die Uhr und kostenfrei: 0800 1110111.',
      },
    ],
    [
      { heading: 'Woche vom ____________ bis ____________' },
      { text: 'Morgens' },
      {
        heads: week,
        rows: [
          'Licht aus um',
          'Eingeschlafen nach',
          'Wach in der Nacht',
          'Aufgewacht um',
          'Aufgestanden um',
          'Geschlafen, etwa',
          'Erholt (1 bis 5)',
        ],
        rowHeight: 10.5,
      },
      { text: 'Abends' },
      {
        heads: week,
        rows: [
          'Tagsüber (1 bis 5)',
          'Mittagsschlaf',
          'Draußen im Licht',
          'Bewegung',
          'Letzter Kaffee um',
          'Alkohol',
          'Medikamente',
        ],
        rowHeight: 10.5,
      },
      { heading: 'Was mir aufgefallen ist' },
      { lines: 3 },
    ],
    [
      { heading: 'Rückblick auf die Woche' },
      { text: 'Lies Dein Tagebuch wie das einer Freundin oder eines Freundes: neugierig und ohne Noten.' },
      { heading: 'Die beste Nacht war, weil' },
      { lines: 3 },
      { heading: 'Die schwerste Nacht war, weil' },
      { lines: 3 },
      { heading: 'Das sehe ich, wenn ich alle Tage nebeneinander lege' },
      { lines: 4 },
      { heading: 'Eine einzige Sache, die ich nächste Woche probiere' },
      { lines: 2 },
      { heading: 'Daran merke ich, dass sie mir guttut' },
      { lines: 2 },
    ],
  ],
};

const exerciseSheets: Download = {
  playlist: 'kl-ruecken',
  file: 'uebungsblaetter.pdf',
  title: 'Übungsblätter für Deinen Rücken',
  pages: [
    [
      { heading: 'Übungsblätter für Deinen Rücken' },
      {
        text: 'Die Übungen aus dem Kurs zum Nachlesen, die meisten auch in einer leichteren und einer kräftigeren Fassung. Eine Übung darf anstrengen. Tut sie weh, hörst Du auf und nimmst am nächsten Tag die leichtere Fassung. Atme immer weiter: Wer die Luft anhält, will zu viel.',
      },
      { heading: 'Katze und Kuh' },
      {
        steps: [
          'Geh in den Vierfüßlerstand: Hände unter den Schultern, Knie unter den Hüften.',
          'Beim Ausatmen wird der Rücken rund wie bei einer Katze, beim Einatmen sanft hohl wie bei einer Kuh. Wirbel für Wirbel, acht Mal.',
          'Leichter: im Sitzen auf der Stuhlkante, die Hände auf den Knien.',
          'Kräftiger: Löse in der Mitte für drei Atemzüge die Knie zwei Fingerbreit vom Boden.',
        ],
      },
      { heading: 'Die tiefe Mitte' },
      {
        steps: [
          'Leg Dich auf den Rücken, die Füße stehen hüftbreit auf.',
          'Zieh beim Ausatmen den Bauchnabel sacht nach innen, als würdest Du eine enge Hose schließen. Fünf Atemzüge halten, dabei ruhig weiteratmen. Fünf Mal.',
          'Leichter: im Stehen an der Wand.',
          'Kräftiger: Heb dabei abwechselnd einen Fuß eine Handbreit an.',
        ],
      },
      { heading: 'Bewegliche Hüften' },
      {
        steps: [
          'Geh in den Halbkniestand, ein Polster unter dem Knie. Schieb das Becken nach vorn, bis es in der Leiste zieht. Fünf Atemzüge je Seite.',
          'Leichter: Stell den hinteren Fuß im Stehen auf eine niedrige Stufe.',
          'Kräftiger: Streck den Arm der knienden Seite lang nach oben.',
        ],
      },
    ],
    [
      { heading: 'Der Vierfüßler mit Weitblick' },
      {
        steps: [
          'Aus dem Vierfüßlerstand streckst Du einen Arm nach vorn und das Bein gegenüber nach hinten. Drei Atemzüge halten, dann wechseln. Sechs Mal.',
          'Leichter: Nur das Bein, die Zehen bleiben am Boden.',
          'Kräftiger: Ellenbogen und Knie zwischendurch unter dem Bauch zusammenführen.',
        ],
      },
      { heading: 'Heben mit Köpfchen' },
      {
        steps: [
          'Stell Dich nah heran, die Füße schulterbreit. Beug Hüften und Knie, der Rücken bleibt lang.',
          'Atme aus, wenn Du hebst, und trag die Last nah am Körper. Dreh Dich mit den Füßen, nicht mit der Taille.',
          'Leichter: Heb in zwei Schritten, mit einem Stuhl dazwischen.',
        ],
      },
      { heading: 'Lockern zum Schluss' },
      {
        steps: [
          'Leg Dich auf den Rücken, zieh beide Knie zur Brust und schaukle sacht von Seite zu Seite. Zehn Atemzüge.',
          'Leg die Unterschenkel auf einen Stuhl und bleib eine Minute so liegen.',
        ],
      },
      { heading: 'Wann Du vorher ärztlichen Rat brauchst' },
      {
        text: 'Nach einem Sturz oder Unfall, bei Fieber, Nachtschweiß oder ungewolltem Gewichtsverlust, bei Osteoporose, nach einer Krebserkrankung oder Operation, wenn Schmerz oder Kribbeln bis ins Bein zieht, und wenn Du schwanger bist. Sofort die 112 rufst Du, wenn Du Urin oder Stuhl nicht mehr halten oder kein Wasser mehr lassen kannst, wenn die Haut zwischen den Beinen taub oder ein Bein gelähmt ist.',
      },
    ],
    [
      { heading: 'Meine zehn Minuten' },
      {
        text: 'Such Dir vier bis fünf Übungen aus, auf die Du Dich freust, und mach sie drei- bis viermal in der Woche. Hak ab, was Du geschafft hast.',
      },
      {
        heads: week,
        rows: [
          'Katze und Kuh',
          'Die tiefe Mitte',
          'Bewegliche Hüften',
          'Vierfüßler',
          'Heben mit Köpfchen',
          'Lockern',
          'Spaziergang',
        ],
        rowHeight: 12,
      },
      { heading: 'Das tat gut' },
      { lines: 3 },
      { heading: 'Das lasse ich vorerst weg' },
      { lines: 2 },
    ],
  ],
};

export const downloads: readonly Download[] = [sleepDiary, exerciseSheets];
