/**
 * Wording that the German law on advertising for remedies (Heilmittelwerbegesetz, HWG) forbids, as data (S15.6). It finds words
 * that are often a problem and knows neither product nor context: a person decides.
 */

export const advertisingRuleIds = [
  'cure',
  'guarantee',
  'side-effects',
  'fear',
  'before-after',
  'testimonial',
  'recommendation',
  'free-sample',
  'children',
  'raffle',
  'remote-treatment',
] as const;
export type AdvertisingRuleId = (typeof advertisingRuleIds)[number];

export type Rule = {
  readonly id: AdvertisingRuleId;
  /** The provision and its source. */
  readonly law: string;
  readonly source: string;
  /**
   * Patterns: ` ` is any blank, ` … ` up to 80 characters of the same sentence, `*` the rest of a word. Word sets are in braces
   * (`words`).
   */
  readonly finds: readonly string[];
  /** „heilt nicht“ is no promise, „Heilt Zink?“ is a question. False if the forbidden words are negated themselves. */
  readonly isUndone: boolean;
  /** Sentences with these words mean something else. */
  readonly unless?: string;
  readonly risky: string;
  readonly harmless: string;
};

/** Word sets shared by several rules, with inflections and compounds. */
export const words: Readonly<Record<string, string>> = {
  illness:
    '*schmerz*|*krankheit*|*leiden|*beschwerden|*migräne*|*krebs*|*tumor*|*diabetes*|*arthrose*|*arthritis|*rheuma*|tinnitus|*asthma*|*allergie*|heuschnupfen|*hochdruck*|*erkältung*|*grippe*|*depression*|*angst*|*ängste*|burnout|burn-out|*schlafstörung*|schlaflosigkeit|sodbrennen|reflux|neurodermitis|*ekzem*|psoriasis|schuppenflechte|akne|falten|*übergewicht|adipositas|*demenz|alzheimer|parkinson|*entzündung*|*infekt*|osteoporose|gicht|hexenschuss|ischias|reizdarm|verstopfung|blähungen|endometriose|wechseljahre*|long-covid|covid*|hämorrhoiden|krampfadern|impotenz|haarausfall|*sucht|panik*|herzschwäche|herzrhythmus*|schlaganfall*|*störung*|zuckerkrankheit|husten|schnupfen|fieber|symptome*',
  product:
    '*kurs|*kurses|*programm|*methode|*therapie*|*behandlung*|*kur|tee|*salbe|*mittel|*präparat|*übung*|*creme|*tropfen|*kapsel*|*tablette*|*gerät|*verfahren|*coaching|*training|*pille*|*saft|*öl|*konzept|*diät|wir|ich',
  cures:
    'heilt|heilen|heile|kuriert|kurieren|besiegt|besiegte|besiegen|besiegst|bezwingt|bezwingen|vertreibt|vertreiben|beseitigt|beseitigen|eliminiert|eliminieren|stoppt|verschwindet|verschwinden',
  expert:
    'ärzte|ärzten|ärztinnen|*ärzte|*ärzten|*ärztinnen|*logen|*loginnen|apotheker*|expert*|fachleute*|wissenschaftler*|forscher*|professor*|hebammen|*therapeuten|*therapeutinnen|mediziner*|kliniken|prominente*',
  remedy:
    '*probe|*proben|*probepackung*|arzneimittel*|arznei|medikament*|*salbe|*creme|*tabletten|*kapseln|*behandlung*|*therapie|*therapien',
  picture: '*bild*|*foto*|*aufnahme*|*vergleich*|*ergebnis*|*video*|*galerie',
  patient: '*patient*|kund(?:e|en|in|innen)|betroffene*|geheilte*|teilnehmer*|teilnehmende*|mitglieder',
};

const gesetz = 'https://www.gesetze-im-internet.de/heilmwerbg/';

