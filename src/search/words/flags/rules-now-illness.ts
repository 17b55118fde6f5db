import type { RuleSource } from './rules-source.ts';

/** What cannot wait: 112. Infections, sugar, overdoses. */
export const illnessRules: readonly RuleSource[] = [
  {
    key: 'hirnhaut',
    level: 'now',
    prevents: true,
    source: 'Robert Koch-Institut, Ratgeber Meningokokken; Deutsche Gesellschaft für Neurologie',
    when: `
      hirnhaut
      nackensteif + fieber/kopfschmerz/erbrechen/flecken/kind/benommen
      fontanelle + fieber/'gewölbt'/'vorgewölbt'/'bulging'/benommen
      flecken + fieber/benommen/hochfieber/baby
      'Glastest'/'glass test'
      fieber + kopfschmerz + nackensteif/benommen/'lichtscheu'
      'Punkte nicht wegdrückbar'/'nicht wegdrückbar'
      nackensteif + lichtweh/uebelkeit/schlimmsterkopf/hochfieber
      kopfschmerz + lichtweh + fieber/nackensteif/hochfieber/flecken
      nacken + schmerz + fieber + kopfschmerz/lichtweh
      bleibendeflecken
      flecken + kind/'nicht weg'/erbrechen/schuettelfrost/kopfschmerz - 'Sonne'/'Mücken'
      fieber + lichtweh
      fieber/hochfieber + beruehrung - 'Impfung'
      hautpunkte + glasdruck
      fieber + lichtweh + benommen/beruehrung`,
    examples: `
      nackensteife fieber
      rote punkte fieber
      stiff neck and fever
      nacken steif licht tut weh
      purple spots that dont fade
      Tupfen am Bauch verblassen nicht wenn ich ein Glas drauf halte und drauf drücke
      fiebert und schreit beim Hochnehmen`,
    calm: `
      nacken steif
      nackenverspannung licht am schreibtisch
      impfung meningokokken`,
  },
  {
    key: 'sepsis',
    level: 'now',
    prevents: true,
    source: 'Sepsis-Stiftung: Deutschland erkennt Sepsis; AWMF-Leitlinie Sepsis',
    advice: {
      de: '112 rufen und das Wort Sepsis sagen: Jede Stunde zählt.',
      en: 'Call 112 and say the word sepsis: every hour counts.',
    },
    when: `
      sepsis
      fieber/schuettelfrost/hochfieber + verwirrt/stridor/atemnot
      schuettelfrost + atemnot/verwirrt/benommen/blau
      fieber + benommen - kind/baby
      'sterbenskrank' + fieber
      verfaerbt + fieber/schuettelfrost
      fieber/hochfieber + tropen
      geraet + ausfall + fieber/schuettelfrost
      heissding + schuettelfrost
      abwehr + fieber/hochfieber/schuettelfrost
      nachop + fieber/hochfieber/schuettelfrost/elend
      elend + fieber/schuettelfrost/kalterschweiss/verwirrt/atemnot
      elend + jetzt/andere/ploetzlich
      fieber/hochfieber + elend/schwindel
      'marmorierte Haut'/'mottled skin'/'Haut marmoriert' + fieber/kind/baby/kalterschweiss
      schuettelfrost + biss/einbein/'Wunde'/'Katheter'/'Port'/verfaerbt/elend/'rapide'/'Puls'/herzrasen
      verfaerbt + elend/benommen
      'Nierenstein'/'Niere'/'Nieren'/'Blase'/'kidney stone'/'kidney' + schuettelfrost/hochfieber
      abwehr + fieberzahl - 'Jahre'/'Jahr'/'alt'/'Kilo'/'kg'/'Tage'
      nachop + fieberzahl + nun/elend - 'Jahre'/'Jahr'/'alt'/'Kilo'/'kg'/'Woche'
      fieber/hochfieber + kaltehaende + kind/baby/schmerz/elend/benommen/atemnot`,
    examples: `
      blutvergiftung
      fieber und verwirrt
      sepsis symptome
      leukämie und fieber
      nach der OP Schüttelfrost und es geht mir so schlecht wie noch nie
      fieber bei chemo
      fieber ohne milz`,
    calm: `
      vergiftete beziehung
      chemotherapie was essen
      nach der op duschen`,
  },
  {
    key: 'unterzucker',
    level: 'now',
    helps: ['112', '116117'],
    prevents: true,
    source: 'Deutsche Diabetes Gesellschaft: Unterzuckerung',
    advice: {
      de: 'Ist die Person wach: Traubenzucker oder ein süßes Getränk. Ist sie es nicht: nichts in den Mund, stabile Seitenlage, 112.',
      en: 'If awake: glucose or a sugary drink. If not: nothing by mouth, recovery position, 112.',
    },
    when: `unterzucker`,
    examples: `
      unterzucker
      zucker 38 und zittert`,
    calm: `
      unterzucker vermeiden essen
      unterzucker beim sport snack`,
  },
  {
    key: 'zucker',
    level: 'now',
    helps: ['112', '116117'],
    source: 'Deutsche Diabetes Gesellschaft: Unterzuckerung und Ketoazidose',
    when: `
      ueberzucker
      diabetes + bewusstlos/verwirrt/benommen/erbrechen/krampft/ohnmacht/atemnot
      diabetes + zuckt/entzugzeichen/kalterschweiss/schwindel/elend
      diabetes + 'nicht wach'/'Insulin vergessen'/'insulin' + erbrechen/benommen/verwirrt/zuviel
      medizin + zuviel + diabetes
      'Insulin'/'insulin' + bewusstlos/benommen/kalterschweiss/entzugzeichen/verwirrt/ohnmacht`,
    examples: `
      zucker 500
      diabetic coma`,
    calm: `
      weniger zucker essen
      zucker im kaffee`,
    prevents: true,
  },
  {
    key: 'ueberdosis',
    level: 'now',
    helps: ['112', 'giftnotruf', 'telefonseelsorge'],
    source: 'Giftnotruf der Charité; Deutsche Hauptstelle für Suchtfragen',
    advice: {
      de: '112 rufen. Nicht zum Erbrechen bringen; Packungen aufheben. Wer bewusstlos ist und atmet: stabile Seitenlage.',
      en: 'Call 112. Do not make the person vomit; keep the packets. Unconscious but breathing: recovery position.',
    },
    when: `
      ueberdosis - vitamin
      medizin/droge + zuviel + geschluckt
      medizin + zuviel - eisen/vitamin
      droge + bewusstlos/atemnot/benommen/krampft
      alkohol + bewusstlos/benommen/krampft
      droge + herz/brust/blau/jetzt/schmerz/'Herzstechen'
      alkohol + 'liegt'/bewusstlos/erbrechen + jetzt/andere/bewusstlos - regel
      medizin/droge + zuviel + umbringen/sterbenwollen
      droge + herzrasen/zuckt/hochfieber/elend/verwirrt/ohnmacht/atemstillstand/augenweg
      droge + heiss + zuckt/entzugzeichen
      alkohol + atemstillstand/stridor/augenweg/ohnmacht/kaltweiss
      umbringen + medizin
      entzug + entzugzeichen - 'Feier'/'Party'/'Cocktail'
      medizin + umbringen/'angetan'/'was angetan'
      droge/medizin + zuviel + atemstillstand/atemnot/benommen
      droge + geschluckt + 'schläft'/'sleeping'/'asleep' - kind`,
    examples: `
      tabletten überdosis
      20 schlaftabletten genommen
      took too many pills
      hat sich mit tabletten was angetan
      entzug zittern sieht tiere an der wand
      took mdma burning up and shaking`,
    calm: `
      tabletten mit milch
      alkohol und sport
      kalorien bier`,
  },
  {
    key: 'selten',
    level: 'now',
    source: '112.de; AWMF-Leitlinien der jeweiligen Krankheit',
    when: `
      seltenes - erfundenes
      'Vergiftung' + bewusstlos`,
    examples: `
      Addison-Krise
      innere Blutung nach Sturz`,
    calm: `
      unterschied kammerflimmern und vorhofflimmern
      innere unruhe`,
  },
];
