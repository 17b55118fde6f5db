/** Burns, current, falls, wounds, fractures. */
export const injuriesTerms: Readonly<Record<string, string>> = {
  verbrannt: `
    verbrannt, Verbrennung, Verbrennungen, verbrüht, Verbrühung, Verbrühungen, verätzt, Verätzung, Brandwunde, Brandwunden, Brandblasen, kochendes Wasser, heißes Wasser,
    heißes Öl, heißes Fett, burn, burns, burned, burnt, scald, scalded, scalding, chemical burn, boiling water, hot water, hot oil, Stichflamme,
    Grillunfall, Topf mit kochendem, verbrannd, verbrennt sich, verbrenne mich, verbrühte, verbrüht sich, hat sich verbrannt, versengt, angekokelt, abgefackelt, angezündet,
    in Flammen, steht in Flammen, Haare brennen, brennt am Körper, Haut verbrannt, on fire, caught fire, burnt hand, burned hand, burned himself, burned herself, Verpuffung,
    Explosion ins Gesicht, Rauchgasexplosion, Brandverletzung, Blasen Verbrennung, set on fire
  `,
  verbranntstark: `
    verbrüht, Verbrühung, verätzt, Verätzung, kochendes Wasser, Verbrennung dritten Grades, Verbrennung 3. Grades, großflächig, großflächige, Stichflamme, scald, scalded,
    severe burn, chemical burn, third degree, boiling water, kochendem Wasser, brennt am Körper, Kleidung brennt, Säure im Auge, Lauge im Auge, Chemikalie im Auge, Kalk im Auge,
    Reiniger im Auge, Putzmittel im Auge, Säure ins Auge, Reiniger ins Auge, bleach in eye, acid in eye, chemical in eye, Spritzer im Auge Reiniger, hot water over,
    brennt lichterloh, steht in Flammen, in Flammen, angezündet, Explosion, explodiert in der Hand, Hand explodiert, Böller explodiert, Böller in der Hand, exploded in hand,
    firework in face, Haut hängt, Haut hängt in Fetzen, Haut schwarz, verkohlt, über Baby gekippt, Kaffee über Baby, on fire, caught fire, set himself on fire, Fettbrand,
    Haut schält sich, Haut pellt sich, Haut löst sich ab, Haut geht ab, skin peeling off, skin peeled off, skin coming off, skin is coming off, kochendes Öl, siedendes Öl, kochendes Fett, boiling oil, hot oil on, hot oil over, heißes Öl über, heißes Fett über, boiling oil over
  `,
  heissding: `
    Kaffee, Tee, Herdplatte, Kochplatte, Ceranfeld, Herd, Ofen, Ofentür, Kamin, Kaminscheibe, Grill, Bügeleisen, Glätteisen, Lockenstab, Wasserkocher, Wärmflasche, Suppe,
    Nudelwasser, Fett, Öl, Pfanne, Fritteuse, Fritteusenfett, Frittierfett, Fondue, Kerze, Wachs, Wachs heiß, Feuer, Flamme, Lagerfeuer, Glut, Kohle, Grillkohle, Auspuff, Dampf,
    Dampfkochtopf, Thermomix, Inhalator, Inhaliertopf, Wasserdampf, Böller, Silvesterböller, Rakete, Silvesterrakete, Feuerwerk, Feuerwerkskörper, Wunderkerze, Chinaböller,
    Polenböller, Spiritus, Benzin, Brandbeschleuniger, Explosion, coffee, tea, hob, stove, oven, iron, kettle, soup, oil, grease, fryer, candle, wax, fire, flame, campfire,
    charcoal, steam, firework, firecracker, hotplate, hot plate, hair straightener, curling iron, Milch heiß, heiße Milch, heiße Schokolade, kochend, kochende, Sonnenbrand,
    Heißkleber, Heißklebepistole, Lötkolben, Backblech
  `,
  gekommen: `
    gekippt, abbekommen, abgekriegt, geschüttet, verschüttet, übergossen, über den Arm, drüber, drübergekippt, drübergeschüttet, runtergezogen, gefasst, angefasst, gegriffen, gelangt, draufgelangt,
    hingelangt, geschwappt, gespritzt, Blasen, Blase, Brandblase, explodiert, in der Hand explodiert, hochgegangen, losgegangen, gefallen auf, gefangen, spilled, spilt, poured,
    touched, grabbed, blisters, blister, exploded, blew up, went off, splashed, in die Hand, über Baby, über Bein, über Kind, über die Brust, über die Hand, Haut geht ab,
    Haut löst sich, pulled over, on face, all over, gegossen, geleert, geplatzt in, drauf gefasst, draufgefasst, reingefasst, hineingefasst, übergeschüttet, überschüttet,
    umgekippt, umgeschüttet, ausgekippt, ausgeschüttet, drauf, knocked over, tipped over, ins Gesicht, umgefallen auf, mit Blasen, in face,
    über sich gezogen, über sich gerissen, heruntergerissen, runtergerissen, über sich geschüttet, über sich gekippt, auf sich gezogen, pulled onto, pulled down, onto herself, onto himself, ins Gesicht gespritzt, entgegengeschlagen
  `,
  saeure: `
    Flusssäure, Flußsäure, Schwefelsäure, Salzsäure, hydrofluoric acid, hydrofluoric, sulfuric acid, acid on, Ätzkalk, ungelöschter Kalk, Zement im Auge, Kalk im Auge, acid attack,
    Säureangriff, Phenol, Natronlauge auf, Rohrreiniger auf, Rohrreiniger Haut, drain cleaner on, lye on, bleach on skin, weißer Phosphor
  `,
  insauge: `
    im Auge, ins Auge, in Augen, in die Augen, ins Aug, im Aug, Auge bekommen, Auge gekriegt, Auge gespritzt, Augen gespritzt, in eye, in my eye, in the eye, in his eye,
    in her eye, in eyes, in both eyes, into eye, into my eye, in my eyes, im linken Auge, im rechten Auge, Aug kriagt, Auge geschossen, Auge geflogen, aufs Auge, auf das Auge,
    auf Auge, on eye, to the eye, Haken im Auge, Auge brennen, Auge brennt, Augen brennen nach, eye burning, eyes burning, burning eyes
  `,
  augending: `
    Metall, Metallsplitter, Splitter, Metallspan, Span, Späne, Flex, flexen, Schleifen, geschliffen, Holzsplitter, Ast, Zweig, Dorn, Stein, Nagel, Nadel, Draht, Glas, Scherbe,
    Glassplitter, Korken, Sektkorken, Ball, Squashball, Tennisball, Golfball, Faust, Schlag, Finger, Fingernagel, Pfeil, Dart, Softair, Paintball, Angelhaken, =Messer, Schere,
    Stift, Pfefferspray, Reizgas, Tränengas, CS Gas, Säure, Lauge, Kalk, Zement, Beton, Mörtel, Pulver, Waschmittel, Reiniger, Chlor, Kleber, Sekundenkleber, Desinfektionsmittel,
    Parfüm, Laser, Laserpointer, Schweißen, geschweißt, verblitzt, Schweißblitz, metal, splinter, shard, glass, pepper spray, tear gas, bleach, acid, lime, cement, concrete, glue,
    superglue, chemical, cleaner, powder, welding, stick, branch, nail, needle, fish hook, punch, cork, Farbe, Lack, Benzin, Spritzer, Pflanzensaft, Wolfsmilch, Bärenklau, Chili,
    soap, detergent, Böller, firework, Rakete, Kalkspritzer, Silvesterrakete, Sylvesterrakete, Feder, Gummiband, Fahrradschlauch, Hantel, Zementspritzer, Haken, Baseball, Puck,
    Tischkante
  `,
  augezu: `
    Auge geht nicht auf, Auge nicht öffnen, Auge nicht aufmachen, kriege Auge nicht auf, Auge ausgelaufen, Auge läuft aus, Auge verletzt, Augenverletzung, Auge durchbohrt,
    Blut im Auge nach, eye injury, cant open eye, cant open my eye, eye popped, eye is bleeding, Auge blutet, blutet aus Auge
  `,
  strom: `
    Stromschlag, Stromunfall, Elektroschock, Starkstrom, Steckdose gefasst, in die Steckdose, Blitzschlag, vom Blitz getroffen, Blitz getroffen, electric shock, electrocuted,
    electrocution, struck by lightning, lightning strike, Stromleitung, eine gewischt Steckdose, unter Strom, Weidezaun Herz, Strom bekommen, Strom gekriegt, Stromschlog, an Strom,
    an den Strom, Strom gelangt, Oberleitung, Hochspannung, Hochspannungsleitung, an Oberleitung, Bahnstrom, Stromkabel, Kabel durchgebissen, Kabel angefasst, in Steckdose,
    Steckdose gesteckt, Nadel in Steckdose, Gabel in die Steckdose, in die Steckdose gegriffen, eine gewischt bekommen, einen gewischt, gewischt gekriegt, Strom geschlagen,
    Drehstrom, 400 Volt, 230 Volt, Föhn Badewanne, Föhn in die Badewanne, power line, live wire, shock from outlet, shocked by, electrical shock, finger in socket, fork in outlet,
    stuck in outlet, high voltage, vom Blitz, Blitzeinschlag, lightning, hängt am Strom, klebt am Strom, shock from wire, shock from a wire, shocked by wire, electric wire,
    klebte am Kabel, klebt am Strom, hing am Strom, Schaltschrank klebte, Schaltschrank geklebt, Stromleitung berührt
  `,
  hoehe: `
    Klettergerüst, Klettergestell, Rutsche, Schaukel, Trampolin, Treppe, Kellertreppe, Treppen, Leiter, Dach, Gerüst, Baugerüst, Balkon, Fenster, Baum, Pferd, Pony, Heuboden,
    Mauer, Brücke, Felsen, Klippe, Hochstand, Hochbett, Stockbett, Etagenbett, Wickelkommode, Wickeltisch, Hochstuhl, Couch, Sofa, Arm gefallen, Tisch, Fahrrad, E-Scooter, Roller,
    Motorrad, Moped, Skateboard, Ski, Snowboard, Kletterwand, Obstbaum, Stiege, Stiegn, 2..20 Meter, zweiter Stock, dritter Stock, ersten Stock, climbing frame, slide, swing,
    trampoline, stairs, staircase, steps, ladder, roof, scaffold, scaffolding, balcony, window, tree, horse, wall, cliff, bunk bed, high chair, highchair, changing table, bike,
    bicycle, scooter, motorcycle, 2..20 meters, 6..60 feet, Traktor, Heuwagen, Maisonette, Einkaufswagen, Kinderwagen, Treppn, Podest, Bühne, Laster, LKW, Hochsitz, Kirschbaum,
    Sessellift, Skifahren, Skipiste, Rodeln, Schlitten, Snowboarden, skiing, sledding, second floor, third floor, floor window, from a height, zweiten Stock, dritten Stock,
    vom Balkon, off a roof, off the roof, crib, bed, counter, monkey bars, playground
  `,
  gefallen: `
    gefallen, gestürzt, runtergefallen, heruntergefallen, abgestürzt, Sturz, runtergestürzt, geflogen, runtergeflogen, gflogn, hinuntergefallen, hinabgestürzt, hingefallen,
    hingeflogen, runtergepurzelt, runtergerutscht, abgeworfen, fell, fallen, fall, falls, tumbled, thrown, thrown off, kicked by, fliegt, fällt, rausgefallen, aufgeschlagen,
    gekracht, Treppensturz, Leitersturz, überschlagen, ausgerutscht, gestolpert, weggerutscht, hingeknallt, umgeknickt, slipped, tripped, tumble, geprallt, aufgeprallt, gerast,
    reingefahren,
    Radsturz, Fahrradsturz, Skisturz, Reitsturz, Rollersturz, vom Rad, vom Fahrrad, vom Pferd,
    über den Lenker, überschlagen, über den Lenker geflogen, over the handlebars, vom Moped, vom Motorrad, vom Roller, vom Skateboard, die Treppe runter, die Stiege runter, down the stairs
  `,
  sturzfolge: `
    kurz weg, war weg, war kurz weg, bewusstlos, ohnmächtig, erbricht, erbrochen, kotzt, gekotzt, schläfrig, benommen, verwirrt, komisch, weint nicht, still, redet wirr,
    Beine spürt, spürt nicht, spürt Beine nicht, nicht bewegen, kann sich nicht bewegen, kann nicht aufstehen, nicht aufstehen, nicht mehr aufstehen, gebrochen, Rücken, Nacken,
    Genick, Hals, Wirbelsäule, blutet, Blut, bluten, Atemnot, Luft, Bauch hart, liegt, liegt da, Hüfte, Bein kürzer, Bein verdreht, regungslos, knocked out, vomiting, vomits,
    drowsy, confused, cant move, cant get up, cant stand, back, neck, hip, broken, bleeding, breathing, unconscious, not moving, lying, cant feel, numb, taub, gelähmt, schwarz,
    Krampf, starke Schmerzen, Blutverdünner, blood thinners,
    helles Wasser aus der Nase, klare Flüssigkeit aus der Nase, Wasser aus dem Ohr, weiß nicht mehr was passiert ist, weiß nimmer was passiert ist
  `,
  kurzweg: `
    kurz weg, war kurz weg, kurz weggetreten, war weg, kurz bewusstlos, kurze Zeit weg, Filmriss, erinnert sich nicht, weiß nicht was passiert, Gedächtnis weg, knocked out,
    blacked out, was out, out cold, out for, doesnt remember, cant remember, keine Erinnerung, K.o. gegangen, ko gegangen, ausgeknockt,
    fragt dauernd dasselbe, fragt immer dasselbe, fragt ständig dasselbe, fragt immer wieder, fragt zum zehnten Mal, wiederholt sich ständig, erzählt immer dasselbe, weiß nicht mehr was war,
    weiß nicht mehr wie, keeps asking the same, asks the same question, same question over, repeating herself, repeating himself, no memory of, Gedächtnislücke, Erinnerungslücke, amnesia
  `,
  verletzt: `
    gestürzt, gefallen, Sturz, Unfall, gestoßen, angestoßen, aufgeschlagen, angeschlagen, angehauen, geknallt, gekracht, Schlag auf, hit, fell, fallen, fall, bumped, banged,
    struck, injury, injured, accident, runtergefallen, heruntergefallen, Kopfverletzung, Schädel-Hirn-Trauma, Schädelhirntrauma, Platzwunde, Gehirnerschütterung, concussion,
    Wickeltisch, gehauen, geprallt, aufgeprallt, gedonnert, gerammt, gerannt, gehaut, gstoßen, gstossn, aufgeknallt, gerumst, angedotzt, gstoaßn, Kopfstoß, Fußball an den,
    Ball an Kopf, slammed, smashed, knocked, hurt his head, concussed, gfoin, auf Kopf gefallen, gegen Pfosten, gegen Laterne, gegen die Wand, gegen die Tür, gegen Wand, gegen Tür,
    gegen Baum, gegen Baum geprallt, zusammengestoßen, Zusammenstoß, crashed into, collision,
    zusammengeprallt, zusammengekracht, zusammengerasselt, Radsturz, Fahrradsturz, Treppensturz, Skisturz, Reitsturz, Ellbogen abbekommen, Ball abbekommen, Knie abbekommen, K.o. geschlagen, collided
  `,
  wickeltisch: `
    vom Wickeltisch, Wickeltisch gefallen, Wickeltisch, vom Hochbett, aus dem Bett gefallen, vom Balkon gestürzt, aus dem Fenster gefallen, aus dem Fenster gestürzt,
    changing table, fell from the bed, fell off the bed, fell from height, aus großer Höhe
  `,
  quetsch: `
    eingeklemmt, eingequetscht, zerquetscht, gequetscht, begraben, verschüttet, unter dem Auto, unter dem Traktor, unter Traktor, liegt unter, Baum gefallen auf, Baum auf,
    Baumstamm auf, auf ihn gefallen, auf sie gefallen, auf mich gefallen, auf Mann gefallen, auf Bein gefallen, auf Kopf gefallen, Schrank auf, Schrank umgekippt,
    Fernseher auf Kind, Regal auf, Palette auf, Mauer auf, Stein auf, überrollt, vom Traktor überrollt, vom Bagger, vom Gabelstapler, angefahren, crushed, trapped under,
    pinned under, tree fell on, fell on top, run over, ran over, wardrobe fell on, tv fell on, dresser fell on, caught in machine, in die Maschine gekommen, in der Maschine,
    in der Presse, in die Presse, Häcksler, Mähdrescher, Zapfwelle, =Walze, zwischen Auto, Autotür eingeklemmt, Finger eingeklemmt, Verkehrsunfall, Frontalzusammenstoß,
    Motorrad gestürzt, Motorradsturz, motorcycle accident, motorbike accident, motorcycle crash, bike crash, car crash, car wreck, hit by car, hit by a truck, hit by train,
    on road accident, Auto überschlagen, vor den Baum gefahren, in der Autotür, Tür eingeklemmt, in der Tür eingeklemmt, Hand in der Maschine, Finger in der Tür, Hand zerquetscht,
    Fuß überrollt, finger in car door, finger in door, slammed in door, hand crushed, car fell on, fell on him, fell on her, fell on me, fell on my, pinned by, crushed by,
    stuck under, rolled over him
  `,
  unfall: `
    schwerer Unfall, Verkehrsunfall, Autounfall, Motorradunfall, überfahren, angefahren, offener Bruch, offener Knochenbruch, Knochen guckt raus, Knochen schaut raus, eingeklemmt,
    verschüttet, Messerstich, erstochen, niedergestochen, angestochen, Stichwunde, Schusswunde, angeschossen, Schussverletzung, car accident, car crash, hit by a car,
    open fracture, bone sticking out, stab wound, stabbed, gunshot, shot wound, Mopedunfall, Rollerunfall, Fahrradunfall, Skiunfall, Reitunfall,
    Arbeitsunfall, Traktorunfall, Zugunfall, Explosion, Bombe, Schießerei, geschossen, Stichverletzung, Messerstecherei, Knochen guckt, Knochen raus, Knochen sichtbar,
    Knochen kommt raus, Knochen durch die Haut, bone out, bone visible, see the bone, bone through skin, shot in, been shot, got shot, bike accident, accident on the road, crash,
    Unfall auf Straße, liegt auf der Straße, liegt auf Straße, liegt auf dem Gehweg, liegt auf Gehsteig, liegt auf Gehweg, liegt am Straßenrand, liegt im Graben,
    lying in the street, lying on the road, lying on the sidewalk, Schuss, Schuss abbekommen, angeschossen worden,
    unterm Traktor, unter dem Traktor, unter den Traktor, vom Traktor überrollt, eingeklemmt unter,
    under tractor, under the tractor, under a tractor, under a car, trapped under
  `,
  werkzeug: `
    Flex, Winkelschleifer, Trennschleifer, Kettensäge, Motorsäge, Kreissäge, Tischkreissäge, Stichsäge, Bandsäge, Handsäge, Rasenmäher, Heckenschere, Axt, Beil, Häcksler, Fräse,
    Oberfräse, Hobel, Bohrer, Bohrmaschine, Nagelpistole, Bolzenschussgerät, Tacker, Sense, Sichel, =Messer, Küchenmesser, Brotmesser, Teppichmesser, Cutter, Cuttermesser,
    Brotschneidemaschine, Fleischwolf, Mandoline, Schneidemaschine, Spalter, Holzspalter, Mixer, Pürierstab, Glasscheibe, Scherbe, Glastür, Fensterscheibe, angle grinder, grinder,
    chainsaw, circular saw, table saw, lawnmower, lawn mower, axe, hatchet, drill, nail gun, knife, box cutter, blender, glass door, power tool, woodchipper, mit der Säge,
    in die Säge, Kreissägeblatt, Rolltreppe, Schraube, Nagel, Bohrhammer, Mähwerk, Schredder, escalator, meat grinder
  `,
  schnitt: `
    geschnitten, reingeschnitten, aufgeschnitten, abgeschnitten, reingesägt, abgesägt, durchgeschnitten, gehackt, abgehackt, abgetrennt, gerutscht, ausgerutscht, abgerutscht,
    gerammt, gestochen, gebohrt, geschossen, reingekommen, gekommen, erwischt, cut, sliced, chopped, sawed, slipped, stabbed, severed, gashed, gfahrn, gefahren, geraten, griffen,
    verletzt, tief
  `,
  abtrennung: `
    abgetrennt, abgetrennter, abgerissen, abgehackt, abgesägt, Finger ab, Daumen ab, Finger fehlt, Fingerkuppe ab, Zeh ab, Fuß ab, Hand ab, Arm ab, Ohr ab, Finger weg,
    Finger hängt, amputiert Unfall, amputated, amputation, chopped off, cut off finger, cut off thumb, cut off my, cut off his, cut off her, sliced off, severed finger,
    ripped off finger, finger off, lost finger, Finger abgefetzt, Ring Finger abgerissen, skalpiert, halb ab, fast ab, fingertip off, Ohr abgebissen, impaled, impalement
  `,
  pfahl: `
    Eisenstange, Stange, Pfahl, Zaunpfahl, Zaun, Zaunspitze, Ast, Pfosten, Glassplitter, Scherbe, =Messer, Schraubenzieher, Schraubendreher, Armierung, Armierungseisen, Pfeil,
    Angelhaken, Spieß, Heugabel, Mistgabel, Rechen, Schere, iron bar, metal rod, rod, pole, stake, fence, knife, screwdriver, glass, arrow, pitchfork, scissors, stick, Nagel, nail,
    Holzpfahl, Metallstange, Zaunlatte, Latte, Brett, Glas, Glasscherbe, Holzsplitter
  `,
  steckt: `
    steckt, steckt drin, drin, steckt fest, rausziehen, herausziehen, durchbohrt, aufgespießt, gepfählt, durch die Hand, durch den Fuß, im Bein, im Bauch, im Arm, in der Brust,
    im Rücken, im Oberschenkel, im Kopf, gerammt, eingedrungen, sticking out, stuck in, impaled, through, pull it out, embedded, steckt im, guckt raus, schaut raus
  `,
  blutung: 'Blutung, Blutungen, blutet, blute, bluten, Blut, bluat, bluetet, bleeding, bleeds, blood',
  starkblut: `
    starke Blutung, starke Blutungen, stark blutet, blutet stark, blutet sehr, stark blutende, blutet wie verrückt, blutet heftig, hört nicht auf zu bluten, hört nicht auf bluten,
    Blutung hört nicht auf, Blutung nicht stoppen, Blutung lässt sich nicht stoppen, Blutung nicht stillen, Blutung stillen, nicht aufhören zu bluten, Blut spritzt, spritzt Blut,
    Blut schießt, viel Blut verloren, viel Blut, verblutet, verblute, verbluten, Schlagader, Arterie verletzt, Pulsader, Pulsadern, Finger ab, abgetrennt, Finger abgeschnitten,
    Finger abgesägt, Amputation Unfall, massive Blutung, blutüberströmt, heavy bleeding, severe bleeding, wont stop bleeding, bleeding wont stop, cant stop the bleeding,
    bleeding heavily, spurting blood, blood spurting, bleeding out, lost a lot of blood, artery cut, severed, cut off finger, deep cut bleeding, Messer steckt, steckt im Bauch,
    steckt im Bein, Nagel durch, Nagel im Fuß, Messer im Bauch, Messer im, in Messer gefallen, aufgespießt, tiefe Wunde, tiefe Schnittwunde, klaffende Wunde, Schnitt sehr tief,
    bis auf den Knochen, Blut läuft, Blut läuft und läuft, Blut hört nicht auf, hört Blut nicht auf, pumpt Blut, Blut pumpt, blutet durch, Verband durch, Oberschenkelarterie,
    deep wound, gushing blood, blood everywhere, pumping blood, Blut pulsiert, pulsierende Blutung, pulsing blood, blood pulsing, spritzt das Blut, Blutfontäne, Blutlache,
    Lache Blut, alles voller Blut, alles voll Blut, überall Blut, alles blutig, Handtuch voll Blut, Handtücher voll, Hals aufgeschnitten, Kehle aufgeschnitten,
    Kehle durchgeschnitten, Handgelenk aufgeschnitten, Oberschenkel aufgeschnitten, blutet wie Sau, blutet wie Schwein, blutet extrem, blutet ohne Ende, blutet und blutet,
    blutet durch den Verband, kriege Blutung nicht, Blutung geht nicht weg, Blut geht nicht weg, Blut stoppt nicht, blutet immer weiter, hört net auf bluten, hört nicht auf Blut,
    blood wont stop, blood not stopping, blood doesnt stop, blood keeps coming, bleeding a lot, bleeding so much, so much blood, lots of blood, lot of blood, pool of blood,
    covered in blood, bleeding badly, bleeding everywhere, bleeding like crazy, throat cut, slit throat, wrist cut, cut his throat, bled through, soaked through, soaking pads,
    Krampfader geplatzt, Krampfader blutet, Shunt blutet, Blut kommt raus, Blut strömt, strömt Blut, Messer in den, Messerstecherei, Messerattacke, erstochen,
    mit Messer angegriffen, Binden in der Stunde, Binde pro Stunde, jede Stunde Binde, Tampon jede Stunde, 2..9 Binden, Periode sehr stark und schwindlig,
    Periode schwarz vor Augen, pads an hour, pad an hour, pad every hour, soaking a pad,
    wie ein Wasserhahn, wie n Wasserhahn, pulsiert raus, pulsiert heraus, spritzt im Takt, mit der Flex erwischt, blood everywhere,
    tränkt Binde, tränkt eine Binde, Binde nach der anderen, Binde viertelstunde, Binden in, Vorlage nach der anderen, Vorlagen durch, Blut läuft runter, Blut läuft die Beine, Blut die Beine runter, durchgeblutet,
    pad after pad, blood running down, running down my legs, blood down my legs, suppt durch, Blutstrahl, im Strahl, spritzt es, es spritzt,
    Binde voll, Binden voll, Minuten voll, Minuten eine Binde, pad is full, pads full
  `,
  nasenblut: `
    Nasenbluten, Nase blutet, nosebleed, nose bleed, nose bleeding, nose is bleeding, Nosn bluat, blutet aus der Nase, Blut aus der Nase, Nase hört nicht auf,
    Nase blutet nicht auf, Nasenblutn, Nase läuft Blut, Blut läuft aus der Nase, nose wont stop, nose keeps bleeding
  `,
  duenner: `
    Blutverdünner, Marcumar, Xarelto, Eliquis, Pradaxa, Lixiana, Heparin, ASS, Aspirin, Plavix, blood thinner, blood thinners, warfarin, anticoagulant, Macumar, Gerinnungshemmer,
    Hämophilie, hemophilia, =bluter
  `,
  biss: `
    Hund gebissen, Hundebiss, Hund biss, vom Hund gebissen, Hund hat gebissen, Hund zugebissen, Katze gebissen, Katzenbiss, Katze hat gebissen, Katze zugebissen, Kater gebissen,
    Ratte gebissen, Rattenbiss, Affe gebissen, Affenbiss, Fuchs gebissen, Marder gebissen, Igel gebissen, Pferd gebissen, Pferdebiss, Menschenbiss, Kind gebissen worden,
    gebissen worden, Biss entzündet, Biss tief, Waschbär gebissen, dog bite, dog bit, bitten by dog, bitten by a dog, bit by a dog, cat bite, cat bit, bitten by cat,
    bitten by a cat, rat bite, monkey bite, human bite, bitten by, bite wound, Bisswunde, animal bite, Hund beißen Hand, Hund beißt mich, Katze beißen, Hund biss mich, dog biting,
    dog bites
  `,
  rostig: `
    rostiger Nagel, rostigen Nagel, Nagel getreten, in Nagel getreten, in einen Nagel, Nagel eingetreten, in Nagel, rostig, rostiges, stepped on nail, stepped on a nail,
    rusty nail, stepped on glass, in Scherbe getreten, Scherbe getreten, Glas getreten, Seeigel getreten, Angelhaken im Finger, Wunde eitert, Wunde heiß, Wunde rot und heiß,
    eitrige Wunde, Wunde klafft, klafft, Platzwunde, muss genäht, nähen lassen, genäht werden, needs stitches, need stitches, wound infected, infected wound, Nadelstich,
    Nadelstichverletzung, needlestick, Spritze getreten, in Spritze gestochen, Zahn ausgeschlagen, Zahn rausgeschlagen, Zahn abgebrochen Unfall, tooth knocked out,
    knocked out a tooth, knocked out tooth, Zahn raus nach Sturz
  `,
  tetanus: `
    Tollwut, Wundstarrkrampf, rabies, tetanus, Fledermaus gebissen, Fledermausbiss, Hundebiss Ausland, bat bite, bitten by a bat, Gasbrand
  `,
  gebrochen: `
    Knochenbruch, Armbruch, Beinbruch, Fraktur, gebrochen, gebrochener, gebrochenes, gebrochene, gebrochenen, brochen, Handgelenk gebrochen, Rippe gebrochen, ausgekugelt,
    ausgerenkt, Schulter raus, Schulter ausgekugelt, Schulter draußen, luxiert, verrenkt, Kniescheibe raus, Kniescheibe rausgesprungen, Kniescheibe draußen, steht schief,
    schief ab, steht komisch ab, steht ab, verdreht, deformiert, falsch rum, in falsche Richtung, abgeknickt, knirscht, nicht auftreten, kann nicht auftreten, nicht belasten,
    Arm krumm, Finger krumm, Finger steht ab, dislocated, dislocated shoulder, shoulder popped out, knee popped out, out of socket, broken, broke, fractured, fracture, bent,
    bent wrong, crooked, deformed, cant put weight, cant walk on, Achillessehne gerissen, Achillessehne, Bänderriss, Kreuzband gerissen, Sehne durch, rausgesprungen,
    herausgesprungen, rausgehüpft, raus gesprungen, popped out, out of place, looks deformed, twisted wrong, bent backwards, looks weird, snapped, cracked
  `,
  querschnitt: `
    Querschnitt, Querschnittslähmung, Querschnittlähmung, Genickbruch, Halswirbelbruch, Wirbelbruch, Wirbelsäule gebrochen, broken neck, broken back, spinal injury, Kopfsprung,
    spinal cord injury
  `,
  delle: `
    Delle, eingedrückt, eingedellt, Schädelbruch, weiche Beule, Beule weich, schwammige Beule, Beule schwammig, Loch im Kopf, Kopf offen, Schädel offen, Schädel gebrochen, Knochen sehen, dent, dented, caved in, skull fracture, soft lump, squishy lump, Brillenhämatom, Augenringe lila
  `,
  liquor: `
    Flüssigkeit aus der Nase, Wasser aus der Nase, Wasser aus Nase, helles Wasser aus, klares Wasser aus, Flüssigkeit aus dem Ohr, Wasser aus dem Ohr, Blut aus dem Ohr, clear fluid from, fluid from nose, fluid from his ear, watery fluid
  `,
};
