/**
 * Parts of medical and everyday compounds beside the site's own words, so that Kniegelenkschmerzen is split on a site that never
 * says Gelenk. Only words that mean the same in a compound as alone.
 */
const body = `Achsel Ader After Arm Arterie Atem Atemweg Auge Bauch Becken Bein Blase Blut Bronchien Brust Darm Daumen Drüse Dünndarm
  Dickdarm Ellbogen Enddarm Faszien Ferse Fett Finger Fuß Galle Gefäß Gehirn Gehör Gelenk Gesäß Gesicht Gewebe Haar Hals Hand Harn
  Haut Herz Hirn Hoden Hüfte Kehlkopf Kiefer Kinn Knie Knochen Knöchel Knorpel Kopf Körper Kranz Kreislauf Leber Leiste Lippe Luftröhre
  Lunge Lymphe Magen Mandel Milz Mund Muskel Muskulatur Nacken Nagel Nase Nerv Niere Ohr Organ Prostata Puls Rachen Rippe Rücken Sehne
  Scheide Schenkel Schilddrüse Schläfe Schleim Schleimhaut Schlüsselbein Schulter Schweiß Sehnerv Speichel Speise Speiseröhre Stimme
  Stirn Stoffwechsel Urin Vene Wade Wange Wirbel Wirbelsäule Zahn Zahnfleisch Zehe Zelle Zunge Zwerchfell Zyklus`;

const illness = `Abszess Allergie Allergiker Anfall Angina Angst Anfälligkeit Arthrose Asthma Attacke Ausschlag Bakterien Beschwerden Blutung
  Bruch Depression Demenz Diabetes Druck Durchblutung Durchfall Ekzem Embolie Enge Entzug Entzündung Erkältung Erkrankung Erschöpfung
  Fieber Funktion Geräusch Geschwür Grippe Herpes Husten Infarkt Infekt Infektion Insuffizienz Juckreiz Katarrh Knoten Kolik Krampf Krankheit
  Krebs Krise Lähmung Leiden Mangel Migräne Müdigkeit Muskelkater Neurodermitis Not Panik Pickel Pilz Prellung Reflux Reizung Rheuma Riss
  Schaden Schlag Schmerz Schnupfen Schock Schuppen Schuppenflechte Schwäche Schwellung Schwindel Schwitzen Senkung Spasmus Stau Stein Stich
  Störung Stress Sucht Symptom Syndrom Thrombose Trauma Trockenheit Tumor Überfunktion Übelkeit Unfall Unterfunktion Vergiftung
  Verengung Verkalkung Verletzung Verspannung Verstauchung Verstopfung Versteifung Virus Warze Weh Wunde Zerrung Zucken`;

const practice = `Abbau Ablauf Abnahme Abstrich Akne Akupunktur Antibiotikum Apotheke Arznei Arzt Ärztin Aufklärung Aufnahme Behandlung Beratung
  Bericht Bild Check Chirurg Chirurgie Diagnose Diagnostik Doktor Dosis Eingriff Facharzt Fachärztin Gel Gerät Hausarzt Hemmer Hilfe Hormon
  Impfung Impfstoff Infusion Injektion Insulin Klinik Kontrolle Kortison Krankenhaus Kur Labor Massage Medikament Medizin Messung Mittel Nadel
  Narkose Operation Ordnung Patient Pflaster Pflege Praxis Probe Prophylaxe Prüfung Rezept Röntgen Salbe Schmerzmittel Senker Senkung
  Sonografie Spezialist Spiegel Spiegelung Spritze Stillung Tablette Termin Test Therapeut Therapie Tropfen Ultraschall Untersuchung Vorbeugung
  Vorsorge Warnung Wert Wirkung Nebenwirkung`;

const life = `Abend Abnehmen Achtsamkeit Alkohol Alltag Alter Arbeit Atmung Ausdauer Bad Baby Balance Ballast Ballaststoff Bedarf Beruf Beruhigung
  Bett Bewegung Bewusstsein Bildschirm Bilanz Brot Büro Bürste Cholesterin Creme Dehnen Dehnung Diät Druck Eisen Eiweiß Energie Entspannung
  Entwicklung Entwöhnung Ernährung Essen Essig Familie Fasten Fehler Fett Fisch Flüssigkeit Folsäure Form Frau Freude Frucht Frühling Frühstück
  Futter Gang Gefühl Gedächtnis Gemüse Geräusch Gesundheit Getränk Gewicht Gewohnheit Gluten Glück Grad Gruppe Gymnastik Haltung Haushalt Hitze
  Hormon Hunger Hygiene Intoleranz Jahr Jod Kaffee Kälte Kalorie Kalzium Kind Kinder Kleinkind Konzentration Kraft Kräuter Laktose Laufen
  Leben Licht Liebe Luft Magnesium Mann Männer Maske Meditation Mehl Milch Mineral Mittag Morgen Nacht Nahrung Nahrungsmittel Obst Öl
  Partner Pause Pflanze Pollen Protein Rat Rauch Rauchen Raucher Reaktion Reise Ritual Routine Ruhe Saft Salz Sauna Säure Sauerstoff Säugling
  Schlaf Schmutz Schule Schutz Schwangerschaft Schwimmen Sonne Sonnenbrand Spannung Sport Sprache Stuhl Stillen Stimmung Tag Tanz Tee Technik
  Temperatur Tier Tipp Training Traum Trauer Trinken Übung Umstellung Unverträglichkeit Urlaub Vertrauen Verdauung Verhütung Vitamin Vollkorn
  Apnoe Aufbau Barriere Dauer Dienst Drang Flora Gedanken Gemüt Glieder Höhle Hühner Kalender Kammer Kartoffel Klappe Klopfen Kräftigung Kreuz Küche
  Kürbis Kurs Linse Lotion Menge Nüsse Nuss Phase Plan Platz Programm Protokoll Rasen Reiz Resistenz Reste Rhythmus Rumpf Schicht Sonntag Stimulus Stolpern
  Sturz Suppe Tagebuch Tinnitus Tomate Umgebung Verschleiß Wallung Wanderung Wetter Zimmer Zwang
  Wachstum Wand Wärme Wasser Wechsel Wechseljahre Weg Wetter Winter Woche Yoga Zecke Zeit Ziel Zucker Zunahme Zusatz`;

export const compoundParts: readonly string[] = [body, illness, practice, life].flatMap((words) => words.split(/\s+/));
