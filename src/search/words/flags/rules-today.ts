import type { RuleSource } from './rules-source.ts';

/** Today: the medical on-call service or the emergency department. */
export const todayRules: readonly RuleSource[] = [
  {
    key: 'heute-thrombose',
    level: 'today',
    prevents: true,
    source: 'Deutsche Gesellschaft für Angiologie: Beinvenenthrombose',
    when: `
      thrombose - strumpf
      wade + geschwollen + 'rot'/'warm'/'heiß'/schmerz/'rote'/'red'/'hot'/ploetzlich
      'ein Bein'/'einseitig'/'one leg' + geschwollen
      wade + geschwollen
      wade + 'heiß'/'gerötet'/'überwärmt'/'hart'/'prall'/'hot'/'hard' - training/krampft
      einbein + geschwollen - beidebeine/'Stich'/'Mücke'
      einbein + blau/schmerz + thromboserisiko/schwanger/geschwollen
      bein + geschwollen + schwanger/thromboserisiko/blau/schmerz - beidebeine`,
    examples: `
      wade geschwollen rot
      ein bein dick
      one leg swollen and hot
      bein dick geschwollen nach langem flug
      schwanger bein dick und schmerzt
      das linke bein ist doppelt so dick wie das andere`,
    calm: `
      beine schwer sommer
      beide beine abends geschwollen
      thrombosestrümpfe anziehen`,
  },
  {
    key: 'heute-werte',
    level: 'today',
    helps: ['116117', '112'],
    source: 'Nationale VersorgungsLeitlinie Hypertonie (2023); Deutsche Herzstiftung; AWMF-Leitlinie Anämie',
    when: `
      hochdruckwert - schwanger
      pulswert - training/'Sport'/'joggen'/'laufen'/'Lauf'/'Rad'/'Belastung'/'Ergometer'/'running'/'exercise'
      laborwert`,
    examples: `
      blutdruck 200/120
      blutdruck 185 zu 100 was tun
      puls 180
      inr 7
      hb 6,2`,
    calm: `
      blutdruck 165/95 normal
      blutdruck 120/80
      puls 175 beim joggen
      inr 2,5
      hb 13`,
  },
  {
    key: 'heute-fieber',
    level: 'today',
    source: 'Kinderärzte im Netz: Fieber; Bereitschaftsdienst 116117',
    when: `
      hochfieber
      baby + fieber
      kind + fieber + benommen/erbrechen/ausschlag/schmerz/'Tage'/'days'/flecken/hochfieber
      baby + erbrechen/benommen/'schreit'/'trinkt nicht'/'not feeding'/'Durchfall'
      kind + benommen/blutstuhl
      baby + fieberzahl - schwanger/'Zentimeter'/'cm'/'Größe'/'Kleidergröße'
      windel
      baby + gelb
      gelb + benommen/fieber
      kind/baby + benommen
      benommen + kind
      baby + 'lasch'/'schlaff'/'floppy'/'limp'
      fieber + lange/'seit Tagen'`,
    examples: `
      baby hat fieber
      kind 40 fieber
      high fever
      baby 6 wochen 38,5
      keine nasse windel seit gestern
      baby gelb und trinkt schlecht
      kind komisch lasch`,
    calm: `
      fieber messen
      baby trinkt gern
      windel wechseln`,
  },
  {
    key: 'heute-bauch',
    level: 'today',
    source: 'Deutsche Gesellschaft für Gastroenterologie; Bereitschaftsdienst 116117',
    when: `
      bauch + schmerz + stark/fieber/erbrechen/ploetzlich
      blinddarm
      blutstuhl
      harnverhalt
      'Nierenkolik'/'Gallenkolik'/'Kolik'/'kidney stone pain'
      seite + bauch + schmerz + fieber
      'Flanke' + schmerz + fieber
      erbrechen + 'seit Tagen'/'behalte nichts'/'nichts drin'/'keep anything down'
      rueckenschmerz + fieber/hochfieber/schuettelfrost
      erbrechen + lange
      rechtsunten + schmerz/bauch - 'joggen'/'Seitenstechen'/'laufen'
      rechtsunten + fieber/erbrechen
      bauch + schmerz + 'so doll'/'Hilfe'/'help'/jetzt/lange/kind
      blutstuhl + blutung
      gelb + bauch/schmerz/fieber
      bruch + schmerz/geschwollen - training
      bauch + schmerz + stehenicht/sturzschwer`,
    examples: `
      starke bauchschmerzen
      schwarzer stuhl
      wasser lassen geht nicht
      blood in stool
      bauchweh rechts unten und kann nicht hüpfen
      bauch tut so doll weh hilfe`,
    calm: `
      bauchschmerzen
      blinddarm narbe
      seitenstechen rechts unten beim joggen
      bauch beine po`,
  },
  {
    key: 'heute-wunde',
    level: 'today',
    source: 'Robert Koch-Institut: Tollwut, Tetanus; Bereitschaftsdienst 116117',
    when: `
      verfaerbt
      'red line'/'rote Linie'/'rotes Band' + arm/bein/'Hand'/'Fuß'/'Wunde'/'Stich'
      tetanus
      notdienst
      ausserhalb + arztgesucht
      'Blut im Urin'/'blutiger Urin'/'Urin blutig'/'blood in urine'/'blood in my urine'/'peeing blood'
      auge + schmerz + 'rot'/'red'/stark/ploetzlich
      'Hörsturz'/'plötzlich taub Ohr'/'sudden hearing loss'/'plötzlich nichts hören'
      'Glaukomanfall'/'grüner Star Anfall'
      'Gürtelrose Auge'/'Gürtelrose am Auge'
      herzrasen + 'seit Stunden'/'hört nicht auf'/'for hours'/'wont stop'
      'Zeckenbiss' + fieber/lahm
      wundproblem
      werkzeug + glied - 'kaufen'/'Übungen'/'massage'/'eingewachsen'/'Pilz'/'brüchig'/'Hautcreme'
      heissding + haende/glied + verbrannt/gekommen - harmlos
      'Heißkleber'/'hot glue' + haende
      nasenblut + lange/duenner/stark/schwindel/starkblut
      insauge + augending
      insauge + 'bekommen'/'gekriegt'/gekommen - 'Wimper'/'Creme'
      auge + saeure/'Kalkspritzer'/'Spritzer'/'Kalk'/'Zement'/'Chemikalie'/'Reiniger'
      auge + schmerz + 'Regenbogenringe'/'Regenbogen'/'Lichthöfe'/erbrechen/'neblig'/'Ringe'
      gefallen/verletzt + sturzschwer
      knochen + haengt + gefallen/verletzt
      auge + augending + schmerz/steckt/verletzt/gekommen
      augezu
      auge + verletzt/blutung/'geht nicht auf' - 'Blutdruck'
      biss
      rostig
      'Zecke'/'tick bite' + fieber/lahm/gesicht/nackensteif
      knochen + gebrochen - zahnarzt/'Herz'
      gebrochen + gefallen/verletzt/hoehe
      hoehe + gefallen - training
      hoehe + gefallen + schmerz/kind/baby/haende/knochen/stark/andere`,
    examples: `
      leiter gefallen
      roter strich am arm
      hundebiss ausland tollwut
      blut im urin
      blood in urine
      metallsplitter im auge nach flexen
      hund gebissen tief
      in rostigen nagel getreten
      bein steht schief nach sturz
      nase blutet seit 40 min
      ausschlag am sonntag und der arzt hat zu
      its saturday and i need antibiotics
      blasenentzündung hausärztin im urlaub`,
    calm: `
      zecke entfernen
      tetanus auffrischung
      welcher arzt bei krampfadern
      sonntag yoga kurs
      nasenbluten
      hund adoptieren
      rote linie
      red line`,
  },
];
