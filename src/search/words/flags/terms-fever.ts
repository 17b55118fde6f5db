/** Seizures, fever, infections, sugar, heat and cold. */
export const feverTerms: Readonly<Record<string, string>> = {
  zuckt: `
    schüttelt, schütteln, schüttelnd, krampfen, zappelt unkontrolliert, Arme und Beine steif, ganz steif, steif wie ein Brett, versteift, shaking, jerking, twitching, twitches,
    convulses, stiff and, stiffens, rudert, verkrampft, =zuckt, =zucken, =zuckte, =zuckend, zuckt und, zucken am ganzen, started jerking, twitching all over, shaking all over,
    convulsing, body shaking,
    Zuckungen, Zuckung, twitches, =zuckten
  `,
  augenweg: `
    Augen verdreht, verdreht die Augen, Augen nach oben, Augen nach hinten, Augen weiß, Augen rollen, starrer Blick, starrt, starrt ins Leere, guckt ins Leere,
    guckt durch mich durch, schaut durch mich durch, schaut durch mich hindurch, blickt durch, nicht ansprechbar, abwesend, nur das Weiße, verdrehte Augen, eyes rolled,
    eyes rolling, eyes roll, eyes back, rolled back, staring blankly, staring, blank stare, looks through me, Schaum, foam, foaming, foams, speichelt, beißt sich auf die Zunge,
    Zunge gebissen, Zungenbiss, bit her tongue, bit his tongue
  `,
  krampft: `
    krampft, Krampfanfall, Krampfanfälle, Krämpfe am ganzen Körper, zuckt am ganzen Körper, ganze Körper zuckt, zuckt mit Armen und Beinen, zuckt unkontrolliert, Grand Mal,
    epileptischer Anfall, epileptischen Anfall, Epilepsie Anfall, Fieberkrampf, Fieberkrämpfe, Status epilepticus, verdreht die Augen, Augen verdreht, Schaum vor dem Mund,
    Schaum vorm Mund, Anfall hört nicht auf, krampfte, seizure, seizures, =fitting, convulsion, convulsions, convulsing, having a fit, foaming at the mouth, shaking all over,
    eyes rolled back, krampfen, krampft wieder, hat gekrampft, krampfend, krampfet, Anfall mit Schaum, Anfall seit 2..60, Anfall dauert, Anfall geht nicht weg, epileptisch,
    epileptische Anfälle, Epi Anfall, epileptic fit, epileptic seizure, epilepsy attack, seizing, is seizing, convulses, whole body shaking, body jerking, Fieberkrämpf,
    Krampf am ganzen Körper, ganzer Körper krampft, ganze Körper schüttelt, schüttelt am ganzen Körper, zuckt überall, zuckt und, zuckt so komisch, fällt um und zuckt,
    liegt und zuckt, zuckt am Boden, zuckt nur noch, Zuckungen am ganzen Körper, Schaum aus dem Mund, Schaum am Mund, =fits, having fits, had a fit, febrile convulsion,
    epileptischer Anfall, zweiter Anfall, Anfall hintereinander, on the floor shaking, shaking on the floor, zuckt am ganzen Körper,
    ganzen Körper übergehen, greift auf den ganzen Körper, breitet sich auf den ganzen Körper, zuckt ganze Körper, Zuckungen ganzer Körper, spreads to whole body
  `,
  krampfname: `
    Krampfanfall, epileptischer Anfall, Fieberkrampf, Status epilepticus, Grand Mal, seizure, febrile seizure, convulsion, convulsions, Epilepsie Anfall
  `,
  lichtweh: `
    Licht tut weh, Licht schmerzt, lichtempfindlich, lichtscheu, Licht blendet, verträgt kein Licht, erträgt kein Licht, kein Licht ertragen, Licht nicht ertragen, hell weh,
    light hurts, light hurts eyes, sensitive to light, cant stand light, light sensitive, photophobia, bright light hurts, Licht nicht aus, dunkles Zimmer, abgedunkelt,
    Licht stört, Licht nervt, blinzelt bei Licht, Licht aus, will kein Licht, mag kein Licht, nur im Dunkeln, ins Dunkle, hält sich die Augen zu, hates the light, light bothers, bothered by light
  `,
  nackensteif: `
    Nackensteife, Nackensteifigkeit, steifer Nacken, Nacken steif, Genick steif, steifes Genick, Nacken nicht beugen, Kinn nicht auf die Brust, Kinn nicht zur Brust,
    Kinn nicht auf Brust, Kopf nach vorn geht nicht, Kopf nicht nach vorne, Kopf nicht beugen, stiff neck, neck stiff, neck stiffness, cant bend neck, Nacken ganz steif,
    steif im Nacken, Nacken so steif, Nacken hart, Nacken bretthart, steifen Nacken, steifer Hals, Hals steif, Genick ganz steif, Gnack steif, Kinn geht nicht, Kinn nicht an,
    Kopf nicht nach vorn, Kopf nicht nach unten, Kopf nicht drehen, Nacken nicht bewegen, Nackenstarre, neck is stiff, stiff necked, cant touch chin, cant move neck, chin to chest,
    neck wont bend,
    Kopf anheben schreit, Kopf anhebe schreit, Kopf hebe weint, Kopf anheben weint, Kopf hochheben schreit, weint Kopf beuge, schreit Kopf beuge, Kopf nach vorne tut weh, Kopf vor schreit,
    Kopf nicht heben, Kopf nicht anheben, Kopf nicht vor, Hals nicht beugen, lifting his head, lift his head, lift her head, bend his head, bend her head, head forward, Kopf nach hinten gestreckt,
    Kopf überstreckt, arches her back, arches his back
  `,
  hirnhaut: `
    Hirnhautentzündung, Meningitis, Meningokokken, Gehirnhautentzündung, Hirnentzündung, Enzephalitis, meningococcal, encephalitis
  `,
  fontanelle: 'Fontanelle, fontanel',
  flecken: `
    rote Punkte, rote Flecken, rote Pünktchen, lila Flecken, violette Flecken, dunkle Flecken, Punkte die nicht weggehen, Punkte nicht wegdrückbar, nicht wegdrückbar,
    nicht wegdrücken, Punkte auf der Haut, kleine Einblutungen, Einblutungen, Petechien, Flecken gehen nicht weg, Glastest, purple spots, purple rash, red dots,
    rash that does not fade, rash wont fade, rash doesnt fade, glass test, pinpoint spots, spots dont fade, blotchy rash, Hauteinblutungen, lila Punkte, blaue Punkte,
    dunkelrote Punkte, Punkte gehen nicht weg, Punkte verschwinden nicht, Flecken verschwinden nicht, verschwinden nicht beim Drücken, nicht verschwinden,
    lassen sich nicht wegdrücken, nicht weg zu drücken, Glas drauf, Glasprobe, Glas Test, kleine rote Punkte, blutige Punkte, bleeding spots, purple dots, spots that dont fade,
    dont fade, doesnt go away when pressed, doesnt disappear when pressed, nonblanching, non-blanching, non blanching, rash with glass, petechiae, purple blotches, wie Flohstiche,
    stecknadelgroße, Ausschlag nicht wegdrückbar, purpura
  `,
  abwehr: `
    Chemo, Chemotherapie, Leukämie, Krebs, Krebspatient, Krebstherapie, Lymphom, ohne Milz, keine Milz, Milz entfernt, Milz raus, transplantiert, Transplantation, Spenderniere,
    Nierentransplantiert, Immunsuppressiva, Immunsuppression, immunsupprimiert, Kortison hoch, neutropen, Neutropenie, Knochenmark, Stammzell, Stammzelltransplantation, HIV,
    Rheumamittel, MTX, chemotherapy, leukemia, leukaemia, cancer, transplant, no spleen, spleen removed, without spleen, immunosuppressed, immunocompromised, lymphoma,
    Port entzündet, Dialyse, Katheter
  `,
  nachop: `
    nach OP, nach der OP, nach Operation, nach der Operation, frisch operiert, operiert worden, operiert, nach Knie OP, nach Hüft OP, nach Kaiserschnitt, nach der Geburt,
    nach Geburt, Wochenbett, Wöchnerin, nach Entbindung, Operationswunde, OP-Wunde, OP Narbe, Naht eitert, after surgery, after operation, after the operation, post op, postop,
    since surgery, since my surgery, after birth, after giving birth, postpartum, after c section, after cesarean, c-section, Zahn OP, nach Biopsie, nach Herzkatheter,
    nach Magenspiegelung, nach Darmspiegelung, Brustentzündung, Mastitis, Milchstau und Schüttelfrost, PICC, PICC-Line, nach Abtreibung, nach Fehlgeburt, nach Ausschabung
  `,
  sepsis: `
    Sepsis, Blutvergiftung, Septischer Schock, septisch, septic, blood poisoning, septic shock, Toxisches Schocksyndrom, toxic shock, Blutvergifdung, septischer, Urosepsis,
    Wochenbettfieber, Kindbettfieber, nekrotisierend, Fasziitis, fleischfressende Bakterien, flesh eating, Blutvergiftet, Neugeborenensepsis
  `,
  schuettelfrost: `
    Schüttelfrost, schüttelt sich, chills, shivering, rigors, zittert am ganzen Körper,
    schlottert, schlottere, Zähne klappern, klappert mit den Zähnen, Bett wackelt, teeth chattering, shaking violently
  `,
  elend: `
    so schlecht wie noch nie, so krank wie noch nie, noch nie so krank, noch nie so schlecht, sterbenselend, hundeelend, sterbenskrank, zum Sterben elend, glaube ich sterbe,
    glaub ich sterbe, denke ich sterbe, ich sterbe, ich sterb, sterbe gleich, sagt sie stirbt, sagt er stirbt, as if I was dying, feel like im dying, feel like dying, im dying,
    i am dying, think im dying, sicker than ever, extremely ill, verfällt, baut rapide ab, wird immer schlechter, immer schlechter, getting worse fast, kaum ansprechbar,
    extrem krank, deathly ill, marmoriert, marmorierte Haut, Haut marmoriert, mottled, mottled skin, sauschlecht, saumies, hundsmiserabel, saudreckig,
    so schlecht ging es mir noch nie, todkrank, todelend, sehr schlechter Zustand, Zustand verschlechtert sich, verschlechtert sich schnell, very unwell
  `,
  fieber: `
    Fieber, fiebert, Fiaba, Fieba, hohes Fieber, Temperatur, Fieberschub, fever, temperature, febrile, fiebrig, heiß, Fiewer, Fiber, 38..42 Fieber, Temperatur 38..42,
    Schüttelfrost, Feber, feverish, burning up, temp, temp of, fiebr, Fiebern, 38..42 Grad, glüht
  `,
  hochfieber: `
    hohes Fieber, 40 Fieber, 39 Fieber, 41 Fieber, Fieber 40, Fieber 39, Fieber 41, Fieber über 39, Fieber über 40, 40 Grad, 41 Grad, 39 Grad, 40 Temperatur, Fieber steigt,
    Fieber geht nicht runter, Fieber geht nicht weg, Fieber sinkt nicht, high fever, high temperature, very high fever, fever of 40, fever 40, fever 39, fever 104, fever 103,
    fever wont go down, Fieber 39..42, 39..42 Grad, Temperatur 39..42, 39..42 Temp, fever 102..107, fever 39..42, temperature 39..42, temperature 102..107, glüht, glühend heiß,
    glüht wie, brennt vor Fieber, burning up, kocht vor Fieber, Fieber trotz, Fieber seit 3..14 Tagen, Fieber seit drei Tagen, Fieber seit Tagen, Fieber kommt wieder,
    Fiebersaft hilft nicht, Fieber bleibt, Zäpfchen hilft nicht, Fieber runterkriegen, Fieber nicht runter, kriege Fieber nicht, fever for days, fever not coming down,
    fever wont break, temp 39..42, temp 102..107, temp of 39..42, temp of 102..107, 39..41 fever, 102..106 fever, Fieberthermometer 39..42, über 40, über 39
  `,
  fieberzahl: '38..42',
  benommen: `
    benommen, apathisch, teilnahmslos, schläfrig, schlapp und schläfrig, kaum wach, verwirrt, wirr, verwirrung, Verwirrtheit, durcheinander, desorientiert, nicht orientiert, lallt,
    schlaff, schlapp, lethargisch, dösig, confused, drowsy, limp, lethargic, sleepy, hard to wake, disoriented, floppy, trinkt nicht, trinkt nichts, will nicht trinken,
    trinkt kaum, nicht trinken, wimmert, not drinking, wont drink, refuses to drink, lasch, komisch lasch, so lasch, lasch wie, schlapp wie ein Lappen, wie ein nasser Sack,
    nasser Sack, wie eine Puppe, wie ein Mehlsack, hängt nur rum, hängt in den Seilen, schläft nur, schläft nur noch, schläft die ganze Zeit, schläft dauernd, schläft ständig,
    wird kaum wach, nicht richtig wach, nicht wach halten, kaum wach zu kriegen, kaum wach zu halten, schwer zu wecken, schwer aufzuwecken, reagiert kaum, reagiert kaum noch,
    reagiert schlecht, reagiert langsam, kaum Reaktion, guckt ins Leere, guckt durch mich durch, schaut durch, starrt nur, spielt nicht mehr, liegt nur da, liegt nur rum, lies nur,
    trinkt schlecht, trinkt gar nicht, trinkt nicht mehr, trinkt nix, isst und trinkt nicht, verweigert Trinken, verweigert die Flasche, nimmt Flasche nicht, nimmt die Brust nicht,
    saugt nicht, saugt kaum, trinkschwach, jammert nur, schreit schrill, schrilles Schreien, schreit anders, ganz matt, total matt, matt, antriebslos Kind, not responding much,
    barely responds, barely awake, hardly awake, wont stay awake, cant stay awake, keeps falling asleep, very sleepy, so sleepy, not himself, wont eat, not feeding, wont feed,
    refuses bottle, wont take bottle, high pitched cry, like a rag doll, rag doll, unresponsive almost, out of it, dazed, listless, damisch,
    lässt sich kaum wecken, kaum zu wecken, kaum wach zu kriegen,
    durch einen durch, durch mich hindurch, teigig, knochenlos, lümmelig, schlaff wie,
    schläft immer wieder ein, schläft dauernd ein, schläft ständig ein, nickt dauernd ein, keeps dozing off, difficult to wake
  `,
  windel: `
    keine nasse Windel, Windel trocken, Windel bleibt trocken, trockene Windel, keine nassen Windeln, Windeln trocken, pinkelt nicht mehr, kein Pipi, macht kein Pipi,
    nicht gepinkelt, keine Tränen, Fontanelle eingesunken, eingesunkene Fontanelle, eingefallene Augen, Augen eingefallen, ausgetrocknet, dehydriert, no wet diaper, no wet diapers,
    no wet nappy, no wet nappies, dry diaper, dry nappy, hasnt peed, not peed, no pee, sunken eyes, sunken fontanelle, sunken soft spot, dehydrated, no tears,
    Fontanelle eingefallen, eingefallene Fontanelle, trinkt gar nichts und schlapp
  `,
  gelb: `
    gelb, gelbe Haut, gelbe Augen, Gelbsucht, Neugeborenengelbsucht, quittegelb, ganz gelb, yellow, jaundice, jaundiced, yellow skin, yellow eyes
  `,
  verfaerbt: 'roter Strich, roter Streifen, rote Streifen, Streifen am Arm, red streak, red streaks',
  unterzucker: `
    Unterzucker, Unterzuckerung, Hypoglykämie, unterzuckert, Zuckerschock, hypo diabetes, low blood sugar, hypoglycemia, hypoglycaemia, diabetischer Schock, hypoglycemic,
    Zucker zu niedrig, Zucker 40, Zucker 30, Zucker 50, Blutzucker 40, Blutzucker 30, Blutzucker 50, Zucker unter 50, Blutzucker zu niedrig, blood sugar low, blood sugar too low,
    Blutzucker 10..59, Zucker 10..59, zittert und schwitzt Zucker, BZ 10..59, Glukose 10..59, blood sugar 10..59, sugar 10..59,
    Sensor sagt low, Sensor low, Sensor zeigt LO, Zucker steigt nicht, zu viel Insulin, zuviel Insulin, zu viele Einheiten, Einheiten statt, Insulin verwechselt, zu viel gespritzt
  `,
  ueberzucker: `
    diabetisches Koma, Zuckerkoma, Ketoazidose, Koma Diabetes, diabetic coma, ketoacidosis, DKA, Zucker 400, Zucker 500, Zucker 600, Zucker 350, Blutzucker 400, Blutzucker 500,
    Blutzucker 600, Blutzucker 350, Zucker über 400, Blutzucker über 400, Zucker 450, Blutzucker 450, Zucker HI, Messgerät zeigt HI, Zucker entgleist, Überzucker, Überzuckerung,
    blood sugar 400, blood sugar 500, blood sugar 600, very high blood sugar, Azeton Atem, Atem riecht nach Azeton, Aceton Geruch, Atem riecht nach Aceton, riecht nach Aceton,
    riecht nach Nagellackentferner, breath smells of acetone, fruity breath, Blutzucker 330..1500, Zucker 330..1500, BZ 330..1500, Glukose 330..1500, blood sugar 330..1500,
    glucose 330..1500, Ketone hoch, hohe Ketone, Ketone im Blut, Ketone im Urin, ketones high, high ketones, Insulinpumpe ausgefallen, Pumpe ausgefallen
  `,
  diabetes: `
    Diabetes, Diabetiker, Diabetikerin, zuckerkrank, Blutzucker, diabetic, Typ 1, =Zucker, Zuckerwert, Zuckerkrankheit, Zuckerpatient, Typ 2, type 1, type 2
  `,
  heiss: `
    Hitze, Sonne, heißes Auto, Sauna, heat, hot car, sun, Sonnenstich, in der Sonne, pralle Sonne, praller Sonne, bei der Hitze, Sommerhitze, im heißen Auto, Auto in der Hitze,
    Fieber 41, Dachgeschoss Hitze, Marathon, ganz heiß, glühend, burning up, hot sun, in the sun, hot weather, heatwave, Mittagshitze, Hitz, heiß und rot, hochrot, krebsrot,
    heiß und trocken, hört auf zu schwitzen, schwitzt nicht mehr, stopped sweating
  `,
  hitze: `
    Hitzschlag, Hitzeschlag, Hitzekollaps, heat stroke, heatstroke, heat collapse, Sonnenstich und bewusstlos, Hitzeerschöpfung, Hitzeschock, Hitzekrampf, Hitzschlagverdacht,
    Hitzeohnmacht, zu viel Sonne und kotzt, exertional heat, MDMA heiß, Überhitzung Baby, overheated
  `,
  sonnenstich: `
    Sonnenstich, sunstroke, heat exhaustion, Hitzeerschöpfung, zu lange in der Sonne, Auto Hitze Kind, Kind im heißen Auto, Kind im Auto eingeschlossen, locked in car,
    locked in hot car, eingesperrt im Auto, Auto in der Sonne, im Auto Hitze
  `,
  kaelte: `
    Unterkühlung, unterkühlt, Erfrierung, Erfrierungen, erfroren, ins Eis eingebrochen, im Eis eingebrochen, hypothermia, frostbite, fell through ice, erfrorene Finger, erfriert,
    Finger abgefroren, Lawine, Lawinenopfer, verschüttet Schnee, aus der Lawine, avalanche, buried in snow, halb erfroren, zittert nicht mehr, not shivering, stopped shivering,
    Eis eingebrochen, ins Eis, eiskaltes Wasser gefallen, ganz kalt und schläfrig, total unterkühlt, Zehen schwarz, Zehen erfroren, Finger erfroren, Finger weiß und hart,
    frozen fingers, frozen toes, frost bite, freezing to death, icy water, fell through the ice, found in the snow, im Schnee gelegen, die Nacht draußen,
    Zehen weiß und gefühllos, Finger weiß und gefühllos, erfrorene Zehen, erfrorene Finger, Zehen erfroren, frostbite,
    toes white and numb, fingers white and numb, Zehen weiß, Finger weiß und taub
  `,
  ertrinken: `
    Ertrinken, ertrunken, beinahe ertrunken, fast ertrunken, untergegangen, unter Wasser, ertrinkt, drowning, drowned, nearly drowned, Wasser in der Lunge nach Schwimmen,
    Badeunfall, Kopfsprung, in den Pool gefallen, in Teich gefallen, aus dem Wasser gezogen, aus dem Teich gezogen, aus dem Pool gezogen, aus dem See gezogen, Teich gezogen,
    Pool gezogen, Wasser gezogen, aus der Badewanne gezogen, in Pool gefallen, in den Teich gefallen, ins Wasser gefallen, Pool gefallen, im Pool getrieben, treibt im Wasser,
    treibt im Pool, Wasser geschluckt beim Schwimmen, Wasser eingeatmet, Wasser in der Lunge, beinah ertrunken, untergetaucht, unter Wasser gewesen, Badewanne unter,
    in der Badewanne untergegangen, Tauchunfall, nach dem Tauchen, Dekompressionskrankheit, Taucherkrankheit, pulled from pool, pulled from the water, pulled out of the pool,
    pulled out of the water, found in pool, fell in the pool, fell into pool, face down in water, found underwater, was underwater, almost drowned, near drowning, inhaled water,
    swallowed pool water, diving accident, the bends, dersoffen, versinkt, im Fluss abgetrieben, abgetrieben im, im Meer abgetrieben, von der Strömung, Strömung gezogen,
    Tauchen zu schnell, zu schnell aufgetaucht, Kopf unter Wasser, lange unter Wasser, surfaced too fast,
    im Gartenteich gefunden, im Teich gefunden, im Pool gefunden, hustet Wasser, ins Eis eingebrochen, ins Eis gebrochen, Eissee gebrochen, im Eis eingebrochen, Kopf unter Wasser gefunden,
    trieb im, treibt im, im Gartenteich, Gesicht im Wasser, Kopf im Wasser, im Planschbecken gelegen, in der Regentonne, unter der Eisdecke, floating face down, floating in the pool, in the pond
  `,
  beruehrung: `
    weint wenn man sie hochnimmt, weint beim Hochnehmen, schreit beim Hochnehmen, schreit beim Wickeln, wenn man sie hochnimmt, wenn man ihn hochnimmt, hochnehme schreit, nicht anfassen lassen, lässt sich nicht anfassen, cries when picked up, screams when touched, cries when i pick, screams when i pick
  `,
  hautpunkte: `
    Punkte, Pünktchen, Flecken, Fleckchen, Pünktli, Ausschlag, spots, dots, rash, Tupfen, Sprenkel
  `,
  glasdruck: `
    Glas drauf, Glas draufdrücke, Glas drücke, Glas darauf, draufdrücken, draufdrücke, drauf drücke, wegdrücken, press a glass, pressed a glass, glass on it, under a glass, when pressed, when i press, tumbler
  `,
  eiskalt: `
    eiskalt, ausgekühlt, durchgefroren, steif gefroren, ice cold, freezing cold, stone cold, total kalt, ganz kalt
  `,
  kaltehaende: `
    Hände kalt, Füße kalt, kalte Hände, kalte Füße, Hände eiskalt, Füße eiskalt, kalt und fleckig, fleckige Haut, Haut fleckig, cold hands, cold feet, hands are cold, feet are cold, blotchy skin, patchy skin
  `,
};
