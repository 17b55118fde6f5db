/** Signs of many illnesses. */
export const signsTerms: Readonly<Record<string, string>> = {
  schmerz: `
    Schmerz, Schmerzen, weh, tut weh, schmerzt, wehtut, aua, Stechen, sticht, Stiche, Brennen, brennt, ziehen, zieht, Krämpfe, Kolik, pain, pains, hurts, hurt, hurting, ache,
    aches, aching, painful, sore, burning, stabbing
  `,
  stark: `
    stark, starke, starker, starken, starkes, extrem, extreme, heftig, heftige, heftiger, heftigen, höllisch, höllische, höllisches, unerträglich, unerträgliche, schlimm, schlimme,
    schlimmste, schlimmster, wahnsinnig, wahnsinnige, massiv, massive, brutal, brutale, nicht auszuhalten, halte es nicht aus, halt nicht aus, kaum auszuhalten, sauweh, saumäßig,
    mordsmäßig, fürchterlich, fürchterliche, krass, krasse, krümme mich, krümmt sich, schreit vor Schmerz, severe, unbearable, terrible, worst, excruciating, intense, agony, huge,
    heavy, awful, bad, very bad, strong, acute, akut, akute, akuter
  `,
  ploetzlich: `
    plötzlich, plötzliche, plötzlicher, plötzlichen, schlagartig, schlagartige, auf einmal, aufeinmal, von jetzt auf gleich, wie ein Blitz, aus dem Nichts, Sekunden, urplötzlich,
    mit einem Schlag, aus heiterem Himmel, auf oamoi, uf eimal, sudden, suddenly, all of a sudden, out of nowhere, thunderclap,
    in a second, in seconds, within seconds, in one second, in einer Sekunde, von einer Sekunde auf die andere
  `,
  bewusstlos: `
    bewusstlos, Bewusstlosigkeit, ohne Bewusstsein, kein Bewusstsein, Bewusstsein verloren, nicht bei Bewusstsein, nicht ansprechbar, nicht mehr ansprechbar, nimmer ansprechbar,
    reagiert nicht, reagiert nicht mehr, nicht wach zu kriegen, nicht wach zu bekommen, wacht nicht auf, wach nicht auf, nicht aufwachen, lässt sich nicht wecken, nicht weckbar,
    kaum weckbar, schwer weckbar, nicht erweckbar, Koma, komatös, umgekippt und reagiert, bewusstlose, weggetreten, unconscious, passed out, unresponsive, not responding,
    doesnt respond, wont wake up, not waking up, cannot wake, cant wake, collapsed, coma, lost consciousness, wont respond, not responsive, black out, blacked out, kippt weg,
    zusammengebrochen, zusammengeklappt, zammgebrochen, kollabiert, Kollaps, rührt sich nicht, rührt sich nicht mehr, bewegt sich nicht mehr, bewegt sich nicht,
    zeigt keine Reaktion, keine Reaktion, keine Reaktion mehr, regungslos, reglos, liegt am Boden, liegt regungslos, liegt leblos, nicht wach, wird nicht wach,
    wird nicht mehr wach, bekomme nicht wach, kriege nicht wach, bekommen nicht wach, nicht zu sich, kommt nicht zu sich, motionless, not moving, wont move, lying on the floor not,
    liegt einfach da, liegt einfach nur da, liegt nur noch da, liegt da und, liegt da wie tot, liegt am Boden und sagt nichts, sagt nichts mehr, sagt nix mehr, antwortet nicht,
    antwortet nicht mehr, reagiert auf nichts, reagiert auf nichts mehr, reagiert nimmer, reagiert ned, nicht wachzukriegen, nicht wach zu rütteln, nicht wecken,
    kann ihn nicht wecken, kann sie nicht wecken, krieg ihn nicht wach, krieg sie nicht wach, bekomm ihn nicht wach, kriege ihn nicht wach, kriege sie nicht wach, nimmer wach,
    wach nimmer, wird nimmer wach, wacht nimmer auf, wacht nicht mehr auf, liegt auf dem Boden, liegt auf Boden, liegt im Bad, liegt in der Küche, liegt im Flur,
    liegt auf der Straße, liegt auf dem Gehweg, liegt auf Gehsteig, liegt auf dem Gehsteig, Boden gefunden, am Boden gefunden, leblos gefunden, hingefallen und steht nicht auf,
    steht nicht mehr auf, rührt sich nimmer, riat sich nimma, zusammengesackt, sackt zusammen, zusammengesunken, sackt weg, weggesackt, klappt zusammen, plötzlich umgekippt,
    einfach umgekippt, einfach umgefallen, hintenüber gekippt, wie tot, regt sich nicht, keine Lebenszeichen, kein Lebenszeichen, lies nicht, found unconscious, found on floor,
    on the floor and not, just lies there, just lying there, lying there, lying on floor, lying on the floor, lying on the ground, not waking, wont wake, cant be woken,
    cant wake her, cant wake him, cannot wake him, cannot wake her, cant wake up, not answering, not reacting, no response, no reaction, not awake, collapses, passes out,
    passing out, went limp, gone limp, limp body, is out cold, knocked out, ausgeknockt, reagiert kaum, reagiert kaum noch, kaum ansprechbar, kaum noch ansprechbar,
    barely responsive, barely conscious, semi conscious, semiconscious, dämmert weg, dämmert nur, nicht bei sich, ist weg, kippt immer weg, kippt um, kippt einfach um, guckt starr,
    liegt so komisch da, bewusstlose Person, is she dead, ist sie tot, macht nicht auf liegt, öffnet nicht und liegt, hört mich nicht, reagiert auf Klingeln nicht,
    liegt bewusstlos, nackt bewusstlos, liegt im Schnee, liegt in der Kälte, liegt draußen, liegt in Kotze, liegt in seinem Erbrochenen, liegt in Erbrochenem, liegt nur noch rum,
    liegt im Gebüsch, liegt im Park, liegt auf der Bank und reagiert, lying in vomit, lying outside, zusammengebrochene, man lying on street, lying on street,
    lying on the pavement, lying in the road, liegt auf dem Bürgersteig, liegt auf Bürgersteig, liegt am Bahnhof, liegt in der U-Bahn, liegt im Bus, liegt im Treppenhaus,
    liegt in der Wohnung, liegt im Bett und reagiert, kommt nicht mehr auf, kommt nimmer auf, kommt nicht mehr hoch, dont wake up, doesnt wake up, not wake up,
    schläft und wacht nicht auf, schlafen nicht wach,
    no wake up, not wake up, will not wake up, does not wake, glaub er ist tot, glaube er ist tot, glaub sie ist tot, glaub mein Opa ist tot, glaub meine Oma ist tot, wird nicht mehr wach,
    cant rouse, cannot rouse, hard to rouse, driftet weg, driftet immer weg, fällt dauernd weg, fällt immer weg, sackt immer weg, nickt immer weg, dämmert immer weg, keeps drifting off, keeps passing out
  `,
  ohnmacht: `
    Ohnmacht, ohnmächtig, in Ohnmacht, umgekippt, umgefallen, Synkope, fainted, fainting, faint, schwarz vor Augen umgefallen, umkippt, kippt um, umgeflogen, umgfalln,
    bewusstlos geworden, kurz weg, weggesackt, fast ohnmächtig, weggekippt, ohnmächdig, faints, passed out, keeled over, collapsed, blacked out, syncope
  `,
  kopfschmerz: `
    Kopfschmerz, Kopfschmerzen, Kopfweh, Kopf tut weh, Chopfweh, Schädelweh, Kopf platzt, Schädel platzt, headache, head hurts, head pain, Kopf explodiert, Schädel brummt,
    Kopf dröhnt, Kopf platzt gleich, Kopf platz, Kopfwehn, Schädlweh, Birne, head is killing, head splitting, head aches, head is pounding, migraine, Migräne, Kopfschmerzn,
    Schläfenschmerz
  `,
  schlimmsterkopf: `
    Vernichtungskopfschmerz, schlimmste Kopfschmerzen, schlimmster Kopfschmerz, stärkste Kopfschmerzen, stärkster Kopfschmerz, Kopfschmerz wie noch nie, Kopfschmerzen wie noch nie,
    Kopfschmerzen wie nie, Donnerschlagkopfschmerz, Kopf explodiert, Kopfschmerz wie ein Schlag, Kopfweh wie noch nie, worst headache, worst headache of my life,
    thunderclap headache, Schlag im Kopf, Hirnblutung, Subarachnoidalblutung, Aneurysma geplatzt, brain bleed, brain haemorrhage, brain hemorrhage, Hirnaneurysma,
    Explosion im Kopf, wie Explosion, Kopfschmerz Explosion, Kopf wie explodiert, Knall im Kopf, wie ein Knall, Kopf geplatzt, wie ein Hammer, wie Hammerschlag, Hammerschlag,
    Blitz im Kopf, Peitschenhieb, wie ein Donnerschlag, wie ein Peitschenschlag, 0 auf 100, in Sekunden, innerhalb von Sekunden,
    noch nie so Kopfschmerzen, noch nie solche Kopfschmerzen, noch nie so starke Kopfschmerzen, noch nie so Kopfweh, so Kopfweh noch nie, Kopfschmerzen zum Sterben,
    Kopfschmerz beim Sex, Kopfschmerzen beim Orgasmus, Kopfschmerzen beim Husten plötzlich, something popped in my head, popped in my head, head exploded, head exploding,
    explosion in head, explosion in my head, headache exploded, from zero to hundred, worst head pain, never had such a headache, worst pain in head, headache came on suddenly,
    Ader im Kopf geplatzt, Ader geplatzt Kopf, SAB, Hirnbluten, brain aneurysm, hit by a hammer, like being hit, Kopfschmerzen meines Lebens, Kopfschmerz meines Lebens,
    Kopfweh meines Lebens, heftigste Kopfschmerzen, heftigster Kopfschmerz, headache of my life, headache ever, thunderclap, sudden severe headache, explosive headache,
    headache out of nowhere, worst migraine ever, schlagartiger Kopfschmerz, schlagartig Kopfschmerzen,
    Peitschenknall im Kopf, Peitschenknall im Schädel, Schnalzer im Kopf, Knall im Kopf, Knall im Schädel, etwas geplatzt im Kopf, Kopf explodiert plötzlich,
    Hinterkopf explodiert, Kopf explodiert, Schädel explodiert, im Kopf explodiert, Kopf geplatzt, im Kopf gerissen, Kopf gerissen, Schädel gerissen, Stich in den Kopf gefahren, wie vom Beil, Beil auf Kopf,
    Axt im Kopf, wie ein Schuss im Kopf, Schuss in den Kopf, wie vom Blitz im Kopf, Knall Kopf, Schlag Hinterkopf, Schlag in den Hinterkopf, something burst in my head, burst in my head, snapped in my head,
    exploded in my head, like a gunshot in my head,
    blow to head from inside, like a blow, like a punch from inside, as if someone hit me, Schlag von innen, Tritt von innen, wie ein Tritt gegen den Kopf, nach dem Niesen Kopfschmerz
  `,
  inkontinent: `
    Urin nicht halten, verliere Urin, Blase nicht kontrollieren, Blasenkontrolle, eingenässt plötzlich, einnässen, Stuhl nicht halten, Stuhl verliere, Kontrolle über Blase,
    inkontinent plötzlich, wet myself, lost bladder control, lost control of bladder, loss of bladder control, incontinent suddenly, bladder control, bowel control,
    plötzlich inkontinent, Darm nicht kontrollieren, mache mir in die Hose, in die Hose machen, mache in die Hose, in die Hose gemacht, macht in die Hose, mach mir in die Hosen,
    pinkle in die Hose, pinkle mich an, pinkelt sich an, pisse mich ein, pisse mir in die Hose, nässe mich ein, eingepinkelt, eingepisst, eingenässt, Urin läuft einfach,
    Urin läuft, läuft einfach raus, Pipi nicht halten, Wasser nicht halten, kann Urin nicht, Stuhl geht ab, Stuhl läuft, Stuhl nicht mehr halten, merke nicht wenn ich muss,
    spüre nicht wenn ich muss, merke nicht mehr dass, pee myself, peed myself, peeing myself, pissed myself, wetting myself, wetting himself, wet himself, wet herself,
    cant hold my pee, cant hold pee, cant control bladder, cant control my bladder, cant control my bowels, pooped myself, soiled myself, cant feel when i pee, bladder not working,
    nicht gespürt Toilette, spüre nicht ob ich muss, merke nicht dass ich muss, spüre die Blase nicht, spüre beim Klo nichts, kein Gefühl beim Wasserlassen,
    kein Gefühl beim Pinkeln, cant feel when I need to pee
  `,
  rueckenschmerz: `
    Rückenschmerz, Rückenschmerzen, Rücken, Kreuzschmerzen, Kreuzweh, Bandscheibe, Bandscheibenvorfall, back pain, backache, slipped disc, sciatica, Ischias, Hexenschuss,
    Lendenwirbel, LWS, unterer Rücken, Kreuz, Rückn, Bandscheiben, slipped disk, herniated disc, lower back, back hurts, Kreiz, Kreizweh, Hexenschuß, Ischiasnerv
  `,
  bewusstseinkopf: `
    erbricht, erbrechen, bewusstlos, ohnmächtig, benommen, verwirrt, schläfrig, übel, Übelkeit, Erinnerungslücke, Gedächtnislücke, weiß nichts mehr, kotzt, gekotzt, weggetreten,
    Pupillen, Pupille, klare Flüssigkeit, Flüssigkeit aus dem Ohr, Blut aus dem Ohr, Blut aus Ohr, krampft, Kopfschmerzen, vomiting, vomited, drowsy, confused, unconscious, sleepy,
    pupils, dizzy, blood from ear, schläft dauernd, threw up, blutet, Blutverdünner, Marcumar
  `,
  notruf: `
    Notruf, Notarzt, Notärztin, Rettungswagen, Krankenwagen, Rettung rufen, Rettungsdienst, Sanka, Ambulanz rufen, Rettung kommen, 112, 144, ambulance, paramedic, emergency number,
    call 112, call 911, 911, 999, emergency, Notfall, Notfälle, medizinischer Notfall, Rettungsleitstelle, Rettungswagn, Rettungshubschrauber, Notarzt rufen, Notarzt kommen,
    Krankenwagen rufen, Krankenwagen bitte, Sanitäter, Sani, Notruf Nummer, Notrufnummer, Notfallnummer, call an ambulance, need ambulance, ambulance number, Erste Hilfe jetzt,
    schnell Notarzt, Rega, 1414, 118 notruf
  `,
  wiederbeleben: `
    Wiederbelebung, wiederbeleben, reanimieren, Reanimation, Herzdruckmassage, Herzmassage, Mund zu Mund Beatmung, Defibrillator, Defi, AED, CPR, resuscitation, stabile Seitenlage,
    recovery position
  `,
  ploetzlichertod:
    'plötzlicher Kindstod, Krippentod, =SIDS, Säuglingstod, Schütteltrauma, Baby geschüttelt, shaken baby, geschüttelt Baby',
  notdienst: `
    Bereitschaftsdienst, ärztlicher Bereitschaftsdienst, Notdienst, Notfallpraxis, Notaufnahme, 116117, Notfallambulanz, kassenärztlicher Notdienst, Bereitschaftspraxis,
    Sonntagsarzt, on call doctor, out of hours, emergency room, emergency department, Bereitschaftsarzt, ärztlicher Notdienst, Arzt am Wochenende, Arzt am Sonntag,
    Arzt heute Nacht, Arzt nachts, Wochenenddienst, Kinderarzt Notdienst, Kindernotdienst, Augenarzt Notdienst, Zahnarzt Notdienst, zahnärztlicher Notdienst, HNO Notdienst,
    Apothekennotdienst, Notapotheke, night pharmacy, Spital Notfall, Ambulanz, Notfallpraxen, doctor on weekend, doctor on sunday, doctor at night, night doctor, out of hours doctor, urgent care, emergency doctor, A&E, ER near me,
    Arzt jetzt offen, Permanence, Hausarzt zu, Arzt hat zu, Arzt hat geschlossen, Kinderarzt hat zu, Zahnarzt hat zu, Praxis hat zu, Praxis hat geschlossen, Praxis ist zu, Praxis geschlossen,
    Praxen zu, alle Praxen geschlossen, Arzt im Urlaub, Hausarzt im Urlaub, Hausärztin im Urlaub, Kinderarzt im Urlaub, Zahnarzt im Urlaub, kein Arzt offen, welcher Arzt hat offen,
    welcher Arzt hat auf, doctor on duty, doctors on duty, doctor is on duty, doctor is closed, doctors closed, doctors is closed, practice is closed, practice closed, surgery is closed,
    surgery closed, dentist is closed, dentist closed, paediatrician is closed, pediatrician is closed, GP is closed, GP is on holiday, GP on holiday, doctor is on holiday, doctor on holiday
  `,
  ausserhalb: `
    Samstag, Sonntag, Wochenende, Feiertag, Ostersonntag, Ostermontag, Karfreitag, Pfingstmontag, Heiligabend, Silvester, heute Nacht, heute Abend, heute noch, noch heute, Saturday, Sunday,
    weekend, bank holiday, public holiday, tonight, this evening, after hours
  `,
  arztgesucht: `
    welcher Arzt, welche Ärztin, welche Praxis, wo finde ich einen Arzt, finde ich einen Arzt, einen Arzt finden, wer kann gucken, kann jemand gucken, heute jemand gucken, jemand draufschauen,
    jemand anschauen, jemand ansehen, wo bekomme ich ein Rezept, wer verschreibt, brauche Antibiotikum, brauche ein Antibiotikum, brauche Antibiotika, Arzt kommen, Kinderarzt heute,
    find a doctor, need a doctor, see a doctor, which doctor, who can see, who can prescribe, who is open, whos open, whats open, what is open, doctor come, need antibiotics,
    antibiotics where, where can i get it looked at, get it looked at, need someone to look, find a dentist, need a dentist, dentist open
  `,
  lange: `
    seit einer Stunde, seit Stunden, 15..59 min, 15..59 Minuten, 15..59 minutes, halbe Stunde, seit halber Stunde, halben Stunde, eine Stunde, 1..9 Stunden, for an hour, an hour,
    hours, 1..9 hours, half an hour, hört nicht auf, wont stop, doesnt stop, not stopping, kriege nicht gestoppt, nicht stoppen, geht nicht weg, lässt nicht nach, über eine Stunde,
    ohne Ende, immer weiter, seit heute Nacht, 20..90 min, 20..90 minuten
  `,
  aufsteigend: `
    Kribbeln steigt, steigt hoch, steigt auf, wandert hoch, wandert nach oben, zieht hoch, aufsteigend, von den Füßen, immer höher, going up, moving up, spreading up, rising,
    creeping up, Guillain, Guillain Barre, seit heute früh, immer schwächer, getting weaker, weaker, werden schwächer, wird schwächer, breitet sich aus, nach einer Erkältung,
    nach Durchfall,
    von den Zehen, steigt von, steigt hoch, bis zur Hüfte, bis zum Bauch, von unten nach oben, bis zu den Knien, from my toes, from my feet, up to my hips, up to my knees
  `,
  beinschwach: `
    Beine schwächer, Beine werden schwächer, Beine immer schwächer, Beine gehorchen nicht, Beine gehorchen, Beine machen nicht mit, Beine wollen nicht, Beine wie Pudding,
    Beine sacken weg, Beine knicken weg, Beine nicht bewegen, Beine nicht mehr bewegen, Beine gelähmt, kann Beine nicht bewegen, Beine tragen mich nicht, Beine spüre ich nicht,
    Beine kein Gefühl, spüre meine Beine nicht, Beine nicht spüren, legs are getting weaker, legs weaker, legs getting weak, legs gave out, legs wont move, cant move my legs,
    cant move legs, cant feel my legs, legs not working, legs stopped working, legs dont work, legs giving way, weakness in legs, legs going numb, Haxn gehorchen nicht,
    beide Beine taub, beide Beine gelähmt, Querschnittssymptome, tingling going up legs, numbness going up, numb legs, legs numb, weak legs suddenly, Beine taub, taube Beine,
    numb from the waist,
    Füße knicken weg, Beine knicken weg, beide Beine schlaff, Beine schlaff, legs give way,
    Beine kaum bewegen, Beine kaum noch bewegen, Beine kaum spüren, Beine kaum noch spüren, kaum noch stehen Beine, Beine gehen nicht mehr, Beine versagen, Beine geben nach, Beine schwer wie Blei plötzlich,
    Füße kaum bewegen, Füße nicht heben, Fuß hängt, Fuß nicht heben, Füße wie eingeschlafen, Beine wie eingeschlafen, Beine lahm, barely move my legs, barely move his legs, hardly move her legs, foot drop, cant lift my foot
  `,
  leblosbaby: `
    leblos, graue Farbe, ganz grau, grau und schlaff, wird grau, blass und schlaff, weiß und schlaff, grey and floppy, blue and limp, limp and pale,
    hängt wie ein Lappen, hängt Lappen, wie ein nasser Lappen, hängt schlaff, hängt im Arm, wie eine Stoffpuppe, wie eine Schlenkerpuppe, wie eine Gummipuppe, blass und hängt, hängt nur da,
    limp in my arms, floppy and pale, pale and floppy, grey and limp, like a ragdoll, like a wet rag
  `,
  kindalk: `
    Wein getrunken, Bier getrunken, Schnaps getrunken, Alkohol getrunken, Sekt getrunken, Likör getrunken, vom Wein getrunken, vom Bier getrunken, vom Schnaps, drank wine,
    drank alcohol, drank vodka, drank beer
  `,
  schwangerzeichen: `
    Blutdruck 140..230, Juckreiz, juckt, Hände jucken, Gelbsucht, itching, blood pressure 140..230, Ausfluss grün, Fieber, hochfieber, brennt beim, Krampf, Sturz,
    Schmierblutung, Schmierblutungen, leichte Blutung, spotting
  `,
  eierstock: 'Eierstock, Eierstöcke, Eierstockzyste, Zyste, ovary, ovarian cyst',
  wundproblem: `
    Wunde stinkt, stinkende Wunde, Wunde schwarz, Wunde und schwarz, Narbe geht auf, Narbe offen, Naht aufgegangen, Naht geplatzt, Naht auf, OP Wunde offen, Wunde aufgegangen,
    Wunde platzt, stitches came open, stitches opened, wound opened, wound smells, wound black, incision open, Gips zu eng, Gips drückt, Finger blau Gips, Zehen blau Gips,
    cast too tight, Ring geht nicht ab, Ring nicht ab, ring stuck finger, Trommelfell geplatzt, Trommelfell gerissen, Ohr blutet, blutet aus dem Ohr, Ohr läuft Blut,
    ruptured eardrum, Fremdkörper im Ohr, Kleber auf Augenlid, Nadelstich Patient, Spritze gestochen, Spritze im Park, an Spritze gestochen
  `,
  stoss: `
    getreten, tritt, auf die Hörner, aufgespießt, überrannt, totgetrampelt, getrampelt, auf mich gefallen, auf ihn gefallen, kicked, trampled, gored, stepped on
  `,
  tierstoss: 'Kuh, Stier, Bulle, Pferd, Hirsch, Wildschwein, cow, bull, horse',
  brand: `
    Haare haben Feuer gefangen, Feuer gefangen, fängt Feuer, Kleidung brennt, Pullover brennt, Jacke brennt, T-Shirt brennt, Haare brennen, Auto brennt, Haus brennt,
    Wohnung brennt, Küche brennt, Bett brennt, Christbaum brennt, es brennt bei uns, Feuer in der Küche, Feuer in der Wohnung, Feuer im Haus, Fettbrand, Gasexplosion,
    Gasflasche explodiert, Explosion, house on fire, car on fire, kitchen fire, clothes on fire, hair on fire, apartment fire, gas explosion,
    Kleidung hat gebrannt, Kleidung brennt, Ärmel brennt, Pulli hat gebrannt, clothes on fire
  `,
  stehenicht: `
    nicht stehen, nicht mehr stehen, nicht gehen, nicht geradeaus, nicht laufen, gangunsicher, Gangunsicherheit, torkelt, torkle, schwankt, fällt um, fällt immer, fällt nach links,
    fällt nach rechts, kann nicht gehen, cant stand, cant walk, staggering, stumbling, unsteady,
    nicht sitzen, nicht gerade sitzen, nicht aufrecht sitzen, nicht mehr sitzen, kippt beim Sitzen, fällt vom Stuhl, nicht geradeaus laufen, ka laufe, kann nimmer laufen, cant sit up, cant sit upright, falls over, cant keep my balance, keine Balance, Gleichgewicht weg, Gleichgewicht verloren,
    kaum stehen, kaum noch stehen, kaum gehen, kaum noch gehen, kaum laufen, kaum noch laufen, hardly stand, barely stand, barely walk, hardly walk
  `,
  tropen: `
    Tropen, Tropenreise, Afrika, Asien, Thailand, Indien, Kenia, Tansania, Ghana, Nigeria, Südamerika, Fernreise, tropics, Africa, India, nach Urlaub in
  `,
  ausfall: `
    verstopft, Alarm, piept, ausgefallen, leer, rausgerutscht, herausgerutscht, rausgezogen, raus, blutet, defekt, kaputt, rot, eitert, entzündet, blocked, empty, fell out,
    came out, broken, bleeding, infected, failed
  `,
  geraet: `
    Trachealkanüle, Kanüle, Trachea, Tracheostoma, Beatmungsgerät, Beatmung, Heimbeatmung, Sauerstoffgerät, Sauerstoffflasche, Sauerstoff, Konzentrator, LVAD, Kunstherz,
    Magensonde, PEG, Insulinpumpe, Dialyseshunt, Shunt, Port, Drainage, Katheter, Monitor, ventilator, trach, tracheostomy, oxygen tank, feeding tube, pacemaker, insulin pump,
    dialysis
  `,
  seltenes: `
    Kammerflimmern, Kammertachykardie, Addison-Krise, Addison Krise, Nebennierenkrise, thyreotoxische Krise, Hirnödem, Hirndruck, innere Blutung, innere Blutungen, Magenblutung,
    Varizenblutung, hypertensive Krise, Blutdruckkrise, Hyperkaliämie, Leberversagen, Leberkoma, Nierenversagen, Multiorganversagen, Lungenversagen, Thoraxtrauma,
    Kompartmentsyndrom, Rhabdomyolyse, Hämatothorax, malignes Fieber, Malaria, Myokarditis, Herzmuskelentzündung, Perikarditis, Endokarditis, Herzklappenriss, Cholera, Ebola,
    Diphtherie, Wundbrand, Milzbrand, Sichelzellkrise, Porphyrie, Hirnabszess, Sinusvenenthrombose, Gefäßverschluss, ventricular fibrillation, adrenal crisis, thyroid storm,
    internal bleeding, organ failure, kidney failure, liver failure, hypertensive crisis, compartment syndrome, Delirium tremens, tremens
  `,
  kaltschweiss: `
    kalter Schweiß, kalten Schweiß, kaltschweißig, kaltschweissig, schwitzt kalt, schweißgebadet, schweißnass, nass geschwitzt, klatschnass geschwitzt, kreidebleich, kreideweiß,
    aschfahl, grau im Gesicht, ganz grau, leichenblass, weiß wie die Wand, cold sweat, clammy, ashen, pale and sweating, drenched in sweat, Todesangst, Angst zu sterben,
    Vernichtungsgefühl
  `,
  bleibendeflecken: `
    beim Drücken bleiben, bleiben beim Drücken, bleiben beim Draufdrücken, drücken gehen nicht weg, Drücken nicht weg, beim Drücken nicht blass, stay when pressed,
    stays when pressed, nicht wegdrückbar, nicht wegdrücken, nicht wegdrückbare, lassen sich nicht wegdrücken, verschwinden nicht beim Drücken, Punkte gehen nicht weg beim Drücken,
    Glastest, Glasprobe, purple spots dont fade, spots dont fade, spots that dont fade, rash doesnt fade, rash wont fade, rash not fading, rash that doesnt fade,
    doesnt fade under glass, nonblanching, non blanching, petechiae, Petechien, Hauteinblutungen, dont go away when pressed, doesnt disappear when pressed
  `,
  kaltundweiss: `
    kalt und weiß, eiskalt und weiß, kalt und blass, eiskalt und blass, weiß und kalt, weiß und eiskalt, kalt und blau, blau und kalt, kalt und taub, cold and white,
    white and cold, cold and pale, cold and numb, ice cold and
  `,
  sturzschwer: `
    kann nicht aufstehen, nicht mehr aufstehen, nicht aufstehen, kommt nicht hoch, kommt nicht mehr hoch, kann nicht stehen, nicht mehr stehen, kann nicht laufen,
    nicht mehr laufen, nicht gehen, kann nicht auftreten, nicht auftreten, nicht bewegen, Hüfte, Oberschenkelhals, cant get up, cant stand, cant walk, cant move, hip,
    not getting up
  `,
  grossespfahl: `
    Pfahl, Holzpfahl, Zaunpfahl, Stange, Eisenstange, Metallstange, =Messer, Schraubenzieher, Schraubendreher, Mistgabel, Heugabel, Ast, Pfeil, knife, screwdriver, rod, pole,
    pitchfork, arrow, stake
  `,
  angstvor: 'Angst vor, fürchte mich vor, fürchtet sich vor, scared of, afraid of, terrified of, Schiss vor',
  kribbeln: 'kribbelt, Kribbeln, Ameisenlaufen, tingling, tingles, pins and needles',
};
