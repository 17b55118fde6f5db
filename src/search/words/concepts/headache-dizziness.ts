import type { ConceptSource } from './source.ts';

/** Headaches and dizziness. */
export const headacheDizzinessConcepts: readonly ConceptSource[] = [
  {
    key: 'kopfschmerzen',
    kind: 'sign',
    code: 'R51, G44',
    medical: 'Cephalgie, Zephalgie, Kephalgie, Cephalaea, Cephalgia',
    lay:
      'Kopfschmerzen, Kopf tut weh, Schädel brummt, Kopf dröhnt, Kopf platzt, Druck im Kopf, Kopfdruck, Pochen im Kopf, ' +
      'Stechen im Kopf, Kopf hämmert, Schmerzen im Kopf, Brummschädel, Kopf zerspringt, Birne brummt, dicker Kopf',
    regional:
      'Kopfweh, Schädelweh, Chopfweh, Koppwehdag, Koppweh, Grindweh, Kopfwih, Schädlweh, Koppien, Kopfwäi, Schädl brummt, ' +
      'Nüschel tut weh, Kobbweh, Köppweh',
    older: 'Kopfpein, Brummkopf, Schädelbrummen, Kopfreißen',
    youth: 'Headache, Birne tut weh, Kopf fickt, Schädel explodiert',
    english: 'headache, head pain, my head hurts, head hurts, pounding head, splitting headache, head is pounding',
    simple: 'der Kopf tut weh',
    near: 'migraene, spannungskopfschmerz',
    signOf: 'migraene, spannungskopfschmerz',
  },
  {
    key: 'migraene',
    kind: 'illness',
    code: 'G43',
    medical: 'Migräne, Hemikranie, Migräne mit Aura, Migräne ohne Aura, chronische Migräne, hemiplegische Migräne',
    lay:
      'halbseitige Kopfschmerzen, einseitige Kopfschmerzen, Kopfweh mit Übelkeit, Kopfschmerz mit Erbrechen, Migräneanfall, ' +
      'Flimmern und Kopfweh, Zickzack vor den Augen, Flimmern vor Augen, Flimmern vor den Augen, Licht tut weh, ' +
      'Kopfschmerzen einseitig, Kopfschmerzen und Licht, Pochen auf einer Seite, Blitze vor den Augen und Kopfweh',
    regional: 'Migräni, Migren, Migräne-Attackn',
    older: 'Nervenkopfschmerz',
    youth: 'Migräneattacke',
    english: 'migraine, one-sided headache, migraine with aura, migraine aura, light hurts, zigzag vision',
    simple: 'starke Kopfschmerzen auf einer Seite',
    broader: 'kopfschmerzen',
    near: 'triptane, augenmigraene',
  },
  {
    key: 'augenmigraene',
    kind: 'illness',
    medical: 'Augenmigräne, ophthalmische Migräne, visuelle Aura, Flimmerskotom, Aura ohne Kopfschmerz, retinale Migräne',
    lay: 'Zickzack vor den Augen, Flimmern im Auge, gezackte Linien sehen, Blitze und Zacken sehen',
    english: 'ocular migraine, visual migraine, zigzag vision',
    broader: 'migraene',
    near: 'sehstoerung',
  },
  {
    key: 'spannungskopfschmerz',
    kind: 'illness',
    code: 'G44.2',
    medical: 'Spannungskopfschmerz, Kopfschmerz vom Spannungstyp, episodischer Spannungskopfschmerz, vasomotorischer Kopfschmerz',
    lay:
      'Stresskopfschmerz, Kopfweh vom Nacken, drückender Kopfschmerz, Band um den Kopf, Kopf wie im Schraubstock, ' +
      'Helmgefühl, Reifen um den Kopf, Kopfschmerz durch Verspannung, Helm auf dem Kopf, Kopfschmerzen vom Bildschirm, ' +
      'Kopfschmerzen vom Nacken, Kopfschmerzen nach der Arbeit',
    english: 'tension headache, stress headache, pressure in head',
    broader: 'kopfschmerzen',
    near: 'nackenschmerzen',
  },
  {
    key: 'clusterkopfschmerz',
    kind: 'illness',
    code: 'G44.0',
    medical: 'Clusterkopfschmerz, Cluster-Kopfschmerz, Bing-Horton-Syndrom, trigeminoautonomer Kopfschmerz, Horton-Neuralgie',
    lay: 'Schmerz hinter einem Auge, Auge tränt und Kopfschmerz, nachts stechender Schmerz am Auge',
    english: 'cluster headache, suicide headache',
    broader: 'kopfschmerzen',
  },
  {
    key: 'medikamentenkopfschmerz',
    kind: 'illness',
    code: 'G44.4',
    medical: 'Medikamentenkopfschmerz, Medikamentenübergebrauchskopfschmerz, analgetikainduzierter Kopfschmerz, MÜK',
    lay: 'Kopfschmerzen durch Schmerzmittel, Kopfweh von Tabletten, zu viele Kopfschmerztabletten',
    english: 'medication overuse headache, rebound headache',
    broader: 'kopfschmerzen',
  },
  {
    key: 'zervikogener-kopfschmerz',
    kind: 'illness',
    medical: 'zervikogener Kopfschmerz, HWS-Kopfschmerz, okzipitaler Kopfschmerz',
    lay: 'Hinterkopf Schmerzen, Kopfschmerzen vom Nacken, Nackenschmerz zieht in Kopf',
    english: 'headache from neck, cervicogenic headache, pain in back of head',
    broader: 'kopfschmerzen',
    near: 'nackenschmerzen, hws-syndrom',
  },
  {
    key: 'wetterfuehligkeit',
    kind: 'sign',
    medical: 'Meteoropathie, Meteorosensibilität',
    lay: 'Wetterfühligkeit, Wetterfühlig, Kopfschmerzen bei Wetterwechsel, vertrage Wetter nicht, Wetterumschwung',
    regional: 'Föhnkrankheit, Föhnkopfweh, Wetterspürig',
    older: 'Wetterleiden',
    english: 'weather sensitivity, weather headache',
    near: 'kopfschmerzen, migraene',
  },
  {
    key: 'kopfschmerz-donnerschlag',
    kind: 'sign',
    medical: 'Donnerschlagkopfschmerz, Vernichtungskopfschmerz',
    lay: 'schlimmster Kopfschmerz meines Lebens, plötzlich extreme Kopfschmerzen, Kopfschmerz wie Explosion',
    english: 'thunderclap headache, worst headache ever, sudden severe headache',
    signOf: 'hirnblutung',
  },
  {
    key: 'trigeminusneuralgie',
    kind: 'illness',
    code: 'G50',
    medical: 'Trigeminusneuralgie, Trigeminus-Neuralgie, Tic douloureux, Gesichtsneuralgie',
    lay: 'Blitze im Gesicht, einschießender Gesichtsschmerz, Stromschlag im Gesicht, Nervenschmerz im Gesicht',
    older: 'Gesichtsreißen',
    english: 'trigeminal neuralgia, facial nerve pain',
    broader: 'nervenschmerzen',
    near: 'gesichtsschmerzen',
  },
  {
    key: 'gesichtsschmerzen',
    kind: 'sign',
    medical: 'orofazialer Schmerz, atypischer Gesichtsschmerz, Prosopalgie',
    lay: 'Gesichtsschmerzen, Schmerzen im Gesicht, Wange tut weh, Gesicht tut weh, Schmerz unter dem Auge',
    english: 'facial pain, face hurts',
    signOf: 'trigeminusneuralgie, nebenhoehlenentzuendung',
  },
  {
    key: 'schwindel',
    kind: 'sign',
    code: 'R42, H81',
    medical: 'Vertigo, Schwindelgefühl, Drehschwindel, Schwankschwindel, vestibulärer Schwindel',
    lay:
      'Schwindel, alles dreht sich, mir ist schwindelig, Kopf dreht sich, wie auf einem Schiff, wie betrunken, ' +
      'Karussell im Kopf, Benommenheit, wackelig auf den Beinen, schwummrig, Drehwurm, Drehwurm im Kopf, ' +
      'mir dreht sich alles, alles schwankt, Karussell fahren, Boden schwankt, taumelig, Schwindel beim Umdrehen, ' +
      'Zimmer dreht sich, Bett dreht sich, mir wird schwindlig, schwindelig im Kopf, Schwindel was tun',
    regional:
      'trümmlig, damisch im Kopf, dusselig, sturm im Kopf, schwindlig, düselig, duselig, dreherd, drimmlig, ' +
      'mir isch trümmlig, trümlig, trümmelig, mir isch sturm, swiemelig, schwiemelig, mi is swiemelig, swindelig, ' +
      'dramhappert, schwindlad, mir is schwindli, drümmlig, duslig, dirmelig, dirmlig, sturmig, rappelköpsch, düsig, ' +
      'damisch, dormelig, durmelig',
    older: 'Taumel, Schwindelanfall, blümerant, Schwindelsucht, Taumeligkeit, Drehschwindel beim Aufstehen',
    youth: 'dizzy, alles spinnt im Kopf',
    english: 'dizziness, dizzy, vertigo, lightheaded, room is spinning, dizzy spell, spinning head, feeling dizzy, giddy',
    simple: 'es dreht sich alles',
    signOf: 'lagerungsschwindel, meniere, niedriger-blutdruck',
  },
  {
    key: 'lagerungsschwindel',
    kind: 'illness',
    code: 'H81.1',
    medical: 'Lagerungsschwindel, benigner paroxysmaler Lagerungsschwindel, BPLS, gutartiger Lagerungsschwindel, Kupulolithiasis',
    lay:
      'Schwindel beim Umdrehen, Schwindel beim Hinlegen, Schwindel im Bett, Kristalle im Ohr, Steinchen im Ohr, ' +
      'Schwindel beim Kopfdrehen, Ohrsteinchen, Zimmer dreht sich beim Hinlegen, Schwindel beim Umdrehen im Bett, Ohrsteine',
    english: 'BPPV, positional vertigo, crystals in ear, ear crystals, dizzy when lying down, vertigo in bed',
    broader: 'schwindel',
    near: 'lagerungsmanoever',
  },
  {
    key: 'neuritis-vestibularis',
    kind: 'illness',
    code: 'H81.2',
    medical: 'Neuritis vestibularis, Neuropathia vestibularis, Vestibularisausfall, Neuronitis vestibularis',
    lay: 'Gleichgewichtsnerv entzündet, Ausfall Gleichgewichtsorgan, plötzlich starker Drehschwindel',
    english: 'vestibular neuritis, labyrinthitis',
    broader: 'schwindel',
  },
  {
    key: 'meniere',
    kind: 'illness',
    code: 'H81.0',
    medical: 'Morbus Menière, Menière-Krankheit, endolymphatischer Hydrops',
    lay: 'Menier, Schwindel mit Ohrensausen, Drehschwindelanfälle mit Hörverlust',
    english: "meniere's disease",
    broader: 'schwindel',
    near: 'tinnitus, hoersturz',
  },
  {
    key: 'schwankschwindel-phobisch',
    kind: 'illness',
    medical: 'phobischer Schwankschwindel, funktioneller Schwindel, PPPD, somatoformer Schwindel',
    lay: 'Schwindel durch Stress, psychischer Schwindel, Schwindel durch Angst',
    english: 'functional dizziness',
    broader: 'schwindel',
    near: 'angststoerung',
  },
  {
    key: 'altersschwindel',
    kind: 'illness',
    medical: 'Altersschwindel, multifaktorieller Schwindel im Alter, Presbyvertigo',
    lay: 'Schwindel im Alter, unsicher beim Gehen, alte Leute schwindelig',
    english: 'dizziness in elderly',
    broader: 'schwindel',
    near: 'gangunsicherheit, sturzgefahr',
  },
  {
    key: 'kreislaufschwindel',
    kind: 'sign',
    medical: 'orthostatischer Schwindel, orthostatische Dysregulation',
    lay: 'Kreislaufschwindel, Schwindel beim Aufstehen, schwarz vor Augen, Sternchen sehen beim Aufstehen, schwindelig morgens',
    regional: 'schwarz vor de Auge',
    english: 'dizzy when standing up, head rush',
    broader: 'schwindel',
    near: 'niedriger-blutdruck, ohnmacht',
  },
  {
    key: 'reisekrankheit',
    kind: 'illness',
    medical: 'Kinetose, Bewegungskrankheit',
    lay:
      'Reisekrankheit, Reiseübelkeit, seekrank, Seekrankheit, schlecht im Auto, Kind kotzt im Auto, übel im Bus, ' +
      'Autofahren Übelkeit',
    english: 'motion sickness, travel sickness, car sick, seasick',
    simple: 'im Auto wird mir schlecht',
    near: 'uebelkeit',
  },
  {
    key: 'gleichgewichtsstoerung',
    kind: 'sign',
    medical: 'vestibuläre Störung, Ataxie, Stand- und Gangunsicherheit',
    lay:
      'Gleichgewichtsstörung, verliere das Gleichgewicht, kann nicht geradeaus laufen, torkele, Balance verloren, ' +
      'schwanke beim Gehen',
    regional: 'torkle, tapsig',
    english: 'balance problems, unsteady, losing balance',
    signOf: 'schwindel, polyneuropathie, parkinson',
  },
];
