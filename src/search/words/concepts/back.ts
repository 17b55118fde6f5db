import type { ConceptSource } from './source.ts';

/** Back, neck and spine. */
export const backConcepts: readonly ConceptSource[] = [
  {
    key: 'rueckenschmerzen',
    kind: 'sign',
    code: 'M54',
    medical: 'Dorsalgie, Lumbalgie, LWS-Syndrom, lumbales Schmerzsyndrom, unspezifischer Kreuzschmerz, Dorsopathie',
    lay:
      'Rückenschmerzen, Rücken tut weh, Rücken kaputt, Kreuzschmerzen, Kreuz tut weh, hab Rücken, ' +
      'Schmerzen im unteren Rücken, Stechen im Rücken, Rücken steif, Rücken im Eimer, Rückenprobleme, Kreuz verrissen, ' +
      'ich hab Rücken, habe Rücken, Rücken zwickt, Rücken macht nicht mit, Rücken durch, Rücken schmerzt, Rücken verspannt, ' +
      'Rücken kaputt vom Sitzen, was tun bei Rückenschmerzen, was hilft gegen Rückenschmerzen, Bewegung gegen Rückenweh, ' +
      'Rückenweh vom Sitzen, Kreuz kaputt',
    regional:
      "Kreuzweh, Ruggeweh, Rüggeweh, Buckel tut weh, Kreizweh, Rüggpien, Rücken aua, s'Kreuz tuat weh, Rückenweh, " +
      'i hob Kreiz, Kreiz tuat weh, s Chrüz tuet weh, Chrüzweh, Rüggäweh, Puckel deit weh, Rüchepien, Buggl weh, Rigge weh, ' +
      'Kreizwäi',
    older: 'Kreuzleiden, Kreuzreißen, Lendenweh, Bandscheibenleiden, Rückenreißen, Rückenleiden',
    youth: 'Rücken fucked, Rücken broken',
    english: 'back pain, lower back pain, backache, my back hurts, sore back, bad back, back ache, back hurts, sore lower back',
    simple: 'der Rücken tut weh',
    near: 'hexenschuss, bandscheibenvorfall, rueckenschule',
  },
  {
    key: 'hexenschuss',
    kind: 'illness',
    code: 'M54.5',
    medical: 'Lumbago, akute Lumbalgie, akute Lumbago',
    lay:
      'Hexenschuss, Rücken blockiert, komme nicht mehr hoch, Rücken plötzlich steif, Kreuz verrenkt, ' +
      'beim Bücken eingeschossen, Schuss ins Kreuz, verhoben, verhebt, Rücken dicht, Rücken verrissen, Blockade im Rücken, ' +
      'kann mich nicht bücken, kann nicht gerade stehen, beim Bücken in den Rücken gefahren, Rücken macht zu',
    regional: 'Hexnschuss, Häxeschuss, verlupft, verrissen im Kreuz, Häggseschuss, Kreiz verrissn, verhobn',
    older: 'Drachenschuss',
    english: 'lumbago, threw my back out, back went out, back spasm, threw out my back',
    broader: 'rueckenschmerzen',
  },
  {
    key: 'ischias',
    kind: 'illness',
    code: 'M54.3, M54.4',
    medical: 'Ischialgie, Lumboischialgie, Ischiassyndrom, Ischiasneuralgie',
    lay:
      'Ischias, Ischiasnerv, Ischiasschmerzen, Schmerz zieht ins Bein, Rücken strahlt ins Bein aus, Schmerz vom Po ins Bein, ' +
      'Nerv im Po, Rücken zieht ins Bein, zieht vom Rücken ins Bein, Ischias eingeklemmt',
    regional: 'Ischi, Ischias zwickt, Ischgias',
    older: 'Hüftweh, Lendenreißen',
    english: 'sciatica, sciatic nerve pain, pain down the leg',
    broader: 'rueckenschmerzen',
    near: 'bandscheibenvorfall, piriformis-syndrom',
  },
  {
    key: 'bandscheibenvorfall',
    kind: 'illness',
    code: 'M50, M51',
    medical:
      'Bandscheibenvorfall, Diskusprolaps, Bandscheibenprolaps, Diskushernie, Nucleus-pulposus-Prolaps, Protrusion, NPP, ' +
      'Bandscheibenprotrusion',
    lay:
      'Bandscheibe rausgerutscht, Bandscheibe kaputt, Bandscheibe, hab Bandscheibe, Bandscheibe rausgesprungen, ' +
      'Bandscheibe raus, Wirbel rausgesprungen, Taubheit im Bein Rücken',
    regional: 'Diskushernie LWS, Bandschib, Bandscheibn, Bandschiibe',
    older: 'Bandscheibenschaden',
    english: 'slipped disc, herniated disc, prolapsed disc',
    broader: 'rueckenschmerzen',
    near: 'ischias, spinalkanalstenose',
  },
  {
    key: 'spinalkanalstenose',
    kind: 'illness',
    code: 'M48.0',
    medical: 'Spinalkanalstenose, Spinalstenose, lumbale Spinalkanalstenose, Spinalkanalverengung',
    lay: 'enger Wirbelkanal, Wirbelkanal zu eng',
    english: 'spinal stenosis',
    broader: 'rueckenschmerzen',
  },
  {
    key: 'facettensyndrom',
    kind: 'illness',
    code: 'M47',
    medical: 'Facettensyndrom, Spondylose, Spondylosis, Facettengelenksarthrose, Spondylarthrose, Facettengelenksyndrom',
    lay: 'Verschleiß der Wirbelsäule, abgenutzte Wirbelgelenke, Wirbelsäulenverschleiß',
    older: 'Wirbelsäulenabnutzung',
    english: 'facet joint syndrome, spondylosis, wear and tear spine',
    broader: 'rueckenschmerzen',
  },
  {
    key: 'wirbelgleiten',
    kind: 'illness',
    code: 'M43.1',
    medical: 'Wirbelgleiten, Spondylolisthesis, Spondylolisthese',
    lay: 'Gleitwirbel, Wirbel verrutscht',
    english: 'spondylolisthesis, slipped vertebra',
    broader: 'rueckenschmerzen',
  },
  {
    key: 'skoliose',
    kind: 'illness',
    code: 'M41',
    medical: 'Skoliose, Wirbelsäulenverkrümmung, Kyphose, Skoliosen, Morbus Scheuermann, Hyperlordose',
    lay: 'schiefe Wirbelsäule, krummer Rücken, Hohlkreuz, Rücken schief, Buckel',
    regional: 'Buggel',
    older: 'Rückgratverkrümmung, Witwenbuckel',
    youth: 'Handynacken Buckel, Gamer-Buckel',
    english: 'scoliosis, curved spine, hunchback',
  },
  {
    key: 'iliosakralgelenk-syndrom',
    kind: 'illness',
    medical: 'Iliosakralgelenk-Syndrom, ISG-Syndrom, ISG-Blockade, Iliosakralgelenk-Blockade, Sakroiliitis',
    lay: 'ISG, Kreuzdarmbeingelenk blockiert, Schmerz im Gesäß, Schmerz am Steißbein seitlich, Becken blockiert',
    english: 'sacroiliac joint pain, SI joint',
    broader: 'rueckenschmerzen',
  },
  {
    key: 'piriformis-syndrom',
    kind: 'illness',
    medical: 'Piriformis-Syndrom, Piriformissyndrom',
    lay: 'Schmerzen im Po, Gesäßschmerzen, Pobacke tut weh, Schmerz im Hintern beim Sitzen',
    regional: 'Hintern tut weh',
    english: 'piriformis syndrome, buttock pain',
    near: 'ischias',
  },
  {
    key: 'steissbeinschmerzen',
    kind: 'sign',
    medical: 'Kokzygodynie, Steißbeinprellung',
    lay: 'Steißbeinschmerzen, Steißbein tut weh, auf den Steiß gefallen, Schmerzen beim Sitzen am Steiß',
    regional: 'Stissbei',
    english: 'tailbone pain, coccyx pain',
  },
  {
    key: 'nackenschmerzen',
    kind: 'sign',
    code: 'M54.2',
    medical: 'Zervikalgie, Cervicalgie, Nackenverspannung',
    lay:
      'Nackenschmerzen, Nacken tut weh, Genick tut weh, Nacken verspannt, Verspannung im Nacken, Schulter-Nacken, ' +
      'Nacken zieht, Nacken steif, Genick steif, Nackenschmerzen vom Bildschirm, Nackenschmerzen vom Handy, Nacken dicht, ' +
      'Nacken hart, Schultern verspannt, Schulter und Nacken verspannt, Nacken lockern, Hals steif',
    regional:
      'Gnackweh, Äckeschmerze, Nackeweh, Gnack, Anke tuet weh, Gnagg duat weh, Gnack steif, Gnick steif, Äcke, Nackewehdag, ' +
      'Genickweh, Nackn vaspannt',
    older: 'Genickschmerzen',
    youth: 'Handynacken, Tech Neck, Tech-Neck, Text Neck',
    english: 'neck pain, stiff neck, sore neck, neck tension, tight neck',
    near: 'verspannung, hws-syndrom, steifer-hals',
  },
  {
    key: 'hws-syndrom',
    kind: 'illness',
    code: 'M53',
    medical: 'HWS-Syndrom, HWS, Zervikalsyndrom, Halswirbelsäulensyndrom, Cervicobrachialgie, zervikobrachiales Syndrom',
    lay: 'Halswirbelsäule, Nackenschmerz strahlt in den Arm, Halswirbel Probleme, Bandscheibe im Hals',
    english: 'cervical spine pain, cervical spondylosis',
    broader: 'nackenschmerzen',
  },
  {
    key: 'steifer-hals',
    kind: 'sign',
    medical: 'akuter Schiefhals, Torticollis, akute HWS-Blockade',
    lay:
      'steifer Hals, Hals verrenkt, Nacken steif, kann Kopf nicht drehen, Hals verlegen, Genick verrenkt, ' +
      'Zug bekommen im Nacken, schiefer Hals',
    regional: 's Gnack verrissen, Äckestarri, verlegenes Gnack',
    older: 'Genickstarre vom Zug',
    english: "wry neck, can't turn my head, crick in neck",
    broader: 'nackenschmerzen',
  },
  {
    key: 'schleudertrauma',
    kind: 'illness',
    code: 'S13.4',
    medical: 'Schleudertrauma, HWS-Distorsion, Beschleunigungstrauma',
    lay: 'Nacken nach Auffahrunfall, Halskrause nach Unfall, Peitschenschlag',
    english: 'whiplash',
    broader: 'nackenschmerzen',
  },
  {
    key: 'verspannung',
    kind: 'sign',
    medical: 'Myogelose, Muskelhartspann, myofasziales Schmerzsyndrom, Muskelverspannung, Triggerpunkte',
    lay:
      'Verspannung, verspannt, Muskeln hart, Knubbel im Rücken, Verhärtung im Muskel, Schulter verspannt, Knoten im Muskel, ' +
      'Schulterblatt Schmerzen, Schmerz zwischen den Schulterblättern, verspannte Muskeln, alles verspannt, ' +
      'Verspannungen lösen, Verspannung lockern',
    regional: 'verspannts Gnack, verchrampft, vaspannt',
    english: 'muscle tension, tight muscles, muscle knots, pain between shoulder blades, tense muscles',
    near: 'massage, waermetherapie',
  },
  {
    key: 'haltungsschaden',
    kind: 'illness',
    code: 'M40',
    medical: 'Haltungsschaden, Haltungsschwäche, Haltungsstörung',
    lay: 'schlechte Haltung, krumm sitzen, sitze zu viel, Fehlhaltung',
    youth: 'Shrimp-Haltung',
    english: 'bad posture, poor posture',
    near: 'rueckenschule, skoliose',
  },
  {
    key: 'wirbelbruch',
    kind: 'illness',
    code: 'M48.5',
    medical: 'Wirbelkörperfraktur, Sinterungsfraktur, Wirbelkörperkompressionsfraktur',
    lay: 'Wirbelbruch, Wirbel gebrochen, Wirbel eingebrochen, kleiner werden im Alter',
    english: 'spinal fracture, vertebral fracture',
    near: 'osteoporose',
  },
];
