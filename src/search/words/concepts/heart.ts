import type { ConceptSource } from './source.ts';

/** Illnesses of the heart. */
export const heartConcepts: readonly ConceptSource[] = [
  {
    key: 'bluthochdruck',
    kind: 'illness',
    code: 'I10, I11, I12, I13, I15',
    medical: 'arterielle Hypertonie, Hypertonie, Bluthochdruck, Hypertonus, essentielle Hypertonie',
    lay:
      'hoher Blutdruck, Blutdruck zu hoch, Hochdruck, erhöhter Blutdruck, Blutdruck senken, Blutdruck runter, ' +
      'Blutdruckwerte hoch, Druck zu hoch, Blutdruck 160, unterer Wert zu hoch, oberer Wert hoch, diastolisch zu hoch, ' +
      'Blutdruck steigt, Blutdruck runter bekommen, Blutdruck natürlich senken, hoher Druck, hab Hochdruck, ' +
      'was tun bei hohem Blutdruck, Druck ist zu hoch, Blutdruck 150, Blutdruck 180',
    regional:
      'Bluatdruck, z hoher Bluatdruck, hoche Bluetdruck, Bluthochdrugg, Bluetdruck z hoch, z hohe Bluetdruck, ' +
      'Bluatdruck z hoch, Bluddruck',
    older: 'Blutdruckleiden, Hochdruckkrankheit, hohen Druck haben, Hochdruckleiden',
    english:
      'high blood pressure, hypertension, HBP, raised blood pressure, lower blood pressure, blood pressure too high, ' +
      'bring blood pressure down',
    simple: 'der Druck im Blut ist zu hoch',
    near: 'blutdruckmessung, blutdrucksenker',
  },
  {
    key: 'niedriger-blutdruck',
    kind: 'illness',
    code: 'I95',
    medical: 'arterielle Hypotonie, Hypotonie, Hypotension, orthostatische Hypotonie',
    lay:
      'niedriger Blutdruck, Blutdruck zu niedrig, Blutdruck im Keller, Blutdruck fällt, zu wenig Blutdruck, ' +
      'komme morgens nicht in Gang',
    regional: 'niedriga Bluatdruck, z tüüfe Bluetdruck, tiefer Blutdruck',
    older: 'Blutdruckschwäche, Blutunterdruck',
    english: 'low blood pressure, low BP',
    simple: 'der Druck im Blut ist zu niedrig',
    near: 'kreislaufkollaps, schwindel',
  },
  {
    key: 'schwangerschaftshochdruck',
    kind: 'illness',
    code: 'O13',
    medical: 'Gestationshypertonie, schwangerschaftsinduzierte Hypertonie, Schwangerschaftshochdruck',
    lay: 'Blutdruck hoch in der Schwangerschaft, schwanger und Bluthochdruck',
    english: 'high blood pressure in pregnancy, gestational hypertension',
    broader: 'bluthochdruck',
    near: 'praeeklampsie, schwangerschaft',
  },
  {
    key: 'blutdruckschwankungen',
    kind: 'illness',
    medical: 'labile Hypertonie, Blutdruckschwankungen, Weißkittelhypertonie, Praxishypertonie',
    lay:
      'Blutdruck schwankt, Blutdruck mal hoch mal niedrig, Blutdruck nur beim Arzt hoch, Weißkitteleffekt, ' +
      'Blutdruck nachts hoch',
    english: 'fluctuating blood pressure, blood pressure goes up and down, white coat hypertension',
    simple: 'der Blutdruck ändert sich oft',
    broader: 'bluthochdruck',
    near: 'blutdruckmessung',
  },
  {
    key: 'herzinfarkt',
    kind: 'illness',
    code: 'I21, I22',
    medical:
      'Myokardinfarkt, Herzinfarkt, akuter Myokardinfarkt, akutes Koronarsyndrom, STEMI, NSTEMI, Hinterwandinfarkt, ' +
      'Vorderwandinfarkt',
    lay:
      'Infarkt, Herzanfall, Herzattacke, nach Herzinfarkt, Anzeichen Herzinfarkt, stiller Herzinfarkt, ' +
      'Herzinfarkt bei Frauen, Herzinfarkt erkennen, Vorzeichen Herzinfarkt, Herzinfarkt Frau, ' +
      'Druck auf der Brust und Schmerzen im Arm',
    regional: 'Herzkaschperl, Herzkasper, Herzkasperl, Infarkt ghobt, Herzinfarkt gha, Härzinfarkt',
    older: 'Herzschlag, vom Schlag getroffen, Herzschlag erlitten',
    english: 'heart attack, myocardial infarction, coronary, signs of heart attack, heart attack symptoms, heart attack signs',
    simple: 'ein Teil vom Herz bekommt kein Blut',
    near: 'angina-pectoris, koronare-herzkrankheit, stent',
  },
  {
    key: 'koronare-herzkrankheit',
    kind: 'illness',
    code: 'I25, I24',
    medical: 'koronare Herzkrankheit, KHK, ischämische Herzkrankheit, Koronarsklerose, stabile KHK, Koronarstenose',
    lay:
      'verengte Herzkranzgefäße, verkalkte Herzkranzgefäße, Herzgefäße verkalkt, Herzadern zu, Herzarterien verstopft, ' +
      'Herzkranzgefäße dicht',
    older: 'Herzverkalkung, Kranzaderverkalkung',
    english: 'coronary heart disease, coronary artery disease, CAD, clogged heart arteries, CHD',
    simple: 'die Adern am Herz sind eng',
    near: 'herzinfarkt, stent, bypass-operation, arteriosklerose',
  },
  {
    key: 'angina-pectoris',
    kind: 'illness',
    code: 'I20',
    medical: 'Angina pectoris, stabile Angina pectoris, instabile Angina pectoris, Stenokardie',
    lay: 'Herzenge, Brustenge bei Belastung, Herzschmerz bei Belastung, Nitrospray nötig',
    older: 'Brustbräune, Herzkrampf, Herzbräune',
    english: 'angina, chest pain on exertion',
    simple: 'Enge in der Brust vom Herz',
    broader: 'koronare-herzkrankheit',
    near: 'brustenge, herzinfarkt, glyceroltrinitrat',
  },
  {
    key: 'herzschwaeche',
    kind: 'illness',
    code: 'I50',
    medical:
      'Herzinsuffizienz, Herzschwäche, Linksherzinsuffizienz, Rechtsherzinsuffizienz, HFpEF, HFrEF, kardiale Dekompensation, ' +
      'globale Herzinsuffizienz',
    lay:
      'schwaches Herz, Herz ist schwach, Herz pumpt nicht richtig, Herzleistung schwach, Pumpschwäche, ' +
      'Herz schafft es nicht mehr, Herz hat nur 30 Prozent, Herz schwach, mein Herz ist schwach, ' +
      'Wasser in den Beinen und Luftnot, nicht belastbar Herz, Herz pumpt schlecht, Herz zu schwach, ' +
      'woran merke ich Herzschwäche, kann nicht flach liegen',
    regional: 'schwochs Herz, schwachs Härz, Herz mog nimma, schwachs Herz, Herz tuat nimma',
    older: 'Altersherz, Herzwassersucht, Herzmüdigkeit, Herzleiden, herzkrank, Herzwasser, müdes Herz',
    english: 'heart failure, weak heart, congestive heart failure, CHF, cardiac insufficiency, heart not pumping',
    simple: 'das Herz pumpt zu schwach',
    near: 'oedeme, atemnot, wassertabletten',
  },
  {
    key: 'herzrhythmusstoerung',
    kind: 'illness',
    code: 'I49, I45',
    medical: 'Herzrhythmusstörung, Arrhythmie, kardiale Arrhythmie, HRST, Dysrhythmie',
    lay:
      'Herz schlägt unregelmäßig, Herz aus dem Takt, unregelmäßiger Herzschlag, Rhythmusstörung, unregelmäßiger Puls, ' +
      'Herz spinnt, Herz aus dem Rhythmus',
    regional: 's Herz spinnt',
    older: 'Herzunregelmäßigkeit, nervöses Herz',
    english: 'arrhythmia, irregular heartbeat, heart rhythm disorder, irregular pulse, heart rhythm problem',
    simple: 'das Herz schlägt nicht im Takt',
    near: 'herzstolpern, vorhofflimmern, herzrasen',
  },
  {
    key: 'vorhofflimmern',
    kind: 'illness',
    code: 'I48',
    medical:
      'Vorhofflimmern, atriale Fibrillation, absolute Arrhythmie, VHF, paroxysmales Vorhofflimmern, ' +
      'persistierendes Vorhofflimmern, Tachyarrhythmia absoluta',
    lay: 'Herzflimmern, Herz flimmert, Herz flattert, Vorhöfe flimmern',
    regional: 'Vorhofflimmera',
    english: 'atrial fibrillation, afib, a-fib',
    simple: 'die Vorhöfe vom Herz zittern',
    broader: 'herzrhythmusstoerung',
    near: 'kardioversion, ablation, blutverduenner, schlaganfall',
  },
  {
    key: 'vorhofflattern',
    kind: 'illness',
    medical: 'Vorhofflattern, atriales Flattern',
    lay: 'Herzflattern, Flattern im Herz',
    english: 'atrial flutter',
    broader: 'herzrhythmusstoerung',
    near: 'vorhofflimmern, ablation',
  },
  {
    key: 'kammerflimmern',
    kind: 'illness',
    medical: 'Kammerflimmern, ventrikuläre Fibrillation',
    lay: 'Herzkammerflimmern, Herz flimmert lebensbedrohlich',
    english: 'ventricular fibrillation, VF, v-fib',
    simple: 'das Herz zittert und pumpt nicht mehr',
    near: 'herzstillstand, defibrillator',
  },
  {
    key: 'svt',
    kind: 'illness',
    medical:
      'supraventrikuläre Tachykardie, SVT, AVNRT, AV-Knoten-Reentry-Tachykardie, WPW-Syndrom, Wolff-Parkinson-White-Syndrom',
    lay: 'Herzrasen aus dem Nichts, anfallsartiges Herzrasen, angeborenes Herzrasen, plötzlicher Beginn Herzrasen',
    english: 'supraventricular tachycardia, WPW syndrome',
    broader: 'herzrhythmusstoerung',
    near: 'herzrasen, ablation',
  },
  {
    key: 'av-block',
    kind: 'illness',
    code: 'I44',
    medical: 'AV-Block, atrioventrikulärer Block, AV-Block III. Grades',
    lay: 'Leitung im Herz gestört, Reizleitungsstörung, Erregungsleitungsstörung',
    english: 'heart block, AV block',
    broader: 'herzrhythmusstoerung',
    near: 'herzschrittmacher, langsamer-puls',
  },
  {
    key: 'sick-sinus-syndrom',
    kind: 'illness',
    medical: 'Sick-Sinus-Syndrom, Sinusknotensyndrom, kranker Sinusknoten',
    lay: 'Sinusknoten krank, Taktgeber im Herz defekt',
    english: 'sick sinus syndrome',
    broader: 'herzrhythmusstoerung',
    near: 'herzschrittmacher, langsamer-puls',
  },
  {
    key: 'herzklappenfehler',
    kind: 'illness',
    code: 'I34, I36, I37, I05, I08',
    medical: 'Herzklappenfehler, Vitium, Klappenvitium, Klappeninsuffizienz, valvuläre Herzkrankheit',
    lay:
      'Herzklappe undicht, undichte Herzklappe, Herzklappe kaputt, Herzklappe verkalkt, Klappe schließt nicht, ' +
      'Klappenfehler, Herzklappe',
    regional: 'Herzklappn hin',
    older: 'Herzfehler',
    english: 'heart valve disease, leaky heart valve, valve defect, heart valve problem',
    simple: 'eine Klappe im Herz ist kaputt',
    near: 'herzklappen-op, herzgeraeusch',
  },
  {
    key: 'aortenklappenstenose',
    kind: 'illness',
    code: 'I35',
    medical: 'Aortenklappenstenose, Aortenstenose, Aortenklappeninsuffizienz, Aortenklappenfehler',
    lay: 'verengte Aortenklappe, Herzklappe verengt, Aortenklappe verkalkt',
    english: 'aortic stenosis, aortic valve stenosis, narrowed heart valve',
    broader: 'herzklappenfehler',
    near: 'herzklappen-op',
  },
  {
    key: 'mitralklappeninsuffizienz',
    kind: 'illness',
    medical: 'Mitralklappeninsuffizienz, Mitralinsuffizienz, Mitralklappenprolaps',
    lay: 'undichte Mitralklappe, Mitralklappe schließt nicht, Mitralklappenfehler',
    english: 'mitral regurgitation, mitral valve prolapse, leaky mitral valve',
    broader: 'herzklappenfehler',
  },
];
