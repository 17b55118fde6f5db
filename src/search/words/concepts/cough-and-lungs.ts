import type { ConceptSource } from './source.ts';

/** Signs of cough and breath. */
export const coughConcepts: readonly ConceptSource[] = [
  {
    key: 'husten',
    kind: 'sign',
    code: 'R05',
    medical: 'Husten, Tussis, akuter Husten, produktiver Husten, unproduktiver Husten',
    lay:
      'muss ständig husten, Hustenanfall, Hustenreiz, Husten geht nicht weg, huste die ganze Nacht, Husten beim Hinlegen, ' +
      'Husten mit Auswurf, Husten nachts, starker Husten, Husten lindern, Husten loswerden, Husten will nicht weg, ' +
      'Husten hört nicht auf, wochenlang Husten, Husten seit Wochen, ewiger Husten, huste mir die Lunge raus, ' +
      'was hilft bei Husten, Husten stillen',
    regional: 'Huastn, Huaschtn, Hueschte, Hoosten, Kuchezer, Hueste, Huastn ham, Hoschte, Huuste, Bellhusten',
    older: 'Katarrh, Hüsteln, Hustenkatarrh',
    english:
      "cough, coughing, can't stop coughing, bad cough, cough at night, coughing fit, cough won’t go away, persistent cough",
    simple: 'husten müssen',
    near: 'schleimloeser, erkaeltung, bronchitis, reizhusten',
    signOf: 'erkaeltung, bronchitis, asthma, lungenentzuendung, reflux',
  },
  {
    key: 'reizhusten',
    kind: 'sign',
    medical: 'Reizhusten, trockener Husten, postinfektiöser Husten',
    lay: 'Kitzelhusten, Hustenreiz, Kratzen und Husten, Husten ohne Schleim, bellender Husten, Kitzeln im Hals',
    regional: 'trockner Huastn, Kutzerhusten',
    english: 'dry cough, tickly cough, irritating cough, barking cough',
    broader: 'husten',
    signOf: 'asthma, erkaeltung, ace-hemmer-husten',
  },
  {
    key: 'chronischer-husten',
    kind: 'sign',
    medical: 'chronischer Husten, chronischer Reizhusten',
    lay: 'Husten seit Wochen, Husten seit Monaten, Husten hört nicht auf, Dauerhusten, Husten will nicht weggehen',
    regional: 'ewiger Huastn',
    english: "chronic cough, cough for weeks, cough won't go away, persistent cough",
    broader: 'husten',
    signOf: 'asthma, copd, reflux, lungenkrebs',
  },
  {
    key: 'ace-hemmer-husten',
    kind: 'sign',
    medical: 'ACE-Hemmer-Husten, medikamenteninduzierter Husten',
    lay: 'Husten durch Tabletten, Husten von Blutdrucktabletten, Ramipril Husten',
    english: 'ramipril cough, ACE inhibitor cough, cough from blood pressure tablets',
    broader: 'reizhusten',
    near: 'ace-hemmer',
  },
  {
    key: 'auswurf',
    kind: 'sign',
    medical: 'Sputum, Auswurf, Expektoration',
    lay:
      'Schleim husten, gelber Schleim, grüner Schleim, Schleim in der Lunge, Schleim auf den Bronchien, verschleimt, ' +
      'Schleim abhusten, zäher Schleim, Verschleimung',
    regional: 'Schlaz, Schleim aufitun, Choder, Qualster, Schlatz, gelber Schlatz',
    older: 'Brustverschleimung',
    english: 'phlegm, mucus, coughing up phlegm, green phlegm, chesty cough, mucus in lungs',
    simple: 'Schleim beim Husten',
    near: 'schleimloeser, husten',
    signOf: 'bronchitis, copd, lungenentzuendung, bronchiektasen',
  },
  {
    key: 'bluthusten',
    kind: 'sign',
    code: 'R04.2',
    medical: 'Hämoptyse, Hämoptoe, Bluthusten',
    lay: 'Blut husten, Blut im Auswurf, Blut im Schleim, Blut ausgehustet, Blut gespuckt',
    regional: 'Bluat huastn, Bluatspuckn',
    older: 'Blutsturz, Blutspucken',
    english: 'coughing up blood, blood in phlegm, hemoptysis',
    simple: 'Blut beim Husten',
    signOf: 'lungenkrebs, tuberkulose, lungenembolie, bronchitis',
  },
  {
    key: 'pfeifende-atmung',
    kind: 'sign',
    medical: 'Giemen, Stridor, Rasselgeräusche, expiratorisches Pfeifen',
    lay:
      'Pfeifen beim Atmen, Lunge pfeift, Atmung rasselt, rasselt beim Atmen, Brummen in der Lunge, pfeift auf der Brust, ' +
      'Rasseln in der Lunge',
    regional: 'pfeift auf da Brust, ruaschlt, rasslt',
    english: 'wheezing, whistling breath, rattling chest, wheezy',
    simple: 'es pfeift beim Atmen',
    signOf: 'asthma, copd, bronchitis',
  },
  {
    key: 'hyperventilation',
    kind: 'illness',
    medical: 'Hyperventilation, Hyperventilationssyndrom, Hyperventilationstetanie',
    lay: 'zu schnell atmen, hyperventilieren, Pfötchenstellung, in die Tüte atmen, Kribbeln und schnelle Atmung, atme zu schnell',
    youth: 'am hyperventilieren',
    english: 'breathing too fast, hyperventilating',
    simple: 'zu schnelles Atmen',
    near: 'panikattacke, atemnot, atemuebungen',
  },
  {
    key: 'schluckauf',
    kind: 'sign',
    medical: 'Singultus, Schluckauf',
    lay: 'Hicks, hicksen, ständig Schluckauf, Schluckauf weg, Schluckauf geht nicht weg',
    regional: 'Schnackerl, Schnaggler, Hitzgi, Hickser, Häcker, Hätscher, Hix, Schlickup, Glugger, Hetscher, Higgsa',
    english: 'hiccups, hiccup, hiccough, stop hiccups',
    simple: 'Hicks machen',
  },
  {
    key: 'seitenstechen',
    kind: 'sign',
    medical: 'Seitenstechen',
    lay: 'Seitenstiche, Stechen in der Seite, Stich in der Seite beim Laufen, Seitenstechen beim Joggen',
    regional: 'Seitnstechn, Siitestäche, Seitnstich',
    english: 'side stitch, stitch, side ache when running',
    simple: 'Stechen an der Seite beim Laufen',
    near: 'joggen, flankenschmerzen',
  },
];
