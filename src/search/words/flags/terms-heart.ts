/** Heart, great vessels, stroke. */
export const heartTerms: Readonly<Record<string, string>> = {
  herzinfarkt: `
    Herzinfarkt, Herz Infarkt, Herzanfall, Herzattacke, Herzschlag bekommen, Myokardinfarkt, Hinterwandinfarkt, Vorderwandinfarkt, Infarkt, Herzkasperl, Herzkasper, NSTEMI, STEMI,
    heart attack, heartattack, cardiac infarction, myocardial infarction, Angina pectoris, Herzenge, Brustenge, angina, Herzinfakt, Herzstillstand, Herzinfarktverdacht,
    Verdacht auf Herzinfarkt, stummer Infarkt, Herz setzt aus, Herz bleibt stehen, Herzaussetzer Brust, ans Herz, greift sich ans Herz, fasst sich ans Herz, hält sich das Herz,
    hält sich die Brust, greift sich an die Brust, fasst sich an die Brust, clutching his chest, clutching her chest, grabbing his chest, grabs his chest, holding his chest,
    holding chest, instabile Angina, ACS, Koronarsyndrom, Herzkranzgefäß verstopft, having a coronary, widowmaker, Vernichtungsschmerz, zieht in beide Arme, strahlt in beide Arme,
    zieht in den Arm, strahlt in den Arm, zieht in den linken Arm, strahlt in den linken Arm, zieht in den Kiefer, strahlt in den Kiefer, zieht in den Unterkiefer,
    spreading to my arm, pain down left arm, pain in both arms, crushing pressure, crushing chest, beklemmendes Gefühl in der Brust, Beklemmung in der Brust, heart is giving out,
    heart gave out
  `,
  nitro: 'Nitrospray, Nitro, Nitrolingual, Hub Nitro, Nitrokapsel, nitroglycerin, nitro spray, GTN, Herzspray',
  hilftnicht: `
    hilft nicht, hilft nichts, hilft nix, hilft nimmer, wirkt nicht, nützt nichts, bringt nichts, wird nicht besser, geht nicht weg, immer noch, allweil, immer noch da, trotzdem,
    not working, not helping, isnt helping, doesnt help, isnt working, doesnt work, no relief, nicht mehr geholfen, keine Wirkung, ohne Wirkung, schon drei, zwei Hub, drei Hub,
    keine Besserung, nicht besser, keine Linderung
  `,
  defi: `
    Defi ausgelöst, Defi hat ausgelöst, Defi löst aus, Defi geschockt, Defi schockt, ICD ausgelöst, ICD Schock, implantierter Defi, my ICD fired, defibrillator went off,
    defibrillator shocked me, Schrittmacher setzt aus, Herzschrittmacher ausgefallen, Schrittmacher defekt, pacemaker failed, ICD hat geschockt, ICD hat ausgelöst,
    Defi hat geschockt
  `,
  pulslangsam: `
    Puls 15..42, Puls unter 15..42, Herzfrequenz 15..42, pulse 15..42, heart rate 15..42, pulse is 15..42, HF 15..42, Ruhepuls 15..38, Puls kaum, kaum Puls, Puls nicht zu fühlen,
    Puls ganz schwach, schwacher Puls, kein Puls, finde keinen Puls, weak pulse, no pulse, bpm 15..42
  `,
  hochdruckwert: `
    Blutdruck 180..260, RR 180..260, Druck 180..260, obere 180..260, oberer 180..260, systolisch 180..260, blood pressure 180..260, BP 180..260, bp is 180..260
  `,
  pulswert: `
    Puls 170..260, Herzfrequenz 170..260, HF 170..260, pulse 170..260, heart rate 170..260, bpm 170..260, 170..260 bpm
  `,
  laborwert: `
    INR 6..20, INR Wert 6..20, Hb 3..7, Hb Wert 3..7, Hämoglobin 3..7, hemoglobin 3..7, haemoglobin 3..7, Kalium 7..9, potassium 7..9
  `,
  herzrasen: `
    Herzrasen, Herz rast, rasendes Herz, Puls rast, Puls 180, Puls 160, Puls 200, Herzstolpern, Herz stolpert, racing heart, heart racing, palpitations, unregelmäßiger Herzschlag,
    Puls unregelmäßig, Puls 140..260, Puls 15..38, pulse 140..260, heart rate 140..260, Puls 130..260, Herzfrequenz 130..260, HF 130..260, bpm 130..260, pulse is 130..260,
    Herz flattert, Herzflattern, Herz klopft bis zum Hals, Herz klopft wie verrückt, Herz spinnt, Herz überschlägt, Herz schlägt unregelmäßig, Herz setzt aus, Herzaussetzer,
    Vorhofflimmern, Herzrhythmusstörung, Herzrhythmusstörungen, Pumpe rast, Herz pumpert, heart pounding, heart fluttering, skipping beats, irregular heartbeat, afib, Tachykardie,
    Kammerflimmern, SVT, heart is racing, Herz rennt, Herz galoppiert, Herzjagen, Herzklabastern, heart is beating so fast, heart beating fast, beating so fast, Herz rast wie,
    heart beats fast, heartbeat fast,
    Herz macht Pausen, Herzschlag setzt aus, Herz holpert, Herz poltert, Herz hüpft, Herz hämmert, Herz trommelt, Herz flimmert, heart keeps stopping, heart skipping, heart pausing, heart flutters
  `,
  schwindel: `
    schwindelig, schwindlig, Schwindel, Drehschwindel, schwarz vor Augen, wird schwarz, mir wird schwarz, wird mir schwarz, schwummrig, schummrig, wackelig auf den Beinen, dizzy,
    lightheaded, light headed, dizziness, woozy, Sternchen, sehe Sterne, Blackout, fast umgekippt, fast umgefallen, blümerant, duselig, duslig, trümmelig, schwummerig, sturm,
    trümlig,
    dreht sich alles, alles dreht sich, Karussell, room is spinning, everything spinning, vertigo, schwindelt, dösig, schwindlicht,
    Kreislauf weg, Kreislauf im Keller, Kreislauf sackt, Kreislauf bricht, Kreislauf zusammen, Kreislauf spinnt, about to faint, gonna faint, going to faint, feel faint
  `,
  kalterschweiss: `
    kalter Schweiß, Kaltschweiß, kaltschweißig, kalten Schweiß, schweißgebadet, Angstschweiß, schwitzt kalt, cold sweat, sweating, sweaty, clammy, Schweißausbruch,
    Schweißausbrüche, schwitzt, schwitze, blass, aschfahl, Todesangst, Übelkeit, übel, schlecht, nausea, nauseous, vomiting, nass geschwitzt, nassgeschwitzt, schweißnass,
    schweissnass, klatschnass, klitschnass, patschnass, schwitzt wie, Schweiß steht, Schweißperlen, kaltschweissig, grau im Gesicht, ganz grau, aschgrau, graue Haut, kreidebleich,
    kreideweiß, käsig, leichenblass, weiß wie die Wand, blass wie, pale, grey, gray, ashen, sweats, drenched, pouring sweat, kotzübel, Angst zu sterben, fear of dying,
    impending doom, muss brechen, soaked in sweat
  `,
  brustsignal: `
    Schmerz, Schmerzen, weh, tut weh, schmerzt, wehtut, Stechen, sticht, Stich, Stiche, Druck, drückt, drückend, drücken, Enge, eng, engt, zugeschnürt, schnürt, zusammengeschnürt,
    zuschnürt, Beklemmung, Gewicht, Elefant, Amboss, Stein, zerreißt, reißt, reißend, reißender, Vernichtungsschmerz, Brennen, brennt, Klammer, Ring, Schraubstock, pain, pains,
    hurts, hurt, hurting, tight, tightness, pressure, crushing, squeezing, squeeze, aching, heavy, elephant, stabbing, discomfort, burning, fasst sich an, greift sich an,
    hält sich, fassen, clutching, holding, komisches Gefühl, Ziehen, zieht, strahlt, strahlt aus, ausstrahlend, radiating, radiates, engegefühl, Druckgefühl, drückts, druckt,
    sitzt drauf, draufsitzt, liegt auf, lastet, schweres, Zentner, Tonne, Backstein, Laster, brick, weight, sitting on, vise, vice, presses, zerrt, krampft, krampfartig, Krampf,
    Krämpfe, =Messer, stechend, pikst, piekst, zwickt, brutal, ängs Gfühl, zamdruckt, quetscht, zerspringt, Kloß, presst, pressend, beklemmend, beklemmendes, bedrückend, Stechn,
    fest, explode,
    auf der Brust hocken, auf der Brust hockt, sitzt auf der Brust, auf der Brust sitzen, elephant sitting on, elephant on my chest, sitting on his chest, sitting on my chest,
    Schraubzwinge, Presse, Reifen, Band um, eingeschnürt, einschnürend, Felsbrocken, Zementsack, Wackerstein, fat man sitting, anvil, band around, =stei,
    LKW, Panzer, Klavier, Kühlschrank, truck, piano, parkt, parken, kniet, hockt, trampelt, reibt sich, reibt, presst die Hand, presst die Faust, Hand auf die, rubbing, rubs, gedrückt, drückend schwer,
    Gürtel, Korsett, Eisenring, Eisenband, belt around, band round
  `,
  druckenge: `
    Druck, Enge, Beklemmung, drückt, zugeschnürt, tight, tightness, pressure, crushing, squeezing, Engegefühl, Druckgefühl, zusammengedrückt, schnürt, presst
  `,
  dehnung: `
    Herzbeuteltamponade, Aortendissektion, Aortenriss, Aorta gerissen, Aneurysma, Bauchaortenaneurysma, Aorta geplatzt, Aneurysma geplatzt, Hauptschlagader gerissen,
    Hauptschlagader geplatzt, Hauptschlagader reißt, aortic dissection, aortic rupture, aortic aneurysm, ruptured aneurysm, Bauchaorta, Bauchaorta geplatzt, Bauchaorta gerissen,
    Bauchschlagader, Bauchschlagader geplatzt, Schlagader gerissen, Schlagader geplatzt, Aorta reißt, Aorta eingerissen, Aortenruptur, Aortaruptur, aorta burst, aorta torn,
    torn aorta, dissected aorta, aorta ruptured, AAA, abdominal aneurysm burst, BAA
  `,
  zerreissend: `
    zerreißend, zerreißt, reißend, reißender, reißende, zerreißende, wie ein =Messer, Messerstich, =Messer, tearing, ripping, knife, stabbing, vernichtend, Vernichtungsschmerz,
    wie zerrissen, zerrissen, reißt, reissend, reissender, zerreisst, Schwert, aufgeschlitzt, shooting, wie gerissen, ripped, torn, splitting, zerfetzt, wie Dolch, Dolchstoß,
    =wandert,
    reißen, innen zerrissen, etwas zerrissen, innen gerissen, auseinandergerissen, zerfetzt, something tore, tore inside, ripped inside
  `,
  schlaganfall: `
    Schlaganfall, Hirnschlag, Hirninfarkt, Apoplex, Schlagerl, Hirnschlagerl, Schlägle, Streifung, TIA, Schlaganfälle, Gehirnschlag, stroke, mini stroke, brain stroke, FAST Test,
    BE FAST, Schlag bekommen, vom Schlag getroffen, Hirnblutung, Schlagl, Schlägli, Hirnschlägli, Schlagal, Hirnthrombose, Hirnaderriss, ministroke, having a stroke, Lysefenster,
    Stroke Unit
  `,
  haengt: `
    hängt, hängend, hängender, hängt runter, herunterhängend, schief, schiefer, schiefes, schräg, verzogen, verzieht sich, drooping, droops, droop, droopy, sagging, crooked,
    dropping, runtergerutscht, gerutscht, herunter, hängt herunter, hängen, verrutscht, runterhängt, schlaff, entgleist, lacht schief, lächelt schief, schief lächelt,
    schiefer Mund, sabbert, sabbern, sabbere, läuft aus dem Mund, lopsided, uneven, falling, saggy, twisted, drools, drooling, dribbling, hanging, slipped, zieht nach unten,
    schaut schief, schepps, verzerrt,
    nur mit einer Seite, nur noch mit einer Seite, nur auf einer Seite, nur einseitig, nur noch halb, only one side, one side only, only half, nicht mehr symmetrisch, asymmetrisch, läuft runter, wie Wachs, melting,
    nur den linken, nur den rechten, nur linke, nur rechte, only the left, only the right
  `,
  sabbert: `
    sabbert, sabbern, sabbere, Speichel läuft, Spucke läuft, läuft die Spucke, Trinken läuft aus dem Mund, läuft aus dem Mund, läuft wieder raus, läuft raus, drooling, drools,
    dribbling, trenzt
  `,
  laesstfallen: `
    nichts festhalten, nichts mehr festhalten, nix festhalten, nicht festhalten, nichts greifen, nicht greifen, nichts halten, nicht mehr halten, Löffel fallen lassen,
    lässt Löffel fallen, lässt Tasse fallen, Tasse fallen lassen, Tasse aus der Hand, Gabel fallen, lässt die Gabel fallen, Glas fallen lassen, Kaffeetasse fallen,
    lässt Besteck fallen, fällt alles aus der Hand, aus der Hand gefallen, fallen lassen, alles fallen, Stift nicht halten, kann Stift nicht halten, Hand macht nicht mit,
    Hand macht nicht was, Hand will nicht, Arm will nicht, Arm macht nicht mit, Arm sackt, Arm sinkt ab, keine Kraft in der Hand, keine Kraft mehr in, keine Kraft in,
    Hand kraftlos, Knopf nicht zu, dropping things, dropped her cup, dropped his cup, cant hold, cant grip, cannot hold, lost grip, cant hold a spoon, Arm hochheben geht nicht,
    Arme nicht heben, Arme nicht hochheben, Arm nicht hochheben, Arm nicht hoch, nur einen Arm heben, Arm geht nicht hoch, Arm hochkriegen, kriegt Arm nicht hoch,
    bekommt Arm nicht hoch, kann nicht mehr laufen, läuft schief, zieht nach links, zieht nach rechts, kippt zur Seite, fällt zur Seite, kippt nach links, kippt nach rechts,
    sitzt schief
  `,
  sprache: `
    lallt, lallen, lalle, verwaschene Sprache, Sprache verwaschen, spricht verwaschen, redet verwaschen, spricht undeutlich, redet undeutlich, kann nicht sprechen,
    kann nicht mehr sprechen, kann nicht reden, kann nicht mehr reden, kann nicht richtig sprechen, kann nicht richtig reden, nicht mehr sprechen, nicht mehr reden,
    kann kaum sprechen, Sprache weg, Sprache verloren, findet die Wörter nicht, findet keine Worte, Wörter nicht mehr, bringt kein Wort heraus, bringt kein Wort raus,
    spricht nicht mehr, redet nicht mehr, redet wirr, redet komisch, spricht komisch, spricht plötzlich, nuschelt plötzlich, slurred speech, slurring, cannot speak, cant speak,
    cant talk, trouble speaking, unable to speak, speech slurred, slurred, garbled speech, words come out wrong, kann nimmer reden, Wortfindungsstörung plötzlich,
    spricht ganz komisch, redet ganz komisch, klingt betrunken, wie betrunken redet, wie betrunken spricht, bringt keinen Satz, keinen geraden Satz, keine Wörter, talking funny,
    speaking funny, speech funny, sounds drunk, Kauderwelsch, redet Kauderwelsch, keine Sprache, ohne Sprache, spricht wirres, redet nur Quatsch, redet Quatsch, redet Müll,
    redet Stuss, Buchstabensalat, Wortsalat, redet Wortsalat, sinnloses Zeug, unverständlich, unverständliches, versteht mich nicht, versteht nichts mehr, versteht kein Wort,
    Wörter verdreht, verdreht die Wörter, verdreht Wörter, sagt falsche Wörter, falsche Wörter, findet Wörter nicht, findet die Worte nicht, findet keine Wörter,
    Wörter fallen nicht ein, Wort fällt nicht ein, bringt nichts raus, bringt nichts heraus, bringt keinen Ton raus, kriegt kein Wort raus, bekommt kein Wort raus, kein Wort mehr,
    kein Wort, keinen Ton, redet nix mehr, redet nichts mehr, plötzlich stumm, stammelt, stammelt nur, lallend, nuschelt, nuschelt nur, Zunge schwer, schwere Zunge,
    Sprache komisch, Sprache undeutlich, Sprache weggeblieben, Stimme komisch, kann nicht antworten, antwortet nicht richtig, gibberish, speaks gibberish, speech gone, lost speech,
    lost her speech, lost his speech, mumbling, word salad, nonsense words, jumbled words, words are jumbled, words jumbled, jumbled speech, garbled, talks funny, talking weird,
    talking gibberish, doesnt make sense, cant find words, cant get words out, cannot talk, cant speak properly, unable to talk, nimmer sprechen, nimmer reden,
    nicht richtig snacken, nicht mehr snacken, nicht mehr schnacken, Worte nicht finden plötzlich, bringt kein Wort raus,
    Silbensalat, Gebrabbel, brabbelt, brabbelt nur, kommt nur Quatsch, kommt nur Müll, kommen nur Laute, versteht nicht was ich sage, versteht mich plötzlich nicht, versteht uns nicht,
    cant understand what i say, cant understand me, doesnt understand me, speech mushy, mushy speech, babbling, only sounds come out, Satz nicht mehr zusammen, Worte durcheinander, Name nicht mehr schreiben,
    nicht mehr schreiben,
    kam nur noch, es kam nur, es kommt nur, nur Lallen, lalala, blabla
  `,
  sprachstoerung:
    'Sprachstörung, Sprachstörungen, Sprachprobleme, Sprechstörung, Wortfindungsstörungen, Aphasie, speech problems',
  sprechen: 'spricht, redet, sprechen, reden, Sprache, talks, speaks, speaking, talking, speech',
  komisch: 'komisch, seltsam, undeutlich, verwaschen, unverständlich, wirr, komisches, strange, weird, funny',
  laehmung: 'Lähmung, Lähmungen, gelähmt, Lähmungserscheinungen, halbseitig gelähmt, paralysis, paralysed, paralyzed',
  lahm: `
    gelähmt, Lähmung, Lähmungen, lahm, Lähmungserscheinungen, kann Arm nicht heben, Arm nicht heben, Arm nicht bewegen, kann Arm nicht bewegen, Arm nicht mehr heben,
    Bein nicht bewegen, nicht mehr bewegen, Arm hängt, Arm gehorcht nicht, keine Kraft im Arm, Arm kraftlos, Arm schwach, Arm fällt runter, Bein knickt weg, Seite gelähmt,
    halbseitige Schwäche, halbseitige Lähmung, paralysed, paralyzed, paralysis, cannot move arm, cant lift arm, cant raise arm, cant move arm, arm weak, weak arm, arm weakness,
    weakness one side, leg weak suddenly, cant move, kraftlos, Seite schwach, Seite ist schwach, eine Seite schwach, lässt Tasse fallen, lässt alles fallen, lässt Dinge fallen,
    fällt aus der Hand, aus der Hand gefallen, knickt plötzlich, Arm fällt, Hand gehorcht nicht, Hand fällt runter, hängt runter Arm, kein Gefühl und keine Kraft, Bein nachzieht,
    zieht Bein nach, hinkt plötzlich, one side weak, side weak, weakness on one side, drops everything, dropped everything, Arm hängt runter, Hand hängt, hängt die Hand,
    eine Hand hängt, Arm baumelt, Bein zieht, Bein zieht nach, Bein gehorcht nicht, Bein macht nicht mit, Bein wie Gummi, Beine sacken weg, Beine wie Gummi, Beine knicken weg,
    Beine knicken ein, Beine gehorchen nicht, halbseitig gelähmt, linksseitig gelähmt, rechtsseitig gelähmt, schwach auf einer Seite, schwach einer Seite, Beine nicht bewegen,
    Beine nicht mehr bewegen, Beine schwach, Beine schwächer, Beine werden schwächer, immer schwächer, Schwäche in den Beinen, Schwäche Beine, legs weak, legs weaker, weaker legs,
    legs getting weaker, weak legs, legs dont work, legs gave out, legs not working, cant move legs, cant move my legs, cant feel my legs, kann nicht mehr stehen,
    kann nicht mehr aufstehen plötzlich, leg wont move, arm wont move, arm doesnt work, cant use arm,
    Fuß schleift, Bein schleift, Fuß schleppt, Bein schleppt, schleift ein Bein, hinterherschleift, zieht den Fuß nach, drags her leg, drags his leg, dragging her foot, dragging his foot, dragging one leg, foot drags,
    läuft gegen Türrahmen, läuft gegen die Tür und merkt, ignoriert die linke, ignoriert links, übersieht alles links, Arm gehört nicht, Hand gehört nicht, not my hand, not my arm, bumps into everything on
  `,
  taub: `
    taub, Taubheit, Taubheitsgefühl, gefühllos, kein Gefühl, spüre nicht, spüre nichts, nichts mehr spüren, Gefühl weg, eingeschlafen, pelzig, numb, numbness, no feeling,
    cannot feel, cant feel, taube, Taubheitsgefühle, bamstig, wie eingeschlafen, spür nichts, spüre nix, spürt nichts, spürt nix, nichts spüren, fühle nichts, fühlt nichts,
    kein Gefühl mehr, Gefühl verloren, Gefühl verschwunden, wie betäubt, betäubt, pelzige, no sensation, lost feeling, lost sensation, went numb
  `,
  sehverlust: `
    plötzlich blind, blind plötzlich, erblindet, sehe nichts mehr, sehe nichts, sieht nichts mehr, nichts mehr sehen, nichts sehen, sehe plötzlich nichts,
    sehe auf einem Auge nichts, auf einem Auge nichts, auf einem Auge blind, ein Auge blind, Auge schwarz, schwarz vor einem Auge, Vorhang vor dem Auge, Vorhang im Auge,
    Vorhang Auge, Schatten vor dem Auge, Sehverlust, Sehkraft weg, Augenlicht, sudden blindness, suddenly blind, lost vision, vision loss, loss of vision, lost sight, cannot see,
    cant see, went blind, curtain over eye, curtain over my eye, sight gone, Netzhautablösung, retinal detachment, Lichtblitze und Vorhang, Rußregen, Blitze und Rußregen,
    Auge dunkel, Auge finster, Auge plötzlich schwarz, Auge plötzlich dunkel, Auge ganz schwarz, Auge ganz dunkel, Auge blind, Auge nichts mehr, Auge sieht nichts,
    Auge sehe ich nichts, sehe auf Auge nichts, sehe nix, seh nix mehr, sieht nix mehr, sieht nichts, Auge milchig plötzlich, Vorhang vorm Auge, Vorhang vor Auge,
    Vorhang vor den Augen, Schleier vor dem Auge, Rollladen Auge, Rollo Auge, schwarze Wand Auge, dunkler Fleck Auge, schwarzer Fleck Auge plötzlich, Schatten im Auge,
    Schatten Auge, Schatten von der Seite, Teil des Bildes fehlt, halbes Bild fehlt, Gesichtsfeld, Gesichtsfeldausfall, Hälfte sehe ich nicht, halbes Blickfeld, Blickfeld weg,
    plötzlich verschwommen, plötzlich unscharf, sehe plötzlich verschwommen, Blitze im Auge, Lichtblitze, Lichtblitze Auge, schwarze Punkte und Blitze, Sehen weg,
    kann nicht mehr sehen, nicht mehr sehen, nichts erkennen Auge, one eye went dark, eye went dark, eye went black, vision went black, lost sight in one eye, blind in one eye,
    suddenly cant see, cant see out of, shadow in my vision, black curtain, dark curtain, flashes and floaters, lost half my vision, half my vision, amaurosis,
    Zentralarterienverschluss, Augeninfarkt, plötzliche Blindheit, Netzhaut löst sich, Netzhaut ab, sehe verschwommen, sieht verschwommen, verschwommen sehen plötzlich,
    curtain over vision, curtain over my vision, curtain in my eye, vision curtain, black spot in vision suddenly, vision in left eye, vision in right eye, blurry suddenly,
    sudden blurry vision, cant see out of one eye,
    nur noch die halbe Stube, sehe nur noch halb, sieht nur noch halb, nur noch die Hälfte sehen, halbes Gesichtsfeld, half of my vision, lost half my vision
  `,
  doppelt: `
    doppelt sehen, sehe doppelt, sieht doppelt, Doppelbilder, Sehstörung plötzlich, double vision, seeing double, alles doppelt, doppelt, sehe zwei, Doppeltsehen, seeing two,
    see double
  `,
  verwirrt: `
    verwirrt, wirr, redet wirr, redet wirres Zeug, wirres Zeug, redet komisch, spricht komisch, redet Unsinn, redet nur Unsinn, Verwirrtheit, durcheinander, erkennt mich nicht,
    erkennt niemanden, nicht orientiert, desorientiert, delirium, Delir, confused, talking nonsense, makes no sense, disoriented, confusion, not making sense, weiß nicht wo,
    weiß nicht wer, weiß nicht mehr wo, weiß nicht mehr wer, weiß nicht welcher Tag, erkennt keinen, erkennt mich nicht mehr, erkennt uns nicht, erkennt seine Frau nicht,
    erkennt ihre Kinder nicht, kennt mich nicht, kennt sich nicht aus, ganz durcheinander, neben der Spur, neben sich, redet durcheinander, faselt, fantasiert, phantasiert,
    phantasieren, fantasieren, deliriert, benimmt sich komisch, verhält sich komisch, ist komisch, nicht sie selbst, nicht er selbst, not himself, not herself, acting strange,
    acting weird, doesnt recognize, doesnt recognise, doesnt know where, doesnt know who, disorientated, bewildered, verpeilt,
    weiß den Wochentag nicht, weiß nicht welcher, weiß das Datum nicht, weiß seinen Namen nicht, weiß ihren Namen nicht, erkennt das Zimmer nicht, findet die Toilette nicht mehr, doesnt know what day, doesnt know his name, doesnt know her name, doesnt know the day
  `,
  bauchpuls: `
    Bauch pulsiert, pulsiert im Bauch, Pulsieren im Bauch, Klopfen im Bauch, klopft im Bauch, pulsierender Bauch, pulsierende Beule, Bauch pulsierts, pulsating belly, pulsing belly, throbbing mass in belly, pulsating lump, pulsing in my stomach
  `,
  vorhang: `
    Vorhang, Schleier, Rollladen, Rollo, Jalousie, schwarze Wand, schwarzer Fleck, Schatten, dunkle Wolke, curtain, veil, shutter, shade, shadow, dark cloud
  `,
  schluckweg: `
    nicht mehr schlucken, nicht schlucken, verschluckt sich dauernd, verschluckt sich an allem, Stimme nasal, nasale Stimme, näselt, cant swallow, chokes on everything, trouble swallowing
  `,
};
