/** Speech of the films in `videos-illnesses-h-z.ts`. */
import type { Speech } from '../../shapes.ts';

export const videosIllnessesHToZSpeech: Readonly<Record<string, Speech>> = {
  'haut-ekzem': [
    {
      title: 'Löcher in der Mauer',
      titleEn: 'Gaps in the wall',
      sentences: [
        { de: 'Neurodermitis, auch atopisches Ekzem, macht die Haut durchlässig.', en: 'Atopic eczema makes the skin leaky.' },
        {
          de: 'Sie verliert Wasser, entzündet sich und juckt in Schüben.',
          en: 'It loses water, becomes inflamed and itches in flare-ups.',
        },
      ],
    },
    {
      title: 'Eincremen wie ein Profi',
      titleEn: 'Moisturise like a pro',
      sentences: [
        {
          de: 'Dusch kurz und lauwarm, und tupf Dich trocken, statt zu rubbeln.',
          en: 'Shower briefly, lukewarm, and pat yourself dry, do not rub.',
        },
        {
          de: 'Streich die Creme gleich danach sanft in Richtung der Haare.',
          en: 'Then stroke the cream on gently, the way your hairs grow.',
        },
        {
          de: 'Juckt es nachts, dann kühl oder drück die Stelle, statt zu kratzen.',
          en: 'If it itches at night, cool or press the spot, do not scratch.',
        },
      ],
    },
    {
      title: 'Praxis ja bitte',
      titleEn: 'See a doctor',
      sentences: [
        {
          de: 'Nässt die Haut oder kommen Bläschen und Fieber, lass sie gleich ansehen.',
          en: 'If it weeps, or blisters and fever appear, have it seen right away.',
        },
      ],
    },
  ],
  nessel1: [
    {
      title: 'Kommen und gehen',
      titleEn: 'Coming and going',
      sentences: [
        {
          de: 'Nesselsucht, auch Urtikaria, zeigt sich als juckende Quaddeln.',
          en: 'Hives, or urticaria, show as itchy, raised wheals.',
        },
        {
          de: 'Sie wandern und verblassen, jede einzelne meist binnen eines Tages.',
          en: 'They wander and fade, each one mostly within a day.',
        },
      ],
    },
    {
      title: 'Auf der Spur',
      titleEn: 'On the trail',
      sentences: [
        {
          de: 'Infekte, Arzneien, Druck oder Kälte können der Auslöser sein.',
          en: 'Infections, medicines, pressure or cold can be the trigger.',
        },
        {
          de: 'Notier, was neu war: Essen, Tabletten, Sport und Fieber.',
          en: 'Note what was new: food, tablets, sport and fever.',
        },
        {
          de: 'Kühlen lindert, und Mittel gegen Allergie bremsen den Juckreiz.',
          en: 'Cooling soothes, and antihistamines calm the itch.',
        },
      ],
    },
    {
      title: 'Wenn es eng wird',
      titleEn: 'When it gets tight',
      sentences: [
        {
          de: 'Schwillt die Zunge oder wird die Stimme kloßig, wähl sofort 112.',
          en: 'If your tongue swells or your voice thickens, dial 112 at once.',
        },
      ],
    },
  ],
  'herz-ekg': [
    {
      title: 'Strom im Herzen',
      titleEn: 'Current in the heart',
      sentences: [
        {
          de: 'Ein EKG schreibt den Herzstrom auf, Schlag für Schlag.',
          en: 'An ECG records the current of your heart, beat by beat.',
        },
        {
          de: 'Die kleine Welle am Anfang sind die Vorhöfe, sie geben den Takt.',
          en: 'The small wave at the start is the atria, setting the beat.',
        },
      ],
    },
    {
      title: 'Die hohe Zacke',
      titleEn: 'The tall spike',
      sentences: [
        {
          de: 'Die hohe Zacke gehört den Kammern, die das Blut hinauspumpen.',
          en: 'The tall spike belongs to the ventricles that pump out the blood.',
        },
        {
          de: 'Danach lädt sich der Muskel wieder auf, das ist die letzte Welle.',
          en: 'Then the muscle recharges: that is the last wave.',
        },
      ],
    },
    {
      title: 'Nur mit Dir',
      titleEn: 'Only with you',
      sentences: [
        {
          de: 'Die Herzstromkurve tut nicht weh, die Kabel hören nur zu.',
          en: 'The recording does not hurt; the wires only listen.',
        },
        {
          de: 'Auch ein schönes Bild ersetzt nie die 112, wenn die Brust drückt.',
          en: 'Even a fine trace never replaces 112 when your chest feels tight.',
        },
      ],
    },
  ],
  infarkt112: [
    {
      title: 'Die Zeichen',
      titleEn: 'The signs',
      sentences: [
        {
          de: 'Beim Herzinfarkt, dem Herzanfall, ist ein Herzgefäß verstopft.',
          en: 'In a heart attack a vessel of the heart is blocked.',
        },
        {
          de: 'Typisch sind Enge und Schmerzen in der Brust über Minuten.',
          en: 'Tightness and pain in the chest for minutes are typical.',
        },
        {
          de: 'Sie strahlen in Arm, Rücken oder Kiefer, dazu kommt oft kalter Schweiß.',
          en: 'They spread to arm, back or jaw, often with a cold sweat.',
        },
        {
          de: 'Frauen spüren manchmal nur Übelkeit, Luftnot oder große Schwäche.',
          en: 'Women may only feel sick, breathless or very weak.',
        },
      ],
    },
    {
      title: 'Sofort 112',
      titleEn: '112 at once',
      sentences: [
        {
          de: 'Ruf die 112, setz Dich mit erhöhtem Oberkörper hin und bleib nicht allein.',
          en: 'Call 112, sit with your upper body raised and do not stay alone.',
        },
        {
          de: 'Fahr nicht selbst und mach die Tür auf, damit Hilfe hineinkommt.',
          en: 'Do not drive yourself, and open the door so help can get in.',
        },
      ],
    },
  ],
  'herz-rhyth': [
    {
      title: 'Ein Extraschlag',
      titleEn: 'An extra beat',
      sentences: [
        {
          de: 'Herzstolpern ist meist ein Extraschlag mit einer kleinen Pause.',
          en: 'A skipped heartbeat is mostly an extra beat and a little pause.',
        },
        {
          de: 'Müdigkeit, Kaffee oder Aufregung können so etwas auslösen.',
          en: 'Tiredness, coffee or excitement can bring it on.',
        },
      ],
    },
    {
      title: 'Fühl den Puls',
      titleEn: 'Feel your pulse',
      sentences: [
        { de: 'Leg zwei Finger ans Handgelenk und klopf den Takt mit.', en: 'Put two fingers on your wrist and tap along.' },
        {
          de: 'Geht er kreuz und quer, kann Vorhofflimmern dahinterstecken.',
          en: 'If it is all over the place, it may be atrial fibrillation.',
        },
        {
          de: 'Das sollte ein EKG klären, denn es erhöht das Risiko für Schlaganfälle.',
          en: 'An ECG should clear that up, since it raises the risk of strokes.',
        },
      ],
    },
    {
      title: 'Im Notfall 112',
      titleEn: 'In an emergency, 112',
      sentences: [
        { de: 'Wirst Du ohnmächtig oder bekommst kaum Luft, wähl die 112.', en: 'If you faint or can hardly breathe, dial 112.' },
      ],
    },
  ],
  'herz-schw': [
    {
      title: 'Die Pumpe ermüdet',
      titleEn: 'The pump gets tired',
      sentences: [
        {
          de: 'Bei einer Herzschwäche pumpt das Herz zu wenig Blut durch den Körper.',
          en: 'In heart failure the heart pumps too little blood around.',
        },
        {
          de: 'Treppen werden steil, die Knöchel dick, und nachts musst Du oft raus.',
          en: 'Stairs get steep, ankles swell, and you are up at night.',
        },
      ],
    },
    {
      title: 'Deine Waage hilft',
      titleEn: 'Your scales help',
      sentences: [
        {
          de: 'Wieg Dich jeden Morgen, nüchtern, und schreib das Gewicht auf.',
          en: 'Weigh yourself every morning before breakfast and write it down.',
        },
        {
          de: 'Nimmst Du in wenigen Tagen deutlich zu, ist es wohl Wasser: Ruf an.',
          en: 'If you gain a lot in a few days, it may be fluid: ring your doctor.',
        },
        {
          de: 'Mit Arznei und sanftem Training geht vielen wieder mehr.',
          en: 'With medication and gentle training many can do more again.',
        },
      ],
    },
    {
      title: 'Wenn Luft fehlt',
      titleEn: 'When air is lacking',
      sentences: [
        {
          de: 'Ringst Du im Liegen oder in Ruhe nach Luft, ruf gleich die 112.',
          en: 'If you gasp for air lying down or at rest, call 112 right away.',
        },
      ],
    },
  ],
  cholester: [
    {
      title: 'Lastwagen im Blut',
      titleEn: 'Lorries in the blood',
      sentences: [
        {
          de: 'Cholesterin ist ein Blutfett, das Dein Körper selbst herstellt.',
          en: 'Cholesterol is a blood fat that your body makes itself.',
        },
        {
          de: 'LDL liefert es aus wie ein Lastwagen, HDL räumt es wieder ab.',
          en: 'LDL delivers it like a lorry; HDL clears it away again.',
        },
      ],
    },
    {
      title: 'Wenn es sich staut',
      titleEn: 'When it piles up',
      sentences: [
        {
          de: 'Bleibt zu viel liegen, werden die Gefäße eng: Arteriosklerose.',
          en: 'If too much is left lying about, arteries narrow.',
        },
        {
          de: 'Nüsse, Hafer, Pflanzenöl und Bewegung entlasten die Straße.',
          en: 'Nuts, oats, vegetable oil and exercise ease the traffic.',
        },
      ],
    },
    {
      title: 'Und das Ei?',
      titleEn: 'And the egg?',
      sentences: [
        {
          de: 'Das Frühstücksei darf meist sein, auf das Gesamte kommt es an.',
          en: 'A breakfast egg is usually fine; the whole picture matters.',
        },
        {
          de: 'Ob Tabletten sinnvoll sind, klärst Du nach dem Bluttest in der Praxis.',
          en: 'After a blood test, you and your doctor decide about tablets.',
        },
      ],
    },
  ],
  heuschnupf: [
    {
      title: 'Birke und Apfel',
      titleEn: 'Birch and apple',
      sentences: [
        {
          de: 'Heuschnupfen ist eine Pollenallergie: Nase läuft, Augen jucken.',
          en: 'Hay fever is a pollen allergy: runny nose, itchy eyes.',
        },
        {
          de: 'Manche Früchte ähneln Pollen, dann kribbelt auch der Apfel im Mund.',
          en: 'Some fruit resembles pollen, so an apple tingles in the mouth.',
        },
      ],
    },
    {
      title: 'Pollen aussperren',
      titleEn: 'Keep pollen out',
      sentences: [
        {
          de: 'Wasch abends die Haare und lass die Jacke draußen vor dem Schlafzimmer.',
          en: 'Wash your hair at night and leave your jacket outside the bedroom.',
        },
        {
          de: 'Lüfte nach dem Regen und lass beim Fahren die Fenster zu.',
          en: 'Air your rooms after rain, and drive with the windows shut.',
        },
      ],
    },
    {
      title: 'Früh behandeln',
      titleEn: 'Treat it early',
      sentences: [
        {
          de: 'Eine Immuntherapie gewöhnt Deine Abwehr langsam an die Pollen.',
          en: 'Immunotherapy slowly gets your defences used to the pollen.',
        },
        {
          de: 'Pfeift der Atem, lass es prüfen, bei schwerer Luftnot wähl die 112.',
          en: 'If you wheeze, have it checked; if you fight for air, dial 112.',
        },
      ],
    },
  ],
  hexenschus: [
    {
      title: 'Fast nie kaputt',
      titleEn: 'Almost never broken',
      sentences: [
        {
          de: 'Ein Hexenschuss ist ein plötzlicher Schmerz tief im Kreuz.',
          en: 'Lumbago is a sudden pain deep in the lower back.',
        },
        {
          de: 'Solche Rückenschmerzen sind meist harmlos: Die Muskeln verkrampfen nur.',
          en: 'Back pain of this kind is mostly harmless: the muscles only cramp.',
        },
      ],
    },
    {
      title: 'Raus aus dem Bett',
      titleEn: 'Out of bed',
      sentences: [
        {
          de: 'Roll Dich auf die Seite, schieb die Beine hinaus und stütz Dich hoch.',
          en: 'Roll onto your side, slide your legs out and push yourself up.',
        },
        {
          de: 'Zum Ausruhen legst Du die Waden auf einen Stuhl, das entlastet.',
          en: 'To rest, put your calves up on a chair; that takes the strain off.',
        },
        {
          de: 'Wärme und viele kleine Gänge bringen Dich schneller zurück.',
          en: 'Warmth and many short walks bring you back sooner.',
        },
      ],
    },
    {
      title: 'Im Notfall 112',
      titleEn: 'In an emergency, 112',
      sentences: [
        {
          de: 'Taubheit im Schritt oder ein lahmes Bein: ein Fall für die 112.',
          en: 'Numbness in the groin or a limp leg: that is a case for 112.',
        },
      ],
    },
  ],
  migraene1: [
    {
      title: 'Ein Gewitter im Kopf',
      titleEn: 'A storm inside',
      sentences: [
        {
          de: 'Migräne ist eine Krankheit der Nerven und viel mehr als Kopfschmerz.',
          en: 'Migraine is a disorder of the nerves, much more than a headache.',
        },
        {
          de: 'Der Schmerz pocht, Dir ist übel, und jedes Licht ist zu hell.',
          en: 'The pain throbs, you feel sick, and every light is too bright.',
        },
        {
          de: 'Manche sehen zuvor flimmernde Zacken, das nennt man Aura.',
          en: 'Some see shimmering zigzags first; that is called an aura.',
        },
      ],
    },
    {
      title: 'Was Dir hilft',
      titleEn: 'What helps you',
      sentences: [
        {
          de: 'Geh in ein dunkles Zimmer und nimm Dein Mittel zeitig, wie besprochen.',
          en: 'Go to a dark room and take your medicine early, as agreed.',
        },
        {
          de: 'Ein Kalender zeigt Muster: Schlaf, Stress, Zyklus und Mahlzeiten.',
          en: 'A diary shows patterns: sleep, stress, cycle and meals.',
        },
      ],
    },
    {
      title: 'Wann sofort?',
      titleEn: 'When at once?',
      sentences: [
        {
          de: 'Lähmung, Sprachnot oder ein Schmerz wie noch nie: Ruf die 112.',
          en: 'Paralysis, trouble speaking or a pain like never before: call 112.',
        },
      ],
    },
  ],
  migraene2: [
    {
      title: 'Der enge Hut',
      titleEn: 'The tight hat',
      sentences: [
        {
          de: 'Spannungskopfschmerz ist der häufigste Kopfschmerz überhaupt.',
          en: 'Tension headache is the most common headache of all.',
        },
        {
          de: 'Er drückt auf beiden Seiten, pocht aber nicht und macht selten übel.',
          en: 'It presses on both sides but does not throb or make you sick.',
        },
      ],
    },
    {
      title: 'Schraubstock lösen',
      titleEn: 'Loosen the vice',
      sentences: [
        {
          de: 'Lass die Schultern fallen und löse die Zähne voneinander.',
          en: 'Drop your shoulders and let your teeth come apart.',
        },
        {
          de: 'Schau aus dem Fenster, dreh langsam den Kopf und trink ein Glas Wasser.',
          en: 'Look out of the window, turn your head slowly, drink some water.',
        },
      ],
    },
    {
      title: 'Bitte prüfen lassen',
      titleEn: 'Have it checked',
      sentences: [
        {
          de: 'Kommt der Druck an vielen Tagen im Monat, sprich in der Praxis darüber.',
          en: 'If the pressure comes on many days a month, talk to your doctor.',
        },
        {
          de: 'Schmerz wie ein Donnerschlag oder steifer Nacken mit Fieber: Ruf die 112.',
          en: 'Pain like a thunderclap, or a stiff neck with fever: call 112.',
        },
      ],
    },
  ],
  oedeme1: [
    {
      title: 'Wasser im Gewebe',
      titleEn: 'Water in the tissue',
      sentences: [
        {
          de: 'Ödeme, also Wasser in den Beinen, zeigen sich abends am Knöchel.',
          en: 'Oedema, water in the legs, shows at the ankles in the evening.',
        },
        {
          de: 'Drück mit dem Daumen: Bleibt eine Delle, steckt Flüssigkeit darin.',
          en: 'Press with your thumb: if a dent stays, there is fluid in it.',
        },
      ],
    },
    {
      title: 'Drei Verdächtige',
      titleEn: 'Three suspects',
      sentences: [
        {
          de: 'Müde Venen, ein schwaches Herz oder die Niere können schuld sein.',
          en: 'Tired veins, a weak heart or the kidneys can be the cause.',
        },
        {
          de: 'Hitze und langes Sitzen allein sind harmlos: Beine hoch, Füße kreisen.',
          en: 'Heat and long sitting alone are harmless: legs up, circle your feet.',
        },
      ],
    },
    {
      title: 'Jetzt handeln',
      titleEn: 'Act now',
      sentences: [
        {
          de: 'Ein Bein dick, warm und schmerzhaft? Das muss noch heute angesehen werden.',
          en: 'One leg swollen, warm and sore? It must be seen today.',
        },
        {
          de: 'Mit Luftnot oder Brustschmerz ist es eilig: Dann ruf die 112.',
          en: 'With short breath or chest pain it is urgent: then call 112.',
        },
      ],
    },
  ],
  schilddr1: [
    {
      title: 'Alles auf langsam',
      titleEn: 'Everything slows down',
      sentences: [
        {
          de: 'Bei einer Schilddrüsenunterfunktion fehlt Dir Schilddrüsenhormon.',
          en: 'With an underactive thyroid you lack thyroid hormone.',
        },
        {
          de: 'Der Körper spart: Du bist müde, frierst und nimmst leicht zu.',
          en: 'Your body economises: you are tired, cold and gain weight easily.',
        },
        {
          de: 'Auch trockene Haut, dünnes Haar und Verstopfung passen dazu.',
          en: 'Dry skin, thin hair and constipation fit in as well.',
        },
      ],
    },
    {
      title: 'Der Wert TSH',
      titleEn: 'The TSH level',
      sentences: [
        {
          de: 'Im Blut zeigt TSH, wie laut das Gehirn nach Hormon ruft.',
          en: 'In the blood, TSH shows how loudly the brain calls for hormone.',
        },
        {
          de: 'Eine Tablette ersetzt, was fehlt, und wird langsam eingestellt.',
          en: 'A tablet replaces what is missing and is adjusted slowly.',
        },
      ],
    },
    {
      title: 'Geduld, bitte',
      titleEn: 'Patience, please',
      sentences: [
        {
          de: 'Lass den Wert nach Wochen prüfen und setz nichts selbst ab.',
          en: 'Have the level checked after some weeks, and stop nothing yourself.',
        },
      ],
    },
  ],
  schilddr2: [
    {
      title: 'Vollgas am Hals',
      titleEn: 'Full throttle',
      sentences: [
        {
          de: 'Schilddrüsenüberfunktion heißt: Die Drüse am Hals gibt zu viel Gas.',
          en: 'An overactive thyroid means the gland in your neck is racing.',
        },
        {
          de: 'Das Herz klopft, die Hände zittern, und Du nimmst trotz Hunger ab.',
          en: 'Your heart pounds, hands shake, and you lose weight though hungry.',
        },
      ],
    },
    {
      title: 'Die Suche',
      titleEn: 'The search',
      sentences: [
        {
          de: 'Zuerst zählt das Blut, dann folgt der Ultraschall des Halses.',
          en: 'Blood comes first, then an ultrasound of the neck.',
        },
        {
          de: 'Oft ist es Morbus Basedow, manchmal ein Knoten, der eigensinnig ist.',
          en: "Often it is Graves' disease, sometimes a wilful nodule.",
        },
        {
          de: 'Tabletten bremsen, und danach gibt es mehrere Wege.',
          en: 'Tablets slow it down, and after that there are several ways.',
        },
      ],
    },
    {
      title: 'Zu schnell',
      titleEn: 'Too fast',
      sentences: [
        {
          de: 'Fieber, Verwirrtheit und rasendes Herz zusammen: Im Notfall 112.',
          en: 'Fever, confusion and a racing heart together: call 112.',
        },
      ],
    },
  ],
  schwindel1: [
    {
      title: 'Das Karussell',
      titleEn: 'The roundabout',
      sentences: [
        {
          de: 'Lagerungsschwindel ist Drehschwindel, der vom Innenohr kommt.',
          en: 'Positional vertigo is a spinning that comes from the inner ear.',
        },
        {
          de: 'Winzige Ohrkristalle rutschen in einen Bogengang und melden Drehung.',
          en: 'Tiny ear crystals slip into a canal and report a turn.',
        },
      ],
    },
    {
      title: 'Kristalle heimbringen',
      titleEn: 'Bringing crystals home',
      sentences: [
        {
          de: 'Jede Attacke ist kurz und kommt, wenn Du den Kopf bewegst.',
          en: 'Each attack is short and comes when you move your head.',
        },
        {
          de: 'In der Praxis rollt ein Lagerungsmanöver sie oft wieder hinaus.',
          en: "At the doctor's, a special manoeuvre often rolls them out again.",
        },
        { de: 'Bis dahin stehst Du langsam auf und hältst Dich gut fest.', en: 'Until then, get up slowly and hold on tight.' },
      ],
    },
    {
      title: 'Im Notfall 112',
      titleEn: 'In an emergency, 112',
      sentences: [
        {
          de: 'Doppelbilder, Lallen oder ein taubes Gesicht dazu: Wähl die 112.',
          en: 'Double vision, slurred speech or a numb face as well: dial 112.',
        },
      ],
    },
  ],
  sodbrenn1: [
    {
      title: 'Der Türsteher',
      titleEn: 'The doorman',
      sentences: [
        {
          de: 'Sodbrennen, auch Reflux, heißt: Magensäure steigt nach oben.',
          en: 'Heartburn, or reflux, means stomach acid rises.',
        },
        {
          de: 'Der Muskel am Mageneingang schließt nicht dicht, und es brennt.',
          en: "The muscle at the stomach's entrance leaks, and it burns.",
        },
      ],
    },
    {
      title: 'Es ihm leicht machen',
      titleEn: 'Make his job easy',
      sentences: [
        {
          de: 'Iss abends früh und wenig, und leg das Kopfende etwas höher.',
          en: "Eat early and little in the evening, and raise your bed's head.",
        },
        {
          de: 'Alkohol, Nikotin und enge Gürtel reizen ihn zusätzlich.',
          en: 'Alcohol, nicotine and tight belts irritate him further.',
        },
      ],
    },
    {
      title: 'Wann zum Arzt?',
      titleEn: 'Time for a doctor',
      sentences: [
        {
          de: 'Bleibt Essen stecken oder ist der Stuhl schwarz, geh bald zum Arzt.',
          en: 'If food gets stuck or stools are black, see a doctor soon.',
        },
        {
          de: 'Druck auf der Brust kann auch vom Herzen kommen, dann gilt 112.',
          en: 'Pressure on the chest may be your heart: then call 112.',
        },
      ],
    },
  ],
  uebergew: [
    {
      title: 'Viele Mitspieler',
      titleEn: 'Many players',
      sentences: [
        {
          de: 'Übergewicht, bei starker Form Adipositas, ist keine Charakterfrage.',
          en: 'Excess weight, when severe obesity, is no question of character.',
        },
        {
          de: 'Gene, Schlaf, Stress und Hungerhormone reden kräftig mit.',
          en: 'Genes, sleep, stress and hunger hormones all have their say.',
        },
        {
          de: 'Nach einer Crash-Diät hält der Körper sein Fett erst recht fest.',
          en: 'After a crash diet, the body clings to its fat all the more.',
        },
      ],
    },
    {
      title: 'Was länger hält',
      titleEn: 'What lasts',
      sentences: [
        {
          de: 'Ändere eine Sache, die Du magst: mehr Wege, mehr Gemüse, mehr Schlaf.',
          en: 'Change one thing you like: more walks, more greens, more sleep.',
        },
        {
          de: 'Nimm Dir Hilfe dazu, etwa Beratung, eine Gruppe oder Deine Praxis.',
          en: 'Get help with it: counselling, a group or your doctor.',
        },
      ],
    },
    {
      title: 'Ohne Vorwürfe',
      titleEn: 'Without blame',
      sentences: [
        {
          de: 'Jedes verlorene Pfund entlastet, und Rückschritte gehören dazu.',
          en: 'Every pound lost is a relief, and setbacks are part of it.',
        },
      ],
    },
  ],
};