export const advertisingRules: readonly Rule[] = [
  {
    id: 'cure',
    law: '§ 3 Satz 2 Nr. 1 und 2a HWG',
    source: `${gesetz}__3.html`,
    isUndone: true,
    unless: 'von selbst|von allein|oft|häufig|meist*|in der regel|manchmal|mitunter|selten|kann|können|könnte*',
    finds: [
      '{illness} … (?:bald |endlich |nun )?(?:geschichte|passé|vergessen|vergangenheit)',
      'vergiss … {illness}',
      '{illness} … (?:weg|los|verschwunden|überwunden)',
      '(?:nie wieder|nie mehr) … (?:leiden|{illness})',
      '(?:macht|machen|wirst|wird|werden) … (?:rauch|rezept|medikamenten|tabletten)frei',
      '(?:brauchst|braucht|benötigst) … (?:kein|keine|keinen) … mehr',
      '(?:klappt|hilft|helfen|funktioniert|wirkt|wirken) (?:immer|sofort|garantiert|bei jedem|bei jeder|bei allen|jedem|jeder|allen)',
      '(?:linderung|besserung|heilung|wirkung) … (?:versprochen|zugesagt)',
      '(?:macht|machen|mache) … gesund',
      '(?:wurde|wurden|worden|haben|hat) … geheilt',
      '(?:lässt|lassen) … verschwinden',
      '(?:war|waren|ist|bin|sind) … (?:schmerz|beschwerde|symptom)frei*',
      '{cures} … {illness}',
      '{illness} … {cures}',
      '{product} … (?:heilt|heilen|heile|kuriert|kurieren)',
      '(?:wirst|werden|werdet|wird|bist|bin|sind|seid|macht|machen|werde) … (?:schmerz|beschwerde|symptom|angst|allergie|migräne)frei*',
      '(?:wirst|werden|wird|bist|bin|sind) … (?:geheilt|kerngesund|gesund)',
      '(?:wirst|werden|wird|werdet|bist|bin|sind|wurde|war) … {illness} … (?:los|loswerden)',
      '{illness} … (?:für immer|endgültig|dauerhaft|restlos) … (?:los|weg|fort|verschwunden|besiegt|befreit|vorbei)',
      'nie wieder … {illness}',
      'schluss mit … {illness}',
      '{illness} ade',
      '(?:befreit|befreien|erlöst) … von … {illness}',
      '(?:*heilung|genesung) (?:ist|wird|erfolgt) … (?:sicher|gewiss|dauerhaft)',
      'verspr(?:icht|echen|eche) … (?:*heilung|genesung|schmerzfreiheit)',
      '(?:mit|durch|dank) … {product} … heilbar',
      'wirkt (?:bei (?:jedem|jeder|allen)|immer|sicher|zuverlässig bei)',
      '(?:das|dein|unser|mein|einzige|beste) heilmittel … {illness}',
      'heilung (?:von|bei|für) … {illness} … in … (?:tag|woche|monat|minute|stunde)*',
      '(?:wunder|allheil)(?:mittel*|kur*|pille*|waffe*|therapie*|diät*|medizin|heilung*)',
    ],
    risky: 'Dieser Kurs heilt Deine Rückenschmerzen.',
    harmless: 'Dieser Kurs heilt nicht, aber er kann Dir helfen, besser zu schlafen.',
  },
  {
    id: 'guarantee',
    law: '§ 3 Satz 2 Nr. 2a HWG',
    source: `${gesetz}__3.html`,
    isUndone: true,
    unless: '*daten|*datenschutz*|verfügbarkeit|*lieferung|*platz|*plätze|*preis*|gesetzlich*',
    finds: [
      'garantier*',
      'zu (?:100|hundert) ?(?:%|prozent)',
      'auf jeden fall … (?:gesund|schmerzfrei|geheilt|hilft|helfen|wirkt)',
      '*(?:erfolgs|heilungs|heil|wirk|wirkungs|schmerzfrei)-?garantie*',
      'hundertprozentig*',
      '100 ?(?:%|prozent)(?:ig*)? (?:erfolg*|wirk*|sicher*|heilung*|geheilt)',
      '(?:erfolg|heilung|wirkung|besserung|linderung) … (?:ist|sind) (?:dir |euch |ihnen )?(?:sicher|gewiss)',
      'todsicher*',
      '(?:erfolgs|heilungs)(?:quote|rate)* … (?:100|hundert|99)',
      '(?:mit sicherheit|ganz sicher|sicher) … (?:geheilt|gesund|schmerzfrei)',
    ],
    risky: 'In vier Wochen bist Du garantiert schmerzfrei.',
    harmless: 'Niemand kann Dir einen Erfolg garantieren.',
  },
  {
    id: 'side-effects',
    law: '§ 3 Satz 2 Nr. 2b HWG',
    source: `${gesetz}__3.html`,
    isUndone: true,
    finds: [
      'nebenwirkungs(?:frei*|los*|arm und sicher)',
      'ohne … (?:und|oder) nebenwirkungen',
      'ohne (?:jede |jegliche |irgendwelche )?(?:(?:risiken|risiko) (?:und|oder) )?nebenwirkung*',
      '(?:ohne|keine|keinerlei) (?:jede |jegliche )?(?:unerwünschten?|schädlichen?) (?:neben|begleit)?wirkung*',
      '(?:keinerlei|kein|keine) risik*',
      '(?:kein|keine|keinerlei) (?:unerwünschten? |schädlichen? |bekannten? )?nebenwirkung*',
      'frei von (?:jeglichen )?nebenwirkungen',
      'risiko(?:los*|frei*)',
      'ohne (?:jedes |jegliches |irgendein )?risiko',
      '(?:absolut|völlig|garantiert|vollkommen|ganz|gänzlich) (?:sicher|unbedenklich*|unschädlich*|harmlos*|ungefährlich*)',
    ],
    risky: 'Die Tropfen sind nebenwirkungsfrei.',
    harmless: 'Kein wirksames Mittel ist ohne Nebenwirkungen.',
  },
  {
    id: 'fear',
    law: '§ 11 Abs. 1 Nr. 7 HWG',
    source: `${gesetz}__11.html`,
    isUndone: false,
    unless: '112|notruf*|notarzt*|notärzt*|rettungsdienst*|giftnotruf',
    finds: [
      'ohne … wirst du krank',
      '(?:sterben|stirbt|erkranken|herz) … (?:weil|wenn) … nicht',
      'wenn … nicht … (?:droht|drohen|stirbst|sterben)',
      '(?:ohne|sonst|andernfalls) … (?:stirbst|stirbt|sterben|tod|rollstuhl|amputation|droht|drohen)',
      'bis es zu spät ist',
      'bevor es zu spät ist',
      '(?:sonst|bald|schon) … zu spät',
      'jede*r? (?:zweite|dritte|vierte|fünfte|zehnte) … (?:stirbt|sterben)',
      'wer (?:kein*|nicht*) … (?:erkrankt|wird krank|stirbt)',
      'tickende* zeitbombe*',
      'riskier* … leben',
      'leben aufs spiel',
      'endet … tödlich',
    ],
    risky: 'Warte nicht, bis es zu spät ist!',
    harmless: 'Bei Brustschmerzen wähle sofort die 112.',
  },
  {
    id: 'before-after',
    law: '§ 11 Abs. 1 Nr. 5 und Satz 3 HWG',
    source: `${gesetz}__11.html`,
    isUndone: true,
    finds: [
      'vorher ?[-–/] ?nachher(?:[-– ]?*)?',
      '{picture} … (?:vorher und nachher|vor und nach (?:der|dem|einer|einem))',
      '(?:vorher und nachher|vor und nach (?:der|dem|einer|einem)) … {picture}',
      'links … vorher … rechts … nachher',
      'davor und danach … (?:aussah|aussieht|aussahen)',
      '(?:sah|aussah|sieht|aussieht) … vorher … nachher',
      'vorher … (?:sah|aussah) … nachher',
    ],
    risky: 'Der Vorher-nachher-Vergleich unserer Patientin überzeugt.',
    harmless: 'Miss den Blutdruck vorher und nachher.',
  },
  {
    id: 'testimonial',
    law: '§ 11 Abs. 1 Nr. 3 und 11 HWG',
    source: `${gesetz}__11.html`,
    isUndone: true,
    finds: [
      '{patient} … (?:berichten|berichtet|erzähl*|schwärm*|bestätig*|loben|lobt|sagen|sagt) … (?:*heilung|erfolg*|los|geheilt|schmerzfrei|begeister*|gesund)',
      '{patient} … (?:begeistert|zufrieden|überzeugt|geheilt|schmerzfrei)',
      'geheilte* {patient}',
      '(?:dank|dankes)(?:schreiben|brief*)|(?:empfehlungsschreiben|kundenstimmen|patientenstimmen|erfolgsgeschichte*|heilungsgeschichte*)',
      'erfahrungsbericht*',
      'leben gerettet',
      '(?:stimmen|meinungen|bewertungen|lob) … {patient}',
      'zufriedene*n? {patient}',
      '{patient} … (?:weiterempfehlen|empfehlen uns|empfehlen … weiter)',
      'mein* (?:mann|frau|mutter|vater|tochter|sohn|kind|oma|opa|freundin|freund) … (?:geheilt|gesund|*frei)',
      '[“"»«] ?,? ?(?:sagt|erzählt|berichtet|schreibt|schwärmt)',
    ],
    risky: 'Patienten berichten von ihrer Heilung.',
    harmless: 'Viele Patientinnen berichten von Schlafstörungen.',
  },
  {
    id: 'recommendation',
    law: '§ 11 Abs. 1 Nr. 2 HWG',
    source: `${gesetz}__11.html`,
    isUndone: true,
    finds: [
      'von … {expert} … (?:empfohlen*|getestet*|empfehlen)',
      '{expert} … (?:empfehlen|raten zu|schwören auf|vertrauen auf|setzen auf|verwenden)',
      '(?:dr|prof)\\. … (?:schwört|vertraut|setzt) auf',
      '(?:wissenschaftlich|klinisch|medizinisch) (?:erwiesen*|bewiesen*)',
      'empfehlung* … {expert}',
      'empfohlen … (?:{expert}|*verband*|*gesellschaft*)',
      'nummer (?:eins|1) … {expert}',
      '(?:dr|prof)\\. … rät zu',
      '(?:ärztlich*|zahnärztlich*|fachärztlich*|medizinisch*|therapeutisch*) (?:empfohlen*|getestet*)',
    ],
    risky: 'Von Ärzten empfohlen.',
    harmless: 'Frag Deinen Arzt, was er empfiehlt.',
  },
  {
    id: 'free-sample',
    law: '§ 7 und § 11 Abs. 1 Nr. 14 und 15 HWG',
    source: `${gesetz}__11.html`,
    isUndone: true,
    unless: '*kasse|*kassen|krankenversicherung',
    finds: [
      '(?:gratis|kostenlos*|umsonst|geschenkt*|unentgeltlich*) … {remedy}',
      '{remedy} … (?:gratis|kostenlos*|umsonst|geschenkt*|unentgeltlich*)',
      'gratis-?probe*|probepackung*|(?:arzneimittel|medikamenten|gratis)muster*',
      '(?:gratis|geschenkt|kostenlos*|umsonst) … (?:packung|fläschchen|dose|tube)',
      '(?:packung|fläschchen|dose|tube|tropfen) … (?:gratis|geschenkt|kostenlos*|umsonst)',
      '(?:schenk*|verschenk*) … {remedy}',
      '(?:gratis|kostenlos*) … (?:test|probier)(?:paket*|packung*)',
      'gutschein* für … (?:*behandlung|*therapie|*impfung)',
    ],
    risky: 'Hol Dir Deine Gratisprobe der Salbe.',
    harmless: 'Alle Videos sind kostenlos.',
  },
  {
    id: 'children',
    law: '§ 11 Abs. 1 Nr. 12 HWG',
    source: `${gesetz}__11.html`,
    isUndone: false,
    finds: [
      '(?:hallo|hey|hi|liebe) (?:kinder|kids)',
      '(?:kinder|kids) ?[,!] … (?:fragt|holt|sammelt|probiert|esst|nehmt|trinkt|bittet|kauft)',
      '(?:für|an) … kleine*n? patient*',
      '(?:kinder|kids),? aufgepasst',
      'fragt eure (?:eltern|mama|mutter|papa|vater)',
      'sammelt … (?:sticker|punkte|figuren|bildchen)',
    ],
    risky: 'Kinder, fragt Eure Eltern nach diesem Hustensaft!',
    harmless: 'Kinder brauchen mehr Schlaf als Erwachsene.',
  },
  {
    id: 'raffle',
    law: '§ 11 Abs. 1 Nr. 13 HWG',
    source: `${gesetz}__11.html`,
    isUndone: true,
    finds: [
      'gewinnspiel*|preisausschreiben*|tombola|hauptgewinn*',
      'verlos(?:ung*|en|t)',
      'mach* mit und gewinn*',
      'gewinne (?:jetzt |heute |mit uns )?(?:ein|eine|einen|einen von|tolle) {product}',
      '{product} (?:zu )?gewinnen',
    ],
    risky: 'Unter allen Teilnehmenden verlosen wir eine Zahnreinigung.',
    harmless: 'Mit jedem Schritt gewinnst Du an Kraft.',
  },
  {
    id: 'remote-treatment',
    law: '§ 9 HWG',
    source: `${gesetz}__9.html`,
    isUndone: false,
    unless: '(?:ersetz*|erspar*) (?:aber |daher |jedoch )?(?:kein*|nicht*|nie*)',
    finds: [
      '(?:arztbesuch*|gang zum arzt|gang zur ärztin|praxisbesuch*|untersuchung) … (?:nicht mehr nötig|nicht nötig|überflüssig|unnötig)',
      '(?:ersetzt|erspart|spart|spare|sparst|statt) … (?:arztbesuch*|den arzt|gang zum arzt|gang zur ärztin|praxisbesuch*)',
      'diagnose … (?:per video|online|am bildschirm|per chat|am telefon)',
      'behandle dich selbst',
      '(?:brauchst|braucht) (?:keinen arzt|keine ärztin|keine praxis) … mehr',
      'diagnose … per (?:whatsapp|mail|app|telefon)',
      '*diagnose … ohne (?:arzt|arztbesuch*|praxisbesuch*|untersuchung)',
    ],
    risky: 'Spare Dir den Gang zum Arzt: Behandle Dich selbst.',
    harmless: 'Der Kurs ersetzt keinen Arztbesuch.',
  },
];
