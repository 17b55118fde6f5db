import type { RuleSource } from './rules-source.ts';

/** What cannot wait: 112. Belly, pregnancy and birth, men. */
export const bellyRules: readonly RuleSource[] = [
  {
    key: 'bauch',
    level: 'now',
    source: 'AWMF-Leitlinie akutes Abdomen; Deutsche Gesellschaft für Gastroenterologie: gastrointestinale Blutung',
    when: `
      akutbauchname
      bretthart - training/muskeln
      bauch + schmerz + ohnmacht/bewusstlos
      bluterbrechen
      bauch + ploetzlich + stark
      blutstuhl + ohnmacht/stark/'schwindelig'/erbrechen/'viel'
      kotabgang
      bruch + bruchhart
      bauch + bretthart
      bauch + schmerz + kalterschweiss/benommen/schwindel + stark/ploetzlich/ohnmacht
      blutstuhl + schwindel/ohnmacht/duenner/blau/kalterschweiss/herzrasen
      bluterbrechen + bauch
      erbrechen + 'Kot'/'braun'/'feces'/'poop'
      bauch + geschwollen + erbrechen`,
    examples: `
      bauch bretthart
      akuter bauch
      blut erbrochen
      vomiting blood
      erbreche braunes stinkendes zeug
      leistenbruch hart und blau
      kotze schwarz wie kaffee
      klo voller blut mir ist schwindlig`,
    calm: `
      bauchschmerzen
      bauch weg training
      leistenbruch op dauer
      blähbauch nach essen`,
  },
  {
    key: 'schwanger',
    level: 'now',
    helps: ['112', '116117'],
    source: 'AWMF-Leitlinien Hypertensive Schwangerschaftserkrankungen, Extrauteringravidität; familienplanung.de',
    when: `
      eileiter
      praeeklampsie
      schwanger + starkblut/krampft/bewusstlos/ohnmacht/atemnot/sehverlust
      schwanger + blutung
      schwanger + kopfschmerz
      schwanger + bauch + schmerz
      schwanger + oberbauch
      totgefuehl
      wehenfrueh
      schwanger + 'gestürzt'/'fell'
      schwanger + unterbauch/seite + schmerz + stark/ploetzlich
      schwanger + schwangerzeichen
      eierstock + schmerz + ploetzlich/stark/uebelkeit
      nachop + 'Blutklumpen'/'Koagel'/starkblut/'clots'/'viel Blut'
      fruchtblase
      geburtjetzt - totgefuehl
      wehen + fruehwoche/schwanger/starkblut
      wehen + lange/ploetzlich
      schwanger + krampft/'Krämpfe'/hochfieber/einbein/starkblut/schwindel/elend/unfall/gefallen
      schwanger + hoehe + gefallen
      schwanger + fruchtblase/'Ausfluss grün'
      schwanger + kopfschmerz/oberbauch/sehverlust
      fruehwoche + blutung/schmerz/fruchtblase/wehen`,
    examples: `
      eileiterschwangerschaft
      schwanger blutung
      schwanger kopfschmerz flimmern
      pregnant and bleeding
      fruchtblase grünes wasser
      wehen in der 28 woche
      kopf vom baby ist schon da
      giving birth right now`,
    calm: `
      schwanger sport
      wann spürt man kindsbewegungen zum ersten mal
      geburtsvorbereitung atmen`,
  },
  {
    key: 'hoden',
    level: 'now',
    helps: ['112', '116117'],
    source: 'Deutsche Gesellschaft für Urologie: akutes Skrotum',
    when: `
      hodenname
      hoden + schmerz/geschwollen/ploetzlich - krebs
      'groin'/'Leiste'/'Leistengegend' + schmerz + ploetzlich/stark/geschwollen
      penis + penisnot
      hoden + bruchhart/blau/erbrechen/stark
      hoden + 'verdreht'/'twisted'/'Tritt'/'kicked'`,
    examples: `
      hoden schmerzen
      testicle pain
      hodn duad so weh
      beim Sex geknackt
      Erektion seit 5 Stunden`,
    calm: `
      hodenkrebs vorsorge
      krampfader im hoden seit jahren
      eier kochen`,
  },
];
