/** The person concerned. */
export const peopleTerms: Readonly<Record<string, string>> = {
  ich: 'ich, mich, mir, i, me, myself, mi, im, mein, meine, meinem, my',
  baby: `
    Baby, Babys, Säugling, Neugeborenes, Neugeborene, Neugeborener, Kleines, newborn, infant, Monate altes, Wochen altes, Wochen alt, Monate alt, months old, weeks old, Bebi,
    Babies, Frühchen, Frühgeborenes, Stillkind, Zwilling, 1..12 Wochen altes, 1..12 Wochen alt, Tage alt, Tage altes, Monat alt, days old, month old, week old, 3 month old,
    newborns,
    Bobbele, Butzel, Mäuschen im Arm, Babyle, Drillinge, bub 1..11 Monate
  `,
  kind: `
    Kind, Kinder, Kleinkind, Tochter, Sohn, Enkel, Enkelin, Enkelkind, Bub, Bua, Mädel, Kleine, Kleiner, Kloane, Kleinen, Jährige, Jähriger, jähriges, Neffe, toddler, child, kid,
    son, daughter, year old, Baby, Säugling, Neugeborenes, Zweijähriger, Zweijährige, Zweijährigen, Dreijähriger, Dreijährige, Einjähriger, Einjährige, Zwillinge, Kiddies, kids,
    children, boy, girl, Mädchen, little one, Krabbelkind, Schulkind, Kindergartenkind, Kitakind, 1..14 Jährige, 1..14 Jähriger, 1..14 jahre alt, Vierjähriger, Vierjährige,
    Fünfjähriger, Fünfjährige, meine Maus, mein Mäuschen, Würmchen, Zwerg, mein Spatz, grandson, granddaughter, grandchild, niece, nephew, Pflegekind, Patenkind, Tageskind,
    Nachbarskind, 1..12 monate, Söhne, Töchter, =Nichte, =Junge, =Jungen
  `,
  andere: `
    Mann, Frau, Vater, Mutter, Papa, Mama, Oma, Opa, Omi, Opi, Bruder, Schwester, Freund, Freundin, Nachbar, Nachbarin, Kollege, Kollegin, Partner, Partnerin, Ehemann, Ehefrau,
    Chef, Person, jemand, er, sie, Kind, Tochter, Sohn, Baby, husband, wife, father, mother, dad, mum, mom, brother, sister, friend, neighbour, neighbor, colleague, grandma,
    grandpa, grandmother, grandfather, someone, he, she, Großmutter, Großvater, Schüler, Bewohner, Bewohnerin, Patient, Gast, Schwiegermutter, Schwiegervater, Schwiegermama, Tante,
    Onkel, Cousin, Cousine, Mitbewohner, Mitbewohnerin, Fremder, Passant, Mensch, Typ, Lehrer, Schülerin, Klient, Pflegling, Pflegebedürftiger, Kunde, Kundin, Mitarbeiter, Azubi,
    Patientin, aunt, uncle, roommate, coworker, stranger, man, woman, resident, grandson, Muttern, Vati, Mutti, Kumpel, Kumpl, Spezl, die Oma, der Opa, Uroma, Uropa, Kamerad,
    Mitschüler, guy, lady, Arbeitskollege, Gatte, Gattin, Angehöriger, Bauer, Kleiner, Papi, Mami, Stiefvater, Stiefmutter, Stiefsohn
  `,
  schwanger: `
    schwanger, Schwangere, Schwangerschaft, SSW, Schwangerschaftswoche, in Erwartung, guter Hoffnung, hochschwanger, pregnant, pregnancy, erwarte ein Baby, Schwangerschaftsmonat,
    =ssw, Geburtstermin, errechneter Termin, Entbindungstermin, expecting, weeks pregnant, trimester, 4..42 ssw, Monat schwanger, Mutterpass
  `,
  partner: `
    Mann, Ehemann, Partner, Freund, Ex, Exfreund, Exmann, Frau, Freundin, Ehefrau, Partnerin, Vater, Stiefvater, Papa, Onkel, Trainer, Lehrer, Chef, Bruder, Opa, Mutter, Mama,
    husband, boyfriend, father, stepfather, dad, uncle, wife, girlfriend, mother, coach, Lebensgefährte, Lebensgefährtin, Verlobter, Exfreundin, Expartner, Stiefmutter,
    Stiefbruder, Pflegevater, Sohn, Schwiegervater, Pfleger, Betreuer, Pfarrer, Nachbar, Großvater, fiance, stepdad, stepmom, brother, Mitbewohner, Vadder, bf, Männe
  `,
  opfer: `
    Nachbarin, Schülerin, Schüler, Freundin, Kollegin, Tochter, Mitschülerin, schreit, schreit nachts, Papa, Stiefvater, Partner, Ehemann, Mann, neighbor, neighbour, student,
    pupil, friend, screams, screaming, husband, boyfriend, dad, sagt Treppe, angeblich gefallen, Freund, Bewohnerin, Pflegerin, Kita, Schwester, Arbeitskollegin, Mitarbeiterin,
    Cousine, Mutter, coworker, classmate, Klassenkameradin
  `,
};
