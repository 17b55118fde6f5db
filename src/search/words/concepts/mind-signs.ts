import type { ConceptSource } from './source.ts';

/** Signs of the mind: feelings and thoughts that bother people. */
export const mindSignsConcepts: readonly ConceptSource[] = [
  {
    key: 'niedergeschlagenheit',
    kind: 'sign',
    medical: 'depressive Verstimmung, gedrückte Stimmung, Stimmungstief',
    lay:
      'Niedergeschlagenheit, schlecht drauf, traurig, mir ist alles zu viel, muss ständig weinen, weine grundlos, ' +
      'fühle mich schlecht, bedrückt, könnte nur heulen, Seele tut weh, traurig ohne Grund, grundlos traurig, ' +
      'nur noch traurig, weine viel, heule ständig, bin so traurig, Trübsal blasen, Stimmung im Keller, Laune im Keller, ' +
      'mir geht es seelisch schlecht, mir geht es nicht gut, bin unglücklich',
    regional: 'plärren müssen, briegge, briegga, rean, blärra, trurig, nix gfreit mi',
    older: 'Weltschmerz, betrübt, schwermütig, Schwarzseherei, gemütsschwer, Trübsinn, das Herz ist schwer',
    youth: 'mies drauf, sad, bin so down, lowkey traurig, feel mich nicht',
    english: 'sadness, feeling sad, crying all the time, feeling low, feeling down, unhappy, sad for no reason',
    simple: 'traurig sein',
    signOf: 'depression',
  },
  {
    key: 'antriebslosigkeit',
    kind: 'sign',
    medical: 'Antriebsmangel, Antriebsstörung, Apathie, Lethargie',
    lay:
      'Antriebslosigkeit, keine Lust auf nichts, kann mich nicht aufraffen, komme nicht aus dem Bett, keine Motivation, ' +
      'null Bock, lustlos, keine Energie, kein Bock auf nix, auf nix Bock, kein Antrieb, Antrieb fehlt, ' +
      'keine Lust auf gar nichts, liege nur rum, komme nicht in die Gänge, kriege nichts hin',
    regional: 'koa Lust, keen Antrieb, kan Bock, koan Antrieb, ka Lust, ke Luscht',
    older: 'Unlust, teilnahmslos',
    youth: 'unmotiviert, kein Bock, null Motivation, Bed Rotting, unproduktiv',
    english: 'no motivation, lack of drive, listless, apathy, no drive, unmotivated, can’t get out of bed',
    simple: 'zu nichts Lust haben',
    near: 'muedigkeit',
    signOf: 'depression, burnout, schilddruesenunterfunktion',
  },
  {
    key: 'angst',
    kind: 'sign',
    medical: 'Angstzustände, Ängste, Angstgefühl',
    lay:
      'Angst, Angst im Bauch, Furcht, habe immer Angst, Zukunftsangst, Verlustangst, Angst vor dem Tod, Todesangst, ' +
      'mulmiges Gefühl, hab Angst, Angst ohne Grund, grundlose Angst, Angst nachts, Angst loswerden, Sorgen machen, ' +
      'mache mir Sorgen',
    regional: 'Bammel, Bange, Schiss haben, Aengscht, Angscht, Ängschte, i hob Angst, Muffensausen, Schiss, Fracksausen',
    older: 'Beklemmung, Beklommenheit, Bangigkeit',
    youth: 'anxious sein, Anxiety haben, Angst-Modus',
    english: 'anxiety, fear, afraid, anxious feelings, scared, worried, worry, anxious',
    signOf: 'angststoerung, depression',
  },
  {
    key: 'innere-unruhe',
    kind: 'sign',
    code: 'R45.1',
    medical: 'Agitiertheit, psychomotorische Unruhe, Rastlosigkeit',
    lay:
      'innere Unruhe, innerlich unruhig, zittere innerlich, kann nicht stillsitzen, getrieben, hibbelig, aufgedreht, nervös, ' +
      'Hummeln im Hintern, kribbelig',
    regional: 'zappelig, wuselig, gschtresst',
    older: 'Nervosität, Fahrigkeit, fahrig, nervöse Unruhe',
    youth: 'wired, on edge',
    english: 'inner restlessness, nervousness, restless, jittery',
    simple: 'nicht ruhig sein können',
    near: 'stress',
    signOf: 'angststoerung, schilddruesenueberfunktion, wechseljahre',
  },
  {
    key: 'reizbarkeit',
    kind: 'sign',
    medical: 'Dysphorie, Irritabilität, erhöhte Reizbarkeit',
    lay:
      'Reizbarkeit, schnell gereizt, raste schnell aus, dünnhäutig, Nerven liegen blank, schlecht gelaunt, ' +
      'dünnes Nervenkostüm',
    regional: 'grantig, gnatzig, muffelig, hässig, zwider',
    older: 'überspannt, griesgrämig',
    youth: 'aggro',
    english: 'irritability, irritable, short-tempered',
    signOf: 'depression, stress, praemenstruelles-syndrom',
  },
  {
    key: 'aggression',
    kind: 'sign',
    medical: 'Impulskontrollstörung, Aggressivität, Wutausbrüche',
    lay: 'Aggression, Jähzorn, raste aus, unkontrollierte Wut, cholerisch, schlage um mich',
    regional: 'fuchtig, narrisch werden',
    english: 'anger issues, rage, aggression',
    near: 'reizbarkeit',
  },
  {
    key: 'stimmungsschwankungen',
    kind: 'sign',
    medical: 'Affektlabilität, emotionale Labilität',
    lay:
      'Stimmungsschwankungen, Gefühlsschwankungen, launisch, mal so mal so, Stimmung kippt, weine und lache, launenhaft, ' +
      'Wechselbad der Gefühle',
    older: 'Gemütsschwankungen',
    youth: 'moody, Mood Swings',
    english: 'mood swings',
    signOf: 'wechseljahre, praemenstruelles-syndrom, bipolare-stoerung',
  },
  {
    key: 'gruebeln',
    kind: 'sign',
    medical: 'Gedankenkreisen, Rumination, Grübelzwang',
    lay: 'Grübeln, Gedankenkarussell, Kopf kommt nicht zur Ruhe, kann nicht abschalten, denke zu viel nach, Kopfkino, Kopf voll',
    regional: 'sinnieren, hirnen',
    youth: 'Overthinking, overthinken',
    english: "overthinking, rumination, racing thoughts, can't switch off",
    simple: 'immer an das Gleiche denken',
    signOf: 'depression, angststoerung, schlafstoerung',
  },
  {
    key: 'ueberforderung',
    kind: 'sign',
    medical: 'psychische Überlastung, Überlastungssyndrom',
    lay:
      'Überforderung, überfordert, schaffe das alles nicht, wächst mir über den Kopf, pack es nicht mehr, ' +
      'zu viel um die Ohren, Mental Load',
    regional: "derpack's nimmer",
    youth: 'overwhelmed, maximal lost',
    english: "overwhelmed, can't cope",
    near: 'burnout, stress',
  },
  {
    key: 'konzentrationsstoerung',
    kind: 'sign',
    medical: 'Konzentrationsschwäche, Aufmerksamkeitsstörung, kognitive Störung',
    lay:
      'Konzentrationsstörung, kann mich nicht konzentrieren, unkonzentriert, zerstreut, Kopf wie Watte, kann nicht denken, ' +
      'schusselig, Konzentration weg, Konzentrationsprobleme, kann nicht konzentrieren, Kopf nicht bei der Sache, abgelenkt, ' +
      'lasse mich leicht ablenken, kann mich nicht fokussieren',
    regional: 'verpeilt, dusslig, schusslig, cha mi nid konzentriere, bin ned bei da Sach',
    older: 'geistesabwesend',
    youth: 'Brain Fog, verplant, kein Fokus, kann nicht fokussen, keine Attention Span, Brainrot',
    english: "brain fog, can't concentrate, poor concentration, can’t focus, lack of focus, no concentration, distracted",
    near: 'gehirnnebel',
    signOf: 'depression, adhs, stress',
  },
  {
    key: 'gehirnnebel',
    kind: 'sign',
    medical: 'kognitive Fatigue, Brainfog',
    lay:
      'Gehirnnebel, Nebel im Kopf, benebelt, Matschbirne, Watte im Kopf, Kopf benommen, Denken wie im Nebel, Hirn wie Brei, ' +
      'Kopf wie Brei, Kopf neblig, Gehirn Matsch, wie in Watte',
    english: 'foggy head, mental fog, brain fog',
    near: 'konzentrationsstoerung',
    signOf: 'long-covid, wechseljahre, chronisches-fatigue-syndrom',
  },
  {
    key: 'vergesslichkeit',
    kind: 'sign',
    code: 'R41.3',
    medical: 'Gedächtnisstörung, Gedächtnisschwäche, Amnesie, Merkfähigkeitsstörung, mnestische Störung',
    lay:
      'Vergesslichkeit, vergesse alles, kann mir nichts merken, schlechtes Gedächtnis, Namen vergessen, vergesslich, ' +
      'finde Worte nicht, Gedächtnislücken, Gedächtnis lässt nach, Gedächtnis läßt nach, vergesse Namen, ' +
      'vergesse ständig was, Merken klappt nicht, schusselig und vergesslich, Hirn wie ein Sieb, was wollte ich gerade, ' +
      'Wortfindungsstörung, tüddelig, Gedächtnis wie ein Sieb',
    regional: 'vergesslig, vergässlich, vagessn, tüddelich, vergessle, Hirn wia a Nudlsieb',
    older: 'Gedächtnisschwund, tüdelig, zerstreut, gedächtnisschwach, verkalkt',
    youth: 'Blackout im Kopf',
    english: 'forgetfulness, memory loss, forgetful, poor memory, memory problems, forget things, can’t remember',
    simple: 'viel vergessen',
    broader: 'gedaechtnis',
    signOf: 'demenz, leichte-kognitive-stoerung, adhs',
  },
  {
    key: 'halluzinationen',
    kind: 'sign',
    medical: 'Sinnestäuschungen, akustische Halluzinationen, optische Halluzinationen',
    lay: 'Halluzinationen, Stimmen im Kopf, sehe Dinge, höre Stimmen, Trugbilder',
    older: 'Gesichte sehen',
    english: 'hallucinations, seeing things',
    signOf: 'psychose, delir, schizophrenie',
  },
  {
    key: 'verwirrtheit',
    kind: 'sign',
    medical: 'Desorientiertheit, Verwirrtheitszustand, Orientierungsstörung',
    lay: 'Verwirrtheit, durcheinander, verwirrt, weiß nicht wo sie ist, redet wirr, Opa verwirrt, plötzlich verwirrt',
    regional: 'tüdelig sein, damisch, wirr im Kopf, deppert beinand',
    older: 'nicht bei Sinnen, irrereden',
    english: 'confusion, confused, disoriented',
    signOf: 'delir, demenz, schlaganfall, austrocknung',
  },
  {
    key: 'selbstwert',
    kind: 'sign',
    medical: 'geringes Selbstwertgefühl, Minderwertigkeitsgefühle, Selbstwertproblem',
    lay:
      'Selbstwertgefühl, kein Selbstbewusstsein, fühle mich wertlos, Selbstzweifel, bin nichts wert, ' +
      'Minderwertigkeitskomplexe, wenig Selbstvertrauen',
    youth: 'Self-Love, Impostor, Selflove',
    english: 'low self-esteem, self-worth, self-confidence',
    signOf: 'depression',
  },
  {
    key: 'libidoverlust',
    kind: 'sign',
    medical: 'sexuelle Lustlosigkeit, verminderte Libido, HSDD, Libidomangel',
    lay: 'Libidoverlust, keine Lust auf Sex, keine Lust mehr im Bett, sexuelle Unlust, Flaute im Bett',
    older: 'eheliche Unlust',
    english: 'low libido, no sex drive, loss of libido',
    near: 'erektionsstoerung',
    signOf: 'depression, wechseljahre, testosteronmangel',
  },
  {
    key: 'gefuehllosigkeit-seelisch',
    kind: 'sign',
    medical: 'Anhedonie, Affektverflachung',
    lay:
      'innere Leere und Gefühllosigkeit, fühle nichts mehr, innerlich leer, innerlich tot, freudlos, Gefühle wie taub, ' +
      'kann mich nicht freuen, abgestumpft, stumpf geworden, emotional abgestumpft, innerlich kalt, spüre nichts mehr, ' +
      'mir ist alles egal, alles egal',
    youth: 'emotional numb, numb, taub innen',
    english: 'feeling empty, anhedonia, emotionally numb, feel nothing',
    signOf: 'depression',
  },
  {
    key: 'schreckhaftigkeit',
    kind: 'sign',
    medical: 'Hypervigilanz, vegetative Übererregung',
    lay: 'Schreckhaftigkeit, erschrecke schnell, schreckhaft, zucke bei jedem Geräusch',
    english: 'easily startled, jumpy',
    signOf: 'posttraumatische-belastungsstoerung, angststoerung',
  },
  {
    key: 'perfektionismus',
    kind: 'sign',
    medical: 'zwanghafte Persönlichkeitszüge',
    lay: 'Perfektionismus, Perfektionist, will alles perfekt machen, nie gut genug',
    english: 'perfectionism',
    near: 'stress, burnout',
  },
  {
    key: 'mobbing',
    kind: 'situation',
    medical: 'Bullying, Bossing',
    lay: 'Mobbing, werde gemobbt, Kollegen machen mich fertig, Kind wird gehänselt, Ausgrenzung, Schikane',
    regional: 'Hänseln, Triezen',
    older: 'Piesacken',
    youth: 'gedisst, Cybermobbing',
    english: 'bullying, mobbing at work',
    near: 'stress, depression',
  },
  {
    key: 'haeusliche-gewalt',
    kind: 'situation',
    medical: 'Partnerschaftsgewalt, Misshandlung',
    lay: 'häusliche Gewalt, mein Mann schlägt mich, werde geschlagen, Gewalt in der Familie, Gewalt in der Beziehung',
    youth: 'toxische Beziehung, Gaslighting',
    english: 'domestic violence, abusive relationship',
    near: 'posttraumatische-belastungsstoerung, krisendienst',
  },
  {
    key: 'liebeskummer',
    kind: 'situation',
    lay: 'Liebeskummer, Herzschmerz, verlassen worden, Trennungsschmerz, gebrochenes Herz, Ex vergessen',
    regional: 'Liebesweh',
    older: 'Liebesgram',
    youth: 'Heartbreak, Lovesick, geghostet',
    english: 'heartbreak, lovesick, broken heart',
    near: 'anpassungsstoerung, trauer',
  },
  {
    key: 'pruefungsangst',
    kind: 'illness',
    medical: 'Examensangst, Leistungsangst',
    lay:
      'Prüfungsangst, Angst vor Prüfung, Blackout in der Prüfung, Angst vor Klausur, Schulangst, Angst vor der Schule, ' +
      'Versagensangst',
    youth: 'Prüfungspanik, Blackout bei Klausur',
    english: 'exam nerves, test anxiety',
    near: 'soziale-phobie, stress',
  },
];
