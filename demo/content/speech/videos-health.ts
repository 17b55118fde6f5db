/** Speech of the films in `videos-health.ts` itself: mental illness, specialists and „Dein Körper“. */
import type { Speech } from '../../shapes.ts';

export const videosHealthSpeech: Readonly<Record<string, Speech>> = {
  depress1: [
    {
      title: 'Mehr als traurig',
      titleEn: 'More than sad',
      sentences: [
        {
          de: 'Eine Depression ist eine Krankheit und keine Frage des Willens.',
          en: 'Depression is an illness and not a matter of willpower.',
        },
        {
          de: 'Freude, Schlaf und Antrieb verschwinden über Wochen wie hinter Milchglas.',
          en: 'Joy, sleep and drive vanish for weeks, as if behind frosted glass.',
        },
      ],
    },
    {
      title: 'Es gibt Wege',
      titleEn: 'There are ways',
      sentences: [
        {
          de: 'Psychotherapie und Medikamente helfen vielen, oft auch beides zusammen.',
          en: 'Psychotherapy and medication help many, often both together.',
        },
        {
          de: 'Erster Schritt ist Deine Hausarztpraxis, zweiter ein Spaziergang zu zweit.',
          en: 'Step one is your family doctor, step two a walk with someone.',
        },
      ],
    },
    {
      title: 'Sprich jetzt',
      titleEn: 'Talk now',
      sentences: [
        {
          de: 'Denkst Du an Suizid, ruf gleich die TelefonSeelsorge oder einen Freund an.',
          en: 'If you think of suicide, ring a helpline or a friend right now.',
        },
        {
          de: 'Kannst Du Dir nicht mehr sicher sein, wähl ohne Zögern die 112.',
          en: 'If you can no longer trust yourself, dial 112 without hesitation.',
        },
      ],
    },
  ],
  angst1: [
    {
      title: 'Der Rauchmelder',
      titleEn: 'The smoke alarm',
      sentences: [
        {
          de: 'Angst ist ein Alarm, und bei einer Angststörung ist er zu fein gestellt.',
          en: 'Anxiety is an alarm; in an anxiety disorder it is set too fine.',
        },
        {
          de: 'Herzrasen, Zittern und weiche Knie sind dann Übung statt Ernstfall.',
          en: 'A racing heart, shaking and weak knees are then a mere drill.',
        },
      ],
    },
    {
      title: 'Hingehen statt umgehen',
      titleEn: 'Facing it',
      sentences: [
        {
          de: 'Wer ausweicht, ist kurz erleichtert, doch die Sorge wächst nach.',
          en: 'Avoiding it brings brief relief, but the worry grows back.',
        },
        {
          de: 'In einer Verhaltenstherapie übst Du Schritt für Schritt das Bleiben.',
          en: 'In behavioural therapy you practise staying, step by step.',
        },
      ],
    },
    {
      title: 'Hilfe holen',
      titleEn: 'Getting help',
      sentences: [
        {
          de: 'Schränkt sie Dein Leben ein, sprich in der Hausarztpraxis darüber.',
          en: 'If it narrows your life, talk to your family doctor about it.',
        },
        {
          de: 'Neue Schmerzen in der Brust prüft man zuerst: Im Notfall 112.',
          en: 'New chest pain is always checked first: in an emergency, 112.',
        },
      ],
    },
  ],
  panik1: [
    {
      title: 'Ich bin bei Dir',
      titleEn: 'I am with you',
      sentences: [
        {
          de: 'Eine Panikattacke fühlt sich furchtbar an, und sie geht vorbei.',
          en: 'A panic attack feels dreadful, and it passes.',
        },
        {
          de: 'Drück beide Füße fest in den Boden und spür, dass er Dich trägt.',
          en: 'Press both feet into the floor and feel it holding you.',
        },
      ],
    },
    {
      title: 'Lang ausatmen',
      titleEn: 'A long breath out',
      sentences: [
        {
          de: 'Atme ein und puste ganz langsam durch die Lippen aus.',
          en: 'Breathe in, and blow out very slowly through your lips.',
        },
        {
          de: 'Nenn mir drei Dinge, die Du siehst, und zwei, die Du hörst.',
          en: 'Name three things you can see and two that you can hear.',
        },
        {
          de: 'Noch ein langer Atem, und die Welle wird schon flacher.',
          en: 'One more long breath, and the wave is getting lower.',
        },
      ],
    },
    {
      title: 'Danach',
      titleEn: 'Afterwards',
      sentences: [
        { de: 'War es das erste Mal, lass es in der Praxis abklären.', en: 'If it was the first time, have a doctor check it.' },
        {
          de: 'Bleibt der Druck auf der Brust oder fehlt Dir weiter Luft, ruf die 112.',
          en: 'If the chest pressure stays or you still lack air, call 112.',
        },
      ],
    },
  ],
  burnout1: [
    {
      title: 'Der leere Akku',
      titleEn: 'The empty battery',
      sentences: [
        {
          de: 'Ein Burn-out ist tiefe Erschöpfung nach langer Überlastung.',
          en: 'Burnout is deep exhaustion after long overload.',
        },
        {
          de: 'Erstes Zeichen: Du schläfst und bist am Morgen trotzdem müde.',
          en: 'First sign: you sleep, yet in the morning you are still tired.',
        },
        {
          de: 'Zweitens wird Dir egal, was Dir einmal am Herzen lag.',
          en: 'Second, you stop caring about what once mattered to you.',
        },
        {
          de: 'Drittens gelingt Dir immer weniger, obwohl Du immer mehr tust.',
          en: 'Third, you achieve less and less while doing more and more.',
        },
      ],
    },
    {
      title: 'Der Weg zurück',
      titleEn: 'The way back',
      sentences: [
        {
          de: 'Sag es jemandem, streich eine Pflicht und lass Dich krankschreiben.',
          en: 'Tell someone, drop one duty and take sick leave.',
        },
        {
          de: 'Eine Ärztin prüft auch, ob eine Depression oder etwas Körperliches vorliegt.',
          en: 'A doctor also checks for depression or a physical cause.',
        },
      ],
    },
  ],
  zwang1: [
    {
      title: 'Der Herd ist aus',
      titleEn: 'The stove is off',
      sentences: [
        { de: 'Eine Zwangsstörung zwingt zum Nachsehen, Waschen oder Zählen.', en: 'OCD forces people to check, wash or count.' },
        {
          de: 'Man weiß, dass es zu viel ist, und kann doch nicht aufhören.',
          en: 'You know it is too much, and still you cannot stop.',
        },
      ],
    },
    {
      title: 'Der Kreislauf',
      titleEn: 'The loop',
      sentences: [
        {
          de: 'Ein Gedanke macht Angst, die Handlung beruhigt, und er kehrt zurück.',
          en: 'A thought scares, the action calms, and back it comes.',
        },
        {
          de: 'So lernt das Gehirn aus Versehen, dass nur Kontrolle rettet.',
          en: 'So the brain learns by mistake that only checking saves you.',
        },
      ],
    },
    {
      title: 'Aussteigen',
      titleEn: 'Getting off',
      sentences: [
        {
          de: 'In der Therapie übst Du, den Drang auszuhalten, bis er nachlässt.',
          en: 'In therapy you practise sitting out the urge until it fades.',
        },
        {
          de: 'Kostet Dich das täglich viel Zeit, hol Dir Hilfe: Das ist mutig.',
          en: 'If it eats up your days, get help: that is brave.',
        },
      ],
    },
  ],
  adhs1: [
    {
      title: 'Tausend Fenster',
      titleEn: 'A thousand windows',
      sentences: [
        {
          de: 'ADHS bei Erwachsenen heißt: Die Aufmerksamkeit sucht sich ihr Ziel selbst.',
          en: 'In adult ADHD your attention picks its own target.',
        },
        {
          de: 'Der Schlüssel ist weg, doch sechs Stunden Modellbau gehen mühelos.',
          en: 'The key is lost, yet six hours of model building are no effort.',
        },
        {
          de: 'Unruhe, Ungeduld und schnelle Entschlüsse gehören oft dazu.',
          en: 'Restlessness, impatience and snap decisions are often part of it.',
        },
      ],
    },
    {
      title: 'Gründlich prüfen',
      titleEn: 'A thorough check',
      sentences: [
        {
          de: 'Zur Diagnose gehört die Kindheit, denn es beginnt nie erst mit dreißig.',
          en: 'Diagnosis looks at childhood, for it never starts at thirty.',
        },
      ],
    },
    {
      title: 'Fenster schließen',
      titleEn: 'Closing windows',
      sentences: [
        {
          de: 'Wecker, kurze Listen und feste Plätze entlasten den Kopf.',
          en: 'Alarms, short lists and fixed places take a load off your mind.',
        },
        {
          de: 'Medikamente und Therapie können helfen, darüber berät die Facharztpraxis.',
          en: 'Medication and therapy can help; a specialist will advise you.',
        },
      ],
    },
  ],
  internist1: [
    {
      title: 'Detektivarbeit',
      titleEn: 'Detective work',
      sentences: [
        {
          de: 'Ein Internist ist Facharzt für Innere Medizin, also für innere Organe.',
          en: 'An internist is a specialist in the organs inside you.',
        },
        {
          de: 'Herz, Lunge, Magen, Leber, Niere und Blut gehören in sein Revier.',
          en: 'Heart, lungs, stomach, liver, kidneys and blood are the beat.',
        },
      ],
    },
    {
      title: 'Die Hinweise',
      titleEn: 'The clues',
      sentences: [
        {
          de: 'Erst wird gefragt, dann getastet und abgehört, danach kommt das Gerät.',
          en: 'First come questions, then touching and listening, then machines.',
        },
        {
          de: 'Blutwerte und Ultraschall fügen sich wie Puzzleteile zusammen.',
          en: 'Blood values and ultrasound fit together like puzzle pieces.',
        },
      ],
    },
    {
      title: 'Dein Termin',
      titleEn: 'Your appointment',
      sentences: [
        { de: 'Bring Befunde und die Liste Deiner Medikamente mit.', en: 'Bring your results and the list of your medicines.' },
        {
          de: 'Die Überweisung bekommst Du meist in der Hausarztpraxis.',
          en: 'Your family doctor usually gives you the referral.',
        },
      ],
    },
  ],
  kardiolog: [
    {
      title: 'Willkommen',
      titleEn: 'Welcome',
      sentences: [
        {
          de: 'In der Kardiologie, beim Herzarzt, beginnt alles mit einem Gespräch.',
          en: 'In cardiology everything begins with a talk.',
        },
        {
          de: 'Der Herzultraschall zeigt Klappen und Kammern live, mit etwas kaltem Gel.',
          en: 'Echocardiography shows valves and chambers live, with cold gel.',
        },
      ],
    },
    {
      title: 'Treten, bitte',
      titleEn: 'Pedal, please',
      sentences: [
        {
          de: 'Beim Belastungs-EKG fährst Du Rad, bequeme Schuhe sind Gold wert.',
          en: 'For the exercise ECG you cycle, so comfortable shoes are gold.',
        },
        {
          de: 'Niemand will einen Rekord: Sag einfach, wenn es reicht.',
          en: 'Nobody wants a record: just say when it is enough.',
        },
      ],
    },
    {
      title: 'Über Nacht',
      titleEn: 'Overnight',
      sentences: [
        {
          de: 'Das Langzeitgerät misst zu Hause weiter, auch wenn Du schnarchst.',
          en: 'The long-term monitor goes on at home, even while you snore.',
        },
        {
          de: 'Mit akutem Brustschmerz wartest Du auf keinen Termin: Im Notfall 112.',
          en: 'With sudden chest pain do not wait for an appointment: call 112.',
        },
      ],
    },
  ],
  dermatol: [
    {
      title: 'Mit Lupe und Licht',
      titleEn: 'With lens and light',
      sentences: [
        {
          de: 'Beim Hautarzt, in der Dermatologie, darf die ganze Haut erzählen.',
          en: "At the dermatologist's your whole skin may tell its story.",
        },
        {
          de: 'Zum Hautkrebs-Screening ziehst Du Dich aus, Nägel bleiben unlackiert.',
          en: 'For skin cancer screening you undress; leave nails unpainted.',
        },
        {
          de: 'Die Ärztin schaut von der Kopfhaut bis zwischen die Zehen.',
          en: 'The doctor looks from your scalp to between your toes.',
        },
      ],
    },
    {
      title: 'Zu Hause schauen',
      titleEn: 'Looking at home',
      sentences: [
        {
          de: 'Ist ein Muttermal ungleich, zackig oder bunt, fällt es aus der Reihe.',
          en: 'A mole that is uneven, jagged or many-coloured stands out.',
        },
        {
          de: 'Wächst oder blutet ein Leberfleck, mach vorher schon einen Termin.',
          en: 'If a mole grows or bleeds, make an appointment before then.',
        },
      ],
    },
    {
      title: 'Gut zu wissen',
      titleEn: 'Good to know',
      sentences: [
        {
          de: 'Ab fünfunddreißig zahlt die Kasse die Untersuchung alle zwei Jahre.',
          en: 'From thirty-five, German insurers pay for it every two years.',
        },
      ],
    },
  ],
  orthopaed: [
    {
      title: 'Was knackt da?',
      titleEn: 'What cracks there?',
      sentences: [
        {
          de: 'Die Orthopädie kümmert sich um Knochen, Gelenke, Sehnen und Muskeln.',
          en: 'Orthopaedics looks after bones, joints, tendons and muscles.',
        },
        {
          de: 'Ein Knacken ohne Schmerz ist meist nur Luft im Gelenk.',
          en: 'A crack without pain is mostly just gas in the joint.',
        },
      ],
    },
    {
      title: 'Hände vor Bildern',
      titleEn: 'Hands before pictures',
      sentences: [
        {
          de: 'Erst wird getastet und bewegt, ein Röntgenbild braucht es seltener.',
          en: 'First comes touching and moving; X-rays are needed less often.',
        },
        {
          de: 'Am Ende gibt es oft Übungen, manchmal Einlagen, selten eine Operation.',
          en: 'In the end it is often exercises, at times insoles, rarely surgery.',
        },
      ],
    },
    {
      title: 'Dein Besuch',
      titleEn: 'Your visit',
      sentences: [
        {
          de: 'Zieh Bequemes an und zeig, welche Bewegung Dir wehtut.',
          en: 'Wear something comfortable and show which movement hurts.',
        },
        {
          de: 'Nach einem Sturz, wenn Du nicht auftreten kannst, geh gleich hin.',
          en: 'After a fall, if you cannot stand on it, go straight away.',
        },
      ],
    },
  ],
  hno1: [
    {
      title: 'Drei Räume',
      titleEn: 'Three rooms',
      sentences: [
        {
          de: 'HNO steht für Hals, Nase und Ohren, und alle drei sind verbunden.',
          en: 'ENT stands for ear, nose and throat, and all three are connected.',
        },
        {
          de: 'Ein schmaler Gang führt von der Nase zum Ohr und lüftet es.',
          en: 'A narrow passage leads from nose to ear and airs it.',
        },
      ],
    },
    {
      title: 'Still gelauscht',
      titleEn: 'Listening in silence',
      sentences: [
        {
          de: 'Beim Hörtest drückst Du, sobald Du glaubst, etwas zu hören.',
          en: 'In a hearing test you press as soon as you think you hear something.',
        },
        {
          de: 'Die Pausen sind Absicht, so lässt sich Einbildung ausschließen.',
          en: 'The pauses are on purpose, to rule out imagination.',
        },
      ],
    },
    {
      title: 'Bald kommen',
      titleEn: 'Come soon',
      sentences: [
        {
          de: 'Plötzlich taub auf einem Ohr oder neues Ohrensausen: Komm spätestens morgen.',
          en: 'Suddenly deaf in one ear or new ringing: come by tomorrow.',
        },
        { de: 'Wattestäbchen bleiben draußen, Ohren putzen sich selbst.', en: 'Keep cotton buds out; ears clean themselves.' },
      ],
    },
  ],
  neurolog: [
    {
      title: 'Klopf, klopf',
      titleEn: 'Knock, knock',
      sentences: [
        {
          de: 'Die Neurologie ist das Fach der Nerven, von Gehirn bis Zehenspitze.',
          en: 'Neurology is about nerves, from the brain to the tips of your toes.',
        },
        {
          de: 'Das Hämmerchen prüft, ob ein Reflex seinen kurzen Weg findet.',
          en: 'The little hammer checks whether a reflex finds its short way.',
        },
        {
          de: 'Beim Griff zur eigenen Nase zeigt sich, wie gut Du steuerst.',
          en: 'Touching your own nose shows how well you steer.',
        },
      ],
    },
    {
      title: 'Womit Du kommst',
      titleEn: 'What brings you',
      sentences: [
        {
          de: 'Kribbeln, Taubheit, Kopfschmerz und Schwindel gehören hierher.',
          en: 'Tingling, numbness, headache and dizziness belong here.',
        },
        { de: 'Schreib auf, wann es begann und was Du gerade tatest.', en: 'Write down when it began and what you were doing.' },
      ],
    },
    {
      title: 'Im Notfall 112',
      titleEn: 'In an emergency, 112',
      sentences: [
        {
          de: 'Plötzlich ein Arm schwach, Mund schief, Sprache weg: Ruf die 112.',
          en: 'Suddenly a weak arm, a drooping mouth, no words: call 112.',
        },
      ],
    },
  ],
  gynaekol: [
    {
      title: 'Erst reden',
      titleEn: 'Talk first',
      sentences: [
        {
          de: 'Beim Frauenarzt, in der Gynäkologie, beginnt alles angezogen am Tisch.',
          en: "At the gynaecologist's you start dressed, at a table.",
        },
        {
          de: 'Du kannst nach Zyklus, Verhütung, Lust und Wechseljahren fragen.',
          en: 'You can ask about your cycle, contraception, desire and menopause.',
        },
      ],
    },
    {
      title: 'Dann untersuchen',
      titleEn: 'Then the examination',
      sentences: [
        {
          de: 'Für den Abstrich öffnet ein Spekulum den Blick, es dauert Sekunden.',
          en: 'For the smear a speculum opens the view; it takes seconds.',
        },
        {
          de: 'Lass den Po schwer werden und sag Stopp, wann immer Du willst.',
          en: 'Let your bottom get heavy, and say stop whenever you like.',
        },
      ],
    },
    {
      title: 'Wiederkommen',
      titleEn: 'Coming back',
      sentences: [
        {
          de: 'Zur Krebsvorsorge gehst Du regelmäßig, auch wenn alles gut ist.',
          en: 'Go for cancer screening regularly, even when all is well.',
        },
        {
          de: 'Blutungen nach den Wechseljahren lässt Du immer bald abklären.',
          en: 'Always have bleeding after the menopause checked soon.',
        },
      ],
    },
  ],
  urologie: [
    {
      title: 'Für alle da',
      titleEn: 'For everyone',
      sentences: [
        {
          de: 'Die Urologie ist für Niere, Blase, Harnwege und Prostata da.',
          en: 'Urology is there for kidneys, bladder, urinary tract and prostate.',
        },
        {
          de: 'Sie gilt als Männerarztpraxis, dabei sitzen dort auch viele Frauen.',
          en: "It is known as the men's doctor, but many women sit there, too.",
        },
      ],
    },
    {
      title: 'Becher und Gel',
      titleEn: 'Cup and gel',
      sentences: [
        {
          de: 'Die Becherprobe verrät viel, der Ultraschall den Rest, ganz ohne Piks.',
          en: 'The urine cup reveals a lot, ultrasound the rest, no needle.',
        },
        {
          de: 'Vorsorge für Männer beginnt meist mit fünfundvierzig, frag danach.',
          en: 'Screening for men mostly starts at forty-five; ask about it.',
        },
      ],
    },
    {
      title: 'Nicht verschieben',
      titleEn: 'Do not delay',
      sentences: [
        {
          de: 'Blut im Urin zeigst Du bald, auch wenn gar nichts wehtut.',
          en: 'Show blood in the urine soon, even if nothing hurts.',
        },
        {
          de: 'Plötzlicher starker Hodenschmerz ist ein Notfall: sofort in die Klinik oder 112.',
          en: 'Sudden severe testicle pain is an emergency: hospital at once or 112.',
        },
      ],
    },
  ],
  augenarzt: [
    {
      title: 'Das offene Fenster',
      titleEn: 'The open window',
      sentences: [
        {
          de: 'Beim Augenarzt sieht man Gefäße, ohne irgendetwas aufzuschneiden.',
          en: "At the eye doctor's, vessels can be seen without any cutting.",
        },
        {
          de: 'Darum verrät die Netzhaut auch etwas über Zucker und Blutdruck.',
          en: 'So the retina also tells about sugar and blood pressure.',
        },
      ],
    },
    {
      title: 'Grün oder grau',
      titleEn: 'Green or grey',
      sentences: [
        {
          de: 'Grauer Star trübt die Linse, grüner Star schädigt den Sehnerv.',
          en: 'A cataract clouds the lens; glaucoma damages the optic nerve.',
        },
        {
          de: 'Den zweiten spürst Du lange nicht, deshalb lass nachsehen.',
          en: 'You do not feel the second for long, so have it checked.',
        },
        {
          de: 'Nach Pupillentropfen ist alles hell und unscharf: Nimm den Bus.',
          en: 'After pupil drops all is bright and blurred: take the bus.',
        },
      ],
    },
    {
      title: 'Sofort hin',
      titleEn: 'Go at once',
      sentences: [
        {
          de: 'Blitze, Rußregen oder ein Schatten im Bild: Geh noch heute hin.',
          en: 'Flashes, sooty specks or a shadow in your view: go today.',
        },
      ],
    },
  ],
  endokrin: [
    {
      title: 'Botenstoffe',
      titleEn: 'Messengers',
      sentences: [
        {
          de: 'Die Endokrinologie ist das Fach für Hormone und Stoffwechsel.',
          en: 'Endocrinology is the field of hormones and metabolism.',
        },
        {
          de: 'Hormone sind Briefe im Blut, und jedes Organ liest nur seine Post.',
          en: 'Hormones are letters in the blood; each organ reads its own mail.',
        },
      ],
    },
    {
      title: 'Wer schreibt?',
      titleEn: 'Who writes?',
      sentences: [
        {
          de: 'Schilddrüse, Nebenniere und Bauchspeicheldrüse schreiben am meisten.',
          en: 'Thyroid, adrenals and pancreas write the most.',
        },
        {
          de: 'Kommt zu viel oder zu wenig Post, ändern sich Gewicht, Puls und Laune.',
          en: 'Too much mail or too little changes weight, pulse and mood.',
        },
      ],
    },
    {
      title: 'Der weite Weg',
      titleEn: 'The long way',
      sentences: [
        {
          de: 'Lass zuerst in der Hausarztpraxis Blut abnehmen und besprechen.',
          en: "First have your blood taken and discussed at your family doctor's.",
        },
        {
          de: 'Ist das Bild unklar, lohnt sich die Überweisung zum Hormonspezialisten.',
          en: 'If the picture is unclear, a hormone specialist is worth it.',
        },
      ],
    },
  ],
  'lunge-luft': [
    {
      title: 'Der Baum',
      titleEn: 'The tree',
      sentences: [
        {
          de: 'Die Lunge ist ein Baum auf dem Kopf, und die Luftröhre ist sein Stamm.',
          en: 'The lungs are a tree upside down; the windpipe is its trunk.',
        },
        {
          de: 'Seine Äste heißen Bronchien, seine Blätter sind Lungenbläschen.',
          en: 'Its branches are the bronchi, its leaves tiny air sacs.',
        },
      ],
    },
    {
      title: 'Der Tausch',
      titleEn: 'The swap',
      sentences: [
        {
          de: 'Dort geht Sauerstoff ins Blut, und Kohlendioxid darf hinaus.',
          en: 'There oxygen enters the blood, and carbon dioxide may leave.',
        },
        {
          de: 'Ausgebreitet füllten all die Bläschen eine ganze Wohnung.',
          en: 'Spread out, all those sacs would fill a whole flat.',
        },
      ],
    },
    {
      title: 'Der stille Motor',
      titleEn: 'The quiet motor',
      sentences: [
        {
          de: 'Unten zieht das Zwerchfell, Dein wichtigster Atemmuskel.',
          en: 'Below pulls the diaphragm, your most important breathing muscle.',
        },
        {
          de: 'Leg die Hand auf den Bauch: Hebt sie sich, arbeitet er gerade.',
          en: 'Put a hand on your belly: if it rises, the muscle is at work.',
        },
      ],
    },
  ],
  'darm-reise': [
    {
      title: 'Abfahrt',
      titleEn: 'Departure',
      sentences: [
        {
          de: 'Die Verdauung beginnt im Mund, lange bevor der Darm etwas ahnt.',
          en: 'Digestion begins in the mouth, long before the gut suspects a thing.',
        },
        {
          de: 'Unser Butterbrot wird gekaut, geschluckt und im Magen sauer gebadet.',
          en: 'Our sandwich is chewed, swallowed and bathed in stomach acid.',
        },
      ],
    },
    {
      title: 'Der lange Gang',
      titleEn: 'The long corridor',
      sentences: [
        {
          de: 'Im Dünndarm mischt sich Galle dazu, und die Nährstoffe gehen ins Blut.',
          en: 'In the small bowel bile joins in, and nutrients enter the blood.',
        },
        {
          de: 'Im Dickdarm warten Billionen Bakterien, die Darmflora, auf Reste.',
          en: 'In the large bowel trillions of bacteria wait for leftovers.',
        },
      ],
    },
    {
      title: 'Ankunft',
      titleEn: 'Arrival',
      sentences: [
        {
          de: 'Gemüse, Vollkorn und Wasser halten die Reisegruppe in Schwung.',
          en: 'Vegetables, whole grains and water keep the party moving.',
        },
        {
          de: 'Ändert sich Dein Stuhl über Wochen, lass das ärztlich klären.',
          en: 'If your bowel habits change for weeks, have it checked.',
        },
      ],
    },
  ],
  'niere-filt': [
    {
      title: 'Zwei kleine Klärwerke',
      titleEn: 'Two small plants',
      sentences: [
        {
          de: 'Deine Nieren sind ein Filter und machen aus Blut sauberes Blut und Urin.',
          en: 'Your kidneys are a filter: they clean blood and make urine.',
        },
        {
          de: 'Zucker, Eiweiß und Zellen dürfen bleiben, Abfall muss hinaus.',
          en: 'Sugar, protein and cells may stay; waste must go.',
        },
        { de: 'Fast alles Wasser holen sie sich auf dem Rückweg wieder.', en: 'They take back almost all the water on the way.' },
      ],
    },
    {
      title: 'Nebenberuf',
      titleEn: 'A second job',
      sentences: [
        {
          de: 'Nebenbei regeln sie Salze, Blutdruck und die Bildung von Blut.',
          en: 'On the side they manage salts, pressure and the making of blood.',
        },
      ],
    },
    {
      title: 'Gut zu ihnen',
      titleEn: 'Be good to them',
      sentences: [
        {
          de: 'Trink nach Durst, rauch nicht und nimm Schmerzmittel nur kurz.',
          en: 'Drink when thirsty, do not smoke, use painkillers only briefly.',
        },
        {
          de: 'Kreatinin im Blut und Eiweiß im Urin zeigen, wie es ihnen geht.',
          en: 'Creatinine in blood and protein in urine show how they are.',
        },
      ],
    },
  ],
  gehirn1: [
    {
      title: 'Achtzig Milliarden',
      titleEn: 'Eighty billion',
      sentences: [
        {
          de: 'Dein Gehirn verdrahtet sich um, sobald Du etwas Neues lernst.',
          en: 'Your brain rewires itself as soon as you learn something new.',
        },
        {
          de: 'Nervenzellen, die zusammen feuern, knüpfen festere Kontakte.',
          en: 'Nerve cells that fire together build firmer links.',
        },
      ],
    },
    {
      title: 'Nachts wird sortiert',
      titleEn: 'Sorting at night',
      sentences: [
        {
          de: 'Im Tiefschlaf wandert Wichtiges ins Gedächtnis, der Rest darf gehen.',
          en: 'In deep sleep the important things move into memory.',
        },
        {
          de: 'Darum lernst Du vor dem Zubettgehen besser als mit Kaffee um drei.',
          en: 'So learning before bed beats coffee at three in the morning.',
        },
      ],
    },
    {
      title: 'Dein Training',
      titleEn: 'Your training',
      sentences: [
        {
          de: 'Nimm morgen einen anderen Weg und putz die Zähne mit links.',
          en: 'Take another route tomorrow and brush your teeth left-handed.',
        },
        {
          de: 'Freunde, Bewegung und gute Ohren halten es ebenfalls wach.',
          en: 'Friends, exercise and good hearing keep it awake as well.',
        },
      ],
    },
  ],
  leber1: [
    {
      title: 'Das stille Labor',
      titleEn: 'The quiet laboratory',
      sentences: [
        {
          de: 'Deine Leber sitzt rechts unter den Rippen und klagt fast nie.',
          en: 'Your liver sits under the ribs on the right and hardly complains.',
        },
        {
          de: 'Sie speichert Zucker, baut Eiweiß, macht Galle und entgiftet.',
          en: 'It stores sugar, builds protein, makes bile and detoxifies.',
        },
      ],
    },
    {
      title: 'Was ihr zusetzt',
      titleEn: 'What wears it down',
      sentences: [
        {
          de: 'Alkohol, viel Zucker und Bauchfett machen sie zur Fettleber.',
          en: 'Alcohol, much sugar and belly fat turn it into a fatty liver.',
        },
        {
          de: 'Auch Pillen und Kräuter muss sie abbauen, also nimm nicht blind alles.',
          en: 'It must break down pills and herbs, too, so choose with care.',
        },
      ],
    },
    {
      title: 'Was sie verzeiht',
      titleEn: 'What it forgives',
      sentences: [
        {
          de: 'Bewegung und Wochen ohne Alkohol danken Dir die Leberwerte oft.',
          en: 'Exercise and weeks without alcohol often show in the blood tests.',
        },
        {
          de: 'Werden Augen oder Haut gelb, geh noch am selben Tag zum Arzt.',
          en: 'If eyes or skin turn yellow, see a doctor the same day.',
        },
      ],
    },
  ],
  'ruecken-wk': [
    {
      title: 'Der Turm',
      titleEn: 'The tower',
      sentences: [
        {
          de: 'Deine Wirbelsäule, das Rückgrat, trägt Dich mit vierundzwanzig Wirbeln.',
          en: 'Your spine, the backbone, carries you on twenty-four vertebrae.',
        },
        {
          de: 'Dazwischen federn Bandscheiben wie kleine Wasserkissen.',
          en: 'Between them discs act as springs, like little water cushions.',
        },
      ],
    },
    {
      title: 'Das doppelte S',
      titleEn: 'The double S',
      sentences: [
        {
          de: 'Von der Seite gesehen schwingt sie wie ein S und fängt Stöße ab.',
          en: 'Seen from the side it swings like an S and absorbs shocks.',
        },
        {
          de: 'In ihrem Kanal liegt das Rückenmark, geschützt wie ein Kabel.',
          en: 'In its canal lies the spinal cord, protected like a cable.',
        },
      ],
    },
    {
      title: 'Mach mit',
      titleEn: 'Join in',
      sentences: [
        {
          de: 'Roll Dich im Stehen Wirbel für Wirbel ab und komm langsam hoch.',
          en: 'Standing, roll down bone by bone and come up slowly.',
        },
        { de: 'Merk Dir: Die beste Haltung ist immer die nächste.', en: 'Remember: the best posture is always the next one.' },
      ],
    },
  ],
};
