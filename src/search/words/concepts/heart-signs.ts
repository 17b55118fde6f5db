import type { ConceptSource } from './source.ts';

/** Signs of heart, chest and circulation. */
export const heartSignConcepts: readonly ConceptSource[] = [
  {
    key: 'herzklopfen',
    kind: 'sign',
    code: 'R00.2',
    medical: 'Palpitationen, Herzklopfen',
    lay:
      'Herz klopft, Herz pocht, Herz klopft bis zum Hals, Herz pumpert, Herz hämmert, spüre mein Herz, starkes Herzklopfen, ' +
      'Herz schlägt so stark, Herz wummert',
    regional:
      'Herzpumpern, Herzpumpan, Herzbumpern, s Herz pumpert, Herzchlopfe, Herzbobbere, Herzbubbern, Härzchlopfe, Herzklopfa, ' +
      'Herzpuppern, Härzchlopfä',
    older: 'Herzpochen, Herzbeben',
    youth: 'Herz geht ab',
    english: 'palpitations, heart pounding, pounding heart, heart thumping, heart fluttering, thumping heart',
    simple: 'Herz schlägt stark',
    near: 'herzrasen, herzstolpern, angststoerung',
    signOf: 'herzrhythmusstoerung, schilddruesenueberfunktion, panikattacke, blutarmut',
  },
  {
    key: 'herzrasen',
    kind: 'sign',
    medical: 'Tachykardie, Herzrasen, Herzjagen, beschleunigter Puls',
    lay:
      'Herz rast, schneller Puls, hoher Puls, Puls zu hoch, Puls 120, Herz schlägt zu schnell, Herz galoppiert, ' +
      'plötzliches Herzrasen, Herzrasen nachts, Herzrasen im Liegen, galoppierendes Herz, Ruhepuls hoch, Puls rast, ' +
      'Herz schlägt schnell, Herz rast ohne Grund',
    regional: 'Herzrosn, s Herz rast, Herzjagn, Pulsrasen, Herz rennt, Härzrase',
    older: 'fliegender Puls',
    youth: 'Herz am Rasen, Puls auf 180',
    english:
      'racing heart, heart racing, tachycardia, fast heartbeat, high pulse, rapid heart rate, high heart rate, ' +
      'pulse too high',
    simple: 'Herz schlägt sehr schnell',
    near: 'herzklopfen, angststoerung, puls',
    signOf: 'herzrhythmusstoerung, vorhofflimmern, panikattacke, schilddruesenueberfunktion, svt',
  },
  {
    key: 'herzstolpern',
    kind: 'sign',
    medical: 'Extrasystolen, Extrasystolie, Extraschläge, ventrikuläre Extrasystolen, supraventrikuläre Extrasystolen, VES, SVES',
    lay:
      'Herz stolpert, Herzstolperer, Herzaussetzer, Herz setzt aus, Herz hüpft, Herz macht Sprünge, Herz aus dem Takt, ' +
      'Aussetzer im Herz, Herzhüpfer, Herzholpern, Herz schlägt unregelmäßig, Puls unregelmäßig, Aussetzer Herz, ' +
      'Herz macht Hopser, Herz holpert, unregelmäßiger Puls, Herz schlägt komisch',
    regional: 'Herzstolpara, s Herz stolpert, Herz hupft, Herzhopser, Herzgumpe, Herzl stolpert, s Härz stolperet, Herz hoppelt',
    older: 'Herzunruhe',
    youth: 'Herz glitcht',
    english:
      'skipped heartbeat, heart skips a beat, extra beats, ectopic beats, heart flutter, irregular heartbeat, PVCs, ' +
      'fluttering heart, skipped beats',
    simple: 'Herz schlägt nicht gleichmäßig',
    broader: 'herzrhythmusstoerung',
    near: 'herzrasen, vorhofflimmern',
    signOf: 'vorhofflimmern, herzrhythmusstoerung',
  },
  {
    key: 'langsamer-puls',
    kind: 'sign',
    medical: 'Bradykardie, langsamer Herzschlag',
    lay: 'langsamer Puls, niedriger Puls, Puls zu niedrig, Puls unter 50, Herz schlägt zu langsam, Ruhepuls niedrig',
    english: 'slow pulse, bradycardia, low heart rate, slow heartbeat, low pulse',
    simple: 'Herz schlägt sehr langsam',
    near: 'herzschrittmacher, puls',
    signOf: 'av-block, sick-sinus-syndrom, schilddruesenunterfunktion',
  },
  {
    key: 'brustschmerzen',
    kind: 'sign',
    code: 'R07',
    medical: 'Thoraxschmerz, Brustschmerzen, retrosternaler Schmerz, thorakaler Schmerz',
    lay:
      'Schmerzen in der Brust, Brust tut weh, Stechen in der Brust, Stich in der Brust, Brennen in der Brust, ' +
      'Schmerzen im Brustkorb, Brustkorb tut weh, Schmerzen hinterm Brustbein, Ziehen in der Brust links, Brustweh, ' +
      'Schmerzen linke Brust',
    regional: 'Bruschtweh, Brust tuat weh, Stiche in da Brust, Stäche i de Bruscht',
    older: 'Brustschmerz, Brustreißen',
    english: 'chest pain, pain in chest, chest hurts, stabbing chest pain, sharp pain in chest',
    near: 'herzstechen, sodbrennen, brustenge, rippenschmerzen',
    signOf: 'angina-pectoris, herzinfarkt, lungenembolie, reflux, rippenbruch',
  },
  {
    key: 'brustenge',
    kind: 'sign',
    medical: 'Brustenge, thorakales Engegefühl, Stenokardie',
    lay:
      'Enge in der Brust, Druck auf der Brust, Druck in der Brust, Brust wie zugeschnürt, Engegefühl, Elefant auf der Brust, ' +
      'Brust eng, Ring um die Brust, Last auf der Brust, Brust schnürt sich zu',
    regional: 'Druck auf da Brust, eng auf da Brust, Ängi uf de Bruscht, Beklemmung',
    older: 'Brustbeklemmung, Herzbeklemmung, Beklommenheit',
    english: 'tight chest, chest tightness, pressure on chest, chest pressure, heavy chest',
    simple: 'es drückt in der Brust',
    near: 'brustschmerzen, atemnot',
    signOf: 'angina-pectoris, herzinfarkt, asthma, panikattacke',
  },
  {
    key: 'herzstechen',
    kind: 'sign',
    medical: 'Kardialgie, Herzschmerzen, Herzneurose',
    lay:
      'Herz sticht, Stechen im Herz, Herz tut weh, Stiche im Herz, Ziehen am Herz, Schmerzen am Herz, Herzbeschwerden, ' +
      'Herzprobleme, Probleme mit dem Herz, Herzweh',
    regional: 's Herz tuat weh, Herzstäche, Herzpiekser',
    older: 'Herzstiche',
    english: 'heart pain, stabbing in heart, heart hurts, heart trouble, heart problems',
    simple: 'das Herz tut weh',
    broader: 'brustschmerzen',
    near: 'herzangst',
    signOf: 'angina-pectoris, verspannung, herzmuskelentzuendung',
  },
  {
    key: 'herzangst',
    kind: 'illness',
    medical: 'Herzneurose, Herzangst, Kardiophobie, Da-Costa-Syndrom, funktionelle Herzbeschwerden',
    lay: 'Angst um mein Herz, Angst vor Herzinfarkt, Herzphobie, Angst dass mein Herz stehen bleibt',
    english: 'cardiophobia, fear of heart attack, heart anxiety',
    simple: 'Angst um das Herz',
    broader: 'angststoerung',
    near: 'panikattacke, herzrasen',
  },
  {
    key: 'atemnot',
    kind: 'sign',
    code: 'R06.0',
    medical: 'Atemnot, Dyspnoe, Belastungsdyspnoe, Luftnot, Kurzatmigkeit, Orthopnoe',
    lay:
      'keine Luft, kriege keine Luft, bekomme keine Luft, kurzatmig, außer Atem, keine Puste, aus der Puste, Puste weg, ' +
      'Luft bleibt weg, schwer atmen, kann nicht durchatmen, kann nicht tief einatmen, Atembeschwerden, ' +
      'schnaufe beim Treppensteigen, Atem geht schwer, nach Luft schnappen, Luft wird knapp, schnell aus der Puste, ' +
      'keine Luft beim Treppensteigen, gleich außer Atem, Luft reicht nicht, kurzer Atem, komme schnell aus der Puste, ' +
      'nach einer Treppe fertig, Treppe schnaufen',
    regional:
      'koa Luft, kriag koa Luft, schnaufn, koan Schnaufa, kei Luft, kein Schnauf, i schnauf wia a Ross, jappen, japsen, ' +
      'hecheln, außer Puste, glei ausm Schnaufa, ausm Schnaufn, glei außer Schnauf, kan Schnauf, uss em Schnuuf, ' +
      'kei Schnuuf, nix Puste mehr, bald ut de Puust',
    older: 'Lufthunger, Engbrüstigkeit, kurz von Atem, Atemmangel, Atem wird kurz, asthmatisch, Kurzluftigkeit',
    youth: 'krieg keine Luft mehr',
    english:
      "shortness of breath, breathless, out of breath, can't breathe, short of breath, trouble breathing, " +
      'breathing problems, dyspnea, out of puff, winded, get out of breath easily',
    simple: 'ich bekomme keine Luft',
    near: 'asthma, brustenge, hyperventilation',
    signOf: 'asthma, copd, herzschwaeche, lungenembolie, lungenentzuendung',
  },
  {
    key: 'ohnmacht',
    kind: 'sign',
    code: 'R55',
    medical: 'Synkope, Ohnmacht, Kollaps, Bewusstlosigkeit, vasovagale Synkope, Bewusstseinsverlust',
    lay:
      'ohnmächtig, umgekippt, zusammengebrochen, weggetreten, schwarz vor Augen, weg gewesen, umfallen, ' +
      'in Ohnmacht gefallen, zusammengeklappt, aus den Latschen gekippt, klappe zusammen, Blackout, bewusstlos',
    regional: 'umgfalln, zammgfalln, zammklappt, umgheit, umkippt, i bin weg gwesn, zsämeklappt',
    older: 'Ohnmachtsanfall, die Sinne schwinden, Schwächeanfall',
    youth: 'weggeklappt, abgeklappt',
    english: 'fainting, fainted, passing out, passed out, syncope, collapsed, unconscious',
    simple: 'plötzlich umfallen und nicht wach sein',
    near: 'kreislaufkollaps, schwindel, epilepsie',
    signOf: 'niedriger-blutdruck, herzrhythmusstoerung, unterzucker',
  },
  {
    key: 'kreislaufkollaps',
    kind: 'sign',
    medical: 'Kreislaufkollaps, Kreislaufschwäche, orthostatische Dysregulation, Kreislaufversagen',
    lay:
      'Kreislauf, Kreislaufprobleme, Kreislaufbeschwerden, Kreislauf im Keller, Kreislauf macht schlapp, ' +
      'schwindelig beim Aufstehen, schwarz vor Augen beim Aufstehen, Kreislauf spielt verrückt, Sternchen sehen, ' +
      'Kreislauf schwach, kollabiert',
    regional: 'Kreislaufkasperl, Kreislauf is im Oasch, schwarz vor de Augn, s Kreislauf spinnt',
    older: 'schwacher Kreislauf, Blutleere im Kopf',
    youth: 'Kreislauf am Ende, Kreislauf down',
    english: 'circulation problems, dizzy when standing up, light-headed, about to faint, circulatory collapse, head rush',
    simple: 'mir wird schwarz vor den Augen',
    near: 'niedriger-blutdruck, ohnmacht, schwindel',
    signOf: 'niedriger-blutdruck, austrocknung, hitzschlag',
  },
  {
    key: 'kalte-haende',
    kind: 'sign',
    medical: 'Akren kalt, Durchblutungsstörung der Finger',
    lay: 'kalte Hände, kalte Füße, eiskalte Füße, Eisfüße, ständig kalte Finger, immer kalte Füße, eiskalte Hände, weiße Finger',
    regional: 'koide Fiaß, kalte Haxn, chalti Händ, chalti Füess, Eishaxn, kolde Fööt',
    older: 'schlechte Durchblutung',
    english: 'cold hands, cold feet, icy hands, cold fingers, icy feet',
    simple: 'Hände und Füße sind kalt',
    near: 'frieren, durchblutungsstoerung',
    signOf: 'raynaud-syndrom, niedriger-blutdruck, pavk',
  },
  {
    key: 'blaue-lippen',
    kind: 'sign',
    medical: 'Zyanose, Cyanose, Blausucht',
    lay: 'blaue Lippen, Lippen blau, blaue Finger, blau angelaufen, bläuliche Haut, Fingernägel blau',
    english: 'blue lips, cyanosis, blue fingers, turning blue',
    simple: 'die Lippen sind blau',
    signOf: 'lungenembolie, herzschwaeche, copd',
  },
  {
    key: 'schwere-beine',
    kind: 'sign',
    medical: 'Schweregefühl der Beine, venöse Beschwerden',
    lay:
      'schwere Beine, müde Beine, Beine wie Blei, Beine schwer abends, bleischwere Beine, Spannungsgefühl in den Beinen, ' +
      'Beine kribbeln abends, Beine schwer, schwere Beine abends, Beine hochlegen',
    regional: 'schware Haxn, schware Fiaß, schwäri Bei, müde Haxn, schweri Bei',
    older: 'bleierne Beine',
    english: 'heavy legs, tired legs, legs feel heavy, aching legs',
    simple: 'die Beine sind schwer',
    near: 'oedeme, krampfadern, kompressionsstruempfe',
    signOf: 'venenschwaeche, krampfadern',
  },
  {
    key: 'beinschmerzen-beim-gehen',
    kind: 'sign',
    medical: 'Claudicatio intermittens, Schaufensterkrankheit',
    lay:
      'Wade schmerzt beim Gehen, muss beim Gehen stehen bleiben, Beine tun beim Laufen weh, Wadenschmerzen beim Gehen, ' +
      'Schaufensterbeine',
    regional: 'Wadlschmerzen beim Geh',
    older: 'Raucherbein',
    english: 'leg pain when walking, intermittent claudication, calf pain walking',
    simple: 'Beine tun weh beim Gehen',
    near: 'muskelkrampf, spinalkanalstenose',
    signOf: 'pavk',
  },
  {
    key: 'herzgeraeusch',
    kind: 'sign',
    medical: 'Herzgeräusch, Systolikum, Strömungsgeräusch',
    lay: 'Geräusch am Herz, Herz rauscht, Arzt hört Geräusch am Herz',
    english: 'heart murmur',
    simple: 'das Herz macht ein Geräusch',
    signOf: 'herzklappenfehler',
  },
  {
    key: 'blaue-flecken',
    kind: 'sign',
    medical: 'Hämatomneigung, Blutungsneigung, Petechien, Ekchymosen, Purpura',
    lay:
      'schnell blaue Flecken, blaue Flecken ohne Grund, ständig blaue Flecken, rote Pünktchen auf der Haut, Punktblutungen, ' +
      'blute leicht, blaue Flecke, überall blaue Flecken, blaue Flecken durch Blutverdünner',
    regional: 'blaui Flecke, Blutflecken',
    english: 'bruising easily, easy bruising, bruises for no reason, petechiae',
    simple: 'ich bekomme schnell blaue Flecken',
    near: 'bluterguss, blutverduenner',
    signOf: 'gerinnungsstoerung, thrombozytenmangel, leukaemie',
  },
  {
    key: 'bluthochdruckkrise',
    kind: 'illness',
    medical: 'hypertensive Krise, hypertensiver Notfall, Blutdruckentgleisung, Blutdruckkrise',
    lay: 'Blutdruck plötzlich sehr hoch, Blutdruck 200, Blutdruck entgleist, Blutdruck über 180, Blutdruckspitze',
    english: 'hypertensive crisis, very high blood pressure, blood pressure spike',
    simple: 'der Blutdruck ist gefährlich hoch',
    broader: 'bluthochdruck',
  },
];
