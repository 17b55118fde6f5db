/** Belly, pregnancy, men. */
export const bellyTerms: Readonly<Record<string, string>> = {
  akutbauchname: `
    akuter Bauch, akutes Abdomen, Darmverschluss, Ileus, Darmverschlingung, Magendurchbruch, Darmdurchbruch, Durchbruch, Bauchfellentzündung, Peritonitis, Milzriss,
    Blinddarmdurchbruch, Blinddarm geplatzt, Darm geplatzt, acute abdomen, ruptured appendix, burst appendix, bowel obstruction, perforated ulcer, Darmriss, Darmperforation,
    Magenperforation, Darm gerissen, Milz gerissen, Leberriss, Magen durchgebrochen, Volvulus, Invagination, Mesenterialinfarkt, Pankreatitis, Bauchspeicheldrüsenentzündung,
    pancreatitis, perforation, intussusception, ruptured spleen, spleen rupture, Gallenblase geplatzt, Eierstock gedreht, Ovarialtorsion, Stieldrehung, ovarian torsion,
    Zyste geplatzt, ruptured cyst, gürtelförmige Schmerzen, Schmerzen wie ein Gürtel, gürtelförmig, Nierenkolik, Darm eingeklemmt
  `,
  bretthart: `
    bretthart, bretthartes, brettharter, hart wie ein Brett, steinhart, harter Bauch, Bauch hart, Abwehrspannung, Bauch ganz hart, rigid, rock hard, hard as a board, board like,
    hard like a board, like a board, hard as rock, hard as stone, hard as wood, hart wie Stein, hart wie Beton, hart wie Holz, wie ein Brett, wia a Brett, Bauchdecke hart, belly hard, stomach hard, hard belly, hard stomach, Leib hart, Bauch steinhart
  `,
  blinddarm: 'Blinddarm, Blinddarmentzündung, Appendizitis, appendicitis, Wurmfortsatz, appendix',
  rechtsunten: `
    rechts unten, rechter Unterbauch, Unterbauch rechts, rechte Seite unten, unten rechts, rechts untn, right lower, lower right, right side, bottom right, Bauchnabel nach rechts,
    vom Nabel, beim Loslassen, nicht hüpfen, net hupfn, nicht hupfen, hüpfen, hupfn, kann nicht gerade gehen, gekrümmt, Blinddarm, cant stand up straight, hurts to jump,
    beim Gehen Bauch, McBurney, kann nicht aufrecht
  `,
  kotabgang: `
    Kot erbrochen, erbreche Kot, erbricht Kot, Kot erbrechen, Koterbrechen, Miserere, Erbrochenes stinkt nach Kot, riecht nach Kot, erbricht braun, erbreche braunes,
    braunes Erbrochenes, braunes stinkendes, brauner Schwall, kein Stuhl und kein Wind, keine Winde, kein Stuhl kein Wind, kein Pups, kein Stuhlgang und erbrechen, vomiting poop,
    vomiting feces, fecal vomit, faecal vomiting, vomit smells like poop, vomiting brown, brown vomit, no gas, cant pass gas, no poop and vomiting, Galle erbrochen,
    grünes Erbrechen Baby, erbricht grün, grün erbrochen, galliges Erbrechen, green vomit baby, puking green, puking bile, throwing up bile, throwing up green, vomiting green,
    vomiting bile, green bile, kotzt grün, kotzt Galle
  `,
  bruch: `
    Leistenbruch, Nabelbruch, Narbenbruch, Hernie, Leiste, Beule in der Leiste, Beule Leiste, hernia, groin lump, bulge groin
  `,
  bruchhart: `
    hart, blau, rot, eingeklemmt, nicht zurückdrücken, nicht reindrücken, geht nicht zurück, nicht mehr rein, brechen, erbrechen, hard, wont go back, stuck, red, purple, painful,
    irreducible, starke Schmerzen, geht nicht rein, lässt sich nicht, dick
  `,
  erbrechen: `
    erbrechen, erbricht, erbreche, kotzt, kotze, kotzen, spuckt, speiben, speibt, übergibt sich, übergebe mich, gebrochen, brechen, vomiting, vomits, vomit, throwing up, puking,
    vomited, threw up, muss kotzen, Erbrechen schwallartig, gekotzt
  `,
  uebelkeit: 'Übelkeit, übel, schlecht, erbrechen, nausea, nauseous, sick',
  bluterbrechen: `
    Blut erbrochen, erbricht Blut, Blut erbrechen, Bluterbrechen, Blut im Erbrochenen, Blut gespuckt, spuckt Blut, spucke Blut, Blut kotzen, kotzt Blut, kotze Blut, Blut gekotzt,
    Blut gebrochen, Blut speiben, speibt Blut, Kaffeesatz erbrochen, Erbrochenes wie Kaffeesatz, Kaffeesatzerbrechen, Kaffeesatz, Erbrochenes schwarz, schwarzes Erbrochenes,
    vomiting blood, throwing up blood, vomit blood, blood in vomit, puking blood, coffee ground vomit, coffee grounds, Blut husten, hustet Blut, huste Blut, Bluthusten,
    Blut ausgehustet, Blut beim Husten, coughing up blood, coughing blood, Blutsturz, kotze schwarz, kotzt schwarz, erbreche schwarz, erbricht schwarz, schwarz erbrochen,
    schwarz gekotzt, schwarzes gekotzt, schwarz wie Kaffee, wie Kaffeesatz, brechen Blut, bricht Blut, spuckt dunkles Blut, Schwall Blut, Blut aus dem Mund, Blut kommt aus Mund,
    Blut aus Mund, würgt Blut, Blut aufgestoßen, spuckn Blut, spuck Blut, vomit black, vomiting black, black vomit, throw up blood, threw up blood, threw up black, puked blood,
    spitting blood, spits blood, blood coming from mouth, blood from mouth, coughs blood, coughs up blood, coughed up blood, coughing black, hustet schwarz, blood when I cough,
    Blutiges Erbrochenes, Ösophagusvarizen, speibt Bluat, Hustenanfall Blut, Husten mit Blut, Auswurf blutig, blutiger Auswurf, Blut im Auswurf, Stuhl kommt aus dem Mund,
    Stuhl aus Mund,
    Blut gespieben, Blut spucken, spuckt Blut, Blut gebrochen, Blut gespien, Blut gekotzt, kotzt Blut, speibt Blut, throwing up blood
  `,
  blutstuhl: `
    schwarzer Stuhl, Stuhl schwarz, Teerstuhl, schwarzer Stuhlgang, Stuhlgang schwarz, schwarzer Kot, schwarze Kacke, Kot schwarz, Stuhl wie Teer, teerschwarz, pechschwarzer Stuhl,
    Blut im Stuhl, Stuhl blutig, blutiger Stuhl, blutiger Durchfall, Blut im Stuhlgang, Blut beim Stuhlgang, Blut aus dem After, Blut aus dem Darm, Blut im Klo,
    Blut in der Toilette, blute aus dem Po, Blut aus Po, Darmblutung, black stool, black stools, tarry stool, tarry stools, black poop, black poo, blood in stool, bloody stool,
    rectal bleeding, blood in poop, blood in my poo, bloody diarrhea, bloody diarrhoea, Klo voller Blut, Klo voll Blut, Kloschüssel voll Blut, Kloschüssel rot, Toilette voll Blut,
    Schüssel voll Blut, nur Blut, Blut statt Stuhl, Blut beim Kacken, Scheiße Blut, Blut in der Kacke, blutig Stuhl, Windel Blut, Blut in der Windel, roter Stuhl, Himbeergelee,
    Himbeergeleestuhl, Stuhl rot, Kacke schwarz, schwarz kacken, scheiße schwarz, schwarzer Durchfall, Teer, pechschwarz, teerartig, Kot wie Teer, toilet full of blood,
    toilet bowl full of blood, blood in toilet, pooping blood, passing blood, blood in the toilet, black tar stool, black diarrhea, poop black, bloody poop, blood in diaper,
    blood in nappy, bleeding from bottom, bleeding from rectum
  `,
  harnverhalt: `
    kann nicht pinkeln, nicht pinkeln, kann nicht mehr pinkeln, Harnverhalt, kann kein Wasser lassen, kein Wasser lassen, Wasser lassen geht nicht, Wasserlassen geht nicht,
    Wasserlassen nicht möglich, kann nicht Wasser lassen, nicht mehr Wasser lassen, kann nicht aufs Klo Blase voll, Blase läuft nicht, Blase voll kommt nichts, kommt kein Urin,
    kein Urin, kann nicht urinieren, nicht urinieren, cannot pee, cant pee, unable to urinate, cant urinate, cannot urinate, urinary retention, unable to pee, nicht mehr brunzen,
    nicht bieseln, ned bieseln, nicht mehr pieseln, nicht pieseln, nicht pissen, nicht mehr pissen, nicht mehr aufs Klo, kommt nichts mehr raus, kommt nix beim Pinkeln, kein Pipi,
    kein Tropfen, nur Tropfen, Blase voll, Blase platzt, Blase platzt gleich, Katheter verstopft, catheter blocked, seit gestern nicht gepinkelt, nicht gepinkelt, havent peed,
    bladder full cant, bladder bursting, kann nicht brunzen, nicht Pipi machen, Wasserlassen unmöglich, Wasser nicht lassen,
    kann nicht Wasserlassen, kein Wasserlassen möglich, Blase prall, kann kein Wasser lassen, seit gestern kein Urin, kein Tropfen Urin
  `,
  eileiter: `
    Eileiterschwangerschaft, Bauchhöhlenschwangerschaft, Extrauterin, Eileiter geplatzt, ectopic, ectopic pregnancy, tubal pregnancy
  `,
  praeeklampsie: `
    Präeklampsie, Eklampsie, HELLP, HELLP-Syndrom, Schwangerschaftsvergiftung, Gestose, preeclampsia, pre eclampsia, eclampsia, hellp syndrome, Plazentaablösung, Plazentalösung,
    placental abruption, Nabelschnurvorfall, cord prolapse, Uterusruptur, Placenta löst sich, Plazenta löst sich, Gebärmutterriss, uterine rupture, Plazenta praevia,
    placenta praevia, Schwangerschaftsvergifdung, Blutdruck 150..230 schwanger, schwanger Blutdruck 150..230, schwanger Blutdruck hoch, Nabelschnur hängt raus
  `,
  oberbauch: `
    Oberbauch, rechter Oberbauch, Flimmern, Augenflimmern, Flimmern vor den Augen, Sehstörung, Sehstörungen, Blitze, upper belly, upper abdomen, vision changes, blurred vision,
    seeing spots, Gesicht geschwollen, Hände geschwollen, swollen face, swollen hands, Blutdruck, hoher Blutdruck, blood pressure
  `,
  geburt: `
    Baby kommt, Sturzgeburt, Fruchtblase geplatzt, Presswehen, Blasensprung, Wehen alle, Wehen, vorzeitige Wehen, Kind kommt, baby is coming, water broke, waters broke, in labour,
    in labor, contractions, Fehlgeburt, miscarriage
  `,
  wehenfrueh: `
    vorzeitige Wehen, Fruchtblase geplatzt, Blasensprung, Sturzgeburt, Presswehen, Baby kommt jetzt, Fehlgeburt, waters broke, water broke, baby is coming, miscarriage,
    miscarrying, grünes Fruchtwasser
  `,
  fruchtblase: `
    Fruchtblase, Fruchtwasser läuft, Fruchtwasser geht, Fruchtwasser ab, Fruchtwasser grün, Fruchtwasser verloren, verliere Fruchtwasser, verliert Fruchtwasser, Blasensprung, grünes Wasser, grünes Fruchtwasser, Wasser ist grün, Wasser läuft, waters broke, water broke, waters have broken, water breaking,
    waters breaking, amniotic fluid, green water, green waters, geplatzt Blase, Wasser abgegangen, Wasser geht ab, Fruchtwasser abgegangen, Wasser weg schwanger, Blase geplatzt,
    Blase gesprungen, waters gone, leaking fluid pregnant
  `,
  geburtjetzt: `
    kriegt das Kind, bekommt das Kind, kriegt ihr Kind, kriegt das Baby, bekommt das Baby, Baby kommt, Kind kommt, Kind kommt raus, Baby kommt raus, Kopf ist schon da,
    Kopf schon da, Kopf vom Baby, Kopf schaut raus, Kopf guckt raus, Köpfchen da, Köpfchen sehen, Köpfchen schaut, Köpfchen raus, sehe den Kopf, Kopf zu sehen, Geburt im Auto, Geburt zuhause, Geburt ohne Hebamme,
    schaffen es nicht ins Krankenhaus, schaffen es nicht in die Klinik, Presswehen, muss pressen, Pressdrang, Drang zu pressen, Wehen alle 1..5, Wehen jede,
    Wehen alle zwei Minuten, Nabelschnur hängt, Nabelschnur kommt, Nabelschnur schaut, Nabelschnur um den Hals, Sturzgeburt, Beine zuerst, Füße zuerst, giving birth, giving birth now, baby is coming, baby coming, head is out,
    head is showing, baby head, babys head, crowning, need to push, having to push, contractions every, contractions 2 minutes, umbilical cord, delivering baby, baby coming now,
    in labor now, in labour now, born in car, gerade entbunden, Nachgeburt kommt nicht, Plazenta kommt nicht, Geburt steht bevor, Geburt geht los, Geburt beginnt,
    meine Frau bekommt das Baby, bekommt das Baby im, Frau entbindet, entbindet, going into labor, went into labor, cord coming out, cord is coming, feet first, baby is breech and,
    feet coming out,
    Wehen alle 1..3 Minuten, muss pressen, Pressdrang, Köpfchen kommt
  `,
  wehen: 'Wehen, Senkwehen, Wehe, contractions, labour, labor, Bauch hart, harter Bauch, Kontraktionen, Wehn',
  fruehwoche: `
    20..36 woche, 20..36 SSW, 20..36 schwangerschaftswoche, 20..36 weeks, week 20..36, SSW 20..36, woche 20..36, zu früh, 6 Monat, 7 Monat, sechster Monat, siebter Monat,
    sechsten Monat, siebten Monat, 20..36 wo, too early, preterm, months pregnant
  `,
  totgefuehl: `
    Kindsbewegungen, Kindsbewegung, Baby bewegt sich nicht, Baby bewegt sich nicht mehr, bewegt sich das Baby nicht, keine Kindsbewegungen, keine Bewegung im Bauch,
    spüre mein Baby nicht, spüre Baby nicht, Baby nicht mehr spüren, Baby nicht mehr gespürt, Kind im Bauch bewegt sich nicht, Kind bewegt sich nicht mehr, baby not moving,
    baby isnt moving, baby stopped moving, no movement, no fetal movement, reduced movements, baby moving less, Baby bewegt sich weniger, Baby bewegt sich kaum,
    spüre mein Baby im Bauch nicht, Baby im Bauch nicht, Baby nicht gespürt, Kind nicht mehr gespürt, Kind nicht gespürt, Baby strampelt nicht, Baby tritt nicht mehr,
    Baby ruhig im Bauch, spüre das Kind nicht, baby hasnt moved, havent felt baby, cant feel baby, Bewegungen im Bauch nicht, nicht mehr getreten, nicht getreten, tritt nicht,
    Baby tritt nicht, strampelt nicht, no kicks, not kicking, no kicking, kicks less,
    spüre mein Kind nicht mehr, Kind nicht mehr gespürt, Kindsbewegungen weg, keine Kindsbewegungen mehr, Kind im Bauch bewegt sich nicht
  `,
  hodenname: `
    Hodentorsion, Hodenverdrehung, Hoden verdreht, verdrehter Hoden, Hodenhochstand plötzlich, testicular torsion, twisted testicle, testicle twisted, Dauererektion, Priapismus,
    priapism, eingeklemmter Bruch, eingeklemmter Leistenbruch, Paraphimose, Penisbruch, Penisfraktur, Penisruptur, geknackt beim Sex, knacken beim Sex, beim Sex geknackt,
    snapped during sex, popped during sex, penile fracture, broken penis, penis fracture, Erektion seit 2..48, Erektion geht nicht weg, Dauerlatte, Ständer geht nicht weg,
    Ständer seit 2..48, Latte geht nicht weg, steif seit Stunden, Penis steif seit, Erektion seit Stunden, Erektion 4..24 Stunden, erection for hours, erection wont go away,
    erection wont go down, erection 4..24 hours, boner wont go away, hard for hours, paraphimosis, Spanischer Kragen, Viagra Erektion, Fournier, Penis steht seit,
    steht seit Stunden, steht seit 2..24, Glied steht seit
  `,
  penisnot: `
    geknackt, gebrochen, knackte, Penisbruch, Penisfraktur, Penisruptur, geknickt, abgeknickt, blau und dick, blau, popped, snapped, snap, cracked, fracture, broken, geschwollen,
    eingeklemmt, Reißverschluss, zipper, Vorhaut nicht zurück, nicht mehr vor, abgeschnitten, popping sound, popping, knackendes, krachte, cracking sound
  `,
};
