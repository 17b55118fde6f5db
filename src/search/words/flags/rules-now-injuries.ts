import type { RuleSource } from './rules-source.ts';

/** What cannot wait: 112. Injuries, burns, heat and cold, nerves. */
export const injuryRules: readonly RuleSource[] = [
  {
    key: 'hitze',
    level: 'now',
    helps: ['112', '116117'],
    prevents: true,
    source: 'Bundeszentrale für gesundheitliche Aufklärung: Klima, Mensch, Gesundheit; Deutsches Rotes Kreuz',
    advice: {
      de: 'In den Schatten, Oberkörper hoch, mit nassen Tüchern und Luft kühlen; wer wach ist, darf trinken. Benommen oder bewusstlos: 112.',
      en: 'Into the shade, upper body raised, cool with wet cloths and moving air; whoever is awake may drink. Drowsy or unconscious: 112.',
    },
    when: `
      hitze
      sonnenstich
      heiss + bewusstlos/verwirrt/ohnmacht/erbrechen/krampft
      heiss + benommen/elend/schwindel/kopfschmerz/stark
      kind/baby + 'im heißen Auto'/'im Auto'/'in car' + heiss/'eingeschlossen'/'locked'/bewusstlos/benommen`,
    examples: `
      hitzschlag
      sonnenstich
      child locked in hot car
      opa lag in der sonne ist heiß und reagiert kaum`,
    calm: `
      sauna erkältung
      sonnenschutz
      hitze schlafen tipps`,
  },
  {
    key: 'kaelte',
    level: 'now',
    source: 'Deutsches Rotes Kreuz, Erste Hilfe: Unterkühlung und Erfrierungen',
    when: `
      kaelte
      kaltweiss + 'Schnee'/'Wasser'/'Eis' + bewusstlos/benommen
      eiskalt + benommen/bewusstlos/verwirrt/ohnmacht - 'Kaffee'`,
    examples: `
      im eis eingebrochen
      rescued from avalanche not shivering
      betrunken im Park gefunden, ausgekühlt und schläfrig`,
    calm: `eisbaden anfänger`,
  },
  {
    key: 'strom',
    level: 'now',
    source: 'Deutsches Rotes Kreuz, Erste Hilfe: Stromunfall',
    when: `strom - 'Therapie'`,
    examples: `
      stromschlag
      hand an oberleitung`,
    calm: `strom sparen`,
  },
  {
    key: 'saeure',
    level: 'now',
    helps: ['112', 'giftnotruf', '116117'],
    source: 'Deutsches Rotes Kreuz, Erste Hilfe: Verätzungen',
    when: `
      saeure
      saeure/gift + gesicht/haut/haende/arm + gekommen/'bekommen'/'gekriegt'/schmerz
      gift + 'auf Haut'/'auf der Haut'/'on skin'/'über die Hand'/'über den Arm'/'verätzt'`,
    examples: `flusssäure auf hand`,
    calm: `fruchtsäure gesicht`,
  },
  {
    key: 'verbrennung',
    level: 'now',
    helps: ['112', '116117'],
    prevents: true,
    source: 'Deutsches Rotes Kreuz; Paulinchen e. V.: Verbrennungen und Verbrühungen',
    advice: {
      de: 'Mit lauwarmem Wasser bis zu zehn Minuten kühlen, große Flächen und kleine Kinder nicht auskühlen. Keine Salben oder Hausmittel; keimfrei abdecken.',
      en: 'Cool with lukewarm water for up to ten minutes; do not chill large areas or small children. No creams; cover with a sterile dressing.',
    },
    when: `
      verbranntstark
      verbrannt + kind/baby/stark/augenicht
      verbrannt + gesicht/haende - harmlos
      verbrannt - sonnenbrand/kalorien/fett/zunge/magen/rasur/harmlos
      brand
      heissding + gekommen + kind/baby/haende/gesicht/glied/stark/haut/auge
      heissding + gekommen + 'Blase'/'Blasen'/'blister'/'blisters'/'Haut'/'skin'
      verbrannt + heissding - harmlos
      heissding + 'explodiert'/'exploded'/'Verpuffung'`,
    examples: `
      verbrüht
      kind hat sich mit tee verbrüht
      kaffee über baby gekippt
      kind auf herdplatte gefasst
      böller in der hand explodiert`,
    calm: `
      kalorien verbrennen
      fett verbrennen
      kaffee über den durst
      feuerwerk kaufen
      herdplatte putzen
      heißer tee
      heißer kaffee`,
  },
  {
    key: 'kopf',
    level: 'now',
    helps: ['112', '116117'],
    source: 'AWMF-Leitlinie Schädel-Hirn-Trauma; Deutsche Gesellschaft für Neurologie: Subarachnoidalblutung',
    advice: {
      de: 'Ruhig liegen, den Kopf nicht bewegen, nichts essen und trinken. Wer erbricht oder benommen ist, in die stabile Seitenlage; 112.',
      en: 'Lie still, do not move the head, nothing to eat or drink. Whoever vomits or is drowsy: recovery position; 112.',
    },
    when: `
      kopfschmerz + ploetzlich/schlimmsterkopf/lahm/sprache/sehverlust/bewusstlos/nackensteif/krampft
      kopf/verletzt + verletzt + bewusstseinkopf
      wickeltisch
      querschnitt
      kopf + verletzt + kind/baby/stark
      kopf + 'gestürzt'/'gefallen'/'hit'/'fell'
      hoehe + gefallen + 'Stock'/'floor'/'Dach'/'roof'/'Balkon'/'Fenster'/'window'/'Gerüst'
      schlimmsterkopf
      kopfschmerz + 'noch nie'/'wie nie'/'wie ein Schlag'/'never had'
      verletzt/gefallen + doppelt
      'nach dem Schwimmen'/'nach Schwimmen'/'after swimming' + husten/benommen/atemnot
      kopf + verletzt/gefallen + sturzfolge/kurzweg/duenner/bewusstseinkopf
      hoehe + gefallen + sturzfolge/kurzweg/kopf/ruecken/nacken/schmerz/bewusstlos/kind + sturzfolge/kurzweg/kopf/ruecken/nacken/bewusstlos
      kopfschmerz + nackensteif/lahm/erbrechen + ploetzlich/schlimmsterkopf/stark
      nacken/ruecken + verletzt/gefallen + taub/lahm/gebrochen/beinschwach
      gefallen + kurzweg
      kopf + verletzt + erbrechen/benommen/kurzweg
      verletzt/gefallen + kurzweg
      kopf + delle
      verletzt/gefallen + erbrechen + kurzweg/benommen/kopfschmerz/bewusstlos
      verletzt/gefallen/kopf + liquor
      verletzt/gefallen + verwirrt/doppelt/sprache
      kopf + nackensteif - 'Schreibtisch'/'Büro'/'verspannt'/'Verspannung'
      verletzt/gefallen/unfall + nacken + kribbeln/taub/lahm
      duenner + gefallen/verletzt/'Treppe' + kopf/benommen/bewusstseinkopf
      kopf + schmerz/druckenge + ploetzlich - verletzt/gefallen`,
    examples: `
      plötzlich kopfschmerz
      sturz auf den kopf erbricht
      worst headache of my life
      hit my head and vomiting
      kopfschmerz wie explosion
      vom klettergerüst gefallen und war kurz weg
      kellertreppe runtergefallen und rücken fühlt sich gebrochen an
      chopf agschlage und erbricht
      nach dem Zusammenstoß beim Handball fragt sie immer wieder dasselbe
      Beule am Kopf fühlt sich weich und eingedrückt an
      auf einmal ein Druck im Schädel, muss mich übergeben`,
    calm: `
      kopfschmerzen seit gestern
      sturz vermeiden
      treppe steigen abnehmen
      kopf in den sand`,
  },
  {
    key: 'blutung',
    level: 'now',
    source: 'Deutsches Rotes Kreuz, Erste Hilfe: starke Blutung',
    advice: {
      de: 'Fest auf die Wunde drücken, Druckverband anlegen, hinlegen; hört es an Arm oder Bein nicht auf: abbinden. Was in der Wunde steckt, nicht herausziehen.',
      en: 'Press hard on the wound, apply a pressure bandage, lie down; if an arm or leg does not stop bleeding, use a tourniquet. Leave in what sticks in the wound.',
    },
    when: `
      starkblut - regel/zahnfleisch
      unfall
      blutung + 'Hilfe'/'help'/'schnell' - regel/zahnfleisch/wissen
      tierstoss + stoss
      regel + schwindel/ohnmacht + stark/starkblut
      werkzeug + glied/haende + 'im'/'in'/'durch' - 'nehmen'/'heilen'/'halten'/'eingewachsen'
      blutung + 'Periode' + schwindel/ohnmacht/starkblut
      starkblut + 'Binden'/'pad'/'pads'
      abtrennung
      quetsch
      werkzeug + schnitt + glied/haende/arm/bein/gesicht + starkblut/blutung/stark/taub/abtrennung
      pfahl + steckt + glied/auge/bauch/brust/ruecken/bein/arm/haende/schritt
      grossespfahl + glied/bauch/brust/ruecken/bein/arm + 'im'/'in' - 'Küche'/'halten'/'Pfeil und Bogen'
      werkzeug + glied/bein/arm + 'ins'/'in den'/'into' - 'nehmen'
      pfahl + 'aufgespießt'/'impaled'/'gepfählt'/'durchbohrt'/'rausziehen'/'pull it out'
      blutung + lange - regel/nasenblut/zahnfleisch/schwanger
      blutung + duenner + stark/lange/verletzt - nasenblut
      verletzt/gefallen/schnitt + starkblut
      'Hals' + schnitt
      pfahl/werkzeug + 'durch'/'through' + glied/bein/arm/haende/bauch/auge - 'blick'`,
    examples: `
      wunde blutet stark
      bleeding won't stop
      mit der flex ins bein geschnitten blut pulsiert
      eisenstange im bein soll ich rausziehen
      baum auf mann gefallen
      chopped off finger with saw
      blood wont stop
      Stricknadel war es nicht, eine Zaunlatte ist durch die Wade`,
    calm: `
      blut spenden
      nasenbluten
      wie viel liter blut hat ein mensch
      unterschied vene und arterie
      messer schärfen`,
  },
  {
    key: 'cauda',
    level: 'now',
    helps: ['112', '116117'],
    source: 'AWMF-Leitlinie Spezifischer Kreuzschmerz: Cauda-equina-Syndrom',
    when: `
      schritt + taub
      rueckenschmerz + harnverhalt/inkontinent/lahm
      rueckenschmerz + bein + taub + lahm/harnverhalt/inkontinent
      inkontinent - kind/lachen/'Beckenboden'/'Geburt'/husten
      'Cauda'/'cauda equina'/'Kaudasyndrom'
      taub + harnverhalt
      bein/seite + lahm + rueckenschmerz
      'beide Beine' + taub/lahm
      inkontinent + rueckenschmerz/taub/schritt/beinschwach
      beinschwach
      beinschwach + aufsteigend
      schritt + taub/'Gefühl weg'
      taub/lahm + aufsteigend
      rueckenschmerz + bein + taub
      bein + lahm/taub + inkontinent/harnverhalt/aufsteigend
      harnverhalt + beinschwach/taub/rueckenschmerz
      'Bandscheibe'/'slipped disc'/'Wirbelsäule'/'spine' + beinschwach/harnverhalt/inkontinent/lahm
      kribbeln + bein + stehenicht/lahm/aufsteigend
      kribbeln + aufsteigend`,
    examples: `
      taub im schritt
      rückenschmerzen kann nicht pinkeln
      numb between my legs and back pain
      mache mir in die hose und spüre untenrum nichts
      beine gehorchen nicht mehr seit heute früh
      my legs are getting weaker since this morning`,
    calm: `
      rückenschmerzen
      eingeschlafene füße
      beine schwer nach joggen`,
  },
];
