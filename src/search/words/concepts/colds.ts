import type { ConceptSource } from './source.ts';

/** Colds, throat, nose and sinuses. */
export const coldConcepts: readonly ConceptSource[] = [
  {
    key: 'erkaeltung',
    kind: 'illness',
    code: 'J00, J06',
    medical: 'grippaler Infekt, Erkältung, akuter viraler Infekt, oberer Atemwegsinfekt, Infekt der oberen Atemwege',
    lay:
      'erkältet, Erkältung loswerden, Schnupfen und Husten, Infekt, Männergrippe, Männerschnupfen, habe mir was eingefangen, ' +
      'angeschlagen mit Schnupfen, Erkältung im Anflug, krank im Winter, krank geworden, habe mich erkältet, ' +
      'erkältet was hilft, schnell gesund werden, Erkältung was tun, wie lange dauert eine Erkältung, ' +
      'Husten Schnupfen Heiserkeit, dicker Kopf und Schnupfen, Hals kratzt und Nase läuft',
    regional:
      'Verkühlung, verkühlt, Vakühlung, Verchältig, verchältet, verkiehlt, vakäut, Schnöwa, schnuddelig, Rüsselseuche, ' +
      'Pfnüsel, verkältet, Vakältung, verkuit, verkält, verchället, vaküht, vakuit, Verkältig, erkältsch, ' +
      'verkühlt und hoaser',
    older: 'Katarrh, Verkältung, sich was geholt, Erkältungskrankheit, grippaler Katarrh, Schnupfenfieber',
    youth: 'Rüsselpest, Rotznase, verschnupft, Rotznasen-Season, sick',
    english:
      'cold, common cold, a cold, head cold, man flu, caught a cold, upper respiratory infection, have a cold, ' +
      'getting a cold, how long does a cold last, flu-like',
    simple: 'Schnupfen und Husten und Halsweh',
    near: 'grippe, husten, schnupfen, halsschmerzen, immunsystem',
  },
  {
    key: 'grippe',
    kind: 'illness',
    code: 'J09, J10, J11',
    medical: 'Influenza, echte Grippe, Virusgrippe, Influenza A, Influenza B',
    lay:
      'Grippevirus, Grippewelle, richtige Grippe, hohes Fieber und Gliederschmerzen, Grippe flachgelegt, mit Grippe im Bett, ' +
      'Grippe oder Erkältung, liege flach mit Fieber, alles tut weh und Fieber, Fieber und Gliederschmerzen',
    regional: 'Gripp, Grippn, d Grippe, Grippi',
    older: 'spanische Grippe',
    english: 'flu, the flu, got the flu, influenza symptoms',
    simple: 'schwere Krankheit mit Fieber und Husten',
    near: 'erkaeltung, grippeimpfung, fieber, corona',
  },
  {
    key: 'schnupfen',
    kind: 'sign',
    medical: 'Rhinitis, Rhinitis acuta, Schnupfen, Koryza, Rhinorrhoe',
    lay:
      'Nase läuft, laufende Nase, Rotz, Nase tropft, triefende Nase, Rotznase, Schnodder, gelber Schleim Nase, Nase rinnt, ' +
      'Niesen und Schnupfen, grüner Rotz, Schnupfen weg, Schnupfen loswerden, Nase läuft ständig, was hilft gegen Schnupfen, ' +
      'Naselaufen, muss ständig schnäuzen, Taschentücher leer',
    regional:
      'Schnupfn, Pfnüsel, Schnuppen, Schnöf, Schnöver, Strauchn, Nosn rinnt, Rotzn, Schnuddelnase, Schnudernase, ' +
      'Schnoddernas, Rüsselseuche, Strauken, Strauchen ham, Schnupfa, Schnuderi, Schnoddernase, Rotz und Wasser, Schneuz, ' +
      'Nosn laft, Schnubbe, Schnuppe haben',
    older: 'Stockschnupfen, Fließschnupfen, Nasenkatarrh, Strauchen',
    english: 'runny nose, cold, snotty nose, nose running, the sniffles, snot, sniffles, snotty, blocked and runny nose',
    simple: 'Wasser läuft aus der Nase',
    near: 'erkaeltung, heuschnupfen, nasenspray',
    signOf: 'erkaeltung, heuschnupfen, nebenhoehlenentzuendung',
  },
  {
    key: 'verstopfte-nase',
    kind: 'sign',
    medical: 'nasale Obstruktion, behinderte Nasenatmung, verstopfte Nase',
    lay:
      'Nase zu, Nase dicht, Nase verstopft, keine Luft durch die Nase, kann nicht durch die Nase atmen, Nase immer zu, ' +
      'Stockschnupfen, kriege keine Luft durch die Nase, Nase geht nicht auf, Nase frei bekommen',
    regional: 'Nosn zua, Nasn zua, Nase isch zue, Näs zo, Nosn verstopft, Nase zue, Näs zu',
    english: 'blocked nose, stuffy nose, nose blocked, congested, nasal congestion, bunged up, congested nose',
    near: 'schnupfen, nasenspray, nasenscheidewand, nasendusche',
    signOf: 'erkaeltung, nebenhoehlenentzuendung, nasenpolypen, heuschnupfen',
  },
  {
    key: 'niesen',
    kind: 'sign',
    medical: 'Niesreiz, Sternutatio, Niesattacken',
    lay: 'muss ständig niesen, Niesanfall, Hatschi, dauernd niesen, Nase juckt, Kribbeln in der Nase',
    regional: 'niasn, hatschn, prusten, hatzi',
    english: "sneezing, can't stop sneezing, itchy nose, sneezing fits",
    simple: 'hatschi machen',
    signOf: 'heuschnupfen, erkaeltung, allergie',
  },
  {
    key: 'nasenbluten',
    kind: 'sign',
    code: 'R04.0',
    medical: 'Epistaxis, Nasenbluten',
    lay: 'Nase blutet, Blut aus der Nase, ständig Nasenbluten, Blut läuft aus der Nase, Nasenbluten stoppen',
    regional: 'Nosnbluatn, Nasnbluadn, Nasebluete',
    english: 'nosebleed, nose bleeding, bloody nose',
    simple: 'Blut kommt aus der Nase',
    near: 'gerinnungsstoerung, trockene-nase',
  },
  {
    key: 'trockene-nase',
    kind: 'sign',
    medical: 'Rhinitis sicca, trockene Nasenschleimhaut',
    lay: 'trockene Nase, Nase trocken, Krusten in der Nase, Borken in der Nase, Nase brennt, Nase wund',
    english: 'dry nose, crusts in nose, sore nose',
    near: 'nasenspray, nasenbluten',
  },
  {
    key: 'nasennebenhoehlen-chronisch',
    kind: 'illness',
    code: 'J32',
    medical: 'chronische Rhinosinusitis, chronische Sinusitis, CRS',
    lay: 'ständig Nebenhöhlen, Nebenhöhlen immer wieder, Nebenhöhlen chronisch entzündet',
    english: 'chronic sinusitis',
    broader: 'nebenhoehlenentzuendung',
    near: 'nasenpolypen',
  },
  {
    key: 'nebenhoehlenentzuendung',
    kind: 'illness',
    code: 'J01',
    medical:
      'Sinusitis, Rhinosinusitis, Nasennebenhöhlenentzündung, Sinusitis maxillaris, Sinusitis frontalis, ' +
      'Kieferhöhlenentzündung, Stirnhöhlenentzündung',
    lay:
      'Nebenhöhlen, Nebenhöhlen zu, Stirnhöhlen, Kieferhöhle, Nasennebenhöhlen, Druck im Gesicht, Kopfschmerzen beim Bücken, ' +
      'Eiter in der Stirnhöhle, Schleim läuft in den Rachen, Druck hinter der Stirn, Druck über den Augen erkältet, ' +
      'Stirnhöhle',
    regional: 'Stirnhöhlnvereiterung, Kiefahöhln, Näbehöhle',
    older: 'Stirnhöhlenkatarrh, Stirnhöhlenvereiterung',
    english: 'sinus infection, blocked sinuses, sinus pain, sinus headache, sinuses',
    simple: 'Entzündung neben der Nase',
    near: 'schnupfen, kopfschmerzen, nasendusche, inhalieren',
  },
  {
    key: 'nasenpolypen',
    kind: 'illness',
    code: 'J33',
    medical: 'Polyposis nasi, Nasenpolypen, Rhinosinusitis mit Polypen',
    lay: 'Polypen in der Nase, Nasenpolyp, Wucherung in der Nase',
    english: 'nasal polyps, polyps in nose',
    near: 'verstopfte-nase, geruchsverlust',
  },
  {
    key: 'nasenscheidewand',
    kind: 'illness',
    medical: 'Septumdeviation, Nasenscheidewandverkrümmung, Muschelhyperplasie',
    lay: 'schiefe Nasenscheidewand, krumme Nasenscheidewand, Nase innen schief, Nasenmuscheln zu groß',
    english: 'deviated septum, crooked nose inside',
    near: 'verstopfte-nase, schnarchen',
  },
  {
    key: 'nasenfurunkel',
    kind: 'illness',
    medical: 'Nasenfurunkel, Naseneingangsentzündung, Vestibulitis nasi',
    lay: 'Pickel in der Nase, Eiter in der Nase, Beule in der Nase, schmerzhafter Pickel Naseneingang',
    english: 'pimple in nose, boil in nose',
    near: 'abszess',
  },
  {
    key: 'nasenspraysucht',
    kind: 'illness',
    medical: 'Privinismus, Rhinitis medicamentosa',
    lay: 'Nasenspray Sucht, abhängig von Nasenspray, süchtig nach Nasenspray, komme vom Nasenspray nicht weg',
    youth: 'Nasenspray-Junkie',
    english: 'nasal spray addiction, addicted to nasal spray, rebound congestion',
    near: 'nasenspray, verstopfte-nase, sucht',
  },
  {
    key: 'geruchsverlust',
    kind: 'sign',
    medical: 'Anosmie, Hyposmie, Riechstörung, Parosmie, Geruchsverlust',
    lay:
      'rieche nichts, rieche nichts mehr, kein Geruch, Geruchssinn weg, kann nicht riechen, alles riecht komisch, ' +
      'Riechverlust',
    regional: 'i riach nix, schmöcke nüt',
    english: "loss of smell, can't smell, anosmia, no sense of smell, lost my smell",
    simple: 'ich kann nicht mehr riechen',
    near: 'geschmacksverlust',
    signOf: 'corona, nebenhoehlenentzuendung, nasenpolypen, parkinson',
  },
  {
    key: 'geschmacksverlust',
    kind: 'sign',
    medical: 'Ageusie, Dysgeusie, Schmeckstörung, Geschmacksstörung, Hypogeusie',
    lay:
      'schmecke nichts, schmecke nichts mehr, kein Geschmack, alles schmeckt komisch, metallischer Geschmack, ' +
      'bitterer Geschmack im Mund, Geschmack weg, Metall im Mund',
    regional: 'i schmeck nix, nix schmeckt',
    english: "loss of taste, can't taste, no taste, metallic taste, bitter taste in mouth",
    simple: 'ich kann nicht mehr schmecken',
    near: 'geruchsverlust',
    signOf: 'corona, erkaeltung',
  },
  {
    key: 'halsschmerzen',
    kind: 'sign',
    code: 'J02, R07.0',
    medical: 'Pharyngitis, Halsschmerzen, Rachenentzündung, Odynophagie',
    lay:
      'Hals tut weh, Halsweh, Hals kratzt, Kratzen im Hals, rauer Hals, Schmerzen beim Schlucken, Hals brennt, roter Hals, ' +
      'Rachen entzündet, Hals wund, Schluckschmerzen, Hals zu, Kloß und Halsschmerzen, Hals rot, es kratzt im Hals, ' +
      'Hals ist zu, Schlucken tut weh, beim Schlucken tut es weh, Hals wie Reibeisen',
    regional:
      'Hoisweh, Halswehwe, Halsweeh, Hals duat weh, Schluckweh, Hoiswäh, Halsweh ham, d Hals tuet weh, Hoiz kratzt, ' +
      'Halspien',
    older: 'Halsentzündung, Rachenkatarrh, Halsbräune',
    english: 'sore throat, throat hurts, scratchy throat, painful swallowing, throat pain, raw throat',
    simple: 'der Hals tut weh',
    near: 'erkaeltung, mandelentzuendung, heiserkeit',
    signOf: 'erkaeltung, mandelentzuendung, scharlach, corona, pfeiffersches-druesenfieber',
  },
  {
    key: 'mandelentzuendung',
    kind: 'illness',
    code: 'J03, J35',
    medical: 'Tonsillitis, Angina tonsillaris, Mandelentzündung, Tonsillitis acuta, eitrige Angina, Streptokokken-Angina',
    lay:
      'Mandeln entzündet, dicke Mandeln, Eiter auf den Mandeln, weiße Punkte im Hals, Angina, Streptokokken, ' +
      'Mandeln geschwollen, eitriger Hals, Mandeln dick, geschwollene Mandeln, eitrige Mandeln',
    regional: 'Mandln, Manderl, Mandle entzündet, gschwollene Mandln, Mandln gschwolln',
    older: 'Halsbräune, Mandelbräune',
    english: 'strep throat, swollen tonsils, tonsils, white spots on tonsils, strep',
    simple: 'die Mandeln im Hals sind entzündet',
    near: 'halsschmerzen, mandel-op, antibiotika, scharlach',
  },
  {
    key: 'peritonsillarabszess',
    kind: 'illness',
    medical: 'Peritonsillarabszess, Retropharyngealabszess',
    lay: 'Abszess am Hals, Mandelabszess, Kloßsprache, Mund geht nicht mehr auf',
    english: 'peritonsillar abscess, quinsy',
    broader: 'mandelentzuendung',
  },
  {
    key: 'mandelsteine',
    kind: 'illness',
    medical: 'Mandelsteine, Tonsillolithen, Mandelpfropf, Detritus',
    lay:
      'Stinkbröckchen, Bröckchen aus dem Hals, weiße Bröckchen im Hals, stinkende Klümpchen im Hals, ' +
      'gelbe Klümpchen aus den Mandeln',
    english: 'tonsil stones, tonsilloliths, smelly lumps in throat',
    simple: 'kleine weiße Brocken im Hals',
    near: 'mundgeruch, mandelentzuendung',
  },
  {
    key: 'heiserkeit',
    kind: 'sign',
    code: 'R49',
    medical: 'Heiserkeit, Dysphonie, Aphonie, Stimmstörung',
    lay:
      'heiser, Stimme weg, keine Stimme, Stimme rau, Stimme kratzig, krächzen, kann nicht sprechen, Frosch im Hals, ' +
      'belegte Stimme, Stimme verloren, keine Stimme mehr, Stimme kratzt, Stimme belegt, kann nicht sprechen erkältet',
    regional: 'hoaser, hoasa, heisrig, haiser, koa Stimm, d Stimm is weg, heisch, hoasrig, heiserig, häiser, kei Stimm',
    older: 'Rauheit im Hals, Heisersein',
    english: 'hoarse, hoarseness, lost voice, no voice, croaky voice, losing my voice, lost my voice',
    simple: 'die Stimme ist weg',
    near: 'kehlkopfentzuendung, halsschmerzen',
    signOf: 'kehlkopfentzuendung, reflux, kehlkopfkrebs, erkaeltung',
  },
  {
    key: 'kehlkopfentzuendung',
    kind: 'illness',
    code: 'J04, J37',
    medical: 'Laryngitis, Kehlkopfentzündung, Stimmbandentzündung, Epiglottitis',
    lay: 'Kehlkopf entzündet, Stimmbänder entzündet, Stimmband gereizt, Kehlkopf tut weh',
    older: 'Kehlkopfkatarrh',
    english: 'inflamed vocal cords, voice box infection',
    simple: 'der Kehlkopf ist entzündet',
    near: 'heiserkeit, pseudokrupp',
  },
  {
    key: 'kloss-im-hals',
    kind: 'sign',
    medical: 'Globusgefühl, Globus pharyngis, Globussyndrom',
    lay:
      'Kloß im Hals, Frosch im Hals, Knödel im Hals, Fremdkörpergefühl im Hals, Hals zugeschnürt, Enge im Hals, ' +
      'etwas steckt im Hals',
    regional: 'Knedl im Hois, Knödl im Hals, Chnopf im Hals',
    older: 'Globus hystericus',
    english: 'lump in throat, globus, something stuck in throat, tight throat',
    simple: 'Gefühl dass etwas im Hals steckt',
    near: 'schluckbeschwerden, angststoerung',
    signOf: 'reflux, struma, angststoerung',
  },
  {
    key: 'schluckbeschwerden',
    kind: 'sign',
    medical: 'Dysphagie, Schluckstörung, Schluckbeschwerden',
    lay:
      'kann nicht schlucken, schlecht schlucken, verschlucke mich ständig, Essen bleibt stecken, Essen rutscht nicht, ' +
      'verschlucken, Tabletten bleiben hängen, Bissen bleibt stecken',
    regional: 'i ko net schluckn, vaschluck mi dauernd, verschlücke',
    english: "difficulty swallowing, can't swallow, trouble swallowing, food gets stuck, choking on food, dysphagia",
    simple: 'ich kann nicht gut schlucken',
    near: 'kloss-im-hals, halsschmerzen',
    signOf: 'speiseroehrenkrebs, schlaganfall, parkinson, speiseroehrenentzuendung, achalasie',
  },
  {
    key: 'raeuspern',
    kind: 'sign',
    medical: 'Räusperzwang, Postnasal-Drip-Syndrom, PNDS, Hypersekretion',
    lay:
      'ständig räuspern, muss mich dauernd räuspern, Schleim im Hals, Schleim im Rachen, Schleim läuft hinten runter, ' +
      'verschleimter Hals, Hals verschleimt',
    regional: 'reispern, raispern, Schlaz im Hals',
    english: 'phlegm in throat, mucus in throat, clearing throat all the time, post nasal drip',
    simple: 'viel Schleim im Hals',
    signOf: 'stiller-reflux, nebenhoehlenentzuendung, asthma',
  },
  {
    key: 'speicheldruesenentzuendung',
    kind: 'illness',
    code: 'K11',
    medical: 'Sialadenitis, Parotitis, Speicheldrüsenentzündung, Speichelstein, Sialolithiasis',
    lay: 'Backe geschwollen vorm Ohr, Speicheldrüse geschwollen, Ohrspeicheldrüse dick, Stein in der Speicheldrüse',
    english: 'salivary gland infection, salivary stone, swollen salivary gland',
    near: 'mumps',
  },
];
