import type { ConceptSource } from './source.ts';

/** Names as people tell what they wish or what happened to them, without a word of medicine. */
export const moreNames4: readonly ConceptSource[] = [
  {
    key: 'lachen',
    kind: 'wellbeing',
    lay:
      'was Lustiges, etwas Lustiges, lustig, witzig, was zum Lachen, gute Laune bekommen, Laune heben, aufheitern, herumalbern, Witze, ' +
      'was zum Schmunzeln, mal wieder lachen, Spaß haben, zum Kichern, muntert mich auf, was Heiteres',
    regional: 'wos zum Lacha, jet för ze laache, wat to’n Lachen, öppis zum Lache, zum Ablachen, Gaudi, Jux, Spass mache',
    older: 'heiter, Heiterkeit, Frohsinn, vergnüglich, Scherze',
    youth: 'bock auf lustig, lol, cringe, haha',
    english: 'something funny, make me laugh, need a laugh, funny video, cheer me up',
  },
  {
    key: 'ruhiges-zum-ansehen',
    kind: 'wellbeing',
    medical: 'Stille, Zur Ruhe kommen, Kaminfeuer',
    lay:
      'was Ruhiges zum Anschauen, etwas Ruhiges, ruhiges Video, ruhiger Film, ruhig anschauen, was Gemütliches, gemütlicher Abend, ' +
      'gemütlich auf dem Sofa, Sonntagabend gemütlich, etwas Stilles, zur Ruhe kommen am Abend, abends zur Ruhe kommen, Feuer knistert, ' +
      'knisterndes Feuer, nur zuschauen, nebenbei laufen lassen, Regentag drinnen, nichts leisten müssen',
    regional: 'zur Ruh kemma, to Ruh kamen, to Roh kamen, zur Rueh cho, zor Ruh kumme, a Rua ham, sei Rua hobn, meine Ruh',
    older: 'Besinnlichkeit, besinnlich, innere Einkehr, stille Stunde',
    youth: 'chillen, cozy, gemütlich chillen, Comfort Video',
    english: 'something calm to watch, cozy evening, relaxing video, quiet video',
    near: 'entspannung',
  },
  {
    key: 'stress',
    kind: 'illness',
    lay:
      'stressiger Tag, anstrengender Tag, harter Tag, langer Arbeitstag, Tag war stressig, Arbeit macht verrückt, Arbeit macht mich kaputt, ' +
      'Arbeit wächst über den Kopf, Job macht fertig, zu viel um die Ohren, Nerven liegen blank, alles zu viel, Druck im Job, komme nicht hinterher, ' +
      'keine ruhige Minute, nur noch Hektik, hetze nur noch, zwischen zwei Terminen, zwischen Meetings',
    regional:
      'meschugge, narrisch vor Arbeit, de Arbet macht mi fertig, z vill um d Ohre, d Arbeit frisst mi auf, malochen, Maloche, Schufterei, Brass, Gehetze, Gsteß, im Gschäft z’viel',
    older: 'überlastet, abgehetzt, Hetze, aufgerieben',
    youth: 'Job killt mich, alles too much, gestresst af',
  },
  {
    key: 'nicht-erholsamer-schlaf',
    kind: 'sign',
    lay:
      'erholt aufwachen, ausgeruht aufwachen, fit aufwachen, frisch aufwachen, ausgeschlafen aufwachen, morgens erholt, morgens fit, wie gerädert, ' +
      'gerädert aufwachen, erholsam schlafen, gut ausgeschlafen, besser aus dem Bett kommen, munter aufstehen, wach in den Tag, Morgenmuffel',
    regional: 'ausgschlofn, net ausgschlofn, gerädert aufgwacht, uusgschlafe, utslapen',
    youth: 'wake up fresh',
    english: 'wake up refreshed, waking up tired, feel rested',
  },
  {
    key: 'dankbarkeit',
    kind: 'wellbeing',
    lay:
      'nur das Negative sehen, sehe nur Schlechtes, das Gute sehen, merken was gut ist, Positives sehen, Positives wahrnehmen, positiv denken, ' +
      'positiver denken, das Schöne sehen, schöne Dinge bemerken, kleine Freuden, was gut läuft, zufriedener werden, Glas halb voll, negative Gedanken loswerden, dankbar sein',
    regional: 'dankbar sei, ’s Guade seng, s Guete gseh, dat Gode sehn',
    older: 'Demut, Erfreuliches, Lichtblicke',
    english: 'see the good, positive thinking, grateful, count my blessings',
  },
  {
    key: 'sonnenschutz',
    kind: 'wellbeing',
    lay:
      'Sonne ohne verbrennen, in der Sonne nicht verbrennen, Sonne genießen, Sonnenbaden, in die Sonne legen, braun werden, ohne Sonnenbrand braun, ' +
      'Sonnencreme welche, Kinder in der Sonne, mittags in die Sonne, Sonne am Strand, vor der Sonne schützen, Mütze gegen Sonne',
    regional: 'in da Sunn liegn, an der Sunn, in de Sünn, d Sunne brennt, Sonn brennt runner',
    youth: 'tannen, Tan Lines',
    english: 'enjoy the sun, without burning, tanning',
  },
  {
    key: 'hinter-den-kulissen',
    kind: 'situation',
    lay:
      'Requisiten, Requisite, Modelle anschauen, Requisitenlager, Kostüme, Kulissen, Drehort, Filmset, Studio anschauen, Fundus, wie lange dauert ein Video, ' +
      'Video fertig, Videos fertig, wie dreht ihr, Videos drehen, wie entstehen eure Videos, wie macht ihr die Filme, wer macht die Videos, wer steht hinter der Kamera, Skelett anschauen',
    regional: 'wia drahts ihr, wia machts ihr de Videos, wo drehts ihr, wie dreiht ji',
    youth: 'Bloopers, Set Tour, BTS',
    english: 'how do you make videos, behind the scenes, props, filming, outtakes',
  },
  {
    key: 'kochen-fuer-die-familie',
    kind: 'wellbeing',
    lay:
      'einfaches Abendessen, schnelles Abendessen, Abendessen Kinder, Essen für Kinder, Kinder meckern beim Essen, was kochen wir heute, was Schnelles kochen, ' +
      'schnell kochen nach der Arbeit, nach der Arbeit kochen, Feierabendküche, gesund kochen für Kinder, Familienessen, Mittagessen für Kinder, Essen das alle mögen, ' +
      'Gemüse verstecken, Kinder mögen kein Gemüse, mäkelige Esser, schnelles Gericht, ein Topf Gericht, was Warmes am Abend, gesundes Abendessen',
    regional:
      'schnell wos kocha, gschwind kocha nach der Arbeit, was Gschwinds kocha, öppis Schnells choche, flott jet koche, gau wat kaken, Znacht, Nachtmahl, Abendbrot',
    youth: 'Meal Prep, schnelle Küche',
    english: 'quick dinner, easy dinner, healthy dinner for kids, family dinner',
    broader: 'kochen, vorkochen',
  },
  {
    key: 'trinken',
    kind: 'wellbeing',
    lay: 'ein Glas Wasser genießen, Glas Wasser bewusst, bewusst trinken, Wasser genießen, in Ruhe Wasser trinken, Wasser am Morgen, morgens Wasser, nüchtern Wasser trinken',
    regional: 'a Glasl Wossa, e Glas Wasser, en Glas Water, es Glas Wasser',
  },
  {
    key: 'waermflasche',
    kind: 'treatment',
    lay: 'Wärmeflasche, Wärmekissen, Bettflasche, Wärme oder Kälte, warm oder kalt, Wärme gut, lieber kühlen, Körnerkissen, Kühlkissen',
    regional: 'Bettfläschle, Wärmfläschle, Bettfläsche, Wärmbuddel, Warmwasserkruke, Thermophor, Wärmpulle',
  },
  {
    key: 'operation',
    kind: 'treatment',
    lay:
      'geplante Operation, Woche vor der Operation, vor dem Eingriff, Operation vorbereiten, auf Operation vorbereiten, neue Hüfte vorbereiten, neues Knie vorbereiten, Hüfte bereite vor, ' +
      'Narkosegespräch, Gespräch mit der Anästhesistin, Anästhesistin, Anästhesist, Narkosearzt Gespräch, Tasche packen Krankenhaus, Koffer packen Klinik, nüchtern vor der Operation, was vor der OP',
    regional: 'voa da OP, vor dr OP, unters Messer kemma, ünner’t Mess, under s Messer',
    older: 'chirurgischer Eingriff bevorstehend',
  },
  {
    key: 'gleichgewichtstraining',
    kind: 'wellbeing',
    lay:
      'Angst zu fallen, Angst zu stürzen, Angst vor Stürzen, Angst hinzufallen, Sturzangst, nicht mehr hinfallen, sicher auf den Beinen, sicher gehen, unsicher beim Gehen, wackelig auf den Beinen, ' +
      'besser das Gleichgewicht halten, auf einem Bein stehen, Stürzen vorbeugen, Übungen gegen Stürze, gegen das Hinfallen',
    regional: 'waglad auf de Haxn, wacklig uf de Bei, wackelich op de Been, Schiss vorm Hinfalln',
    older: 'Standfestigkeit, Trittsicherheit, unsicherer Gang',
    english: 'fear of falling, fall prevention, unsteady on my feet',
  },
  {
    key: 'bewegung-im-alter',
    kind: 'wellbeing',
    lay: 'Turnen für Senioren, alte Leute turnen, Turnen im Alter, Turnen mit 70, Gymnastik für Ältere, Sport für alte Leute, Senioren trainieren, mit 80 noch trainieren, Krafttraining im Alter, Kraft im Alter',
    regional: 'oide Leit turna, alte Leit turne, oole Lüüd turnen, alti Lüt turne, Turne für d Alte',
    older: 'Leibesübungen im Alter, Altersturnen',
  },
  {
    key: 'herzstolpern',
    kind: 'sign',
    lay:
      'Herz hüpft, Herz macht einen Hüpfer, Herz Hüpfer, Herz setzt aus, Herz macht eine Pause, Herz Pause, Herz stolpert, Herz macht einen Sprung, Herz schlägt doppelt, ' +
      'Herz poltert, Herz aus dem Takt, Herz holpert, Aussetzer am Herzen, Herz schlägt unregelmäßig, Herz macht Purzelbaum',
    regional: 'Herz stoipat, Herz hupft, Härz stolperet, Hätz stolpert, Hart stolpert, s Herzle hopst',
    english: 'heart flutter, heart skips a beat, heart pauses',
  },
  {
    key: 'lagerungsschwindel',
    kind: 'illness',
    lay:
      'Zimmer Karussell, Karussell im Bett, Bett umgedreht Karussell, fährt das Zimmer Karussell, Zimmer dreht sich, alles dreht sich im Bett, beim Umdrehen im Bett dreht, Drehen beim Hinlegen, ' +
      'Drehen beim Aufstehen, hinlegen dreht sich, Kopf drehen Schwindel, beim Hochschauen schwindlig',
    regional:
      'Kammer dreht si, Ringelspü im Kopf, Reitschui im Kopf, Riitischuel im Chopf, Stuuv dreiht sik, Karussell in de Kopp',
  },
  {
    key: 'hitzewallungen',
    kind: 'sign',
    lay: 'Hitzewellen, Hitzewelle im Körper, fliegende Hitze, Hitze steigt auf, nachts nass geschwitzt, schwitzen mit 50, schlaflose Nächte mit 50, Hitze nachts',
    regional: 'Wechsel schwitzen, Wechsel schwitz, Hitzn, fliagade Hitz, Hitz im Gsicht, fleegen Hitt',
  },
  {
    key: 'wechseljahre',
    kind: 'situation',
    lay:
      'Periode hört auf, Periode aufhört, Jahre Periode aufhört, wenn die Periode aufhört, Tage hören auf, Regel hört auf, Regel bleibt weg mit 50, Periode wird seltener, letzte Periode, ' +
      'Ende der Fruchtbarkeit, im Wechsel, bin im Wechsel, Wechsel und Hitze, Wechsel Schlaf',
    regional: 'in de Wexljoar, im Wexl, Wächseljahr, Wesseljohren, Wesseljohrn, Wechseljohr, Wächsel',
    older: 'die kritischen Jahre, Klimakterium, Abänderung',
  },
  {
    key: 'belastungs-ekg',
    kind: 'treatment',
    lay: 'Fahrrad mit Kabeln, Herzuntersuchung Fahrrad, Herztest auf dem Rad, strampeln mit Kabeln, Fahrrad beim Kardiologen, Herz Fahrrad Kabel, Ergometer Herz, Radfahren beim Arzt',
    regional: 'Radl beim Doktor, Strampel-EKG, Velo bim Dokter',
  },
  {
    key: 'ekg',
    kind: 'treatment',
    lay: 'Herzuntersuchung mit Kabeln, Kabel auf der Brust, Saugnäpfe auf der Brust, Elektroden auf der Brust, Herzkurve, Herzstrom messen, Zacken vom Herz, Papierstreifen vom Herz, Klebepunkte auf der Brust',
    regional: 'Herzstroaf, Herzkabel',
  },
  {
    key: 'diabetes',
    kind: 'illness',
    lay: 'Wunden heilen schlecht, Wunde heilt schlecht, Wunde heilt nicht, viel Durst müde, viel Durst und müde, ständig Durst und aufs Klo, immer durstig und müde, dauernd Durst',
    regional: 'Zuckr, da Zucka, hob Zucker, an Zucker ham, bi Zocker, Zocker, i han Zucker, de Zucker, Zuckerkrankheet',
  },
  {
    key: 'panikattacke',
    kind: 'illness',
    lay:
      'denke ich sterbe, Gefühl zu sterben, glaube zu sterben, dachte ich sterbe, denke sterben vorbei, plötzlich Todesangst, plötzlich Panik, Angst aus dem Nichts, aus heiterem Himmel Angst, ' +
      'Angst überfällt mich, Angst nach zehn Minuten vorbei, Herz rast plötzlich Angst, Panik in der Bahn, Panik im Supermarkt',
    regional: 'gacher Angstanfall, Panik kriagt, Panik überchoo, de Panik kriegen',
  },
  {
    key: 'bereitschaftsdienst',
    kind: 'situation',
    lay: '116117, 112 und 116117, wann 116117, 112 oder Bereitschaftsdienst, wen anrufen am Wochenende, wen ruf ich an, welche Nummer anrufen, Notruf oder Notdienst',
    regional: 'Ärztefunkdienst, 141, wen ruaf i o, wem lüt i aa, wen roop ik an',
  },
  {
    key: 'hexenschuss',
    kind: 'illness',
    lay: 'ins Kreuz geschossen, im Kreuz geschossen, in den Rücken geschossen, Schuss ins Kreuz, eingeschossen, Rücken blockiert, krumm und steif, gebückt und nicht mehr hoch, komme nicht mehr hoch Rücken, verhoben, verrenkt im Kreuz',
    regional:
      'ins Kreiz gschossn, Kreiz gschossen, ins Kreuz neigfahrn, Hex hot gschossa, Häxeschuss, Hexenschott, verlupft, verhobn, vahobn, verhebt, verhoove',
  },
  {
    key: 'spazierengehen',
    kind: 'wellbeing',
    lay: 'Runde drehen, Runde laufen, Runde um den Block, nach dem Essen laufen, nach dem Essen gehen, nach dem Essen Runde, an die frische Luft, bisschen rausgehen, ein paar Schritte gehen, jeden Tag laufen, zu Fuß gehen',
    regional:
      'loofen gehn, loofen, lopen gahn, lopen för de Gesundheit, an’n Diek lopen, hatschen, noch’m Essn geh, laafa geh, a Rundn geh, go laufe, e Rundi laufe, spaziere loufe, spatzele, spazeere jonn, sich de Been verdrehn, Runde schieben, ums Karree gehen',
    older: 'sich ergehen, Verdauungsspaziergang, lustwandeln, Luft schnappen gehen',
  },
  {
    key: 'nein-sagen',
    kind: 'wellbeing',
    lay: 'sage zu allem ja, sag zu allen ja, immer ja sagen, sage immer ja, kann niemandem was abschlagen, nie an mich denken, keiner fragt mich, alle wollen was von mir, immer nur für andere da, lasse mich ausnutzen',
    regional: 'zu älle ja sage, zu olle jo sogn, allen ja segge, zu allem jo sage, koi nei saga, koa na sogn, nei säge',
    youth: 'People Pleaser, Boundaries setzen',
    english: 'say yes to everything, people pleasing, set boundaries',
  },
  {
    key: 'sodbrennen',
    kind: 'sign',
    lay: 'stößt sauer auf, sauer aufstoßen, mir stößt es sauer auf, Essen kommt hoch, Saures kommt hoch, Säure kommt hoch, brennt im Hals nach dem Essen, Magen brennt und kommt hoch, brennt hinter dem Brustbein nach dem Essen',
    regional:
      'stesst sauer auf, stoßt ma sauer auf, es kütt sauer huh, stööt suur op, suur opstöten, s chunnt suur ue, Soodbrenna, Sodbrenna, Brennen im Maag, Soodbrennen, Aufstessn',
  },
  {
    key: 'depression',
    kind: 'illness',
    lay: 'nichts freut mich, nichts freut mich mehr, freut mich nichts mehr, freue mich über nichts, keine Freude mehr, an nichts Freude, alles grau, alles egal geworden, komme morgens nicht hoch, keine Lust zu nichts, zu nichts aufraffen',
    regional:
      'freit mi nix, mi freit nix mehr, nix gfreit mi, es freut mi nüt meh, mi freid nix, nix freut mer mieh, nix freit mich meh, nix freut mi mehr, hebb kien Freid mehr, nix makt mi Freid',
  },
  {
    key: 'atemtherapie-uebungen',
    kind: 'treatment',
    medical: 'Atemtherapie, Lippenbremse, Kutschersitz',
    lay: 'Atemübungen bei Bronchitis, Atemübungen bei COPD, Atemübungen bei Asthma, Atemübung chronische Bronchitis, Atemübungen für die Lunge, leichter ausatmen, besser Luft bekommen Übungen, richtig ausatmen, Atemtechnik bei Atemnot',
    english: 'pursed lip breathing, breathing exercises for lungs',
    near: 'atemuebungen',
  },
];
