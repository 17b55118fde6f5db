import type { RuleSource } from './rules-source.ts';

/** Poisoning: the poison centre of the Land, and 112 where somebody is ill already. */
export const poisonRules: readonly RuleSource[] = [
  {
    key: 'gas',
    level: 'now',
    helps: ['112', 'giftnotruf'],
    prevents: true,
    source: 'Bundesinstitut für Risikobewertung: Kohlenmonoxid; 112.de',
    advice: {
      de: 'Sofort alle hinaus an die frische Luft und nicht zurückgehen. Dann 112 rufen.',
      en: 'Everybody out into the fresh air at once, and do not go back in. Then call 112.',
    },
    when: `
      gas - rauchen
      gas + atemnot/kopfschmerz/schwindel/husten
      'running engine'/'running car'/'engine running' + 'Garage'/kopfschmerz/uebelkeit/schwindel
      kopfschmerz/uebelkeit/schwindel + 'Therme'/'Gastherme'/'Ofen'/'Kamin'/'Heizpilz'/'Generator'/'stove'/'heater'
      'zusammengeschüttet'/'zusammengemischt'/'gemischt'/'mixed' + gift
      gift + 'eingeatmet'/'inhaled'
      kopfschmerz/uebelkeit/schwindel/ohnmacht + 'Shisha'/'Wasserpfeife'/'Holzkohle'/'Grill'/'hookah'/'charcoal'/'Aggregat' - 'vertragen'`,
    examples: `
      co melder piept
      putzmittel zusammengeschüttet`,
    calm: `
      gas anbieter wechseln
      running car
      running engine`,
  },
  {
    key: 'schlange',
    level: 'now',
    helps: ['112', 'giftnotruf'],
    source: 'Giftinformationszentren der Länder: Bisse und Stiche giftiger Tiere',
    when: `schlange`,
    examples: `
      kreuzotter gebissen
      snake bite`,
    calm: `angst vor schlangen`,
  },
  {
    key: 'gift',
    level: 'poison',
    prevents: true,
    source: 'Giftinformationszentren der Länder; BfR: Vergiftungsunfälle bei Kindern',
    advice: {
      de: 'Nicht zum Erbrechen bringen, keine Milch; Wasser in kleinen Schlucken nur nach Rat des Giftnotrufs. Packung oder Pflanze aufheben. Benommen oder Atemnot: 112.',
      en: 'Do not make anyone vomit, give no milk; sips of water only as the poison centre says. Keep the packet or plant. Drowsy or short of breath: 112.',
    },
    when: `
      giftname
      giftpilz
      gift + geschluckt - rauchen
      gift + kind - allergie
      medizin + kind + geschluckt/verschluckt/zuviel/'erwischt' - fieber
      pilz + geschluckt + erbrechen/uebelkeit/schmerz/kind/'giftig'/'selbst gesammelt'/'unsicher'/'falsch'
      pilz + erbrechen/'giftig'/bauch/'poisonous'
      gift + 'Auge'/'eye'
      gift/giftname + 'Hilfe'/'help'/'schnell'
      alkohol + kind + geschluckt
      medizin + kind - fieber/husten/'Dosierung'/'Dosis'/vorbeugung/'wann'/'oder'/'pflanzlich'
      gift + 'Auge'/'Augenlid'/'Mund zu'
      alkohol/gift + sehverlust/'blind'
      medizin + 'vertauscht'/'verwechselt'/'mixed up'
      pilz + geschluckt + komisch/nun/jetzt/'Durchfall'/'Bauchkrämpfe'/schwindel/kalterschweiss/verwirrt
      droge + kind - fieber
      droge + geschluckt + kind/elend/uebelkeit/atemnot
      medizin + zuviel + geschluckt/ich
      medizin + 'verwechselt'/'falsche'/'wrong'/'doppelte Dosis'/'double dose'/'zweimal'/'twice' - 'vergessen'
      gift + 'Schaum'/'hustet'/'Husten'/erbrechen/atemnot/augenweg
      gift + 'getrunken'/'gegessen'/'verschluckt'
      gift + insauge`,
    examples: `
      kind hat putzmittel getrunken
      knollenblätterpilz
      spülmaschinentab geschluckt
      my son drank bleach
      hat was vom putzzeug getrunken
      oma dement hat blumendünger getrunken
      kind hat hasch kekse gegessen
      doppelte dosis herzmittel genommen
      gift nummer`,
    calm: `
      vergiftete beziehung
      pilze kochen
      putzmittel selber machen
      pflanzendünger selber machen
      duschgel test
      gras mähen`,
  },
];

