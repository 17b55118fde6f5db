/** Poisons, medicines, drugs. */
export const poisonTerms: Readonly<Record<string, string>> = {
  gift: `
    Putzmittel, Reiniger, Reinigungsmittel, Allzweckreiniger, WC-Reiniger, Rohrreiniger, Abflussreiniger, Abflussfrei, Entkalker, Spülmittel, Spüli, Spülmaschinentab,
    Spülmaschinentabs, Geschirrspültab, Waschmittel, Waschmittelpod, Waschpod, Weichspüler, Bleiche, Bleichmittel, Chlor, Chlorreiniger, Domestos, Sagrotan, Desinfektionsmittel,
    Nagellackentferner, Nagellack, Terpentin, Lampenöl, Duftöl, Grillanzünder, Benzin, Diesel, Spiritus, Frostschutz, Frostschutzmittel, Scheibenwaschmittel, Lack, Verdünner,
    Verdünnung, Lösungsmittel, Aceton, Säure, Lauge, Salzsäure, Batteriesäure, Ätznatron, Rattengift, Schneckenkorn, Unkrautvernichter, Pflanzenschutzmittel, Insektengift,
    Mottenkugeln, E-Liquid, Liquid, Nikotin, Zigarette, Zigaretten, Zigarettenstummel, Kippe, Tollkirsche, Tollkirschen, Eibe, Eiben, Eibenbeeren, Goldregen, Maiglöckchen,
    Fingerhut, Herbstzeitlose, Eisenhut, Engelstrompete, Oleander, Stechapfel, Vogelbeeren, giftige Beeren, Beeren, Beere, Giftpflanze, giftige Pflanze, Kirschlorbeer,
    Dieffenbachie, Riesenbärenklau, Bärlauch verwechselt, Methanol, Parfüm, Essigessenz, Kleber, Sekundenkleber, Terpentinersatz, Vergällter, cleaner, cleaning fluid, detergent,
    dishwasher tablet, laundry pod, bleach, drain cleaner, antifreeze, rat poison, weed killer, weedkiller, white spirit, lamp oil, nail polish remover, berries, poisonous plant,
    toilet cleaner, disinfectant, petrol, gasoline, paint thinner, nicotine, cigarette, nightshade, yew, essential oil, ätherisches Öl, Teebaumöl, Kampfer, Oven cleaner,
    Backofenreiniger, Putzessig, WC-Ente, Toilettenreiniger, Glasreiniger, Poliermittel, Waschmittelkapsel, Waschkapsel, Kapsel, Spülmaschinensalz, Klarspüler, Weihnachtsstern,
    Efeu, Pfaffenhütchen, Rizinus, Stechpalme, Thujen, Thuja, Zimmerpflanze, Blumenwasser, Knicklicht, Chemikalie, Chemikalien, Kühlflüssigkeit, Silicagel, Ameisengift, Gift,
    poison, laundry capsule, slug pellets, ivy, Putzzeug, Putzmittl, Blumendünger, Dünger, Pflanzendünger, Rasendünger, Duschgel, Shampoo, Seife, Flüssigseife, Badeschaum,
    Badezusatz, Schaumbad, Bodylotion, Creme gegessen, Deo, Haarspray, Haarfärbemittel, Haarfarbe, Rasierwasser, Aftershave, Mundspülung, Handdesinfektion, Desinfektionsgel,
    Desinfektionsspray, Kalkreiniger, Essigreiniger, Badreiniger, Fensterreiniger, Scheuermilch, Schimmelentferner, Schimmelspray, Fleckenentferner, Felgenreiniger, Grillreiniger,
    Silberputzmittel, Möbelpolitur, Bodenreiniger, Geschirrspülmittel, Spülmaschinenpulver, Spülmaschinenreiniger, Geschirrreiniger, Waschpulver, Wäscheparfüm, Vollwaschmittel,
    Wasserenthärter, Entfärber, Natronlauge, Kalilauge, Rohrfrei, Ammoniak, Salmiak, Wasserstoffperoxid, Peroxid, Chlorbleiche, Poolchlor, Chlortablette, Chlortabletten,
    Kloreiniger, Klostein, WC-Stein, Urinsteinlöser, Petroleum, Bremsflüssigkeit, Motoröl, Altöl, Scheibenklar, Enteiser, Holzschutzmittel, Lasur, Wandfarbe, Pinselreiniger,
    Nitroverdünnung, Waschbenzin, Feuerzeugbenzin, Brennspiritus, Lampenoel, Duftlampe, Duftkerze, Raumduft, Raumspray, Duftstäbchen, Aromaöl, Eukalyptusöl, Minzöl, Pfefferminzöl,
    Glow stick, Leuchtstab, Knete gegessen, Slime, Filzstift, Tinte, Kreide gegessen, Bastelkleber, Heißkleber, Montagekleber, Epoxid, Thermometer Quecksilber, Quecksilber,
    Pestizid, Pestizide, Herbizid, Roundup, Glyphosat, Insektenspray, Mückenspray, Ameisenköder, Köder, Wespenspray, Mäusegift, Mausgift, Giftweizen, Schneckengift, Wühlmausgift,
    Flohmittel, Snus, Vape, E-Zigarette, Nikotinbeutel, Nikotinpflaster, Tabak, Shisha, Zigarettenkippe, Tschick, Kippen, Aschenbecher, Liguster, Ligusterbeeren, Stechpalmenbeeren,
    Mistel, Mistelbeeren, Seidelbast, Rhododendron, Azalee, Hortensie, Narzisse, Narzissen, Tulpenzwiebel, Osterglocke, Christrose, Nieswurz, Schierling, Bilsenkraut, Aronstab,
    Philodendron, Monstera, Einblatt, Efeutute, Alpenveilchen, Amaryllis, Wunderbaum, Blauregen, Glyzinie, Bohnen roh, rohe Bohnen, grüne Kartoffeln, Kastanien, Eicheln,
    Holunder roh, Heckenkirsche, Schneebeere, Feuerdorn, Vogelbeere, Nachtschatten, Ginster, Lebensbaum, Buchsbaum, Robinie, Jakobskreuzkraut, Fingerhutblätter, Muskatnuss,
    bittere Mandeln, Aprikosenkerne, dish soap, dishsoap, soap, hand sanitizer, sanitizer, mouthwash, hair dye, perfume, fertilizer, fertiliser, plant food, pesticide, insecticide,
    bug spray, ant bait, mouse poison, slug bait, window cleaner, drain opener, descaler, fabric softener, washing powder, tide pod, pod, dishwasher, pool chlorine, ammonia, lye,
    kerosene, lighter fluid, turpentine, varnish, glue, super glue, superglue, mercury, vape juice, vape liquid, tobacco, cigarette butt, holly, mistletoe, foxglove, lily,
    daffodil, hemlock, houseplant, mothballs, battery acid, chemical, chemicals, acid, Putzwasser, Wischwasser, Spülwasser, Kerzenöl, Imprägnierspray, Imprägnierer, Kühlakku,
    Kühlpad, Trockenmittel, Handwärmer, Streichhölzer, Feuerwerkskörper, Vogelsand, Katzenstreu, Zahnpasta Tube, Sonnencreme gegessen, Kontaktlinsenflüssigkeit, Hundekot,
    Katzenkot, Blumenzwiebel, Blumenzwiebeln, Kartoffelkeime, Kartoffelkeim, Vergorenes, gepanschter Schnaps, gepanschter, Selbstgebrannter, Energydrink viele, Giftiges, giftigs,
    was Giftiges, etwas Giftiges, Chemie, something poisonous, something toxic
  `,
  giftname: `
    Giftnotruf, Giftzentrale, Giftnotrufzentrale, Giftinformationszentrum, Giftnotzentrale, Vergiftungszentrale, Vergiftungsinformationszentrale, Tox Info, Vergiftung,
    Vergiftungen, vergiftet, hat sich vergiftet, vergiftet worden, poison control, poison centre, poison center, poisoning, poisoned, Vergiftungserscheinungen, Vergiftungssymptome,
    Bleivergiftung, Gift Nummer, Giftnummer, Nummer Gift, Giftinfo, Giftinformation, Gift Notruf, Giftinformationszentrale, Tox Zentrum, poison hotline, poison helpline,
    poison number, Lebensmittelvergiftung Botulismus, Botulismus, Fischvergiftung, Alkylphosphat, Quecksilber, Quecksilberthermometer, mercury thermometer,
    Energiesparlampe zerbrochen,
    Bremsflüssigkeit, Frostschutzmittel, Kühlerfrostschutz
  `,
  giftpilz: `
    Knollenblätterpilz, Knollenblätterpilze, Pilzvergiftung, Pilze vergiftet, Schwammerlvergiftung, Giftpilz, giftiger Pilz, giftige Pilze, Fliegenpilz gegessen, Pantherpilz,
    mushroom poisoning, death cap, poisonous mushroom, poisonous mushrooms, Pilz aus dem Wald gegessen, Pilze aus dem Garten gegessen, Pilze im Garten, Pilz von der Wiese gegessen,
    Pilz im Garten gegessen, Gifthäubling, Karbolchampignon, Frühjahrslorchel, Karbol, wild mushroom, wild mushrooms, ate a mushroom, mushroom from the garden, ate mushroom
  `,
  pilz: `
    Pilz, Pilze, Pilzen, Schwammerl, Schwammerln, Waldpilze, Pilzgericht, Pilzpfanne, Knollenblätterpilz, Knollenblätterpilze, Fliegenpilz, Pantherpilz, Satanspilz, mushroom,
    mushrooms, death cap
  `,
  gas: `
    Kohlenmonoxid, CO-Vergiftung, Kohlenmonoxidvergiftung, Rauchvergiftung, Rauchgasvergiftung, Rauchgas, Gasgeruch, Gas eingeatmet, Rauch eingeatmet, CO-Melder, CO Melder piept,
    Chlorgas, Chlorgas eingeatmet, carbon monoxide, smoke inhalation, Kohlenmonoxid Vergiftung, Grill in der Wohnung, Kohlenmonoxidmelder, CO Warner, Melder piept, Chlor gemischt,
    Reiniger gemischt, Chlorreiniger gemischt, Essigreiniger, Dämpfe eingeatmet, Dampf eingeatmet, giftige Dämpfe, carbon monoxide alarm, mixed bleach, bleach fumes, fumes,
    Putzmittel gemischt, Putzmittel zusammengeschüttet, Putzmittel zusammengemischt, Reiniger zusammengeschüttet, Reiniger zusammengekippt, Putzmittel zusammengekippt,
    zusammengeschüttet, zusammengemischt Reiniger, Chlor und Essig, Chlorreiniger und Essig, Essig und Chlor, mit Essig gemischt, mixed cleaners, mixed cleaning, mixed ammonia,
    bleach and vinegar, bleach and ammonia, bleach with, Putzmittel eingeatmet, Reiniger eingeatmet, Spray eingeatmet, Lack eingeatmet, Verdünner eingeatmet, Gas ausgetreten,
    riecht nach Gas, Gasleck, Gasleitung, gas leak, smell gas, smells like gas, CO Alarm, Kohlenmonoxidalarm, Holzkohle in der Wohnung, Grill drinnen, Grill im Zimmer,
    Grill im Zelt, Heizpilz drinnen, grill indoors, grilled inside, charcoal inside, bbq indoors, barbecue in tent, Therme defekt, Ofen Abgase, Abgase, exhaust, Gülle, Silo,
    Gärgas, Gülle Gase, Weinkeller, Fässer Gärung, Rauch im Haus, Hausbrand, Zimmerbrand, Wohnungsbrand, house fire, inhaled smoke, smoke inhaled, Rauch geatmet, Qualm,
    Qualm eingeatmet, rußig, =Ruß, soot, Chlorbombe, Schwimmbad Chlor, Heizung raucht, Ofen raucht, Kamin raucht, Rauch in der Wohnung, verraucht, Schwelbrand, Kabelbrand,
    Autoabgase in der Garage,
    Gasheizung Kopfschmerzen, Gastherme Kopfschmerzen, Heizung alle Kopfschmerzen, ganze Familie schläfrig,
    laufendem Motor, Motor laufen lassen, Garage Motor, Schlauch am Auspuff, Auspuffgase, car running in the garage, engine running garage, Aufsitzmäher in der Halle, Stromaggregat im Keller, Generator im Keller, Kohle in der Schale, Heizstrahler im Zelt, Gaskocher im Zelt, camping stove in the tent
  `,
  schlange: `
    Kreuzotter, Schlangenbiss, Schlange gebissen, Giftschlange, Schlange Biss, Otter gebissen, snake bite, snakebite, bitten by a snake, viper, Petermännchen gestochen, Skorpion
  `,
  medizin: `
    Tabletten, Tablette, Pille, Pillen, Medikament, Medikamente, Schlaftabletten, Schlafmittel, Schmerzmittel, Schmerztabletten, Paracetamol, Ibuprofen, Aspirin, Herztabletten,
    Blutdrucktabletten, Blutdrucksenker, Antidepressiva, Insulin, Opas Tabletten, Omas Tabletten, Tropfen, Betablocker, Digitalis, Eisentabletten, Benzos, Tilidin, Tavor, Valium,
    pills, tablets, medicine, medication, meds, tylenol, sleeping pills, painkillers, Globuli zu viele, Fiebersaft, Hustensaft, Benzodiazepine, Herzmedikament, Herzmittel,
    Herzmedizin, Digitoxin, Digoxin, Marcumar, Eliquis, Xarelto, Metoprolol, Bisoprolol, Ramipril, Amlodipin, Candesartan, Blutdruckmittel, Blutdrucktablette, Metformin,
    Diabetestabletten, Antibabypille, Verhütungspille, Schilddrüsentabletten, Thyroxin, L-Thyroxin, Ritalin, Methylphenidat, Medikinet, Elvanse, Quetiapin, Citalopram, Sertralin,
    Amitriptylin, Lithium, Tramal, Tramadol, Morphin, Oxycodon, Novalgin, Novaminsulfon, Diclofenac, Voltaren, Naproxen, ASS, Zopiclon, Zolpidem, Lorazepam, Diazepam, Melatonin,
    Baldrian, Vitamin D Tropfen, Vigantol, Eisentropfen, Eisenpräparat, Nasentropfen, Augentropfen, Medizin, Arznei, Arzneimittel, Pflaster Fentanyl, Schmerzpflaster, Methotrexat,
    MTX, Cortison, Parkinsontabletten, Epilepsiemittel, Tablettenbox, Pillendose, Wochendosis, Mamas Tabletten, Papas Tabletten, Mamas Pille, fremde Tabletten, beta blocker,
    blood pressure pills, blood pressure tablets, heart pills, heart medicine, heart medication, heart tablets, grandmas pills, grandpas pills, grandmothers pills, adderall, xanax,
    benadryl, antidepressants, birth control, iron pills, vitamins, gummy vitamins, pill, tablet, ADHS Tabletten, Hunde Tabletten, Hustenstiller, Zäpfchen, Vomex, Loperamid
  `,
  droge: `
    Heroin, Kokain, Koks, Ecstasy, MDMA, Crystal, Amphetamin, Opiate, Fentanyl, GHB, Liquid Ecstasy, K.o.-Tropfen, KO Tropfen, Ko-Tropfen, LSD, Drogen, Kräutermischung, cocaine,
    drugs, opioids, date rape drug, spiked, Cannabis, Hasch, Haschisch, Haschkeks, Haschkekse, Hasch Kekse, Hasch Brownie, Spacecake, Space Cookies, Edibles, edible, weed gummies,
    THC, THC Gummis, THC Gummibärchen, Cannabisgummi, Cannabis Gummibärchen, weed, weed brownie, pot brownie, cannabis gummies, Joint, HHC, Spice, Ketamin, Keta, Pilze Authorization,
    Zauberpilze, magic mushrooms, molly, meth, crack, coke, xtc, Pep, Badesalz, Lachgas, Poppers, GBL, Methadon, Subutex, Oxy, ketamine, laughing gas, acid authorization, Lean, Bong,
    Bongwasser, Bong Wasser, Gras geraucht, Gras gegessen, gekifft, Kiffen, stoned, high on, Ritalin, was geraucht, was genommen, etwas geraucht, Zeug geraucht,
    GBL, GHB, Liquid Ecstasy
  `,
  alkohol: `
    betrunken, besoffen, Alkohol, drunk, stockbesoffen, Komasaufen, betrunkene, betrunkener, volltrunken, hackedicht, sturzbetrunken, Wodka, Schnaps, Vollrausch, gesoffen,
    zugedröhnt, zu viel getrunken, zuviel getrunken, wasted, hammered, vodka, liquor, alcohol, hacke, dicht, blau vom Saufen, binge drinking, Wein, Bier, Sekt, Likör, vollgesoffen,
    wine, beer, gin, Alkohol getrunken
  `,
  zuviel: `
    zu viel, zu viele, zuviel, zuviele, viele, ganze Packung, halbe Packung, ganze Schachtel, Schachtel, Packung, Überdosis, überdosiert, Überdosierung, doppelt genommen,
    doppelte Dosis, falsche Tabletten, 10, 20, 30, 40, 50, alle, eine Handvoll, zwanzig, dreißig, zehn, too many, too much, whole bottle, whole pack, whole packet, overdose,
    overdosed, handful, alle auf einmal, haufenweise, zwei Blister, Blister, doppelte, doppelte Menge, dreifache, zweimal genommen, zwei mal genommen, zweimal gegeben,
    zwei mal gegeben, 2 mal genommen, dreimal, Blisterpackung, alle Tabletten, ganze Flasche, halbe Flasche, 15, 25, 60, leere Packung, Packung leer, Dose leer, fünfzig, dutzende,
    etliche, verwechselt, falsche Medikamente, falsche Tablette, falsche Dosis, zehnfache, 10 fache, whole box, bunch of, lots of, double dose, double, twice, wrong pills,
    wrong dose, wrong medication, wrong tablets, 12..100 tabletten, 12..100 pills, mehrere, bottle of, box of, taken all, all my, all her, all his, the whole,
    Pillen der ganzen Woche, ganze Wochendosis, alle Pillen auf einmal, Wochenration auf einmal
  `,
  ueberdosis: `
    Überdosis, überdosiert, Überdosierung, Tablettenvergiftung, Medikamentenvergiftung, Alkoholvergiftung, Drogenvergiftung, Paracetamolvergiftung, overdose, overdosed,
    alcohol poisoning, OD, overdosing, goldener Schuss, Insulin gespritzt zu viel, zu viel Insulin, zu viel Insulin gespritzt, too much insulin, Intoxikation,
    Medikamente überdosis, Tabletten vergiftet, took all, took all my pills, took a bunch of pills, swallowed all, swallowed pills, alle Tabletten genommen,
    alle Tabletten geschluckt, ganze Packung genommen, Tabletten was angetan, abgeschossen mit Tabletten, Tabletten und Alkohol, Tabletten mit Wodka, Tabletten mit Schnaps,
    Schlaftabletten mit Alkohol, pills and vodka, pills and alcohol, pills with alcohol, Naloxon, naloxone, narcan, Mischkonsum, schlechter Authorization, bad authorization, Horrortrip
  `,
  geschluckt: `
    verschluckt, geschluckt, schluckt, getrunken, trinkt, trank, ausgetrunken, gegessen, isst, aß, gefuttert, genascht, im Mund, in den Mund, in Mund gesteckt, probiert, genommen,
    eingenommen, erwischt, abgeleckt, gelutscht, gekaut, zerbissen, drank, drunk, drinks, swallowed, ate, eaten, eating, ingested, licked, took, swallow, gschluckt, trunken,
    dran genuckelt, gebissen, draufgebissen, auf gebissen, angeleckt, reingebissen, intus, runtergeschluckt, bitten into, bit into, bit on, chewed, gefressen, ausgesoffen,
    gesoffen, verspeist, runtergewürgt, gekostet, gnascht, gezuzelt, geschleckt, schleckt, abgebissen, abgeschleckt, verwechselt, verabreicht, gespritzt, in den Mund genommen,
    Schluck, einen Schluck, getrunken hat, zu sich genommen, versehentlich, aus Versehen, ausversehen, dran geleckt, konsumiert, geraucht, reingezogen, eingeworfen, geschnupft,
    geschmissen, swigs, sipped, drinking, chewing, tasted, got into, munching, munched, gulped, consumed, in her mouth, in his mouth, by accident, accidentally, gesse, ässe,
    frisst, essen, schluckte, schlucken
  `,
  entzug: `
    Entzug, Alkoholentzug, kalter Entzug, aufgehört zu trinken, nicht mehr getrunken seit, seit zwei Tagen nicht getrunken, ohne Alkohol seit, Delirium tremens, Benzoentzug,
    Tavor abgesetzt, withdrawal, alcohol withdrawal, quit drinking, stopped drinking, DTs, cold turkey, Entzugserscheinungen, Heroinentzug, withdrawals, detoxing,
    ohne Alkohol, ohne Schnaps, ohne Bier, ohne Wein, nichts mehr getrunken seit, trocken seit, Tage trocken, ohne Stoff, ohne Tabletten seit, days sober, days without alcohol, without a drink, without drinking, stopped vodka
  `,
  entzugzeichen: `
    zittert, zittern, zittere, krampft, Krampf, sieht Tiere, sieht Käfer, halluziniert, verwirrt, schwitzt, Herzrasen, seeing things, shaking, hallucinating, confused, seizure,
    sweating, sieht Dinge, Puls, Spinnen, Tiere, sees things, bugs, unruhig, fieber
  `,
};
