import type { ConceptSource } from './source.ts';

/** Signs of belly and digestion. */
export const bellySignConcepts: readonly ConceptSource[] = [
  {
    key: 'bauchschmerzen',
    kind: 'sign',
    code: 'R10',
    medical: 'Abdominalschmerz, Bauchschmerzen, abdominelle Schmerzen, Abdominalgie',
    lay:
      'Bauch tut weh, Bauchweh, Schmerzen im Bauch, Bauch schmerzt, Bauchzwicken, Bauch grummelt, Bauch macht Probleme, ' +
      'Stechen im Bauch, Ziehen im Bauch, Bauchgrimmen',
    regional: 'Ranzaweh, Bauchwäh, Buuchweh, Buukpien, Bauchzwickn, Wampnweh, Ranzenpfeifen, Bauchaua, Buchweh',
    older: 'Leibschmerzen, Leibweh, Leibschneiden',
    youth: 'Bauch am Arsch',
    english: 'stomach ache, tummy ache, belly pain, abdominal pain, bellyache, sore stomach, tummy pain, stomach hurts',
    simple: 'der Bauch tut weh',
    near: 'bauchkraempfe, blaehungen, magenschmerzen, unterbauchschmerzen',
    signOf: 'reizdarm, blinddarmentzuendung, magen-darm-grippe, gallensteine, verstopfung',
  },
  {
    key: 'bauchkraempfe',
    kind: 'sign',
    medical: 'Kolik, Darmkrämpfe, Spasmen, Tenesmen',
    lay:
      'Krämpfe im Bauch, Bauch krampft, krampfartige Bauchschmerzen, wellenförmige Bauchschmerzen, kolikartig, ' +
      'Bauch zieht sich zusammen',
    regional: 'Bauchkrampf, Buuchchrämpf',
    older: 'Leibschneiden, Darmgrimmen, Leibkrämpfe',
    english: 'stomach cramps, abdominal cramps, cramping, tummy cramps, colic',
    simple: 'der Bauch verkrampft sich',
    broader: 'bauchschmerzen',
    signOf: 'reizdarm, magen-darm-grippe, gallenkolik, regelschmerzen',
  },
  {
    key: 'unterbauchschmerzen',
    kind: 'sign',
    medical: 'Unterbauchschmerzen, Unterbauchbeschwerden',
    lay:
      'Unterleib tut weh, Schmerzen im Unterleib, Unterleibsschmerzen, Ziehen im Unterleib, Schmerzen unten rechts, ' +
      'Bauchschmerzen rechts unten, Bauchschmerzen links unten, Schmerzen linker Unterbauch, Leistenschmerzen ziehend',
    regional: 'Unterleibweh',
    older: 'Leibschmerzen',
    english: 'lower abdominal pain, pelvic pain, lower belly pain, pain lower right side, pain lower left side',
    simple: 'unten im Bauch tut es weh',
    broader: 'bauchschmerzen',
    signOf: 'blinddarmentzuendung, divertikulitis, blasenentzuendung, endometriose, regelschmerzen',
  },
  {
    key: 'oberbauchschmerzen',
    kind: 'sign',
    medical: 'Oberbauchschmerzen, epigastrischer Schmerz, rechtsseitiger Oberbauchschmerz, Flankendruck',
    lay:
      'Schmerzen im Oberbauch, Schmerzen rechts unter den Rippen, Bauchschmerzen rechts oben, Druck im Oberbauch, ' +
      'Schmerzen unterm Rippenbogen, Druck unter den Rippen, Schmerzen links unter den Rippen',
    english: 'upper abdominal pain, pain under ribs, pain under right rib, upper stomach pain',
    simple: 'oben im Bauch tut es weh',
    broader: 'bauchschmerzen',
    signOf: 'gallensteine, magenschleimhautentzuendung, bauchspeicheldruesenentzuendung, reizmagen',
  },
  {
    key: 'magenschmerzen',
    kind: 'sign',
    medical: 'Gastralgie, Magenschmerzen, epigastrische Schmerzen',
    lay:
      'Magen tut weh, Magenweh, Magendrücken, Magenkrämpfe, Magen krampft, Magenprobleme, Stein im Magen, flauer Magen, ' +
      'Magen brennt, Magengrummeln, Magen rebelliert, Magenstechen',
    regional: 'Mogenweh, Mogndruckn, Magewehtumm, Mageweh, Moog deit weh',
    older: 'verdorbener Magen, Magenverstimmung',
    english: 'stomach pain, stomach ache, stomach cramps, upset stomach, gut ache',
    simple: 'der Magen tut weh',
    near: 'oberbauchschmerzen, sodbrennen',
    signOf: 'magenschleimhautentzuendung, magengeschwuer, reizmagen, magen-darm-grippe',
  },
  {
    key: 'uebelkeit',
    kind: 'sign',
    code: 'R11',
    medical: 'Nausea, Übelkeit',
    lay:
      'mir ist übel, mir ist schlecht, mir ist kotzübel, speiübel, Brechreiz, muss gleich brechen, flau im Magen, ' +
      'flaues Gefühl, Übelkeit morgens, schlecht nach dem Essen, würgen, Würgereiz, mulmig, mir ist total schlecht, ' +
      'mir ist so schlecht, hundeelend, mir dreht sich der Magen um',
    regional:
      'mia is schlecht, mir isch schlächt, speiern, kodderig, blümerant, schlecht is ma, koddrig, schiach schlecht, ' +
      'schlecht is mir, mir is schiach, mir is so schlecht, mir isch schlecht, mir isch kötzerig, mi is slecht, speiübi',
    older: 'unwohl im Magen',
    youth: 'kotzübel, zum Kotzen, mega übel',
    english: 'feeling sick, nauseous, queasy, want to throw up, sick to my stomach, gagging',
    near: 'erbrechen, reisekrankheit, schwindel',
    signOf: 'magen-darm-grippe, schwangerschaft, lebensmittelvergiftung',
  },
  {
    key: 'erbrechen',
    kind: 'sign',
    medical: 'Emesis, Erbrechen, Vomitus, Hyperemesis',
    lay:
      'kotzen, brechen, sich übergeben, übergeben, muss brechen, Kind spuckt, behalte nichts drin, Galle erbrechen, ' +
      'alles kommt hoch, Essen kommt hoch, kotzen und Durchfall, kotzen müssen, muss kotzen, kotze nur noch',
    regional:
      'speibn, speiben, speim, kötzln, chotze, erbräche, göbeln, reihern, kübeln, speien, speim miassn, kotzn, chörble, ' +
      'kotza',
    older: 'sich erbrechen',
    youth: 'kotz mir die Seele aus',
    english: "vomiting, throwing up, being sick, puking, throw up, barfing, can't keep anything down",
    near: 'uebelkeit, austrocknung',
    signOf: 'magen-darm-grippe, lebensmittelvergiftung, gehirnerschuetterung',
  },
  {
    key: 'bluterbrechen',
    kind: 'sign',
    medical: 'Hämatemesis, Kaffeesatzerbrechen, obere gastrointestinale Blutung, Magenblutung',
    lay: 'Blut erbrechen, Blut brechen, Blut gekotzt, Kaffeesatz erbrochen',
    older: 'Blutsturz, Blutbrechen',
    english: 'vomiting blood, throwing up blood, coffee ground vomit',
    signOf: 'magengeschwuer, oesophagusvarizen',
  },
  {
    key: 'durchfall',
    kind: 'sign',
    code: 'A09, K59.1',
    medical: 'Diarrhö, Diarrhoe, Diarrhea, chronische Diarrhö',
    lay:
      'dünner Stuhl, flüssiger Stuhl, Stuhl wie Wasser, Dünnpfiff, Durchmarsch, Dünnschiss, dauernd aufs Klo mit Durchfall, ' +
      'weicher Stuhl, ständig Durchfall, Durchfall stoppen, Durchfall nach Essen, wässriger Stuhl, Durchfall was essen, ' +
      'Durchfall was tun, Durchfall was trinken, Durchfall seit Tagen, flüssig auf Klo, hänge auf dem Klo, ' +
      'renne ständig aufs Klo',
    regional:
      'Scheißerei, Flitzekacke, Flotter Otto, Schnellkathl, Schnelle Kathl, Schnelle Kathrin, Pfludi, Dünnpfeifer, ' +
      'Renneritis, Scheisserte, Dörfall, Schiissi, Pflüderi, dünner Schiss, Dünnschiss ham, d Schiisserei, ' +
      'Schnelle Katharina, den Flotten haben, Dünne',
    older: 'Abweichen, Darmkatarrh, Diarrhöe',
    youth: 'Flitzerkacke, Sprühwurst',
    english: 'diarrhoea, the runs, loose stool, watery stool, the trots, loose bowels, runny poo, upset stomach, poo like water',
    simple: 'der Stuhl ist flüssig',
    misspelled: 'Diaroe, Diarö, Diarrö',
    near: 'magen-darm-grippe, elektrolytloesung, austrocknung, durchfallmittel',
    signOf: 'magen-darm-grippe, reizdarm, colitis-ulcerosa, laktoseintoleranz, lebensmittelvergiftung',
  },
  {
    key: 'verstopfung',
    kind: 'sign',
    code: 'K59.0',
    medical: 'Obstipation, Verstopfung, chronische Obstipation, Konstipation',
    lay:
      'kann nicht aufs Klo, kein Stuhlgang, harter Stuhl, muss pressen beim Stuhlgang, verstopft, kein großes Geschäft, ' +
      'seit Tagen kein Stuhlgang, Darmträgheit, träger Darm, Stuhl fest, kann nicht kacken, Hasenköttel, Stuhlgang hart, ' +
      'seit Tagen nicht auf Klo, verstopft was hilft, Darm träge, presse auf dem Klo, Verdauung anregen, Stuhl weich machen',
    regional:
      'hartleibig, vastopft, verschtopfig, Verstopfig, i ko net scheißn, hort im Stuhl, kann ned scheißn, cha nid uf s WC',
    older: 'Hartleibigkeit, Stuhlverhaltung, Leibesverstopfung, träger Leib, Stuhlverstopfung, offener Leib',
    english: "constipation, constipated, can't poo, can't poop, hard stool, no bowel movement, backed up",
    simple: 'ich kann nicht auf die Toilette',
    near: 'abfuehrmittel, ballaststoffe, haemorrhoiden',
    signOf: 'reizdarm, schilddruesenunterfunktion',
  },
];
