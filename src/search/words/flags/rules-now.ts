import type { RuleSource } from './rules-source.ts';

/** What cannot wait: 112. Heart, vessels, brain and whoever does not wake. */
export const nowRules: readonly RuleSource[] = [
  {
    key: 'herz',
    level: 'now',
    prevents: true,
    source: 'Deutsche Herzstiftung: Herzinfarkt, Anzeichen und Verhalten im Notfall',
    advice: {
      de: '112 rufen. Oberkörper hoch lagern, enge Kleidung öffnen, nicht allein lassen. Nicht ansprechbar und keine normale Atmung: sofort Herzdruckmassage, den nächsten Defibrillator holen lassen.',
      en: 'Call 112. Sit the person up, loosen tight clothes, stay with them. Not breathing normally: start chest compressions at once and send for a defibrillator.',
    },
    when: `
      herzinfarkt
      brust + brustsignal - husten/muskelkater/busen
      brust + arm + schmerz
      brust + atemnot/kalterschweiss
      linkerarm + schmerz/brustsignal/taub/ploetzlich - sturz/muskelkater
      herz + brustsignal + stark/ploetzlich/kalterschweiss/arm/kiefer/jetzt - liebe
      herz + druckenge/'Schmerzen'/'hurts'/'Herz tut weh' - liebe
      kiefer + schmerz + arm/brust/kalterschweiss
      schulter/ruecken/kiefer + schmerz + kalterschweiss + ploetzlich/atemnot/brust
      herzrasen + atemnot/brust/ohnmacht/bewusstlos
      arm + schmerz + kalterschweiss/atemnot
      herz + 'schnell'/'rasend'/'fast' + uebelkeit/schwindel/elend/atemnot/brust
      schmerz/brustsignal + kaltschweiss - 'Wechseljahre'
      nitro + brust/hilftnicht/schmerz/druckenge
      herz/brust + pulslangsam/defi
      defi
      pulslangsam - training
      herz + kalterschweiss + elend/atemnot/herzrasen
      herzrasen + schwindel/kalterschweiss/elend/brust/bewusstlos
      herz + schwindel + herzrasen
      herzrasen + lange/jetzt - training
      herz + 'ans Herz'/'grabs'/'clutching'
      herz + blau/atemnot/ohnmacht - schwanger
      brust + elend/bewusstlos/schwindel - husten/busen
      pulslangsam + schwindel/ohnmacht
      arm + kiefer/brust/ruecken + schmerz/brustsignal + ploetzlich/kalterschweiss/jetzt
      brust + 'Elefant'/'elephant' - 'Zoo'
      brust + lange/jetzt + arm/kiefer/kalterschweiss`,
    examples: `
      herzinfarkt anzeichen
      druck auf der brust
      schmerzen linker arm
      my chest feels tight
      herzinfakt
      Papa hat Schmerzen in der Brust und schwitzt
      greift sich ans Herz
      Nitrospray hilft nicht
      Puls 30 und schwindlig`,
    calm: `
      brust training
      herzlich willkommen
      herzinfarkt vor 3 jahren
      keine brustschmerzen
      herzschmerz nach trennung was tun
      unterschied herzinfarkt und herzstillstand
      ruhepuls 60 normal
      defibrillator kaufen verein`,
  },
  {
    key: 'aorta',
    level: 'now',
    source: 'AWMF-Leitlinie Typ-B-Aortendissektion; Deutsche Gefäßliga',
    advice: {
      de: '112 rufen, hinlegen und nicht mehr bewegen.',
      en: 'Call 112, lie down and do not move any more.',
    },
    when: `
      dehnung
      brust/ruecken/bauch + schmerz + zerreissend
      ruecken/bauch + zerreissend + ploetzlich
      bauchpuls + schmerz/zerreissend/ruecken/rueckenschmerz/blau/kalterschweiss/schwindel
      zerreissend + brust + ruecken
      zerreissend + ruecken/rueckenschmerz/brust + kalterschweiss/kaltschweiss/ohnmacht/schwindel - rasur`,
    examples: `
      aorta gerissen
      plötzlich reißender schmerz im rücken
      bauchaorta geplatzt
      tearing pain in my back
      es pocht im Bauch, Klopfen im Bauch und Schmerz im Kreuz, er ist bleich
      something tore inside from my chest to my back`,
  },
  {
    key: 'schlaganfall',
    level: 'now',
    prevents: true,
    source: 'Stiftung Deutsche Schlaganfall-Hilfe: FAST-Test',
    advice: {
      de: '112 rufen und sagen, wann es angefangen hat. Hinlegen, Oberkörper leicht hoch; nichts zu essen, zu trinken oder an Medikamenten geben.',
      en: 'Call 112 and say when it began. Lay the person down with the upper body slightly raised; give no food, drink or medicine.',
    },
    when: `
      schlaganfall
      mundwinkel + haengt/taub/lahm/ploetzlich
      gesicht + haengt/lahm
      gesicht/arm/bein/seite/haende + taub + ploetzlich/seite
      gesicht + taub - zahnarzt
      arm/seite/bein/haende/gesicht + lahm - liebe
      laehmung - liebe
      lahm + ploetzlich
      seite + taub
      sprache
      sprachstoerung + ploetzlich/taub/lahm/haengt/verwirrt/jetzt
      sprechen + komisch + andere/ploetzlich/seite/haende
      verwirrt + ploetzlich/andere/jetzt
      sehverlust
      doppelt + ploetzlich/sprache/taub
      ploetzlich + taub + arm/bein
      kribbeln + arm/gesicht/seite + schwindel/komisch/nun/kopfschmerz
      schwindel + stehenicht + stark/ploetzlich/erbrechen/jetzt
      stehenicht + ploetzlich/erbrechen/sprache - gefallen
      andere + 'immer nach links'/'immer nach rechts'/'nach links'/'nach rechts' + 'fällt'/'kippt'/'zieht'/'schaut'
      doppelt + nun/jetzt
      mundwinkel + haengt/sabbert
      sabbert + haengt/laesstfallen/sprache/lahm/komisch - kind/baby
      laesstfallen - baby/training
      gesicht/mundwinkel/seite + sabbert
      sprechen + 'betrunken'/'besoffen'/'drunk'
      gefallen/ploetzlich/andere + 'nicht sprechen'/'nicht reden'
      seite/gesicht/arm/haende/bein + lahm/laesstfallen
      sprechen + komisch + ploetzlich/jetzt/andere/verwirrt
      sprechen/sprache + ploetzlich/laesstfallen/haengt/jetzt/taub
      verwirrt + jetzt/kopfschmerz/taub/sehverlust
      kribbeln + seite/gesicht + ploetzlich/lahm/sprache/laesstfallen/haengt
      seite + 'schwach'/'weak'/'schwer'/'heavy' + ploetzlich/andere/arm/bein
      schwindel + doppelt/sprache/lahm/taub
      vorhang + auge - 'kaufen'/'Farbe'/'Lidschatten'
      schwindel + stehenicht + erbrechen/ploetzlich/sprache
      mundwinkel/gesicht + haengt + stehenicht/lahm/seite
      schluckweg + ploetzlich/sprache/schwindel/doppelt/haengt
      lahm + 'merkt es nicht' + andere`,
    examples: `
      FAST test schlaganfall
      schlaganfall test lächeln arme heben
      mundwinkel hängt
      oma redet wirr
      kann plötzlich nicht mehr sprechen
      halbes gesicht taub
      face drooping on one side
      slurred speech
      lacht schief und kann nichts festhalten
      Mund sabbert und eine Hand hängt
      plötzlich nur noch Kauderwelsch
      lässt den Löffel fallen und redet komisch
      ein Schatten schiebt sich von der Seite vor mein rechtes Auge
      dreht sich alles plötzlich, erbreche und kann nicht sitzen`,
    calm: `
      lähmende angst
      schlagsahne
      schlaganfall reha
      schlaganfall anzeichen vortrag
      mir fehlen die worte
      wrong words`,
  },
  {
    key: 'embolie',
    level: 'now',
    prevents: true,
    source: 'Deutsche Gesellschaft für Angiologie: Thrombose und Lungenembolie',
    when: `
      lungenembolie
      bein/wade + geschwollen + atemnot
      bein/arm/haende + kaltweiss + schmerz/ploetzlich/taub - schnee/fuss
      'Arterienverschluss'/'arterieller Verschluss'
      thrombose + atemnot/brust
      husten + bluterbrechen + brust
      bein/arm + kaltweiss + nachop
      arm + geschwollen + nachop/thromboserisiko/ploetzlich/blau - vorbeugung
      bein/arm/haende + kaltundweiss
      einatmen + schmerz + herzrasen/wade/bein/thromboserisiko/atemnot/geschwollen
      einatmen + 'sharp'/'scharf'/'stechend'/'stechender'/'stabbing'
      einatmen + schmerz + ploetzlich/thrombose/bluterbrechen/schwindel
      herzrasen + wade/bein + schmerz/geschwollen
      atemnot + thromboserisiko/nachop - husten
      bein/wade + schmerz/geschwollen + atemnot/herzrasen/brust
      bluterbrechen + atemnot/bein
      einatmen + schmerz + thromboserisiko/wade/nachop
      einatmen + schmerz + schwindel/herzrasen/ohnmacht/kalterschweiss
      seite + schmerz + atemnot + thromboserisiko/wade/ploetzlich`,
    examples: `
      bein dick atemnot
      lungenembolie
      stechen beim einatmen und herzrasen nach langstreckenflug und die wade tut weh
      chest pain when breathing in and swollen calf
      seit dem Gips tut jeder Atemzug weh und das Herz klopft
      leg cast for two weeks, every breath hurts`,
    calm: `
      dicke beine
      stechen beim joggen
      flugangst`,
  },
  {
    key: 'bewusstlos',
    level: 'now',
    source: '112.de; Deutsches Rotes Kreuz, Erste Hilfe: Bewusstlosigkeit',
    advice: {
      de: 'Ansprechen, Atmung prüfen. Atmet normal: stabile Seitenlage. Atmet nicht normal: 112 und sofort Herzdruckmassage, 100 bis 120 mal in der Minute.',
      en: 'Speak to the person, check breathing. Breathing normally: recovery position. Not breathing normally: 112 and chest compressions at once, 100 to 120 a minute.',
    },
    when: `
      bewusstlos
      atemstillstand
      ertrinken
      blau + baby/kind - blauerfleck/blaufarbe
      ohnmacht - wut
      wiederbeleben
      notruf - erfundenes
      ploetzlichertod
      leblosbaby + kind/baby/andere
      benommen + blau/elend/kalterschweiss
      gesicht/haut + blau + benommen/atemnot/kalterschweiss/andere - blauerfleck/blaufarbe`,
    examples: `
      kind bewegt sich nicht
      bewustlos
      baby atmet nicht
      baby is blue
      aus dem teich gezogen
      umgekippt nicht ansprechbar
      notarzt
      unconscious
      sie liegt einfach da
      HILFE er stirbt
      mann liegt auf gehsteig
      oma liegt am boden und sagt nichts`,
    calm: `
      ohnmächtig vor wut
      lachen bis zum umfallen
      reanimation üben puppe
      rettungswagen farbe
      cpr class
      liegt mir am herzen
      swept away`,
  },
];
