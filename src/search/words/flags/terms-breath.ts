/** Breath, airways, allergy, lungs. */
export const breathTerms: Readonly<Record<string, string>> = {
  atemnot: `
    Atemnot, Luftnot, Dyspnoe, keine Luft, kaum Luft, schlecht Luft, wenig Luft, schwer Luft, nicht genug Luft, Luft weg, Luft bleibt weg, ringt nach Luft, ringe nach Luft,
    schnappt nach Luft, schnappe nach Luft, japst, japse, Luft knapp, kriegt keine Luft, nicht atmen, schwer atmen, kaum atmen, Atmen schwer, Atem bleibt weg, atmet schwer,
    atmet schlecht, schlecht atmen, schwere Atmung, Atmung schwer, Probleme beim Atmen, Atemprobleme, kurzatmig plötzlich, koa Luft, kei Luft, ka Luft, Kurzatmigkeit,
    Luft kriegen schwer, Luft fehlt, zu wenig Luft, hechelt, ersticke, ich ersticke, ersticken, erstickt, erstickend, Erstickungsanfall, Erstickungsgefühl, Erstickung, breathless,
    short of breath, shortness of breath, cannot breathe, cant breathe, can not breathe, trouble breathing, difficulty breathing, hard to breathe, hardly breathe,
    struggling to breathe, struggling for breath, gasping, not enough air, no air, out of breath suddenly, suffocating, breathing trouble, atmet schnell, atmet ganz schnell,
    atmet sehr schnell, schnelle Atmung, zwischen den Rippen, Haut zwischen Rippen, Einziehungen, röchelt, röcheln, röchelnde Atmung, Atemwege zu, Hals zu, Hals schwillt zu,
    breathing fast, fast breathing, struggling breathing, wheezing badly, stöhnt beim Atmen, Nasenflügeln, Luft mehr, keinen ganzen Satz, keine ganzen Sätze, keinen Satz,
    Satz nicht zu Ende, nur einzelne Wörter, nur noch Wörter, vor Luftnot, Luft reicht nicht, Luft geht aus, Luft wird weniger, Luft wird knapp, Luft is weg, bekomme keine Luft,
    krieg keine, keine Luft mehr, hat keine Luft, Luft holen geht nicht, nicht Luft holen, nicht durchatmen, nicht richtig durchatmen, nicht tief einatmen, nicht einatmen,
    nicht ausatmen, schnauft schwer, schnauft wie, atmet flach, atmet komisch, atmet so komisch, atmet laut, pfeift beim Atmen, pfeift so, Brust zieht sich ein, Rippen ziehen ein,
    Nasenflügel, Atmung flach, Atmung schnell, Atmung rasselt, rasselt beim Atmen, rasselnde Atmung, brodelt, Schaum vor Mund und Luft, hustet Schaum, rosa Schaum,
    muss im Sitzen schlafen, hals wird eng, Hals eng, Hals zugeschnürt, Hals geht zu, Kehle zu, Hals macht zu, Hals zuschwillt, throat closing, throat is closing, throat tight,
    throat tightening, cant get air, cant get a breath, cant catch breath, cant catch my breath, cant finish a sentence, gasps, wheezes, wheezing, struggles to breathe,
    lungs burning, barely breathe, barely breathing, breathing heavily, breathing weird, breathing funny, shallow breathing, ribs sucking in, lunge brennt, brennt die Lunge,
    Luft bekommen schwer, Spray leer, inhaler empty, atmet wie ein Fisch, atem nicht gut, atmen nicht gut, atmet nicht gut, nicht gut atmen, kann nicht gut atmen,
    schlechte Luft bekommen, nicht gut Luft, Luft fehlen, breath not good, kurzatmig, außer Atem im Liegen, aus der Puste, keine Puste, schnauft arg, ringt um Luft, Luft schnappen,
    atmet so schnell, atmet so laut, kee Luft, kriegt kee Luft, Luft nicht gut, keine gute Luft, out of breath at rest, cant get enough air, hard time breathing, breathing hard,
    breathing problems,
    nur noch hecheln, hechle nur noch, Luft geht nicht rein, Luft nicht mehr rein, schnappt nur noch, Schnappatmung, hechelt nach Luft,
    nur noch im Sitzen, nur im Sitzen atmen, im Sitzen atmen, im Liegen keine, flach liegen geht nicht, muss aufrecht sitzen, kann nicht flach liegen, cant lie flat, sitting up to breathe, Schaum im Mund, Schaum vor Mund,
    Brust wie zugeschnürt, wie durch einen Strohhalm, through a straw, Luftröhre zu, Luft geht nicht, kaum noch Luft, brodelt beim Atmen, gurgelt beim Atmen, fighting for breath, fighting for air
  `,
  saettigung: `
    Sättigung 50..89, Sauerstoffsättigung 50..89, Sauerstoff 50..89, SpO2 50..89, O2 50..89, Sätti 50..89, saturation 50..89, oxygen 50..89, oxygen level 50..89, oximeter 50..89,
    Pulsoximeter 50..89, Sättigung fällt, Sättigung sinkt, Sättigung niedrig
  `,
  atemstillstand: `
    atmet nicht, atmet nicht mehr, atme nicht, Atemstillstand, hört auf zu atmen, hat aufgehört zu atmen, keine Atmung, Atmung weg, Atemaussetzer Baby, Schnappatmung,
    schnauft nicht, schnauft nimmer, not breathing, isnt breathing, stopped breathing, is not breathing, doesnt breathe, no pulse, kein Puls, Herzstillstand, Kreislaufstillstand,
    Herz steht still, cardiac arrest, stop breathing, stops breathing, leblos, wie tot, lifeless, atmet nimmer, schnauft nimma, atmet kaum, atmet kaum noch, atmet fast nicht,
    setzt die Atmung aus, Atmung setzt aus, Atmung ausgesetzt, Atemaussetzer, Atempausen Baby, macht keinen Mucks, lebt nicht mehr, glaube er ist tot, glaube sie ist tot,
    ist er tot, ist sie tot, wie tot da, hardly breathing, breathing stopped, hes not breathing, shes not breathing, baby not breathing, heart stopped, found dead, is he dead,
    is she dead, bluish and not breathing, stirbt, er stirbt, sie stirbt, stirbt gerade, am Sterben, is dying, hes dying, shes dying, he is dying, she is dying, liegt im Sterben,
    Pausen beim Atmen, Atempausen, macht Pausen beim Atmen, Atmung setzt immer wieder aus,
    atmet nur noch ab und zu, atmet nur noch selten, atmet ganz selten, atmet alle paar, atmet unregelmäßig mit Pausen, atmet nur alle, nur noch ab und zu atmet, atmet ganz langsam, atmet immer langsamer, breathing very slowly, breathing so slow, breathes only, barely breathes, only breathes every, schnauft nur noch ab und zu, kaum noch Atemzüge, kein Atem, keinen Atemzug
  `,
  stridor: `
    blaue Lippen, blau im Gesicht, Lippen blau, läuft blau an, blau angelaufen, lief blau an, blau anlaufen, Gesicht blau, blau Gesicht, turning blue, blue lips, lips blue,
    going blue, turned blue, wird blau, wird ganz blau, ganz blau, blau geworden, ist blau, Lippen werden blau, Lippen lila, blau um den Mund, blau um Mund, blaue Zunge,
    Zunge blau, blaue Fingernägel, Baby blau, Kind blau, läuft blau, blaulila im Gesicht, is blue, baby is blue, is turning blue, goes blue, went blue, looks blue,
    blue in the face, blue face, blue around mouth, purple lips, lips purple, turning purple, cold and blue, kalt und blau, blau und kalt, gezogen blau, graublau, zyanotisch,
    Zyanose, cyanosis, wird lila, blitzblau
  `,
  blau: `
    blau, bläulich, blass, weiß, kalt und weiß, fahl, grau, graue Haut, aschfahl, kreidebleich, blue, pale, white, grey, gray
  `,
  blauerfleck: `
    blaue Flecken, blauer Fleck, Bluterguss, Hämatom, bruise, bruises, bruised, black and blue, blaue Augenringe, Veilchen, blaues Auge, black eye, grün und blau
  `,
  blaufarbe: `
    blaue Haare, blaue Farbe, blue hair, blaues Kleid, blue jeans, blue light, blaue Augen, blue eyes, blaue Adern, Blaulicht, feeling blue, blues, blaues Licht, blaue Zone
  `,
  pseudokrupp: `
    Pseudokrupp, Kruppanfall, Krupp-Anfall, Epiglottitis, Kehldeckelentzündung, Kehlkopfdeckelentzündung, croup, bellender Husten, barking cough, Lungenödem, Pneumothorax,
    Spannungspneumothorax, Lunge kollabiert, Lungenriss, collapsed lung, pulmonary edema, Status asthmaticus, schwerer Asthmaanfall, Asthmaanfall, asthma attack, severe asthma,
    Spray hilft nicht, Spray wirkt nicht, inhaler not working, Kehldeckel, Krupp, inspiratorischer Stridor, bellt wie Seehund, bellt wie ein Hund, bellt beim Husten,
    Husten wie Seehund, bellt und, grunzt beim Atmen, grunzt, stöhnende Atmung, barky cough, seal cough, grunting
  `,
  starkanfall: 'Anfall, Asthma, Asthmaanfall, Asthmaspray, Spray, inhaler',
  dinge: `
    Legostein, Lego, Murmel, Nuss, Nüsse, Erdnuss, Erdnüsse, Mandel, Gräte, Fischgräte, Knochen, Traube, Weintraube, Traubenstück, Wurst, Würstchen, Wiener, Apfelstück, Apfel,
    Karotte, Möhre, Bonbon, Bonbonpapier, Popcorn, Brezel, Breze, Brot, Fleisch, Fleischstück, Steak, Knödel, Semmel, Keks, Zwieback, Kaugummi, Münze, Geldstück, Cent, Perle,
    Knopf, Schraube, Nagel, Nadel, Stecknadel, Sicherheitsnadel, Luftballon, Ballon, Plastikteil, Plastik, Spielzeug, Spielzeugteil, Kleinteil, Stein, Kieselstein, Kirschkern,
    Kern, Tablette, Zahn, Prothese, Gebiss, Brücke, Stift, Kappe, Deckel, Scherbe, Glassplitter, Splitter, Brocken, Bissen, Mozzarella, Gummibärchen, Marshmallow, Heidelbeere,
    Beere, Erbse, Bohne, Mais, Styropor, Folie, Ohrring, marble, nut, peanut, almond, fishbone, fish bone, bone, grape, hot dog, hotdog, sausage, apple, carrot, candy, bread, meat,
    coin, penny, bead, button, screw, needle, balloon, plastic, toy, stone, pebble, cherry pit, lump, chunk, denture, fish bones, chicken bone, peas, gum, LEGO brick, battery,
    earring, chip, chips, tortilla chip, pretzel, Kroketten, Pommes, Olive, Pflaumenkern, Kirsche, Rosine, Bratwurst, Spaghetti, Reis, Ei, Käse, Kaubonbon, Lutscher, Eiswürfel
  `,
  imhals: `
    im Hals, Hals steckt, im Rachen, in der Kehle, in der Luftröhre, Luftröhre, in der Speiseröhre steckt, quer, falschen Hals, falsche Röhre, falschen Hals bekommen, eingeatmet,
    aspiriert, in throat, in the throat, in his throat, in her throat, in my throat, windpipe, airway, down the wrong way, wrong pipe, stuck, verschluckt und, in Lunge,
    in der Lunge, in die Lunge, in lung, in lungs, inhaled, breathed in, aspirated
  `,
  verschluckt: `
    verschluckt, verschlucken, im Hals stecken, steckt im Hals, Hals steckt, bleibt im Hals stecken, im Hals, in der Luftröhre, Luftröhre, aspiriert, eingeatmet, Fremdkörper,
    choking, choke, chokes, choked, stuck in throat, stuck in the throat, swallowed, windpipe, Bolus, Bolusgeschehen, quer im Hals, würgt
  `,
  erstickt: `
    erstickt, erstickt am Essen, erstickt an, ersticke an, am Ersticken, Erstickungsanfall, droht zu ersticken, Heimlich, Heimlich-Griff, Heimlichgriff, Heimlich Manöver,
    verschluckt und kriegt keine Luft, verschluckt und hustet, choking, is choking, choke on, verschluckt wird blau, verschluckt und wird blau, verschluckt kriegt keine Luft,
    verschluckt bekommt keine Luft, bleibt weg verschluckt, erstickt fast, erstickt gleich, fast erstickt, würgt und hustet, chokes, choked on, choking on, heimlich maneuver,
    derstickt, im Hals stecken geblieben, Bissen im Hals
  `,
  knopfzelle: `
    Knopfbatterie, Knopfzelle, Batterie, Batterien, Magnet, Magnete, Magnetkugeln, button battery, battery, batteries, magnets, Knopfzellen, Knopfbatterien, Neodym, coin cell,
    Magnetkugel, Akku
  `,
  anaphylaxie: `
    anaphylaktisch, anaphylaktischer Schock, Anaphylaxie, allergischer Schock, allergische Schockreaktion, Allergieschock, Quincke Ödem, Quincke-Ödem, Angioödem, Glottisödem,
    Epipen, Adrenalinpen, Fastjekt, Notfallpen, Adrenalin-Pen, anaphylaxis, anaphylactic shock, anaphylactic, severe allergic reaction, Epi Pen, Jext, Emerade, Notfallset benutzt,
    Adrenalinspritze
  `,
  allergie: `
    Allergie, allergisch, allergische Reaktion, Wespe, Wespenstich, Biene, Bienenstich, Hornisse, Hornissenstich, Insektenstich, Erdnuss, Erdnüsse, Nüsse, Nuss, Nussallergie,
    gestochen, Antibiotikum, Penicillin, allergy, allergic, wasp, bee, bee sting, wasp sting, sting, stung, peanut, peanuts, nut, Erdnussallergie, Haselnuss, Walnuss, Cashew,
    Sesam, Schalentier, Garnele, Garnelen, Krabben, Kiwi, Soja, Spritze bekommen, Kontrastmittel, Amoxicillin, nach Antibiotikum, Infusion, Wepse, Quaddel, shrimp, shellfish,
    sesame, hornet, allergisch gegen, nuts, peanut butter, Erdnussbutter, Insektengiftallergie, Hausstauballergie, Latex, =hives
  `,
  insekt: `
    Wespe, Biene, Hornisse, Wespenstich, Bienenstich, Insektenstich, gestochen, Stich, Impn, wasp, bee, hornet, sting, stung, verschluckt Wespe, Wespe verschluckt, Wespn, wasp in,
    Biene verschluckt, Wespe in den Mund, gestochen in den Mund, gestochen im Hals, Bremse gestochen
  `,
  geschwollen: `
    geschwollen, schwillt, schwillt an, anschwillt, angeschwollen, Schwellung, dick, dicke, dickes, gschwollen, gschwolln, zugeschwollen, zuschwillt, schwillt zu, wird dick,
    wird immer dicker, aufgequollen, dicker, swollen, swelling, swells, swelled, puffy, closing up, closing, aufgebläht, aufgeblasen, wie ein Ballon, doppelt so dick, doppelt dick,
    so dick, doppelt so groß, riesig, anschwellen, schwillt auf, quillt, verdickt, prall, swelled up, swell up, bigger than, twice the size, puffed up, thick, wird größer,
    immer größer, geschwollene, geschwollenes, verschwollen, schwellen, schwellen an, verquollen, zugequollen
  `,
  ausschlag: 'Ausschlag, Quaddeln, Nesselsucht, Hautausschlag, Pusteln, juckt am ganzen Körper, rash, =hives',
  lungenembolie: `
    Lungenembolie, Lungenarterienembolie, Embolie, pulmonary embolism, blood clot in lung, clot in lung, Blutgerinnsel Lunge, Blutgerinnsel in der Lunge, Lungeninfarkt
  `,
  thrombose: `
    Thrombose, Beinvenenthrombose, Venenthrombose, TVT, Blutgerinnsel im Bein, Blutgerinnsel Bein, Gerinnsel im Bein, deep vein thrombosis, DVT, blood clot in leg, clot in leg,
    blood clot leg, Trombose, Thromboseverdacht, Blutpfropf, Blutpfropf im Bein, Gerinnsel Wade, blood clot, Blutgerinnsel, Gerinnsel, Venenverschluss, Armvenenthrombose, clot
  `,
  thromboserisiko: `
    Flug, Langstreckenflug, Fliegen, Flugzeug, geflogen, lange Fahrt, Busfahrt, lange gesessen, Gips, Schiene, OP, operiert, Operation, Bettruhe, gelegen, Pille, Krebs, flight,
    plane, long drive, cast, surgery, bed rest, birth control, Knie OP, Kaiserschnitt, Wochenbett, Autofahrt,
    Gipsbein, Liegegips, Stützkorsett, lange gelegen, liege seit, bettlägerig, Bettlägerigkeit, Krücken, Knieschiene, Fernbus, Langstrecke, Hormontherapie, Chemotherapie, Thrombose gehabt, long flight, leg in a cast, leg cast, in bed for, Autofahrt, immobilised, immobilized
  `,
  einatmen: `
    beim Einatmen, beim tiefen Einatmen, beim Luftholen, Einatmen, einatme, beim Atmen, tief einatmen, when I breathe, when breathing, breathing in, taking a breath,
    deep breath in, inhale, on breathing, atemabhängig, hurts to breathe, breathe in,
    jedem Atemzug, jeder Atemzug, jedem Schnaufer, bei jedem Atmen, jedes Mal beim Luftholen, tief Luft hole, every breath, each breath, with every breath, take a breath, when i inhale, Luftholen, tief durchatme
  `,
  kaltweiss: `
    kalt, weiß, blass, eiskalt, blau, kalt und weiß, ohne Puls, cold, pale, white, blue, kühl und blass, bläulich, marmoriert
  `,
  leistung: 'Herzschwäche Luftnot nachts, Wasser in der Lunge, water in the lungs, Lunge voll Wasser',
  sauerstoffmessung: `
    Sauerstoff, Sättigung, Sauerstoffsättigung, SpO2, O2, Pulsoxi, Pulsoximeter, Fingerclip, Fingerding, Fingersensor, Finger Messgerät, oxygen, oximeter, saturation, sats
  `,
  wenigprozent: `
    50..89
  `,
};
