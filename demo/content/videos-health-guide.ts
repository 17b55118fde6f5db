/** Videos of the guide („Ratgeber“): visits to the doctor, therapies and medicines. */
import type { DemoVideo } from '../shapes.ts';

const visitVideos: readonly DemoVideo[] = [
  {
    shortid: 'arzt-vorb',
    title: 'Gut vorbereitet ins Sprechzimmer',
    topline: 'Arztbesuch',
    description:
      'Sieben Minuten gehen schnell vorbei. Mit einem Zettel, auf dem drei Dinge stehen, holst Du das meiste aus Deinem Termin heraus. Welche drei das sind, verrät Dr. Muster – aus Sicht des anderen Stuhls.',
    keywords: ['arztgespräch', 'arzttermin', 'vorbereitung', 'beschwerden beschreiben', 'medikamentenplan', 'anamnese'],
    tags: ['in-der-praxis'],
    clip: 'achtsamkeit',
    motif: 'stethoscope',
    hue: 'health',
    en: {
      title: 'Well prepared for the consulting room',
      topline: 'Seeing a doctor',
      description:
        'Seven minutes pass quickly. With a note that holds three things you get the most out of your appointment. Which three they are Dr. Muster reveals, from the point of view of the other chair.',
    },
  },
  {
    shortid: 'arzt-frag',
    title: 'Fünf Fragen, die Du immer stellen darfst',
    topline: 'Arztgespräch',
    description:
      'Was haben Sie gefunden? Was passiert, wenn ich abwarte? Nachfragen ist kein Misstrauen, sondern gute Medizin. Eine kleine Sammlung zum Mitschreiben, erprobt in vielen echten Gesprächen.',
    keywords: ['fragen an den arzt', 'aufklärung', 'entscheidung', 'patientenrechte', 'nutzen und risiko', 'arztgespräch'],
    tags: ['in-der-praxis'],
    clip: 'achtsamkeit',
    motif: 'speech',
    hue: 'health',
  },
  {
    shortid: 'zweitmein',
    title: 'Zweitmeinung – ganz ohne schlechtes Gewissen',
    topline: 'Deine Rechte',
    description:
      'Vor einem geplanten Eingriff noch jemanden zu fragen, kränkt niemanden, der gut arbeitet. So kommst Du an Deine Unterlagen, und so liest Du zwei Empfehlungen nebeneinander, ohne verrückt zu werden.',
    keywords: ['zweitmeinung', 'patientenakte', 'operation', 'befunde', 'arztbrief', 'patientenrechte'],
    tags: ['in-der-praxis', 'vorsorge'],
    clip: 'bewegung',
    motif: 'path',
    hue: 'health',
  },
  {
    shortid: 'checkup35',
    title: 'Check-up: Was bei der großen Durchsicht passiert',
    topline: 'Vorsorge',
    description:
      'Einmal abhören, Blutdruck messen, Blut und Urin ansehen, über Familie und Gewohnheiten sprechen. Vieles davon steht Dir regelmäßig zu. Was der Check-up kann und wo seine Grenzen liegen.',
    keywords: ['check-up', 'vorsorgeuntersuchung', 'gesundheitsuntersuchung', 'früherkennung', 'blutbild', 'hausarzt'],
    tags: ['vorsorge', 'in-der-praxis', 'herz'],
    clip: 'herz',
    motif: 'stethoscope',
    hue: 'health',
  },
  {
    shortid: 'blutwerte',
    title: 'Blutwerte lesen, ohne zu erschrecken',
    topline: 'Labor',
    description:
      'Ein Pfeil nach oben ist noch keine Krankheit. Warum Normbereiche so heißen, obwohl sie nicht für alle normal sind, und welche Abkürzungen Dir auf fast jedem Laborzettel begegnen.',
    keywords: ['blutwerte', 'laborwerte', 'blutbild', 'leukozyten', 'crp', 'referenzbereich'],
    tags: ['in-der-praxis', 'vorsorge'],
    clip: 'immunsystem',
    motif: 'drop',
    hue: 'health',
  },
  {
    shortid: 'notfall116',
    title: '112 oder 116117? So findest Du die richtige Hilfe',
    topline: 'Notfall',
    description:
      'Lebensgefahr: 112. Krank außerhalb der Sprechzeiten: 116117. An sechs Beispielen üben wir, wer wohin gehört, und was am Telefon zuerst gefragt wird. Speichere beide Nummern gleich danach ab.',
    keywords: ['notruf', '112', '116117', 'bereitschaftsdienst', 'notaufnahme', 'rettungsdienst'],
    tags: ['in-der-praxis'],
    clip: 'atem',
    motif: 'clock',
    hue: 'health',
  },
];

