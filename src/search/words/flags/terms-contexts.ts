/** Words that change the meaning of a text for every rule. */
export const contextsTerms: Readonly<Record<string, string>> = {
  vorbeugung: `
    vorbeugen, Vorbeugung, vorbeugend, verhindern, vermeiden, Vorsorge, Vorsorgeuntersuchung, Risiko senken, Risikofaktoren, Risikofaktor, Risiko, Risikotest, Prävention,
    Prophylaxe, Schutz vor, Schutz gegen, Impfung, impfen, Impfstoff, geimpft, senken, Spätfolgen vermeiden, gesund bleiben, prevent, prevention, preventing, avoid, avoiding,
    risk factors, risk factor, lower risk, reduce risk, reduce the risk, reduce my risk, vaccine, vaccination, protect, =schützen, vorzubeugen, Schutzimpfung, prophylaktisch,
    gar nicht erst, damit es nicht, Sicherheit im Haushalt, kindersicher, Kindersicherung, childproof, baby proofing, babyproof, Impfungen,
    Screening, Vorsorge ab, was kann ich vorher, vorher tun, vorher machen, im Voraus, beforehand, before it happens, screening test, minimize risk,
    beuge vor, beugt man vor, beugen vor, vorbeuge, beuge ich vor, schütze ich, schützt man
  `,
  vergangenheit: `
    Reha, Rehabilitation, Nachsorge, vor Jahren, vor Monaten, vor zwei Jahren, vor 2 Jahren, vor 3 Jahren, vor 5 Jahren, vor 10 Jahren, vor drei Jahren, vor fünf Jahren,
    vor zehn Jahren, letztes Jahr, letzten Jahr, letzten Sommer, voriges Jahr, letzten Monat, damals, als Kind, hatte ich, hatte mal, hatte schon mal, mal gehabt, überstanden,
    überlebt, =genesen, nach überstandenem, nach überstandener, Leben nach, Leben mit, Sport nach, danach leben, wieder fit, wieder arbeiten, Kur nach, Genesung, Erholung,
    Angehörige Gruppe, Selbsthilfegruppe, Selbsthilfe, Jahre her, Jahren her, lange her, years ago, last year, months ago, recovery after, recovery from, rehab after, life after,
    living with, survived, survivor, rehab, previous, in the past, used to, back then, as a child, Alltag mit, Narbe, verheilt, abgeheilt, Spätfolgen, 1950..2025, Vorgeschichte,
    Zustand nach, wieder Sport, aufgearbeitet, als Jugendliche, als Jugendlicher, in der Kindheit, in meiner Kindheit, in my childhood, wurde operiert, Nachuntersuchung,
    Nachsorgeuntersuchung, follow up, follow-up, after my stroke, after my heart attack, nach meinem Herzinfarkt, nach meinem Schlaganfall, nach meiner Embolie, nach meiner Sepsis,
    Wiedereingliederung, für Betroffene, Physiotherapie nach, =früher,
    vor langer Zeit, mit 10..60 operiert, as a kid, when i was young, when I was a kid, had my appendix out, appendix removed, in jungen Jahren, heute gehts mir gut, heute geht es mir gut, seit Jahren stabil,
    als Teenager, als Schüler, als Student, in der Schulzeit, in der Pubertät, in meiner Jugend, as a teenager, in my twenties, in my teens
  `,
  erfundenes: `
    =Buch, =Bücher, Kinderbuch, Bilderbuch, Sachbuch, Kochbuch, stand up show, stand up comedian, Roman, Film, Filme, Serie, Song, Lied, Songtext, Musik, Album, Theaterstück, Theater, Gedicht, Doku, Dokumentation, Podcast, Krimi, Tatort, Referat, Hausarbeit,
    Statistik, Geschichte, Comic, Witz, Witze, Zitat, Zitate, Sprüche, Bedeutung, Definition, Übersetzung, Rätsel, Kreuzworträtsel, book, novel, movie, lyrics, poem, series, band,
    game, joke, statistics, essay, quote, quotes, meaning, Wikipedia, Englisch, auf englisch, synonym, Traumdeutung, geträumt, Traum, dream, dreamt, Kurs, Ausbildung,
    Erklärung Kinder, erklären Kinder, Kindern erklären, Kindergarten Projekt, Ehrenamt, Spende, spenden, Versicherung, Gehalt, Studium, Rollenspiel, Netflix, Schauspieler, Museum,
    Forschung, Studie, Welttag, Tag des, training course, Staffel, Filmszene, Videospiel, Hörbuch, Theaterrolle, Kindergeburtstag, Halloween, Fasching, Schminke, Kunstblut,
    schminken, Kostüm, Escape Room, Songtexte, Rap, Bandname, Zeitschrift, episode, costume, makeup, Sprichwort, Redewendung, Redensart, Märchen, Bibel, Werther, Bovary,
    Hafenkante, Lektüre, Drama, Netflix Serie, Anime, Manga, Kinofilm, Oper, Musical, Sage der, Bergdoktor,
    streamen, Stream, alle Folgen, Folge 1..30, Mission, Missionen, GTA, Minecraft, Fortnite, Sims, Playmobil, =lego, Konsole, Endgegner, Krampus, Nikolaus, Schminktutorial, Meme, Memes, Fanfiction, Hörspiel, Cosplay, Kinoplakat, Trailer, soundtrack, watch online, video game, cosplay, fanfic, Motor stirbt, Motor geht aus, =drucker, Laptop, WLAN, Software, Update, Tierarzt, Tierklinik, Meerschweinchen, Hamster, Kaninchen, Welpe, Wellensittich, Katze atmet, Katze frisst, Katze kotzt, Katze erbricht, Katze humpelt, Hund atmet, Hund frisst, Hund kotzt, Hund erbricht, Hund humpelt, Hund krampft, Hund zittert, Pferd lahmt, Pferd Kolik, veterinarian, puppy, kitten, my dog ate, my cat,
    Schneewittchen, Dornröschen, Rotkäppchen, Greys Anatomy, Grey's Anatomy, Comedy, Kabarett, Anwalt, Falschbeschuldigung, falsche Anschuldigung,
    Kino, Konzert, Tickets, Trailer, Schauspielerin, Regisseur, Regisseurin, DVD, Thriller, Horrorfilm, Spielfilm, Actionfilm, Kriegsfilm, Zombie, Vampir, Playlist, Spotify, Akkorde, chords, Gitarre, Gaming, Cheats, Brettspiel, Kartenspiel, Videospiele, Sendung, Talkshow, Kabarettist, Comedian, Trikot, Bundesliga, Elfmeter, Trainerwechsel, Weltkrieg, Mittelalter, Antike, Kaiserin, König, Königin, Titanic, Schlagzeile, Nachrichtensprecher, Promi, Promis, starb an, concert, actor, actress, soundtrack, theme song, video games, horror movie, tattoo design, recipe, tv show, celebrity, season finale,
    beim Hund, bei Hunden, bei Katzen, bei der Katze, beim Pferd, bei Pferden, mein Hund, unser Hund, meine Katze, unsere Katze, mein Kater, mein Pferd, in dogs, in cats, my dog, our dog, our cat, my horse
  `,
  wissen: `
    Unterschied, Unterschiede, einfach erklärt, leicht erklärt, kurz erklärt, erklärt, Erklärung, erkläre, wie viel Liter, wie viele Liter, wieviel Liter, wie viel Blut hat,
    wie funktioniert, wie funktionieren, wie entsteht, wie entstehen, wie wirkt, was bedeutet, was heißt, woher kommt das Wort, woher kommt der Name, Herkunft, Begriff,
    Fachbegriff, Referat, Präsentation, Vortrag, Hausaufgabe, Biologie, Bio Unterricht, Grundschule, kaufen, bestellen, Preis, Preise, Kosten, was kostet, günstig, Testsieger,
    Vergleichstest, Stiftung Warentest, Amazon, Farbe, Farben, Fortbildung, Weiterbildung, Schulung, Seminar, Workshop, üben, Übung, Übungen, Übungspuppe, class, course, classes,
    Auffrischung, auffrischen, Auffrischungskurs, Rezept verlängern, Folgerezept, Wiederholungsrezept, verlängern Rezept, Definition, meaning, difference between, difference,
    explained, how does, how do vaccines, how much blood, explain, Geschichte der, Geschichte des, erfunden, Erfinder, wer hat erfunden, Kreislauf einfach, Anatomie, Aufbau,
    Schaubild, Zeichnung, =Poster, Plakat, Arbeitsblatt, Arbeitsblätter, Quiz, Test Quiz, Prüfungsfragen, Ausbildung, Praktikum, Gehalt, Bewerbung, Ausstattung, Vorschrift,
    Pflicht Betrieb, DIN, Führerschein, Häufigkeit, wie häufig, wie oft, wie viele Menschen, how common, how many people, Lebenserwartung, life expectancy, Leitlinie, Leitlinien,
    Studienlage, wann wirkt, ab welchem Alter, wann spürt man zum ersten Mal, wie lange hält, wie lange dauert, zugelassen, Zulassung, Nebenwirkung, Nebenwirkungen,
    Wechselwirkung, Wechselwirkungen, side effects, Reisemedizin, Reiseapotheke, Hausapotheke, first aid kit, Verbandskasten, Homöopathie, Ernährungsplan, =snack, =snacks, Hersteller, =Marke, =Marken,
    Krankenkasse zahlt, zahlt die Krankenkasse, insurance, buy, price, cost, best brand, worksheet, colour, color, Facharzt Ausbildung, wer spricht, im Video, this video,
    which doctor, welcher Arzt, Sprechstunde, Youtube, Kanal, for beginners, Anfänger, Vorsorgevollmacht, Patientenverfügung, lernen, learn, Allergiepass, Vordruck, Vorlage,
    Muster, Checkliste, Jahrestag, wie werde ich, Modell, Bausatz, =Übersicht, Arten, giftigste, Interpretation, Zusammenfassung, Steckbrief, Formular, Bedienungsanleitung,
    Anleitung Gerät, Test 2024, Test 2025, Test 2026, Standort, Standorte, Notarzt werden, Sanitäter werden, Rettungssanitäter werden, =notfallset, =notfallausweis, Normalwerte,
    Normwerte, Normalwert, normal range, ambulant planen, Führung, Studium, Lehrbuch, wie heißt, wie nennt man, was versteht man, Tag der offenen, Logo, Sticker, Symbol, Emoji,
    Uniform, Modellauto, Lego Krankenwagen, Spielzeugauto, Malvorlage, ausmalen, Comic, Bauplan, Rätsel, Abkürzung, Aussprache, übersetzen, Übersetzung, translate, pronounce,
    spelling, ICD 10, ICD Code, Biologieunterricht, vaccine schedule,
    was ist ein Herzinfarkt, was ist ein Schlaganfall, was ist eine Embolie, was ist eine Lungenembolie, was ist eine Thrombose, was ist eine Sepsis, was ist eine Meningitis, was ist eine Hirnhautentzündung, was ist eine Blutvergiftung, was ist ein Asthmaanfall, was ist ein Krampfanfall, was ist ein Fieberkrampf, was ist eine Psychose, was ist eine Präeklampsie, was ist ein anaphylaktischer Schock, was ist eine Hodentorsion, was ist ein Hitzschlag, was ist eine Hirnblutung, what is a stroke, what is a heart attack, what is sepsis, what is meningitis, what is anaphylaxis, warum heißt es, wieso heißt, woher kommt der Begriff, Biologie Hausaufgabe, Famulatur, Bericht schreiben, Facharbeit, Beruf, Salary, Verdienst, wie viel verdient, history of, Geschichte von, Berufsbild, im MRT sehen, nach Jahren noch sehen, Examen, Klausur, Lernkarten, Karteikarten, Altenpflegeschule, Medizinstudium,
    Haltbarkeit, haltbar, welcher ist gut, welches ist gut, welche ist gut, Empfehlung, empfehlenswert, was macht der, what does the, Judo, Kampfsport, sex nach,
    Bewerbungsgespräch, Stellenangebot, Stellenangebote, Dienstplan, Bachelorarbeit, Masterarbeit, Doktorarbeit, Semester, Facharztprüfung, Widerspruch, Gutachten, Erwerbsminderungsrente, Schwerbehindertenausweis, Grad der Behinderung, Selbstbeteiligung, Berufsunfähigkeitsversicherung, Unfallversicherung, Krankenhaustagegeld, Rabatt, Gutschein, Bewertungen, Erfahrungsbericht, Erfahrungsberichte, Tutorial, DIY, Wahrscheinlichkeit, Prozent der, Todesursache, Todesursachen, Ursprung, auf Latein, lateinisch, Plural, Fremdwort, Etymologie, Wortherkunft, Synonyme, Museum, Denkmal, Feuerwehrfest, Feuerwehr Ausbildung, Feuerwehrauto, wie erkennt man, woran erkennt man, wie misst man, wie legt man, wie benutzt man, wie benutzt, wie verhält man sich, wie heilt, Symptome bei Frauen,
    Symptome bei Männern, Symptome Frauen, Symptome Männer, Anzeichen bei Frauen, Anzeichen bei Männern, symptoms in women, symptoms in men, warning signs of, how to do, how to perform,
    how to recognize, how to recognise, how to spot, how to check, how to measure, how to put on, how to use, how do you recognize, how do you treat, what causes, what cause, why do people,
    why do some, causes of, Ursachen von, Ursache von, wie kommt es zu, wie kommt es dass, wodurch entsteht, warum haben viele, warum haben so viele, warum bekommen, warum haben Babys,
    warum haben Kinder, warum haben Frauen, wo liegt, wo sitzt, wo befindet sich, in der Familie, Familienanamnese, vererbt, vererbbar, erblich, Vererbung, Gentest, genetisch,
    runs in the family, run in my family, family history, hereditary, MRT sinnvoll, Test Kasse, Kasse zahlt, zahlt die Kasse, Kassenleistung, Krankenkasse, Früherkennung,
    welcher Sattel, welche Schuhe, welche Matratze, welches Kissen, welche Einlagen, welches Gerät, welche Brille, welches Messgerät, welcher Helm, which saddle, which pillow,
    which mattress, welche Größe, =sicher arbeiten, Arbeitsschutz, Schutzbrille, Schutzkleidung, Gehörschutz, Sicherheitsregeln, Sicherheitshinweise, Gefährdungsbeurteilung, safety rules,
    safety training, wie häufig sind, wer darf, Richtlinie, Verordnung, voraussetzungen, Gewohnheitsrecht, Werte Tabelle, Normalgewicht, Impfkalender, Reihenfolge, Merkspruch,
    Merksatz, =takt, im Takt, Schema, beschriften, Diagramm, Grafik, Infografik, Flyer, Broschüre, Aufklärungsbogen, Ablauf, Vorbereitung auf, Behandlungskosten, Heilungsdauer, Krankschreibung,
    krankgeschrieben, krank geschrieben, wie lange krank, sick leave, recovery time, driving licence, Fahrtauglichkeit, Dosierungsanleitung, Tagesdosis, Höchstdosis, Maximaldosis,
    maximum dose, maximale Dosis, job, jobs, degree, exam, homework, thesis, origin of, etymology, certificate, warranty, refund, reviews, insurance claim, statistics, how many people, percentage,
    Ernährung danach, Ernährung nach, ansteckend, Ansteckung, Inkubationszeit, Ablaufdatum, Seitenlage Anleitung, Seitenlage Bilder, Wickel Anleitung, Spritze Anleitung, setzen Anleitung, abtasten Anleitung, messen Anleitung, OP Erfahrungen, Therapie Erfahrungen, in den Nachrichten, Sportnachrichten, Stadion, Hooligans, auf deutsch, ab welcher Woche, ab wann spürt, Wartezeit, Selbsthilfegruppe,
    kein Problem, keine Beschwerden, halb so wild, Elektroschocktherapie, Elektrokrampftherapie, Risikorechner, Rechner, gute Klinik, Klinik ist gut, Spezialist für, Kostenübernahme,
    Entwicklung, Geschichte, Erfinderin, contagious, expiry date, expires, diet after,
    Mythos, Mythen, Irrtümer, Aberglaube, chemische Formel, Chemie Formel, Chemieunterricht, Physik, Mathe, Deutschunterricht, Englischunterricht, Geschichtsunterricht, Biounterricht, Schulfach, Philosophie, Romantik, Epoche, Literatur,
    Kommentar, Leitartikel, Blog, Umfrage, Wähler, Wählerinnen, Wahlkampf, Boxkampf Ergebnis, Liga, Pokal, Cocktailrezept, Cocktail Rezept, Rezeptidee, Warnhinweis, Warnhinweise, Norm,
    pro Jahr, jährlich, weltweit, Diagnostik, diagnosed, diagnosis, wird diagnostiziert, Fachgesellschaft, Kongress, Forschungsprojekt, Stipendium, Doktortitel,
    wozu ist, wozu dient, wofür ist, Funktion von, Aufgabe von, Zertifikat, Schulungsvideo, Vergleich, Statistiken, Prognose, Heilungschancen, Überlebensrate, Überlebenschance, survival rate, prognosis, myth, myths,
    chemistry, physics, essay about, presentation about, per year, worldwide, sports betting, election, votes, opinion, philosophy, literature
  `,
  jetzt: `
    jetzt gerade, gerade eben, gerade jetzt, soeben, seit Minuten, seit einer Stunde, seit Stunden, seit heute, akut, akute, Hilfe schnell,
    sofort, right now, just now, help me, hilfe hilfe, nach Impfung, nach der Impfung, nach Impfen, nach dem Impfen, after vaccine, after vaccination, after the shot,
    jetzt auf einmal, jetzt plötzlich, schnell Hilfe, bitte schnell, Hilfe bitte, seit 1..50 Minuten, seit 1..24 Stunden, wie lange überlebt
  `,
  nun: `
    jetzt, gerade, eben, soeben, heute, gestern, vorhin, seit heute, seit gestern, seit Stunden, now, today, yesterday, tonight, this morning, heute Nacht, heute früh,
    seit 1..50 Minuten, seit 1..48 Stunden, immer noch, just now, wieder da, jetzt wieder, noch nie, geht auf, offen, eitert, gerade eben, in diesem Moment, seit gestern Abend,
    seit Minuten, seit Viertelstunde, seit halber Stunde, seit halben Stunde, nie gehabt, hatte ich nie, hatte ich noch nie, Schluss machen, plötzlich, auf einmal, suddenly,
    seit paar Minuten, right now, since yesterday, since this morning, immer schlimmer, wird schlimmer, getting worse,
    jeden Abend, jede Nacht, jeden Tag, every night,
    ich je hatte, je hatte, ich jemals, meines Lebens, ever had, of my life
  `,
  betroffen: `
    mein Mann, meine Frau, mein Vater, meine Mutter, mein Papa, meine Mama, mein Sohn, meine Tochter, mein Kind, mein Baby, meine Oma, mein Opa, mein Bruder, meine Schwester,
    mein Freund, meine Freundin, mein Partner, meine Partnerin, mein Enkel, meine Enkelin, mein Kollege, mein Nachbar, meine Nachbarin, mein Bub, meine Kleine, mein Kleiner,
    meine Schüler, meine Schülerin, mein Schüler, my husband, my wife, my father, my dad, my mother, my mom, my mum, my son, my daughter, my baby, my child, my kid, my friend,
    my brother, my sister, my grandma, my grandpa, my boyfriend, my girlfriend, Hilfe, help, hat gerade, habe gerade, ich habe, bei mir, er hat, sie hat, er ist, sie ist,
    mich umbringen, will sterben, zum Sterben, tödliche Dosis, nicht mehr leben, want to die, kill myself, to die, reicht zum Sterben, schmerzlos sterben, der Patient,
    die Patientin, mein Patient, meine Patientin, Schüler hat, Bewohner hat, Bewohnerin hat, Kollege hat, Mann hat, Frau hat, Kind hat, Baby hat, jemand hat, Opa hat, Oma hat,
    mir ist schlecht, mir ist übel, mir ist schwindlig, mir ist schwarz, mir ist komisch, mir ist so, mir wird, tut mir weh, tun mir weh, tut mir der, tut mir die, tut mir das, ich kriege,
    ich bekomme, ich zittere, ich blute, ich schwitze, ich spüre, ich spucke, ich kotze, ich erbreche, i feel, i am having, im having, my chest, my arm, my leg, my legs, my head, my throat,
    my belly, my stomach, my face, my hand, my back, meine Brust, mein Arm, mein Bein, mein Herz, mein Kopf, mein Bauch, mein Hals, mein Rücken, meine Hand, mein Gesicht, meine Beine,
    meine Lippen, meine Zunge, mein Hoden, meine Hoden, mein Auge, meine Wade, Schwiegermutter, Schwiegervater, my partner, mein Chef hat, Kollegin hat, Lehrer hat, Gast hat,
    Papa hat, Mama hat, Vater hat, Mutter hat, Sohn hat, Tochter hat, was soll ich, was mache ich, what should i do, what do i do, opa, oma,
    Hund gebissen, Hund biss, Katze gebissen, Kater gebissen, gebissen worden, mich gebissen, Pferd getreten, mich getreten, dog bit, cat bit, bit me, bitten, vom Pferd, vom Hund, kicked me
  `,
  wastun: 'was tun, was soll ich tun',
  lehrstoff: `
    Theorie, Theorieprüfung, Prüfung Sanitäter, Sanitäterprüfung, Prüfungsfrage, Prüfungsfragen, für die Prüfung, Unterweisung, Referat, Hausaufgabe, Klausur, Lernkarten, Übungspuppe,
    Arbeitsblatt, Facharbeit, Lehrbuch, Pflegeschule, Staatsexamen, step by step, Schritt für Schritt, homework, exam question, exam questions, for my exam, theory test, worksheet
  `,
  anlass: `
    Mieten, Mietpreise, Mieterhöhung, Stromrechnung, Gasrechnung, Heizkostenabrechnung, Nebenkosten, Nebenkostenabrechnung, Nachzahlung, Spritpreise, Benzinpreise, Strompreise,
    Steuerbescheid, Kontostand, Rechnung sehe, Rechnung lese, Preise sehe, Mails sehe, Mails lese, Nachrichten sehe, wenn ich Nachrichten, Spritzen sehe, Nadeln sehe, =Blut =sehe,
    beim Anblick, see needles, see blood, sight of blood, sight of needles, see a needle, rent prices, my rent, the rent, gas prices, electricity bill, the bill, when i see spiders,
    Grenzen setzen, Grenzen setze, setze Grenzen, set boundaries, Heizkosten, Nebenkosten sehe, Preise lese, Spritpreis, Inflation, Gehaltszettel, Kassenbon, price of that, price of this, heating costs, my salary, an Montag denke, when i think of work,
    Höhenangst, Prüfungsangst, Lampenfieber, stage fright, exam nerves,
    Handwerkerrechnung, Zahnarztrechnung, Tierarztrechnung, Arztrechnung, Telefonrechnung, Abrechnung, Wasserrechnung, Steuernachzahlung, Strafzettel, Bußgeld, Kassenzettel, Benzinpreis, Immobilienpreise, Ticketpreise, house prices, tax bill, ticket prices, gas bill, electric bill
  `,
  genesen: `
    gut verheilt, alles verheilt, ausgeheilt, gut erholt, wieder gesund, beschwerdefrei, symptomfrei, anfallsfrei, komplett geheilt, längst geheilt, darf ich wieder, kann ich wieder,
    wann wieder, wieder fliegen, wieder verreisen, wieder Auto fahren, wieder in die Sauna, wieder tauchen, wieder wandern, wandern gehen, darf ich fliegen, spricht etwas dagegen,
    spricht was dagegen, alles gut überstanden, fully recovered, healed well, all clear, can i fly, back to sport, back to work, start running again, seizure free, no problems since,
    Therapieform, suche Therapie, suche Therapeut, Traumatherapie, Psychotherapie, Therapieplatz, looking for a therapist, keine Probleme mehr, nie wieder Probleme, keine Beschwerden mehr,
    =jetzt =wandern, =jetzt =fliegen, =jetzt =joggen, heute gehts mir gut, heute geht es mir gut, geht es mir heute gut, heute besser, heute wieder gut, alles wieder gut, jetzt wieder alles gut, wieder normal, Tattoo,
    heute nie mehr, heute nicht mehr, seitdem nie wieder, nie wieder, seitdem Ruhe, fühle mich topfit, topfit, fit und munter, jetzt stabil, bin stabil, stabil eingestellt
  `,
  frage: `
    was ist ein, was ist eine, was sind, was macht ein, was macht eine, was macht der, was macht die, was bedeutet, was heißt, was passiert bei, welche, welcher, welches, warum, wieso, weshalb, wie lange, wie oft, wie häufig,
    wie viele, wie viel, woher, ab wann, ab welcher, ab welchem, ab wieviel, ab wie viel, wann ist, wann spricht man, what is a, what are, what does, why do, why does, why are, which, how long, how often, how many, how common, how much
  `,
};