/** Somebody to talk to. */
export const talkRules: readonly RuleSource[] = [
  {
    key: 'suizid',
    level: 'talk',
    source: 'TelefonSeelsorge Deutschland; Deutsche Gesellschaft für Suizidprävention; AWMF-Leitlinie Umgang mit Suizidalität',
    when: `
      suizid
      umbringen
      sterbenwollen
      hoffnungslos - stoff
      erschoepft - taetigkeit/stoff
      selbstverletzung
      ueberdosis + ich + sterbenwollen/umbringen`,
    examples: `
      mental breakdown
      ich will nicht mehr leben
      alles sinnlos
      sohn will sterben
      kann nicht mehr
      suizit
      ritzen
      I want to kill myself
      i wott nüm läbe
      kein bock mehr auf leben
      möchte ihm nachfolgen
      bete dass der Herrgott mich holt
      standing on a bridge
      kms`,
    calm: `
      ich kann nicht mehr schlafen
      buch selbstmord
      leben genießen
      sinn des lebens
      todmüde
      bock auf leben
      brückentage`,
  },
  {
    key: 'gewalt',
    level: 'talk',
    helps: ['hilfetelefon', '112'],
    source: 'Hilfetelefon „Gewalt gegen Frauen“ 116016 (BAFzA); Polizeiliche Kriminalprävention',
    when: `
      gewalt - kinderspiel
      partner + schlaegt - 'Rückenschmerzen'
      schlaegt + ich - herz/'Magen'
      'Angst vor meinem Mann'/'afraid of my husband'
      gewaltkind
      angstvor + partner - 'werden'/'verlieren'/'Trennung'/'Chef'/'Tod'/'Verlust'/'Kollege'
      blauopfer + opfer + 'kommt'/'immer wieder'/'Arbeit'/'Schule'/'Kita'/'work'/'school'
      blauopfer + opfer/andere + 'Tür'/'Treppe'/'angeblich'/'sagt'
      blauopfer + opfer + 'schreit'/'haut'/'schlägt'/'screams'/'Papa'/'Partner'/'Mann'/'husband'/'boyfriend'/schlaegt/gewaltkind/'schreien'/'weint'/'neue'
      opfer + schlaegt - herz
      schlaegt + partner/opfer/kind/andere - herz/'Magen'/rueckenschmerz/kopfschmerz
      'Gewalt' + 'Hilfe'/'zuhause'/'daheim'/'Nummer'/ich`,
    examples: `
      mein mann schlägt mich
      vergewaltigt
      my husband hits me
      hat mir ins gesicht geschlagen
      ex steht jede nacht vor meiner tür
      partner kontrolliert alles ich darf nicht raus
      seine hände am hals
      my neighbor is beating his wife`,
    calm: `
      herz schlägt schnell
      schlägt mir auf den magen
      gewaltfreie kommunikation
      schlägt auf den magen`,
  },
  {
    key: 'psychose',
    level: 'talk',
    helps: ['telefonseelsorge', '116117', '112'],
    source: 'Deutsche Gesellschaft für Psychiatrie und Psychotherapie: Psychosen; Nationale VersorgungsLeitlinie',
    when: `
      psychose
      fremdgefahr
      befehl + 'Stimmen'/'Fernseher'/'voices'/'TV'/'Radio'/'Gott'/'Teufel'
      droge + 'verfolgt'/'Verfolgung'
      psychose + gefaehrlich
      gefaehrlich + andere/partner`,
    examples: `
      ich höre stimmen
      hearing voices
      fernseher gibt ihm befehle
      denkt er wird vom geheimdienst verfolgt
      redet vom teufel im baby`,
    calm: `
      stimme weg heiser
      psychotherapie
      psychosomatische klinik
      teufelskralle
      fernseher kaufen`,
  },
];