const therapyVideos: readonly DemoVideo[] = [
  {
    shortid: 'physio1',
    title: 'Physiotherapie wirkt zu Hause weiter',
    topline: 'Physiotherapie',
    description:
      'Sechs Termine sind ein Anfang, die Übungen dazwischen der eigentliche Schatz. Wie Du aus einem Rezept eine Gewohnheit machst, zeigt ein Besuch auf der Behandlungsliege.',
    keywords: ['physiotherapie', 'krankengymnastik', 'übungen', 'rezept', 'heilmittel', 'manuelle therapie'],
    tags: ['bewegung', 'gelenke', 'rueckenschmerzen'],
    clip: 'ruecken',
    motif: 'mat',
    hue: 'health',
  },
  {
    shortid: 'psychoth',
    title: 'Der erste Termin in der Psychotherapie',
    topline: 'Psychotherapie',
    description:
      'Keine Couch, kein Verhör. Eine Sprechstunde, in der Du erzählst, was Dich herführt, und jemand gut zuhört. Welche Verfahren es gibt, woran Du merkst, ob es passt, und wie Du die Wartezeit überbrückst.',
    keywords: ['psychotherapie', 'therapieplatz', 'verhaltenstherapie', 'probatorik', 'sprechstunde', 'psychotherapeut'],
    tags: ['stimmung', 'angst'],
    clip: 'achtsamkeit',
    motif: 'speech',
    hue: 'health',
  },
  {
    shortid: 'waermkalt',
    title: 'Wärmflasche oder Kühlpack?',
    topline: 'Hausmittel',
    description:
      'Frisch umgeknickt ist etwas anderes als seit Wochen verspannt. Eine Faustregel, zwei Ausnahmen und der Grund, weshalb Eis nie direkt auf die Haut gehört.',
    keywords: ['wärme', 'kälte', 'wärmflasche', 'kühlen', 'verstauchung', 'prellung', 'thermotherapie'],
    tags: ['gelenke', 'rueckenschmerzen'],
    clip: 'ruecken',
    motif: 'sun',
    hue: 'health',
  },
  {
    shortid: 'op-vorb',
    title: 'Vor der Operation: Ruhe in die Woche bringen',
    topline: 'Operation',
    description:
      'Tasche packen, Fragen sammeln, Haushalt vorbereiten, und dann das Gespräch mit der Anästhesie. Was in den Tagen vorher wirklich zählt und warum ein Spaziergang mehr bringt als die zehnte Internetsuche.',
    keywords: ['operation', 'narkose', 'anästhesie', 'krankenhaus', 'op-vorbereitung', 'nüchtern'],
    tags: ['in-der-praxis', 'angst'],
    clip: 'atem',
    motif: 'bed',
    hue: 'health',
  },
  {
    shortid: 'reha1',
    title: 'Reha: Drei Wochen nur für das Gesundwerden',
    topline: 'Rehabilitation',
    description:
      'Wassergymnastik, Gespräche, Mittagsruhe und überraschend viel Gelächter. Wie der Antrag läuft, was in den Koffer gehört und wie Du das Gute mit nach Hause nimmst.',
    keywords: ['reha', 'rehabilitation', 'kur', 'anschlussheilbehandlung', 'reha-antrag', 'nachsorge'],
    tags: ['bewegung', 'herz'],
    clip: 'bewegung',
    motif: 'mountain',
    hue: 'health',
  },
  {
    shortid: 'atemther',
    title: 'Lippenbremse und Kutschersitz',
    topline: 'Atemtherapie',
    description:
      'Zwei alte Handgriffe, die Menschen mit engen Atemwegen jeden Tag helfen. Dr. Muster macht sie vor, langsam genug zum Mitatmen. Sie ersetzen kein Notfallspray und keine 112, wenn Luft fehlt.',
    keywords: ['atemtherapie', 'lippenbremse', 'kutschersitz', 'copd', 'ausatmen', 'atemphysiotherapie'],
    tags: ['atmung', 'entspannung'],
    clip: 'atem',
    motif: 'lung',
    hue: 'health',
    note: '<p>Zum Üben brauchst Du nur einen <strong>stabilen Stuhl ohne Rollen</strong>. Hör auf, sobald Dir schwindelig wird.</p>',
  },
];

