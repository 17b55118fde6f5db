/** Videos of the category „Krankheiten“, from Hautausschlag to Übergewicht. */
import type { DemoVideo } from '../shapes.ts';

export const illnessVideosHToZ: readonly DemoVideo[] = [
  {
    shortid: 'haut-ekzem',
    title: 'Neurodermitis: Wenn die Haut nicht schlafen lässt',
    topline: 'Haut',
    description:
      'Juckreiz ist ein Quälgeist, besonders nachts. Eine gestörte Hautbarriere steckt dahinter, und die lässt sich pflegen. Hier lernst Du das Eincremen neu: wann, wie viel Zeit und mit welchem Griff.',
    keywords: ['neurodermitis', 'ekzem', 'juckreiz', 'atopische dermatitis', 'hautpflege', 'trockene haut'],
    tags: ['haut', 'allergie'],
    clip: 'haut',
    motif: 'hand',
    hue: 'health',
    en: {
      title: 'Eczema: when your skin will not let you sleep',
      topline: 'Skin',
      description:
        'Itching is a tormentor, above all at night. Behind it is a disturbed skin barrier, and that can be cared for. Learn to moisturise anew: when, how patiently and with which touch.',
    },
  },
  {
    shortid: 'nessel1',
    title: 'Nesselsucht: Quaddeln, die kommen und gehen',
    topline: 'Haut',
    description:
      'Wie nach einem Spaziergang durch Brennnesseln – nur ohne Brennnesseln. Meist verschwindet der Spuk nach Stunden. Was Auslöser sein können und warum eine Liste der letzten Tage der Praxis mehr hilft als langes Rätseln. Schwellen Gesicht oder Zunge an oder wird die Luft knapp: 112.',
    keywords: ['nesselsucht', 'quaddeln', 'urtikaria', 'juckreiz', 'hautausschlag', 'ausschlag'],
    tags: ['haut', 'allergie'],
    clip: 'haut',
    motif: 'leaf',
    hue: 'health',
  },
  {
    shortid: 'herz-ekg',
    title: 'Was die Zacken im EKG erzählen',
    topline: 'Herz',
    description:
      'P, Q, R, S, T: fünf Buchstaben für einen einzigen Herzschlag. Dr. Muster liest mit Dir eine Kurve und zeigt, welchen Weg der Strom durchs Herz nimmt. Deuten kann ein EKG nur, wer Dich auch untersucht hat.',
    keywords: ['ekg', 'elektrokardiogramm', 'herzschlag', 'herzrhythmus', 'herzuntersuchung', 'herzströme'],
    tags: ['herz', 'in-der-praxis'],
    clip: 'herz',
    motif: 'wave',
    hue: 'health',
    en: {
      title: 'What the spikes of an ECG tell you',
      topline: 'Heart',
      description:
        'P, Q, R, S, T: five letters for a single heartbeat. Dr. Muster reads a trace with you and shows the path the current takes through the heart. Only someone who has examined you can interpret yours.',
    },
  },
  {
    shortid: 'infarkt112',
    title: 'Herzinfarkt erkennen: Im Zweifel immer die 112',
    topline: 'Notfall',
    description:
      'Druck auf der Brust, Schmerz im Arm, kalter Schweiß – oder nur Übelkeit und eine seltsame Angst. Bei Frauen sind die Zeichen oft leiser. Dieses Video macht Dir Mut, nicht abzuwarten: Ruf die 112, auch nachts und auch, wenn Du unsicher bist.',
    keywords: [
      'herzinfarkt',
      'brustschmerz',
      'notfall',
      '112',
      'myokardinfarkt',
      'brustenge',
      'schmerzen in der brust',
      'notruf',
    ],
    tags: ['herz'],
    clip: 'herz',
    motif: 'heart',
    hue: 'health',
    note: '<p><strong>Wichtig:</strong> Wenn Du <em>jetzt</em> Beschwerden hast, schau nicht weiter. Ruf <a href="tel:112">112</a>.</p>',
    en: {
      title: 'Recognising a heart attack: when in doubt, call 112',
      topline: 'Emergency',
      description:
        'Pressure on the chest, pain in the arm, cold sweat, or only nausea and a strange fear. In women the signs are often quieter. This video encourages you not to wait: call 112, at night too, and even if you are unsure.',
    },
  },
  {
    shortid: 'herz-rhyth',
    title: 'Herzstolpern: lästig oder gefährlich?',
    topline: 'Herzrhythmus',
    description:
      'Ein Extraschlag fühlt sich an, als setze das Herz kurz aus. Bei den meisten ist das harmlos, bei manchen ein Hinweis. Du erfährst, was Vorhofflimmern ist und wann ein Langzeit-EKG Klarheit bringt. Mit Ohnmacht, Brustschmerz oder Atemnot: 112.',
    keywords: ['herzstolpern', 'herzrhythmusstörung', 'vorhofflimmern', 'extrasystole', 'herzrasen', 'langzeit-ekg', 'puls'],
    tags: ['herz', 'schwindel'],
    clip: 'herz',
    motif: 'wave',
    hue: 'health',
  },
  {
    shortid: 'herz-schw',
    title: 'Herzschwäche beginnt oft an der Treppe',
    topline: 'Herz',
    description:
      'Früher ging es in einem Zug in den dritten Stock, jetzt braucht es eine Pause. Das kann am Training liegen oder am Herzen. Welche Zeichen zusammengehören und weshalb das tägliche Wiegen ein so guter Frühwarner ist.',
    keywords: ['herzschwäche', 'herzinsuffizienz', 'luftnot', 'wasser in den beinen', 'belastbarkeit', 'pumpschwäche'],
    tags: ['herz', 'muedigkeit', 'atmung'],
    clip: 'herz',
    motif: 'heart',
    hue: 'health',
  },
  {
    shortid: 'cholester',
    title: 'Cholesterin: gut, böse oder einfach missverstanden?',
    topline: 'Blutfette',
    description:
      'Ohne Cholesterin gäbe es keine Zellwand und kein Hormon. Zu viel vom falschen Transporter lagert sich jedoch in den Gefäßen ab. Ein Video mit Lastwagen, Müllabfuhr und einer ehrlichen Antwort auf die Frage nach dem Frühstücksei.',
    keywords: ['cholesterin', 'ldl', 'hdl', 'blutfette', 'hypercholesterinämie', 'arterienverkalkung', 'arteriosklerose'],
    tags: ['herz', 'ernaehrung', 'vorsorge'],
    clip: 'herz',
    motif: 'drop',
    hue: 'health',
  },
  {
    shortid: 'heuschnupf',
    title: 'Heuschnupfen: Der Frühling darf wieder schön werden',
    topline: 'Allergien',
    description:
      'Wenn die Birke blüht, juckt die Nase – und mancher Apfel kribbelt gleich mit. Warum das zusammenhängt, wann Lüften klug ist und weshalb Du eine Behandlung nicht jedes Jahr aufs Neue verschieben solltest.',
    keywords: ['heuschnupfen', 'pollenallergie', 'birkenpollen', 'allergische rhinitis', 'kreuzallergie', 'tränende augen'],
    tags: ['allergie', 'atmung'],
    clip: 'immunsystem',
    motif: 'tree',
    hue: 'health',
  },
  {
    shortid: 'hexenschus',
    title: 'Hexenschuss: die ersten 48 Stunden',
    topline: 'Rücken',
    description:
      'Einmal falsch gebückt, und nichts geht mehr. Das Gute zuerst: Es ist fast nie etwas kaputt. Dr. Muster zeigt Dir, wie Du aus dem Bett kommst, welche Lage entlastet und warum kleine Schritte besser sind als das Sofa.',
    keywords: ['hexenschuss', 'lumbago', 'rückenschmerzen', 'kreuzschmerzen', 'stufenlagerung', 'verspannung'],
    tags: ['rueckenschmerzen'],
    clip: 'ruecken',
    motif: 'spine',
    hue: 'health',
    en: {
      title: 'Acute low back pain: the first 48 hours',
      topline: 'Back',
      description:
        'One wrong bend and nothing moves any more. The good news first: almost never is anything broken. Dr. Muster shows how to get out of bed, which position brings relief and why small steps beat the sofa.',
    },
  },
  {
    shortid: 'migraene1',
    title: 'Migräne ist mehr als Kopfweh',
    topline: 'Migräne',
    description:
      'Pochender Schmerz auf einer Seite, Licht tut weh, Gerüche auch. Manche sehen vorher Zickzacklinien. Was im Gehirn geschieht, wie ein Kopfschmerzkalender hilft und weshalb niemand sich „zusammenreißen“ muss.',
    keywords: ['migräne', 'kopfschmerzen', 'aura', 'lichtempfindlich', 'kopfschmerzkalender', 'übelkeit'],
    tags: ['kopfschmerzen'],
    clip: 'achtsamkeit',
    motif: 'brain',
    hue: 'health',
    en: {
      title: 'Migraine is more than a headache',
      topline: 'Migraine',
      description:
        'Throbbing pain on one side, light hurts, smells do too. Some people see zigzag lines beforehand. What goes on in the brain, how a headache diary helps and why nobody has to “pull themselves together”.',
    },
  },
  {
    shortid: 'migraene2',
    title: 'Spannungs\u00ADkopfschmerz: der Schraubstock im Büro',
    topline: 'Kopfschmerzen',
    description:
      'Dumpf, beidseitig, wie ein zu enger Hut: So beschreiben viele ihren Feierabendschmerz. Bildschirmhöhe, Kiefer und Trinkpausen spielen mit. Plötzlicher, nie gekannter Vernichtungsschmerz ist dagegen immer ein Fall für die 112.',
    keywords: ['spannungskopfschmerz', 'kopfschmerzen', 'nackenverspannung', 'kopfdruck', 'bildschirmarbeit', 'kiefer'],
    tags: ['kopfschmerzen', 'stress'],
    clip: 'achtsamkeit',
    motif: 'clock',
    hue: 'health',
  },
  {
    shortid: 'oedeme1',
    title: 'Dicke Knöchel am Abend: Was Venen, Herz und Niere mit Deinem Sockenrand zu tun haben',
    topline: 'Ödeme',
    description:
      'Nach einem heißen Tag drückt der Sockenrand, das kennen viele. Bleibt die Delle aber stehen oder schwillt nur ein Bein an, lass es noch am selben Tag ärztlich ansehen; kommt Atemnot dazu: 112. Vom Herzen über die Venen bis zur Niere gehen wir die Möglichkeiten durch.',
    keywords: ['ödeme', 'wasser in den beinen', 'geschwollene beine', 'knöchel', 'wassereinlagerung', 'thrombose'],
    tags: ['herz', 'blase-und-niere'],
    clip: 'trinken',
    motif: 'foot',
    hue: 'health',
  },
  {
    shortid: 'schilddr1',
    title: 'Schilddrüsen\u00ADunterfunktion: Wenn Müdigkeit, Frieren und ein paar Kilo mehr dieselbe Ursache haben',
    topline: 'Schilddrüse',
    description:
      'Müde, frostig, antriebslos, und die Waage klettert ohne Grund. Die kleine Drüse am Hals gibt im Körper das Tempo vor. Wie man ihre Arbeit im Blut misst und weshalb Geduld zur Behandlung gehört.',
    keywords: [
      'schilddrüsenunterfunktion',
      'hypothyreose',
      'schilddrüse',
      'tsh',
      'hashimoto',
      'frieren',
      'ständig müde',
      'müdigkeit',
    ],
    tags: ['schilddruese', 'muedigkeit'],
    clip: 'schlaf',
    motif: 'clock',
    hue: 'health',
    en: {
      title: 'Underactive thyroid: when tiredness, feeling cold and a few extra kilos share one cause',
      topline: 'Thyroid',
      description:
        'Tired, chilly, listless, and the scales creep up for no reason. The small gland at your throat sets the body’s pace. How its work is measured in the blood and why patience is part of the treatment.',
    },
  },
  {
    shortid: 'schilddr2',
    title: 'Schilddrüsen\u00ADüberfunktion: ständig auf hundertachtzig',
    topline: 'Schilddrüse',
    description:
      'Herzklopfen, Zittern, Schwitzen und trotzdem Hunger: Wenn die Schilddrüse Gas gibt, rennt der ganze Körper mit. Du lernst, was die Hormone tun und welche Untersuchungen aufeinander folgen.',
    keywords: ['schilddrüsenüberfunktion', 'hyperthyreose', 'herzklopfen', 'schwitzen', 'zittern', 'morbus basedow'],
    tags: ['schilddruese', 'herz'],
    clip: 'herz',
    motif: 'sun',
    hue: 'health',
  },
  {
    shortid: 'schwindel1',
    title: 'Wenn die Welt sich dreht: Lagerungsschwindel',
    topline: 'Schwindel',
    description:
      'Umdrehen im Bett, und schon fährt das Zimmer Karussell. Oft haben sich nur kleine Kristalle im Ohr verirrt. Kommen Sprachstörungen, Doppelbilder oder eine Lähmung dazu, ruf ohne Zögern die 112.',
    keywords: ['schwindel', 'drehschwindel', 'lagerungsschwindel', 'gleichgewicht', 'innenohr', 'ohrkristalle', 'vertigo'],
    tags: ['schwindel'],
    clip: 'bewegung',
    motif: 'ear',
    hue: 'health',
  },
  {
    shortid: 'sodbrenn1',
    title: 'Sodbrennen: Was der Magen nach oben schickt',
    topline: 'Magen',
    description:
      'Zwischen Speiseröhre und Magen sitzt ein Türsteher, der manchmal zu freundlich ist. Späte Mahlzeiten und ein flaches Bett machen es ihm schwer. Brennt es regelmäßig, lohnt sich ein Gespräch in der Praxis statt der nächsten Tablette.',
    keywords: ['sodbrennen', 'reflux', 'magensäure', 'speiseröhre', 'aufstoßen', 'refluxkrankheit'],
    tags: ['verdauung', 'ernaehrung'],
    clip: 'ernaehrung',
    motif: 'stomach',
    hue: 'health',
  },
  {
    shortid: 'uebergew',
    title: 'Übergewicht: Warum Willenskraft allein nicht reicht',
    topline: 'Gewicht',
    description:
      'Hormone, Schlaf, Gene, Arbeitszeiten: Das Gewicht hat viele Mitspieler. Dr. Muster räumt mit Vorwürfen auf und spricht darüber, wie Hilfe aussehen kann, die nicht nach drei Wochen verpufft.',
    keywords: ['übergewicht', 'adipositas', 'bmi', 'abnehmen', 'fettleibigkeit', 'hungerhormone'],
    tags: ['ernaehrung', 'bewegung', 'diabetes'],
    clip: 'ernaehrung',
    motif: 'bowl',
    hue: 'health',
  },
];
