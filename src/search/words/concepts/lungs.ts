import type { ConceptSource } from './source.ts';

/** Illnesses of bronchi and lungs. */
export const lungConcepts: readonly ConceptSource[] = [
  {
    key: 'bronchitis',
    kind: 'illness',
    medical: 'akute Bronchitis, Bronchitis, Tracheobronchitis, obstruktive Bronchitis, chronische Bronchitis',
    lay:
      'Bronchien entzündet, Bronchien zu, Husten mit Schleim, sitzt auf den Bronchien, entzündete Bronchien, ' +
      'Husten auf der Lunge, Raucherhusten, gelber Schleim abhusten, Schleim abhusten, verschleimt, Schleim auf der Brust, ' +
      'fester Husten, Brust verschleimt, Husten sitzt fest',
    regional: 'Bronchi, hots auf de Bronchien, festsitzender Huastn',
    older: 'Bronchialkatarrh, Luftröhrenkatarrh, Brustkatarrh, Lungenkatarrh',
    english: "chest infection, chest cold, smoker's cough, mucus, phlegm on chest",
    simple: 'Entzündung der Atemwege mit Husten',
    near: 'husten, schleimloeser, lungenentzuendung, copd',
  },
  {
    key: 'asthma',
    kind: 'illness',
    medical: 'Asthma bronchiale, Asthma, allergisches Asthma, Belastungsasthma, eosinophiles Asthma, Bronchialasthma',
    lay:
      'Asthmaanfall, Asthmatiker, Atemnot mit Pfeifen, Sportasthma, Anstrengungsasthma, Bronchien verkrampft, ' +
      'Husten beim Sport, Asthmaspray, pfeift beim Atmen, Pfeifen beim Ausatmen, Lunge pfeift, Atem pfeift, ' +
      'enge Brust beim Sport, Luft weg nachts und Husten, Atemwege eng',
    regional: 'Asma, Aschtma, pfeift beim Schnaufn, es giemet',
    older: 'Engbrüstigkeit, Asthmaleiden',
    english: 'asthma attack, exercise-induced asthma, wheezing attack, wheezing, wheezy chest',
    simple: 'Atemwege werden eng',
    misspelled: 'Astma',
    near: 'inhalator, allergie, atemnot',
  },
  {
    key: 'copd',
    kind: 'illness',
    medical: 'chronisch obstruktive Lungenerkrankung, COPD, chronisch-obstruktive Bronchitis, Lungenemphysem, Emphysem, AECOPD',
    lay:
      'Raucherlunge, Raucherhusten, Lunge kaputt, kaputte Lunge, Staublunge vom Rauchen, überblähte Lunge, ' +
      'Lunge vom Rauchen kaputt',
    regional: 'Raucherlungn, Lungn is hi',
    older: 'Lungenblähung, Lungenüberblähung, Lungendampf',
    english: "emphysema, smoker's lung, chronic obstructive pulmonary disease, chronic bronchitis",
    simple: 'kranke Lunge oft vom Rauchen',
    near: 'rauchstopp, atemnot, inhalator, sauerstofftherapie',
  },
  {
    key: 'lungenentzuendung',
    kind: 'illness',
    medical:
      'Pneumonie, Lungenentzündung, Bronchopneumonie, atypische Pneumonie, Mykoplasmen, Legionellose, Legionärskrankheit, ' +
      'Aspirationspneumonie',
    lay: 'Lunge entzündet, kalte Lungenentzündung, Entzündung auf der Lunge, Walking Pneumonia, Legionellen',
    regional: 'Lungnentzündung, Lungeentzündig, Lungenentzindung',
    older: 'Lungenfieber, Brustfieber',
    english: 'pneumonia, lung infection, legionnaires disease, legionella',
    simple: 'die Lunge ist entzündet',
    near: 'husten, fieber, pneumokokkenimpfung, antibiotika',
  },
  {
    key: 'rippenfellentzuendung',
    kind: 'illness',
    medical: 'Pleuritis, Brustfellentzündung, Rippenfellentzündung',
    lay: 'Rippenfell entzündet, Stechen beim Atmen, Schmerzen beim Einatmen, Atmen tut weh, Brustfell',
    regional: 'Rippnfell',
    english: 'pleurisy, pain when breathing in, hurts to breathe',
    simple: 'Haut um die Lunge ist entzündet',
    near: 'pleuraerguss, brustschmerzen',
  },
  {
    key: 'pleuraerguss',
    kind: 'illness',
    medical: 'Pleuraerguss, Hydrothorax, Pleuraempyem',
    lay: 'Wasser in der Lunge, Wasser auf der Lunge, Wasser zwischen Lunge und Rippen',
    regional: 'Wossa in da Lungn',
    older: 'Wasserbrust',
    english: 'pleural effusion, fluid on the lung, water in lungs',
    simple: 'Wasser neben der Lunge',
    near: 'herzschwaeche, lungenoedem',
  },
  {
    key: 'lungenoedem',
    kind: 'illness',
    medical: 'Lungenödem, kardiales Lungenödem',
    lay: 'Wasser in der Lunge, Lunge voll Wasser, brodelt beim Atmen',
    english: 'pulmonary edema, fluid in lungs, water in lungs',
    near: 'herzschwaeche, pleuraerguss',
  },
  {
    key: 'pneumothorax',
    kind: 'illness',
    medical: 'Pneumothorax, Spontanpneumothorax',
    lay: 'Lunge zusammengefallen, Lungenkollaps, Lungenriss, Loch in der Lunge, Lunge geplatzt',
    english: 'collapsed lung',
    simple: 'die Lunge fällt zusammen',
  },
  {
    key: 'lungenfibrose',
    kind: 'illness',
    medical: 'Lungenfibrose, interstitielle Lungenerkrankung, IPF, ILD, idiopathische Lungenfibrose',
    lay: 'vernarbte Lunge, Lunge vernarbt, Lungenvernarbung, steife Lunge',
    english: 'pulmonary fibrosis, scarred lungs, interstitial lung disease',
    simple: 'die Lunge ist vernarbt',
  },
  {
    key: 'bronchiektasen',
    kind: 'illness',
    medical: 'Bronchiektasen, Bronchiektasie',
    lay: 'ausgesackte Bronchien, erweiterte Bronchien, morgens viel Schleim husten',
    english: 'bronchiectasis',
    near: 'auswurf, mukoviszidose',
  },
  {
    key: 'mukoviszidose',
    kind: 'illness',
    medical: 'Mukoviszidose, zystische Fibrose, CF',
    lay: 'zäher Schleim Erbkrankheit, Muko',
    english: 'cystic fibrosis',
  },
  {
    key: 'staublunge',
    kind: 'illness',
    medical: 'Pneumokoniose, Silikose, Asbestose',
    lay: 'Steinstaublunge, Asbest in der Lunge, Bergmannslunge, Asbestlunge',
    older: 'Bergsucht, Staublunge',
    english: "silicosis, asbestosis, dust lung, black lung, miner's lung",
    simple: 'kranke Lunge durch Staub',
  },
  {
    key: 'alpha-1-antitrypsin-mangel',
    kind: 'illness',
    medical: 'Alpha-1-Antitrypsin-Mangel, AATM',
    lay: 'erbliche Lungenkrankheit Alpha-1',
    english: 'alpha-1 antitrypsin deficiency',
    near: 'copd, leberzirrhose',
  },
  {
    key: 'lungenrundherd',
    kind: 'illness',
    medical: 'Lungenrundherd, pulmonaler Rundherd, Rundherd',
    lay: 'Fleck auf der Lunge, Schatten auf der Lunge, Knoten in der Lunge, Stelle auf der Lunge',
    english: 'lung nodule, spot on lung, shadow on lung',
    near: 'lungenkrebs',
  },
  {
    key: 'corona',
    kind: 'illness',
    medical: 'COVID-19, SARS-CoV-2, Coronavirus, Coronainfektion, Covid',
    lay: 'Corona, Corona positiv, Coronatest positiv, Corona-Virus, Coronavariante, Omikron',
    regional: 'Koronna, Kovid, d Corona',
    youth: 'Rona, positiv getestet',
    english: 'tested positive',
    simple: 'Krankheit durch das Corona-Virus',
    near: 'long-covid, coronaimpfung, erkaeltung',
  },
  {
    key: 'long-covid',
    kind: 'illness',
    medical: 'Long-COVID, Post-COVID-Syndrom, Post-COVID, Post-Vac-Syndrom',
    lay:
      'Corona Spätfolgen, müde nach Corona, nach Corona nicht fit, Folgen von Corona, schlapp nach Corona, ' +
      'Brain Fog nach Corona, Konzentration weg nach Corona',
    youth: 'Long-Haul, Brain Fog',
    english: 'long covid, post covid, covid aftermath, brain fog after covid',
    simple: 'lange krank nach Corona',
    near: 'chronisches-fatigue-syndrom, corona, muedigkeit',
  },
  {
    key: 'chronisches-fatigue-syndrom',
    kind: 'illness',
    medical: 'myalgische Enzephalomyelitis, ME/CFS, chronisches Fatigue-Syndrom, CFS, postexertionelle Malaise, PEM',
    lay:
      'chronische Erschöpfung, chronisches Erschöpfungssyndrom, krank nach jeder Anstrengung, Crash nach Anstrengung, ' +
      'Pacing, bettlägerig vor Erschöpfung',
    youth: 'Spoonie',
    english: 'chronic fatigue syndrome, myalgic encephalomyelitis, post exertional malaise',
    simple: 'sehr schwere dauernde Erschöpfung',
    near: 'long-covid, erschoepfung, fibromyalgie',
  },
  {
    key: 'rsv',
    kind: 'illness',
    medical: 'RSV, respiratorisches Synzytialvirus, RS-Virus',
    lay: 'RS-Virus Baby, RSV bei Säuglingen, RSV bei Älteren',
    english: 'respiratory syncytial virus',
    near: 'bronchitis, rsv-impfung',
  },
  {
    key: 'keuchhusten',
    kind: 'illness',
    medical: 'Pertussis, Keuchhusten, Bordetella pertussis',
    lay: 'bellende Hustenanfälle, Husten bis zum Erbrechen, 100-Tage-Husten, Keuchhusten Erwachsene',
    regional: 'Stickhuastn, Chüchhueschte, Blauhusten',
    older: 'Stickhusten, Krampfhusten, Blauer Husten, Hundert-Tage-Husten',
    english: 'whooping cough, hundred day cough',
    near: 'husten, keuchhustenimpfung',
  },
  {
    key: 'verschlucken',
    kind: 'situation',
    medical: 'Aspiration, Fremdkörperaspiration, Bolusaspiration',
    lay:
      'etwas in die Luftröhre bekommen, in die falsche Röhre, in den falschen Hals bekommen, Kind hat etwas verschluckt, ' +
      'etwas eingeatmet',
    regional: 'in d falsche Röhrn, vaschluckt, in falschen Hois',
    english: 'choking, swallowed wrong, went down the wrong way',
    near: 'schluckbeschwerden',
  },
];
