import type { ConceptSource } from './source.ts';

/** Illnesses of the mind: moods, fears, compulsions, trauma. */
export const mindConcepts: readonly ConceptSource[] = [
  {
    key: 'depression',
    kind: 'illness',
    code: 'F32, F33',
    medical:
      'Depression, depressive Episode, Depressionen, Major Depression, depressive Störung, unipolare Depression, ' +
      'affektive Störung',
    lay:
      'immer traurig, keine Freude mehr, bin nur noch traurig, alles ist grau, alles ist sinnlos, innere Leere, ' +
      'dauernd niedergeschlagen, keine Lust auf gar nichts mehr, keine Lust auf nichts mehr, alles grau, alles sinnlos, ' +
      'bin ich depressiv, seelisch krank, Loch im Leben, in ein Loch gefallen, traurig ohne Grund, depri drauf, ' +
      'in einem tiefen Loch',
    regional: 'trübsinnig, dasig, hintersinnig, depri beinand, i mog nimma, gmüetschrank, schwermiatig',
    older:
      'Schwermut, Gemütskrankheit, Gemütsleiden, Trübsinn, Melancholie, Nervenleiden, gemütskrank, gemütsleidend, ' +
      'schwermütig',
    youth: 'depri, depressiv, Depris, down, low fühlen, broken fühlen',
    english: 'depression, depressed, feeling down, low mood, clinical depression, feeling hopeless, no joy',
    simple: 'sehr lange sehr traurig sein',
    broader: 'psychische-gesundheit',
    near: 'niedergeschlagenheit, burnout, psychotherapie, antidepressiva',
  },
  {
    key: 'winterdepression',
    kind: 'illness',
    medical: 'saisonal abhängige Depression, saisonale affektive Störung',
    lay:
      'Winterdepression, Winterblues, Novemberblues, Herbstdepression, traurig im Winter, Stimmungstief im Winter, ' +
      'Winterstimmung',
    youth: 'Winterdepri, Herbstblues',
    english: 'seasonal affective disorder, winter blues, winter depression',
    simple: 'traurig in der dunklen Jahreszeit',
    broader: 'depression',
    near: 'lichttherapie, niedergeschlagenheit',
  },
  {
    key: 'wochenbettdepression',
    kind: 'illness',
    code: 'F53',
    medical: 'Wochenbettdepression, postpartale Depression, postnatale Depression, PPD',
    lay: 'Depression nach Geburt, traurig nach der Geburt, kann mein Baby nicht lieben, überforderte Mutter',
    older: 'Kindbettdepression',
    english: 'postnatal depression, postpartum depression',
    simple: 'Traurigkeit nach der Geburt',
    broader: 'depression',
    near: 'babyblues, wochenbett',
  },
  {
    key: 'babyblues',
    kind: 'illness',
    medical: 'postpartales Stimmungstief',
    lay: 'Babyblues, Heultage, weinen nach der Geburt, Stimmungstief nach Geburt',
    english: 'baby blues',
    near: 'wochenbettdepression, wochenbett',
  },
  {
    key: 'altersdepression',
    kind: 'illness',
    medical: 'Altersdepression, Depression im Alter, Altersdepressionen',
    lay: 'Oma ist so traurig, Lebensmüdigkeit im Alter, alte Menschen depressiv',
    older: 'Altersschwermut',
    english: 'depression in old age, late life depression',
    broader: 'depression',
    near: 'demenz, einsamkeit',
  },
  {
    key: 'dysthymie',
    kind: 'illness',
    code: 'F34.1',
    medical: 'Dysthymie, anhaltende depressive Störung, chronische Depression, Dysthymia',
    lay: 'dauernd schlechte Stimmung, jahrelang bedrückt',
    english: 'dysthymia, persistent depressive disorder',
    broader: 'depression',
  },
  {
    key: 'bipolare-stoerung',
    kind: 'illness',
    code: 'F31',
    medical: 'bipolare Störung, manisch-depressive Erkrankung, bipolare affektive Störung, Zyklothymie',
    lay: 'manisch depressiv, himmelhoch jauchzend zu Tode betrübt, extreme Stimmungsschwankungen',
    older: 'manisch-depressives Irresein',
    youth: 'bipolar',
    english: 'bipolar disorder, manic depression',
    near: 'depression, manie, stimmungsschwankungen, lithium',
  },
  {
    key: 'manie',
    kind: 'illness',
    code: 'F30',
    medical: 'Manie, manische Episode, Hypomanie',
    lay: 'manisch, völlig überdreht, krankhaftes Hochgefühl',
    english: 'mania, manic episode',
    broader: 'bipolare-stoerung',
  },
  {
    key: 'angststoerung',
    kind: 'illness',
    code: 'F41',
    medical: 'Angststörung, generalisierte Angststörung, Angsterkrankung, Angstneurose',
    lay: 'ständige Angst, dauernd Sorgen, mache mir immer Sorgen, Angst vor allem, krankhafte Angst',
    older: 'Nervenleiden mit Angst',
    youth: 'Anxiety, anxious',
    english: 'anxiety disorder, generalized anxiety disorder, constant worry',
    simple: 'immer Angst haben',
    broader: 'psychische-gesundheit',
    near: 'angst, panikattacke, psychotherapie',
  },
  {
    key: 'panikattacke',
    kind: 'illness',
    code: 'F41.0',
    medical: 'Panikattacke, Panikstörung, Panikanfall, episodisch paroxysmale Angst',
    lay:
      'Angstattacke, Angstanfall, plötzlich Todesangst, Angst zu ersticken, Panik, Herzrasen und Angst, Panik Attacke, ' +
      'Angst zu sterben, Panik was tun, Panik stoppen, Panik beim Einkaufen, Panik im Bus, plötzlich Panik, ' +
      'Herzrasen Zittern Panik',
    older: 'Nervenanfall, Nervenzusammenbruch mit Angst',
    youth: 'Panic Attack, Panikschub, Panik schieben, Panic',
    english: 'panic attack, panic disorder, anxiety attack, how to stop a panic attack, panicking',
    simple: 'plötzlich sehr große Angst',
    broader: 'angststoerung',
    near: 'hyperventilation, herzrasen',
  },
  {
    key: 'agoraphobie',
    kind: 'illness',
    code: 'F40.0',
    medical: 'Agoraphobie, Agoraphobia',
    lay:
      'Platzangst auf großen Plätzen, Angst rauszugehen, traue mich nicht raus, Angst in der Menge, ' +
      'Angst das Haus zu verlassen',
    english: 'agoraphobia, fear of leaving the house',
    broader: 'angststoerung',
    near: 'panikattacke',
  },
  {
    key: 'klaustrophobie',
    kind: 'illness',
    medical: 'Klaustrophobie, Raumangst',
    lay: 'Platzangst, Angst im Aufzug, Angst im Fahrstuhl, Angst in engen Räumen, Angst im MRT, Angst in der Röhre',
    english: 'claustrophobia, fear of small spaces',
    broader: 'angststoerung',
    near: 'kernspintomographie',
  },
  {
    key: 'soziale-phobie',
    kind: 'illness',
    code: 'F40.1',
    medical: 'soziale Phobie, soziale Angststörung, Sozialphobie',
    lay: 'Angst vor Menschen, Angst vor anderen zu sprechen, extrem schüchtern, Angst mich zu blamieren, Redeangst, Lampenfieber',
    older: 'Menschenscheu, Leutescheu',
    youth: 'Social Anxiety, sozial awkward',
    english: 'social anxiety, social phobia, fear of people',
    broader: 'angststoerung',
  },
  {
    key: 'phobie',
    kind: 'illness',
    code: 'F40',
    medical: 'Phobie, spezifische Phobie, isolierte Phobie',
    lay: 'Spinnenangst, Höhenangst, Angst vor Hunden, Angst vor Tieren, Angst vor Gewitter',
    youth: 'Trypophobie, Arachnophobie',
    english: 'phobia, fear of heights, fear of spiders',
    near: 'angststoerung, flugangst',
  },
  {
    key: 'flugangst',
    kind: 'illness',
    medical: 'Aviophobie',
    lay: 'Flugangst, Angst vorm Fliegen, Angst im Flugzeug',
    english: 'fear of flying',
    broader: 'phobie',
  },
  {
    key: 'spritzenangst',
    kind: 'illness',
    medical: 'Trypanophobie, Blut-Spritzen-Verletzungsphobie, Nadelphobie',
    lay:
      'Spritzenangst, Angst vor Spritzen, Angst vor Nadeln, kann kein Blut sehen, Angst vorm Blutabnehmen, ' +
      'Angst vor der Impfung',
    english: 'fear of needles, needle phobia',
    broader: 'phobie',
    near: 'impfung, blutabnahme',
  },
  {
    key: 'zahnarztangst',
    kind: 'illness',
    medical: 'Dentalphobie, Zahnbehandlungsphobie, Dentophobie',
    lay: 'Zahnarztangst, Angst vorm Zahnarzt, Zahnarztphobie, Angst vor dem Bohrer',
    english: 'fear of the dentist, dental anxiety',
    near: 'phobie, zahnarzt',
  },
  {
    key: 'krankheitsangst',
    kind: 'illness',
    code: 'F45.2',
    medical: 'Hypochondrie, hypochondrische Störung',
    lay: 'Krankheitsangst, Hypochonder, Angst vor Krankheiten, eingebildete Krankheit, Angst vor Krebs, google meine Symptome',
    older: 'eingebildeter Kranker',
    youth: 'Cyberchondrie, Morbus Google, Dr. Google',
    english: 'health anxiety, hypochondria, hypochondriac',
    near: 'angststoerung, somatoforme-stoerung',
  },
  {
    key: 'zwangsstoerung',
    kind: 'illness',
    code: 'F42',
    medical: 'Zwangsstörung, Zwangserkrankung, Zwangsneurose, obsessiv-kompulsive Störung, OCD',
    lay:
      'Zwänge, Zwangsgedanken, Zwangshandlungen, Waschzwang, Kontrollzwang, Putzzwang, Ordnungszwang, Zählzwang, ' +
      'ständig Hände waschen, Putzfimmel, Putzwahn, Waschfimmel, Kontrollfimmel, Ordnungsfimmel, Herd kontrollieren, ' +
      'Herd aus, Tür zugeschlossen nachsehen, immer nachschauen, ständig kontrollieren, Zwang alles zu prüfen, Kontrollwahn, ' +
      'muss alles kontrollieren',
    regional: 'Putzteufel, Putzfimml',
    older: 'Zwangsneurotiker, Marotte',
    youth: 'OCD haben, Monk',
    english:
      'OCD obsessive compulsive disorder, compulsions, intrusive thoughts, checking compulsion, cleaning obsession, ' +
      'obsessive',
    simple: 'etwas immer wieder tun müssen',
    near: 'psychotherapie, angststoerung',
  },
  {
    key: 'messie-syndrom',
    kind: 'illness',
    medical: 'Messie-Syndrom, pathologisches Horten, zwanghaftes Horten',
    lay: 'Messie, kann nichts wegwerfen, Sammelwut, Wohnung vermüllt',
    youth: 'Hoarding',
    english: 'hoarding disorder',
    near: 'zwangsstoerung',
  },
];
