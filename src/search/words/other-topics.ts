/** Words that mark a search as about another topic than health. No health film is about any of them. */
const buying = `kaufen kauf kaufe bestellen bestelle billig billige günstig günstige Gebrauchtwagen Preisvergleich Rabatt Gutschein Retoure Sonderangebot mieten verkaufen Lieferdienst Lieferservice Ersatzteil
  Onlineshop Zalando Amazon Ebay Kleinanzeigen Ikea Lidl Aldi Rewe Edeka Netto Kaufland Rossmann MediaMarkt Decathlon Primark Shein Temu Vinted Prospekt Prospekte
  Sendungsverfolgung Paketverfolgung refurbished cheap buy shop discount coupon Preis Preise`;
const places = `Parkplatz Parkhaus parken Anfahrt Öffnungszeit Öffnungszeiten Wegbeschreibung Stadtplan Fahrplan Bahnhof Flughafen Straßenbahn Taxi Autobahn Hotel Ferienwohnung Campingplatz
  Flug Flüge Rundreise Visum Reisepass Personalausweis Sehenswürdigkeit Restaurant Reiterhof Ferienbetreuung Freizeitpark airport flights flight hotel visa passport bus parking
  Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Dortmund Leipzig Bremen Dresden Hannover Nürnberg Duisburg Bochum Wuppertal Bielefeld Bonn Münster Mannheim Karlsruhe Augsburg Wiesbaden
  Mönchengladbach Gelsenkirchen Aachen Braunschweig Kiel Chemnitz Magdeburg Freiburg Krefeld Mainz Lübeck Erfurt Oberhausen Rostock Kassel Potsdam Saarbrücken Oldenburg Osnabrück Leverkusen Heidelberg
  Darmstadt Solingen Regensburg Paderborn Ingolstadt Würzburg Wolfsburg Göttingen Heilbronn Pforzheim Offenbach Bottrop Trier Bremerhaven Reutlingen Koblenz Jena Erlangen Moers Cottbus Hildesheim
  Salzgitter Passau Rosenheim Konstanz Tübingen Flensburg Schwerin Bamberg Bayreuth Wien Graz Linz Salzburg Innsbruck Klagenfurt Zürich Basel Bern Genf Luzern Winterthur cologne munich vienna`;
const money = `Kredit Schufa Miete Vermieter Mieter Mietvertrag Kaution Bauträger Makler Grundstück Hypothek Steuer Steuererklärung Finanzamt Steuerberater Bürgergeld Wohngeld Kindergeld Elterngeld
  Arbeitslosengeld Rentenbescheid Rentenantrag Erbschaft Rechtsanwalt Bußgeld Führerschein Scheidungsanwalt Abfindung Pflegegeld Verhinderungspflege Pflegegrad Pflegestufe
  Schwerbehindertenausweis Erwerbsminderungsrente Kündigungsfrist Gewährleistung Inkasso Bitcoin Aktie Aktien Börse Zinsen Girokonto Haftpflicht Kfz mortgage loan tax lawyer landlord`;
const baking = `Torte Torten Blechkuchen Apfelkuchen Käsekuchen Muffins Lasagne Cocktail Cocktails`;

const home = `Pizza Wärmepumpe Balkonkraftwerk Photovoltaik Wasserhahn Handwerker Waschmaschine Spülmaschine Geschirrspüler Backofen Rasenmäher Tapete Laminat Wollteppich
  Rotweinfleck Fleckentferner Drucker WLAN Router Passwort Laptop Notebook Computerspiel Playstation Windows Excel Python Javascript Programmieren Smartphone Fernseher Kamera Drohne Scooter Motorrad
  Mofa Autoreifen Winterreifen Anlasser Auspuff Ölwechsel TÜV Motoröl Autobatterie Lichtmaschine Leerlauf Zündkerze Klempnerei Autowerkstatt printer laptop Auto`;
const garden = `pflanzen einpflanzen umtopfen säen aussäen düngen Dünger Hochbeet Gemüsebeet Gewächshaus Rasen Unkraut Hecke Blumenzwiebeln gardening`;
const animals = `Hund Hunde Welpe Welpen Kater Kaninchen Meerschweinchen Wellensittich Goldfisch Aquarium Tierarzt entwurmen Hundefutter Katzenfutter Katzenklo Pferd Pony Hühnerstall dog puppy kitten vet`;
const others = `Bundesliga Olympia Lottozahlen Horoskop Sternzeichen Vornamen Babynamen Wetterbericht Wettervorhersage Bundeskanzler Bundeskanzlerin Bundespräsident Barbarossa Hauptstadt Photosynthese
  Dreisatz Bruchrechnen Gedichtinterpretation Songtext Lyrics Kinoprogramm Netflix Spotify Konzert Konzertkarte Ticket Tickets Trikot Bundestrainer Spielplan
  Geburtstagsspruch Hochzeitsrede Bewerbungsschreiben Stellenangebot Stellenanzeige Tattoomotiv Nagellack`;

/** A search with one of them is about it, unless it also names an illness, a sign, a medicine or a situation. */
export const otherTopics: readonly string[] = [buying, places, money, baking, home, garden, animals, others].flatMap((text) =>
  text.trim().split(/\s+/),
);