const medicineVideos: readonly DemoVideo[] = [
  {
    shortid: 'einnahme',
    title: 'Vor, zum oder nach dem Essen?',
    topline: 'Einnahme',
    description:
      'Drei kleine Wörter auf der Packung entscheiden mit, ob ein Mittel ankommt. Weshalb Wasser fast immer die beste Begleitung ist und Milch oder Grapefruitsaft manchmal stören.',
    keywords: ['tabletten einnehmen', 'nüchtern', 'beipackzettel', 'medikamente', 'grapefruit', 'einnahmezeit'],
    tags: ['medikamente'],
    clip: 'trinken',
    motif: 'pill',
    hue: 'health',
  },
  {
    shortid: 'wechselw',
    title: 'Wenn Pillen sich nicht vertragen',
    topline: 'Wechselwirkungen',
    description:
      'Je mehr Schachteln, desto mehr mögliche Gespräche zwischen ihnen. Auch Pflanzliches zählt mit. Ein Medikamentenplan bringt Ordnung, und Deine Apotheke prüft ihn gern mit Dir.',
    keywords: ['wechselwirkungen', 'medikamentenplan', 'polypharmazie', 'johanniskraut', 'apotheke', 'nebenwirkungen'],
    tags: ['medikamente'],
    clip: 'ernaehrung',
    motif: 'pill',
    hue: 'health',
  },
  {
    shortid: 'antibio',
    title: 'Antibiotika: wann ja, wann lieber nicht',
    topline: 'Antibiotika',
    description:
      'Gegen Bakterien ein Segen, gegen Schnupfenviren wirkungslos. Warum Resistenzen uns alle angehen und weshalb Reste nicht in die Schublade gehören. Wie lange Du sie nimmst, entscheidet Deine Ärztin oder Dein Arzt.',
    keywords: ['antibiotika', 'resistenz', 'bakterien', 'viren', 'antibiotikum', 'penicillin'],
    tags: ['medikamente', 'immunsystem', 'erkaeltung'],
    clip: 'immunsystem',
    motif: 'microbe',
    hue: 'health',
    en: {
      title: 'Antibiotics: when to take them, when better not',
      topline: 'Antibiotics',
      description:
        'A blessing against bacteria, useless against cold viruses. Why resistance concerns all of us and why leftovers do not belong in the drawer. How long you take them is for your doctor to decide.',
    },
  },
  {
    shortid: 'blutverd',
    title: 'Blutverdünner: der Name führt in die Irre',
    topline: 'Gerinnung',
    description:
      'Dünner wird das Blut nicht, es gerinnt nur langsamer. Was das für Zahnarzt, Gartenarbeit und blaue Flecken bedeutet. Setz solche Mittel nie auf eigene Faust ab, sondern sprich vorher in Deiner Praxis darüber.',
    keywords: ['blutverdünner', 'gerinnungshemmer', 'antikoagulation', 'vorhofflimmern', 'thrombose', 'blutung'],
    tags: ['medikamente', 'herz'],
    clip: 'herz',
    motif: 'drop',
    hue: 'health',
  },
  {
    shortid: 'schmerzm',
    title: 'Schmerzmittel: so kurz wie möglich, so klug wie nötig',
    topline: 'Schmerz',
    description:
      'Frei verkäuflich heißt nicht harmlos. Magen, Niere und Herz reden mit, und zu häufige Einnahme kann selbst Kopfschmerzen machen. Welche Fragen Du in der Apotheke stellen kannst, bevor Du zugreifst.',
    keywords: ['schmerzmittel', 'schmerztabletten', 'medikamentenkopfschmerz', 'analgetika', 'magenschutz', 'rezeptfrei'],
    tags: ['medikamente', 'kopfschmerzen'],
    clip: 'achtsamkeit',
    motif: 'pill',
    hue: 'health',
  },
  {
    shortid: 'hausapo',
    title: 'Hausapotheke ausmisten in sechs Handgriffen',
    topline: 'Hausapotheke',
    description:
      'Abgelaufen, ohne Packungszettel, im feuchten Bad gelagert? Wir räumen gemeinsam einen Schrank aus und füllen ihn neu, kindersicher und übersichtlich. Am Ende bleibt erstaunlich viel Platz.',
    keywords: ['hausapotheke', 'ablaufdatum', 'medikamente entsorgen', 'verbandskasten', 'fieberthermometer', 'pflaster'],
    tags: ['medikamente', 'vorsorge'],
    clip: 'haut',
    motif: 'shield',
    hue: 'health',
  },
];

export const guideVideos: readonly DemoVideo[] = [...visitVideos, ...therapyVideos, ...medicineVideos];
