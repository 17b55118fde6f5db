/** Videos of the category „Krankheiten“, from Äderchen to Grippe. */
import type { DemoVideo } from '../shapes.ts';

export const illnessVideosAToG: readonly DemoVideo[] = [
  {
    shortid: 'besenreis',
    title: 'Kleine Äderchen, große Frage: Sind Besenreiser harmlos?',
    topline: 'Venen',
    description:
      'Feine rote und blaue Linien an den Beinen sind meist nur ein Schönheitsthema. Dr. Muster zeigt Dir, woran Du merkst, dass tiefere Venen beteiligt sein könnten. Und was Deinen Waden im Alltag wirklich guttut.',
    keywords: ['besenreiser', 'äderchen', 'krampfadern', 'venen', 'schwere beine', 'varikose'],
    tags: ['haut', 'bewegung'],
    clip: 'haut',
    motif: 'foot',
    hue: 'health',
  },
  {
    shortid: 'allergie1',
    title: 'Wenn der Körper Alarm schlägt, obwohl nichts brennt',
    topline: 'Allergien',
    description:
      'Pollen, Katzenhaare, Haselnuss: Das Immunsystem hält Harmloses für gefährlich. Hier verstehst Du, wie es dazu kommt und wie eine Allergie festgestellt wird. Schwillt Dir das Gesicht an oder bekommst Du schlecht Luft, ruf sofort die 112.',
    keywords: ['allergie', 'allergietest', 'pollen', 'tierhaare', 'nahrungsmittelallergie', 'immunreaktion', 'anaphylaxie'],
    tags: ['allergie', 'immunsystem'],
    clip: 'immunsystem',
    motif: 'shield',
    hue: 'health',
    en: {
      title: 'When the body sounds the alarm although nothing is on fire',
      topline: 'Allergies',
      description:
        'Pollen, cat hair, hazelnut: the immune system mistakes harmless things for a threat. You will see how that happens and how an allergy is diagnosed. If your face swells or you struggle to breathe, call 112 at once.',
    },
  },
  {
    shortid: 'arthrose1',
    title: 'Arthrose: Warum Dein Knie Bewegung mag',
    topline: 'Gelenke',
    description:
      'Knorpel wird nicht durchblutet, er lebt vom Wechsel aus Druck und Entlastung. Deshalb ist Schonen selten die beste Idee. Dr. Muster erklärt am Modell, was im Gelenk passiert und welche Sportarten sich eignen.',
    keywords: ['arthrose', 'knieschmerzen', 'gelenkverschleiß', 'knorpel', 'gonarthrose', 'hüfte'],
    tags: ['gelenke', 'bewegung'],
    clip: 'bewegung',
    motif: 'joint',
    hue: 'health',
    en: {
      title: 'Osteoarthritis: why your knee likes to move',
      topline: 'Joints',
      description:
        'Cartilage has no blood supply of its own; it lives on the change between pressure and release. That is why resting is rarely the best idea. Dr. Muster shows on a model what happens inside the joint and which sports suit it.',
    },
  },
  {
    shortid: 'asthma1',
    title: 'Asthma verstehen: enge Wege, ruhiger Plan',
    topline: 'Lunge',
    description:
      'Pfeifen beim Ausatmen, Husten in der Nacht, Enge nach dem Laufen: So kann sich Asthma zeigen. Du siehst, was in den Bronchien geschieht und warum ein Notfallplan an den Kühlschrank gehört. Bei Atemnot, die nicht nachlässt, zählt nur eines: 112.',
    keywords: ['asthma', 'atemnot', 'bronchien', 'pfeifende atmung', 'asthma bronchiale', 'peak flow', 'luftnot'],
    tags: ['atmung', 'allergie'],
    clip: 'atem',
    motif: 'lung',
    hue: 'health',
    note: '<p><strong>Aus der Redaktion:</strong> Einen persönlichen Notfallplan bekommst Du in Deiner Praxis. Bring Dein Spray zum Termin mit und lass Dir die Technik noch einmal zeigen.</p>',
  },
  {
    shortid: 'bandsch1',
    title: 'Bandscheiben\u00ADvorfall – und jetzt?',
    topline: 'Rücken',
    description:
      'Das Wort klingt nach Operation, doch die meisten Vorfälle beruhigen sich ohne. Hier erfährst Du, was zwischen den Wirbeln passiert und warum Liegenbleiben nicht hilft. Taubheit im Schritt oder plötzliche Schwäche im Bein sind ein Notfall.',
    keywords: ['bandscheibenvorfall', 'bandscheibe', 'ischias', 'rückenschmerzen', 'diskusprolaps', 'wirbelsäule'],
    tags: ['rueckenschmerzen', 'bewegung'],
    clip: 'ruecken',
    motif: 'spine',
    hue: 'health',
  },
  {
    shortid: 'blase1',
    title: 'Blasenentzündung: brennend, lästig, gut behandelbar',
    topline: 'Blase',
    description:
      'Ständiger Harndrang und nur ein paar Tropfen – fast jede zweite Frau kennt das. Dr. Muster spricht ohne Scheu darüber, was hilft und was eher ein Mythos ist. Bei Fieber, Flankenschmerz oder in der Schwangerschaft gehst Du bitte noch am selben Tag in eine Praxis.',
    keywords: ['blasenentzündung', 'harndrang', 'brennen beim wasserlassen', 'zystitis', 'harnwegsinfekt', 'blase'],
    tags: ['blase-und-niere'],
    clip: 'trinken',
    motif: 'drop',
    hue: 'health',
  },
  {
    shortid: 'hochdruck1',
    title: 'Bluthochdruck – leise, häufig, ernst zu nehmen',
    topline: 'Blutdruck',
    description:
      'Zu hoher Druck tut nicht weh und bleibt deshalb oft jahrelang unbemerkt. Was die beiden Zahlen bedeuten und warum Gefäße elastisch bleiben wollen, siehst Du hier an einem Gartenschlauch. Danach weißt Du, was Du selbst in der Hand hast.',
    keywords: ['bluthochdruck', 'blutdruck', 'hypertonie', 'systolisch', 'diastolisch', 'gefäße', 'hoher druck'],
    tags: ['blutdruck', 'herz'],
    clip: 'herz',
    motif: 'heart',
    hue: 'health',
    en: {
      title: 'High blood pressure: quiet, common, worth taking seriously',
      topline: 'Blood pressure',
      description:
        'Pressure that is too high does not hurt and often goes unnoticed for years. A garden hose shows what the two numbers mean and why vessels want to stay elastic. Afterwards you know what lies in your own hands.',
    },
  },
  {
    shortid: 'hochdruck2',
    title: 'Blutdruck messen, aber richtig',
    topline: 'Blutdruck',
    description:
      'Fünf Minuten sitzen, nicht reden, Manschette auf Herzhöhe: Kleine Dinge verfälschen den Wert erstaunlich stark. Dr. Muster misst mit Dir zusammen und führt ein Blutdrucktagebuch vor, das jede Praxis gern sieht.',
    keywords: ['blutdruck messen', 'blutdruckmessgerät', 'blutdrucktagebuch', 'manschette', 'oberarm', 'weißkittelhypertonie'],
    tags: ['blutdruck', 'vorsorge'],
    clip: 'herz',
    motif: 'clock',
    hue: 'health',
  },
  {
    shortid: 'borrelio',
    title: 'Nach dem Zeckenstich: Was ein roter Ring verrät',
    topline: 'Zecken',
    description:
      'Die meisten Stiche bleiben folgenlos. Wandert aber nach Tagen oder Wochen ein roter Rand über die Haut, gehört er ärztlich angesehen. Du lernst, wie Du eine Zecke ruhig entfernst und warum ein Foto der Stelle Gold wert ist.',
    keywords: ['borreliose', 'zecke', 'zeckenstich', 'wanderröte', 'erythema migrans', 'zeckenbiss'],
    tags: ['haut', 'immunsystem'],
    clip: 'haut',
    motif: 'microbe',
    hue: 'health',
  },
  {
    shortid: 'bronchitis',
    title: 'Der Husten, der nicht gehen will',
    topline: 'Bronchitis',
    description:
      'Eine akute Bronchitis darf sich Zeit lassen, zwei bis drei Wochen Husten sind nicht ungewöhnlich. Wann aus Geduld ein Praxisbesuch werden sollte, hörst Du hier. Dazu: was Tee kann, was Dampf kann und was beide nicht können.',
    keywords: ['bronchitis', 'husten', 'schleim', 'reizhusten', 'atemwegsinfekt', 'auswurf'],
    tags: ['erkaeltung', 'atmung'],
    clip: 'atem',
    motif: 'lung',
    hue: 'health',
  },
  {
    shortid: 'diabetes1',
    title: 'Diabetes Typ 2: Wenn der Schlüssel klemmt',
    topline: 'Diabetes',
    description:
      'Insulin ist der Schlüssel, der Zucker in die Zellen lässt. Bei Typ 2 wird das Schloss schwerfällig, und zwar lange bevor Du etwas spürst. Dr. Muster zeigt mit Schloss und Schlüsselbund, was dahintersteckt.',
    keywords: ['diabetes', 'zuckerkrankheit', 'diabetes mellitus', 'insulin', 'insulinresistenz', 'blutzucker', 'typ 2'],
    tags: ['diabetes', 'ernaehrung'],
    clip: 'ernaehrung',
    motif: 'drop',
    hue: 'health',
    en: {
      title: 'Type 2 diabetes: when the key gets stuck',
      topline: 'Diabetes',
      description:
        'Insulin is the key that lets sugar into the cells. In type 2 the lock turns stiff, long before you feel anything. With a padlock and a bunch of keys Dr. Muster shows what lies behind it.',
    },
  },
  {
    shortid: 'diabetes2',
    title: 'Der Langzeitwert und was er Dir erzählt',
    topline: 'Blutzucker',
    description:
      'Der HbA1c ist das Gedächtnis Deines Blutzuckers, er blickt rund drei Monate zurück. Warum ein einzelner Wert noch kein Urteil ist und welche Fragen sich beim nächsten Termin lohnen, besprechen wir hier in Ruhe.',
    keywords: ['hba1c', 'langzeitzucker', 'blutzucker', 'diabetes', 'zuckerwert', 'laborwerte'],
    tags: ['diabetes', 'in-der-praxis'],
    clip: 'ernaehrung',
    motif: 'clock',
    hue: 'health',
  },
  {
    shortid: 'durchfall',
    title: 'Durchfall: trinken, ruhen, beobachten',
    topline: 'Darm',
    description:
      'Ein Magen-Darm-Infekt ist meist nach wenigen Tagen vorbei. Wichtig ist, was Du verlierst, wieder aufzufüllen. Bei Blut im Stuhl, hohem Fieber oder bei sehr kleinen und sehr alten Menschen wartest Du nicht ab, sondern lässt Dir helfen.',
    keywords: ['durchfall', 'magen-darm-infekt', 'diarrhoe', 'brechdurchfall', 'gastroenteritis', 'elektrolyte'],
    tags: ['verdauung'],
    clip: 'trinken',
    motif: 'stomach',
    hue: 'health',
  },
  {
    shortid: 'erkaelt1',
    title: 'Erkältung: Neun Tage, die sich lang anfühlen',
    topline: 'Erkältung',
    description:
      'Erst kratzt der Hals, dann läuft die Nase, am Ende bleibt der Husten. Dieser Ablauf hat einen Grund, und Dein Immunsystem spielt darin die Hauptrolle. Du erfährst, was lindert und ab wann Du besser in eine Praxis gehst.',
    keywords: ['erkältung', 'schnupfen', 'halsschmerzen', 'grippaler infekt', 'rhinitis', 'verstopfte nase', 'viren'],
    tags: ['erkaeltung', 'immunsystem'],
    clip: 'immunsystem',
    motif: 'cup',
    hue: 'health',
    en: {
      title: 'The common cold: nine days that feel long',
      topline: 'Common cold',
      description:
        'First the throat scratches, then the nose runs, and the cough stays to the end. There is a reason for this order, and your immune system plays the lead. Find out what eases it and when it is better to see a doctor.',
    },
  },
  {
    shortid: 'erkaelt2',
    title: 'Halsweh: vom Salbeitee bis zur Mandel',
    topline: 'Halsschmerzen',
    description:
      'Schlucken wie auf Schmirgelpapier? Dr. Muster schaut mit Dir in den Rachen und erklärt, woran man eine Virusentzündung von einer bakteriellen unterscheiden kann. Das letzte Wort hat dabei immer die Untersuchung.',
    keywords: ['halsschmerzen', 'halsweh', 'mandelentzündung', 'tonsillitis', 'schluckbeschwerden', 'rachen'],
    tags: ['erkaeltung'],
    clip: 'immunsystem',
    motif: 'candle',
    hue: 'health',
  },
  {
    shortid: 'gicht1',
    title: 'Gicht: Kristalle im großen Zeh',
    topline: 'Gelenke',
    description:
      'Mitten in der Nacht wird der Zeh dick, rot und so empfindlich, dass selbst die Bettdecke stört. Schuld sind winzige Harnsäurekristalle. Welche Rolle Essen, Trinken und Veranlagung spielen, siehst Du unter der Lupe.',
    keywords: ['gicht', 'harnsäure', 'gichtanfall', 'zehgelenk', 'arthritis urica', 'purine'],
    tags: ['gelenke', 'ernaehrung'],
    clip: 'bewegung',
    motif: 'foot',
    hue: 'health',
  },
  {
    shortid: 'grippe1',
    title: 'Grippe oder doch nur ein Infekt?',
    topline: 'Grippe',
    description:
      'Wer eine echte Grippe hatte, weiß oft noch die Uhrzeit, zu der sie begann. Plötzlich, heftig, mit Fieber und Gliederschmerzen. Was beide unterscheidet, für wen eine Impfung besonders sinnvoll ist und wie Du andere schützt.',
    keywords: ['grippe', 'influenza', 'fieber', 'gliederschmerzen', 'grippeimpfung', 'infekt'],
    tags: ['erkaeltung', 'immunsystem', 'vorsorge'],
    clip: 'immunsystem',
    motif: 'microbe',
    hue: 'health',
  },
];
