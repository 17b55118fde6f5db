import type { ConceptSource } from './source.ts';

/** Signs that concern the whole body: fever, tiredness, sweating, weight, thirst. */
export const generalSignConcepts: readonly ConceptSource[] = [
  {
    key: 'fieber',
    kind: 'sign',
    code: 'R50',
    medical: 'Fieber, Pyrexie, Febris, erhöhte Körpertemperatur, subfebrile Temperatur',
    lay:
      'erhöhte Temperatur, hohe Temperatur, Temperatur gestiegen, Kopf heiß, glühe, heiße Stirn, bin ganz heiß, 39 Grad, ' +
      '40 Grad, leichtes Fieber, hohes Fieber, fiebrig, Fieber schlimm, Fieber senken, ab wann Fieber, 39 Fieber, 40 Fieber, ' +
      'Fieber was tun',
    regional: 'Fiaba, Fieba, Hitzn, i glüh, Fieber ham, Hitz und Schüttelfrost, Füber',
    older: 'Hitze haben, Fieberhitze',
    youth: 'fiebrig drauf',
    english: 'fever, high temperature, temperature, feverish, running a temperature, burning up',
    simple: 'Körper ist zu heiß',
    near: 'schuettelfrost, grippe, erkaeltung, wadenwickel',
    signOf: 'grippe, erkaeltung, lungenentzuendung, blasenentzuendung, corona',
  },
  {
    key: 'schuettelfrost',
    kind: 'sign',
    medical: 'Schüttelfrost, Rigor, Kältezittern',
    lay:
      'friere und zittere, zittern vor Kälte, Zähne klappern, Kälteschauer, Frösteln, mich fröstelt, mir ist so kalt, ' +
      'Schauer über den Rücken',
    regional: 'Beutler, mi beutelts, Schlotterfrost, schlottern, bibbern, Friesel',
    older: 'Frostschauer, Fieberfrost',
    english: 'chills, shivering, shaking chills, the shivers, rigors',
    simple: 'zittern weil es kalt ist',
    near: 'fieber, frieren',
    signOf: 'grippe, blutvergiftung, nierenbeckenentzuendung, malaria, lungenentzuendung',
  },
  {
    key: 'frieren',
    kind: 'sign',
    medical: 'Kälteempfindlichkeit, Kälteintoleranz',
    lay:
      'ständig frieren, immer kalt, dauernd kalt, friere leicht, Frostbeule, verfroren, Kältegefühl, mir ist immer kalt, ' +
      'innerlich kalt, ständig kalt, friere ständig, friere immer, dauernd am Frieren, mir ist dauernd kalt, ' +
      'warum friere ich',
    regional:
      'verfrorn, gfrörig, gfrürlig, mi friert, Frierkatze, Gfrierling, i gfrier, mi friats, es früürt mi, immer chalt, ' +
      'früren, mir is koid, ich frier so',
    older: 'Frösteln, fröstelig',
    english: 'always cold, feeling cold, cold intolerance, freezing all the time, feeling cold all the time, freezing',
    simple: 'mir ist kalt',
    near: 'kalte-haende, schuettelfrost',
    signOf: 'schilddruesenunterfunktion, blutarmut, eisenmangel, niedriger-blutdruck',
  },
  {
    key: 'muedigkeit',
    kind: 'sign',
    code: 'R53',
    medical: 'Müdigkeit, Fatigue, Erschöpfbarkeit, Adynamie, chronische Müdigkeit',
    lay:
      'ständig müde, immer müde, dauernd müde, dauermüde, schlapp, keine Energie, keine Kraft, kraftlos, antriebslos, k.o., ' +
      'könnte nur schlafen, komme nicht hoch, tagsüber müde, groggy, kaputt und müde, Leistungsknick, matt und müde, ' +
      'fühle mich matt, warum bin ich so müde, warum bin ich immer müde, schlapp und müde, ständig erschöpft und müde, ' +
      'werde nicht wach, morgens nicht fit, bleierne Müdigkeit, wie gerädert',
    regional:
      'schlapp und miad, miad, hundsmiad, müed, mööd, ganz daschlogn, matsch, dasig, dösig, schlapp wia a nasser Sack, ' +
      'kaputt wie Hund, bin so miad, so müed',
    older: 'Mattigkeit, Schlappheit, ermattet, abgespannt',
    youth: 'low energy, mega müde, Akku leer, null Energie, dauer-tired, immer tired, lost und müde, sleepy, Chronic Fatigue',
    english:
      'tiredness, always tired, tired all the time, exhausted, no energy, worn out, lethargic, knackered, run down, ' +
      'why am I so tired, feeling tired, sleepy all day, always exhausted',
    simple: 'ich bin immer müde, habe keine Kraft',
    near: 'erschoepfung, schlafstoerung, burnout, depression, fruehjahrsmuedigkeit',
    signOf: 'blutarmut, eisenmangel, schilddruesenunterfunktion, depression, schlafapnoe, diabetes, long-covid',
  },
  {
    key: 'erschoepfung',
    kind: 'sign',
    medical: 'Erschöpfung, Erschöpfungszustand, Erschöpfungssyndrom, Asthenie',
    lay:
      'völlig erschöpft, am Ende meiner Kräfte, kann nicht mehr, fix und fertig, total kaputt, leer und ausgebrannt, ' +
      'am Limit, ausgelaugt, total fertig, bin fertig, völlig fertig, fix und alle, fertig mit den Nerven, ' +
      'mit den Nerven am Ende, Nerven am Ende, ich bin durch, alle und kaputt, kann nimmer, am Boden, keine Kraft mehr, ' +
      'leer gepumpt, ausgepowert, völlig am Ende, Akku leer',
    regional:
      'fix und foxi, durch den Wind, ausgschossn, am Zahnfleisch, total hin, erledigt, erschossen, i bin fertig, ' +
      'fix und foarti, ganz hinich, nudelfertig, dodal hi, i mag nimma, futsch, fertig wia d Sau, am Anschlag',
    older: 'Nervenschwäche, entkräftet, Entkräftung, aufgerieben, abgearbeitet, mit meiner Kraft am Ende',
    youth: 'am Arsch, total durch, drained, völlig platt, done, fertig mit der Welt, dead inside, broken',
    english: 'exhaustion, burned out, completely drained, run-down, worn-out, exhausted, wiped out, shattered, knackered',
    simple: 'ich habe keine Kraft mehr',
    near: 'muedigkeit, burnout, chronisches-fatigue-syndrom, stress',
    signOf: 'burnout, depression, chronisches-fatigue-syndrom, long-covid',
  },
  {
    key: 'schwaeche',
    kind: 'sign',
    medical: 'Schwäche, allgemeine Schwäche, Schwächegefühl, Asthenie, Kraftminderung',
    lay:
      'fühle mich schwach, schwach auf den Beinen, wackelig auf den Beinen, Schwächeanfall, weiche Knie, ' +
      'Pudding in den Beinen, zittrig und schwach',
    regional: 'schwoch, letschert, bledern Knia, schlapprig, klapprig',
    older: 'hinfällig, Hinfälligkeit, gebrechlich',
    english: 'weakness, feeling weak, wobbly legs, weak legs',
    simple: 'ich habe keine Kraft, ich bin schwach',
    near: 'muedigkeit, schwindel, gebrechlichkeit, muskelschwaeche',
    signOf: 'blutarmut, unterzucker, niedriger-blutdruck, austrocknung',
  },
  {
    key: 'krankheitsgefuehl',
    kind: 'sign',
    medical: 'allgemeines Krankheitsgefühl, Malaise, reduzierter Allgemeinzustand',
    lay:
      'fühle mich krank, mir geht es schlecht, unwohl, Unwohlsein, elend, nicht fit, angeschlagen, werde krank, ' +
      'brüte etwas aus, kränklich, nicht auf dem Damm, fühle mich mies',
    regional:
      'malad, maladi, marod, hundselend, net guat beinand, schlecht beieinand, mir isch nöd guet, kränkeln, schiach beinand, ' +
      'mies beinander',
    older: 'unpässlich, Unpässlichkeit, nicht wohlauf, indisponiert, siech',
    youth: 'fühl mich scheiße, fühl mich kacke',
    english: 'feeling ill, feeling unwell, under the weather, feeling sick and tired, off colour, out of sorts',
    simple: 'ich fühle mich nicht gut',
    near: 'erkaeltung, grippe, fieber, muedigkeit',
    signOf: 'grippe, erkaeltung, corona',
  },
  {
    key: 'schwitzen',
    kind: 'sign',
    code: 'R61',
    medical: 'Hyperhidrose, übermäßiges Schwitzen, Diaphorese, Hyperhidrosis',
    lay:
      'starkes Schwitzen, schwitze ständig, schweißgebadet, Schweißausbruch, Schweißausbrüche, Achseln nass, Schweißflecken, ' +
      'schwitzige Hände, Schweißhände, nasse Hände, übermäßig schwitzen, schwitze bei jeder Kleinigkeit, schwitze so viel, ' +
      'schwitze stark, schwitze sehr, Schweiß rinnt, nass geschwitzt, ständig am Schwitzen, schwitze ohne Grund',
    regional:
      'schwitzn wia a Sau, schwitza, Schwitzpratzn, Schweißhaxn, schwitz wia a Sau, schwitze wia verruckt, i schwitz so, ' +
      'sweeten',
    older: 'Transpiration, Transpirieren',
    youth: 'schwitze wie Sau, Schwitzattacke',
    english:
      'sweating, excessive sweating, sweaty, sweaty palms, sweaty hands, sweaty armpits, perspiration, sweating a lot, ' +
      'sweating too much',
    simple: 'viel Schweiß',
    near: 'nachtschweiss, hitzewallungen, wechseljahre, koerpergeruch',
    signOf: 'schilddruesenueberfunktion, wechseljahre, unterzucker, angststoerung',
  },
  {
    key: 'nachtschweiss',
    kind: 'sign',
    medical: 'Nachtschweiß, nächtliche Hyperhidrose',
    lay:
      'nachts schwitzen, schwitze im Schlaf, nachts nass geschwitzt, Bettwäsche nass, Schlafanzug durchgeschwitzt, ' +
      'wache nass auf, schwitze nachts, Bettzeug nass geschwitzt',
    regional: 'in da Nocht schwitzn',
    english: 'night sweats, sweating at night, waking up sweating',
    simple: 'in der Nacht viel schwitzen',
    broader: 'schwitzen',
    signOf: 'wechseljahre, tuberkulose, lymphom, schilddruesenueberfunktion',
  },
  {
    key: 'kalter-schweiss',
    kind: 'sign',
    medical: 'Kaltschweißigkeit',
    lay: 'kalter Schweiß, kaltschweißig, Angstschweiß, klatschnass und blass, Schweiß auf der Stirn',
    english: 'cold sweat, clammy, clammy skin',
    broader: 'schwitzen',
    near: 'kreislaufkollaps',
    signOf: 'herzinfarkt, unterzucker, schock',
  },
  {
    key: 'gewichtsverlust',
    kind: 'sign',
    code: 'R63.4',
    medical: 'ungewollter Gewichtsverlust, Gewichtsabnahme, Kachexie, Abmagerung',
    lay: 'ungewollt abnehmen, nehme ab ohne Grund, werde immer dünner, verliere Gewicht, Kilos weg, abgemagert, Hose rutscht',
    regional: 'vom Fleisch gfalln, ogmagert, abgnoh, nur mehr Haut und Knochen',
    older: 'Auszehrung, vom Fleisch fallen, zehren, Schwindsucht',
    english: 'weight loss, losing weight without trying, unexplained weight loss',
    simple: 'ich werde dünn und will es nicht',
    near: 'untergewicht, appetitlosigkeit',
    signOf: 'krebs, schilddruesenueberfunktion, diabetes, depression, tuberkulose',
  },
  {
    key: 'gewichtszunahme',
    kind: 'sign',
    code: 'R63.5',
    medical: 'Gewichtszunahme, Gewichtsanstieg',
    lay: 'nehme zu, zugenommen, ungewollt zunehmen, werde immer dicker, Kilos zu viel, Hose passt nicht mehr, Bauch wird dicker',
    regional: 'zuagnumma, zuegnoh, i werd bloada',
    older: 'ansetzen, füllig werden',
    youth: 'bin fett geworden',
    english: 'weight gain, gaining weight, putting on weight, getting fat',
    simple: 'ich werde dick',
    near: 'uebergewicht, abnehmen, oedeme',
    signOf: 'schilddruesenunterfunktion, wechseljahre, herzschwaeche, cushing-syndrom',
  },
  {
    key: 'appetitlosigkeit',
    kind: 'sign',
    code: 'R63.0',
    medical: 'Appetitlosigkeit, Inappetenz, Appetitverlust',
    lay:
      'kein Appetit, keinen Hunger, kein Hunger, mag nichts essen, kriege nichts runter, bringe nichts runter, ' +
      'Essen schmeckt nicht, kann nichts essen',
    regional: 'koan Hunga, nix schmeckt, i mog nix essn, kei Appetit',
    older: 'Appetitmangel, keine Esslust',
    youth: 'null Hunger',
    english: "loss of appetite, no appetite, not hungry, off food, can't eat",
    simple: 'ich möchte nichts essen',
    near: 'gewichtsverlust, uebelkeit, magersucht',
    signOf: 'magenschleimhautentzuendung, depression, grippe, krebs',
  },
  {
    key: 'heisshunger',
    kind: 'sign',
    medical: 'Heißhunger, Polyphagie, Hyperphagie, Craving',
    lay:
      'Fressattacke, Fressanfall, Heißhungerattacke, ständig Hunger, immer Hunger, Hunger auf Süßes, Lust auf Süßes, ' +
      'Gier nach Schokolade, könnte dauernd essen, Heißhunger stoppen, Lust auf Süß, Sugar Craving, nachmittags Hunger, ' +
      'Hunger zwischendurch, naschen müssen, Nachmittagstief, immer Lust auf Süßes',
    regional: 'Gluscht, Glust, Hunga wia a Wolf, Jieper, Gusto auf Süßes, Schmacht, Kohldampf',
    older: 'Wolfshunger, Bärenhunger, Fressgier',
    youth: 'Fressflash, Cravings, Fresskick, Binge, Snackattacke',
    english: 'food cravings, always hungry, sugar cravings, ravenous, craving sweets, snacking',
    simple: 'plötzlich sehr großer Hunger',
    near: 'essstoerung, diabetes, unterzucker, abnehmen',
    signOf: 'unterzucker, diabetes, praemenstruelles-syndrom',
  },
  {
    key: 'starker-durst',
    kind: 'sign',
    medical: 'Polydipsie, vermehrtes Durstgefühl',
    lay: 'ständig Durst, immer Durst, dauernd Durst, starker Durst, großer Durst, trinke sehr viel, Mund trocken und Durst',
    regional: 'Duascht, Mordsdurst, an Duascht wia a Ross',
    older: 'Durstgefühl',
    youth: 'Nachdurst',
    english: 'always thirsty, excessive thirst, thirst, very thirsty, polydipsia',
    simple: 'ich habe immer Durst',
    near: 'mundtrockenheit, austrocknung',
    signOf: 'diabetes, diabetes-insipidus, austrocknung',
  },
  {
    key: 'blaesse',
    kind: 'sign',
    medical: 'Blässe, Pallor',
    lay: 'blass, bleich, blasse Haut, sehe blass aus, kreidebleich, käsig, käseweiß, keine Farbe im Gesicht, blass um die Nase',
    regional: 'kasweiß, kaasig, kasig, bleich wia d Wand, chäsig, kalkweiß',
    older: 'Blässlichkeit, fahl, Bleichsucht',
    english: 'pale, pale skin, looking pale, pasty',
    simple: 'das Gesicht ist weiß',
    near: 'niedriger-blutdruck',
    signOf: 'blutarmut, eisenmangel, kreislaufkollaps',
  },
];
