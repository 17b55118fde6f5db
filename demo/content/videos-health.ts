/** Health videos: mental illness, specialists and „Dein Körper“, together with the illnesses of their own files. */
import type { DemoVideo } from '../shapes.ts';
import { illnessVideosAToG } from './videos-illnesses-a-g.ts';
import { illnessVideosHToZ } from './videos-illnesses-h-z.ts';

const mentalIllnessVideos: readonly DemoVideo[] = [
  {
    shortid: 'depress1',
    title: 'Depression: Eine Krankheit, keine Schwäche',
    topline: 'Depression',
    description:
      'Es ist nicht Traurigkeit, es ist eher das Fehlen von allem. Hier geht es um Anzeichen, um Behandlung und um die vielen, denen es wieder besser geht. Wenn Du an Suizid denkst, sprich jetzt mit jemandem: TelefonSeelsorge 0800 1110111, im Notfall 112.',
    keywords: ['depression', 'niedergeschlagen', 'antriebslos', 'depressive episode', 'psychotherapie', 'traurigkeit'],
    tags: ['stimmung', 'muedigkeit'],
    clip: 'achtsamkeit',
    motif: 'candle',
    hue: 'health',
    note: '<p>Gespräche mit der TelefonSeelsorge sind kostenlos und anonym, rund um die Uhr. Auch <strong>116117</strong> hilft Dir, einen Termin zu finden.</p>',
    en: {
      title: 'Depression: an illness, not a weakness',
      topline: 'Depression',
      description:
        'It is not sadness, it is rather the absence of everything. This is about the signs, about treatment and about the many people who feel better again. If you are thinking of suicide, talk to someone now: in Germany 0800 1110111, in an emergency 112.',
    },
  },
  {
    shortid: 'angst1',
    title: 'Angst ist ein Rauchmelder – manchmal piept er beim Toast',
    topline: 'Angst',
    description:
      'Angst will Dich schützen, nur übertreibt sie gelegentlich. Du erfährst, was Herzrasen und weiche Knie auslöst und warum Ausweichen die Angst größer macht. Und wie eine Therapie den Alarm neu einstellt.',
    keywords: ['angst', 'angststörung', 'herzrasen', 'generalisierte angststörung', 'vermeidung', 'sorgen'],
    tags: ['angst', 'stress'],
    clip: 'atem',
    motif: 'brain',
    hue: 'health',
  },
  {
    shortid: 'panik1',
    title: 'Panikattacke: zehn Minuten, die vorübergehen',
    topline: 'Panik',
    description:
      'Viele glauben beim ersten Mal, sie müssten sterben. Diese Anleitung bleibt bei Dir, bis die Welle abebbt: Füße spüren, länger aus- als einatmen, etwas benennen. War es das erste Mal, lass es ärztlich abklären; bei Druck auf der Brust oder Atemnot, die bleibt: 112.',
    keywords: ['panikattacke', 'panik', 'todesangst', 'hyperventilation', 'beklemmung', 'angstanfall'],
    tags: ['angst', 'atmung'],
    clip: 'atem',
    motif: 'wave',
    hue: 'health',
  },
  {
    shortid: 'burnout1',
    title: 'Erschöpft bis auf den Grund',
    topline: 'Burn-out',
    description:
      'Wer brennt, merkt oft zuletzt, dass das Holz ausgeht. Drei Warnzeichen, über die Betroffene rückblickend am häufigsten sprechen, und der Weg zu Menschen, die helfen können. Ein Wochenende auf dem Sofa ist dafür zu kurz.',
    keywords: ['burnout', 'burn-out', 'erschöpfung', 'ausgebrannt', 'überlastung', 'zynismus'],
    tags: ['stress', 'muedigkeit', 'stimmung'],
    clip: 'schlaf',
    motif: 'candle',
    hue: 'health',
  },
  {
    shortid: 'zwang1',
    title: 'Noch einmal nachsehen: Wie Zwänge entstehen',
    topline: 'Zwang',
    description:
      'Ist der Herd aus? Fast alle drehen ab und zu um. Wenn das Kontrollieren Stunden frisst, sprechen Fachleute von einem Zwang. Er hat nichts mit Charakter zu tun und lässt sich gut behandeln.',
    keywords: ['zwangsstörung', 'zwänge', 'kontrollzwang', 'waschzwang', 'verhaltenstherapie', 'zwangsgedanken'],
    tags: ['angst'],
    clip: 'achtsamkeit',
    motif: 'path',
    hue: 'health',
  },
  {
    shortid: 'adhs1',
    title: 'ADHS bei Erwachsenen: tausend offene Fenster',
    topline: 'ADHS',
    description:
      'Drei Projekte angefangen, Schlüssel verlegt, Termin vergessen – und plötzlich sechs Stunden hoch konzentriert. Was dahinterstecken kann, wie eine gründliche Diagnose abläuft und wofür viele Betroffene im Nachhinein dankbar sind.',
    keywords: ['adhs', 'aufmerksamkeit', 'konzentration', 'adhs erwachsene', 'impulsivität', 'unruhe'],
    tags: ['stimmung', 'stress'],
    clip: 'bewegung',
    motif: 'brain',
    hue: 'health',
  },
];

const specialistVideos: readonly DemoVideo[] = [
  {
    shortid: 'internist1',
    title: 'Was macht eigentlich ein Internist?',
    topline: 'Innere Medizin',
    description:
      'Herz, Lunge, Magen, Niere, Blut: Internistinnen und Internisten sind Detektive für alles, was innen liegt. Dr. Muster erzählt, wie aus vielen kleinen Hinweisen ein Bild wird und wann Deine Hausarztpraxis Dich dorthin schickt.',
    keywords: ['internist', 'internistin', 'innere medizin', 'facharzt', 'innere organe', 'überweisung'],
    tags: ['in-der-praxis'],
    clip: 'herz',
    motif: 'stethoscope',
    hue: 'health',
    en: {
      title: 'What does an internist actually do?',
      topline: 'Internal medicine',
      description:
        'Heart, lungs, stomach, kidneys, blood: internists are detectives for everything inside. Dr. Muster tells how many small clues become a picture and when your family doctor will send you there.',
    },
  },
  {
    shortid: 'kardiolog',
    title: 'Zu Gast in der Kardiologie',
    topline: 'Herzmedizin',
    description:
      'Ultraschall, Belastungs-EKG, Blutdruck über 24 Stunden: ein Rundgang durch eine Herzpraxis, bevor Du selbst dort sitzt. Danach weißt Du, was Du anziehen solltest und warum niemand Höchstleistungen erwartet.',
    keywords: ['kardiologe', 'kardiologin', 'herzarzt', 'belastungs-ekg', 'herzultraschall', 'echokardiografie'],
    tags: ['herz', 'in-der-praxis'],
    clip: 'herz',
    motif: 'heart',
    hue: 'health',
  },
  {
    shortid: 'dermatol',
    title: 'Beim Hautarzt: vom Muttermal bis zur Schuppe',
    topline: 'Dermatologie',
    description:
      'Mit Lupe, Licht und Erfahrung liest die Dermatologie, was die Haut erzählt. So läuft das Hautkrebs-Screening ab, das ab 35 alle zwei Jahre für Dich da ist – ohne Nagellack, dafür mit Zeit für Fragen.',
    keywords: ['hautarzt', 'hautärztin', 'dermatologe', 'hautkrebs-screening', 'muttermal', 'leberfleck', 'dermatoskop'],
    tags: ['haut', 'vorsorge', 'in-der-praxis'],
    clip: 'haut',
    motif: 'eye',
    hue: 'health',
  },
  {
    shortid: 'orthopaed',
    title: 'Orthopädie: Knochen, Gelenke, gute Haltung',
    topline: 'Orthopädie',
    description:
      'Nicht jedes Knacken braucht ein Röntgenbild. Ein Besuch dort, wo man Rücken abtastet, Hüften bewegt und erstaunlich oft Übungen statt Spritzen empfiehlt.',
    keywords: ['orthopäde', 'orthopädin', 'gelenke', 'knochen', 'einlagen', 'röntgen'],
    tags: ['gelenke', 'rueckenschmerzen', 'in-der-praxis'],
    clip: 'ruecken',
    motif: 'bone',
    hue: 'health',
  },
  {
    shortid: 'hno1',
    title: 'Hals, Nase, Ohren – drei Räume, eine Tür',
    topline: 'HNO',
    description:
      'Warum hängt das Ohr an der Nase? Und weshalb wird beim Hörtest auf leise Töne gewartet, die gar nicht kommen? Eine kleine Führung durch die HNO-Heilkunde, mit Blick aufs Trommelfell.',
    keywords: ['hno', 'hno-arzt', 'hörtest', 'ohrenschmerzen', 'nasennebenhöhlen', 'otoskop', 'tinnitus'],
    tags: ['schwindel', 'erkaeltung', 'in-der-praxis'],
    clip: 'immunsystem',
    motif: 'ear',
    hue: 'health',
  },
  {
    shortid: 'neurolog',
    title: 'Hämmerchen, Nadelrad, Fingernase: die Neurologie',
    topline: 'Neurologie',
    description:
      'Kein anderes Fach untersucht so viel mit so wenig Gerät. Du siehst, was hinter den Reflexen steckt und welche Beschwerden in die Neurologie gehören – von Kribbeln bis Kopfschmerz.',
    keywords: ['neurologe', 'neurologin', 'nervenarzt', 'reflexe', 'kribbeln', 'nervenleitgeschwindigkeit'],
    tags: ['kopfschmerzen', 'schwindel', 'in-der-praxis'],
    clip: 'bewegung',
    motif: 'brain',
    hue: 'health',
  },
  {
    shortid: 'gynaekol',
    title: 'Gynäkologie ohne Herzklopfen',
    topline: 'Frauenheilkunde',
    description:
      'Der erste Termin, die Vorsorge, die Wechseljahre: In der Frauenheilkunde darf alles gefragt werden. Was während der Untersuchung geschieht, in welcher Reihenfolge, und dass Du jederzeit Stopp sagen kannst.',
    keywords: ['gynäkologe', 'frauenarzt', 'frauenärztin', 'krebsvorsorge', 'wechseljahre', 'abstrich'],
    tags: ['vorsorge', 'in-der-praxis'],
    clip: 'achtsamkeit',
    motif: 'leaf',
    hue: 'health',
  },
  {
    shortid: 'urologie',
    title: 'Urologie: Reden wir drüber',
    topline: 'Urologie',
    description:
      'Niere, Blase, Prostata – zuständig für alle Geschlechter und für Themen, die man gern verschiebt. Ein entspanntes Gespräch über Ultraschall, Becherproben und die Frage, ab wann Vorsorge sinnvoll ist.',
    keywords: ['urologe', 'urologin', 'prostata', 'blase', 'niere', 'harnwege', 'männerarzt'],
    tags: ['blase-und-niere', 'vorsorge', 'in-der-praxis'],
    clip: 'trinken',
    motif: 'kidney',
    hue: 'health',
  },
  {
    shortid: 'augenarzt',
    title: 'Augenarzt: Der Blick in den Blick',
    topline: 'Augenheilkunde',
    description:
      'Im Auge liegen Blutgefäße offen wie nirgends sonst. Deshalb interessiert sich die Augenheilkunde auch für Deinen Blutdruck und Deinen Zucker. Mit Hinweis für Autofahrer: Nach Pupillentropfen nimmst Du besser den Bus.',
    keywords: ['augenarzt', 'augenärztin', 'netzhaut', 'sehtest', 'grauer star', 'augeninnendruck', 'glaukom'],
    tags: ['diabetes', 'blutdruck', 'in-der-praxis'],
    clip: 'haut',
    motif: 'eye',
    hue: 'health',
  },
  {
    shortid: 'endokrin',
    title: 'Endokrinologie: Die Sprache der Hormone',
    topline: 'Hormone',
    description:
      'Botenstoffe reisen durchs Blut und sagen Organen, was zu tun ist. Wer dieses Geflüster versteht, behandelt Schilddrüse, Nebenniere und Zuckerstoffwechsel. Wann sich der weite Weg zu den Spezialisten lohnt.',
    keywords: ['endokrinologe', 'endokrinologin', 'hormone', 'schilddrüse', 'nebenniere', 'stoffwechsel'],
    tags: ['schilddruese', 'diabetes', 'in-der-praxis'],
    clip: 'ernaehrung',
    motif: 'drop',
    hue: 'health',
  },
];

const bodyVideos: readonly DemoVideo[] = [
  {
    shortid: 'herz-pumpe',
    title: 'Hunderttausendmal am Tag: Dein Herz',
    topline: 'Das Herz',
    description:
      'Es ist so groß wie Deine Faust und macht niemals Feierabend. Wir gehen mit einem Blutkörperchen auf Rundreise, durch zwei Vorhöfe, zwei Kammern, vier Klappen und zwei Kreisläufe.',
    keywords: ['herz', 'herzkammer', 'kreislauf', 'herzklappe', 'anatomie', 'blutkreislauf'],
    tags: ['herz'],
    clip: 'herz',
    motif: 'heart',
    hue: 'health',
  },
  {
    shortid: 'lunge-luft',
    title: 'Die Lunge, ein Baum, der auf dem Kopf steht',
    topline: 'Die Lunge',
    description:
      'Ausgebreitet wäre sie so groß wie eine Wohnung. Wie aus einem Atemzug Energie wird und warum das Zwerchfell mehr Aufmerksamkeit verdient als der Bizeps.',
    keywords: ['lunge', 'atmung', 'lungenbläschen', 'zwerchfell', 'sauerstoff', 'alveolen'],
    tags: ['atmung'],
    clip: 'atem',
    motif: 'lung',
    hue: 'health',
  },
  {
    shortid: 'darm-reise',
    title: 'Ein Butterbrot auf großer Reise',
    topline: 'Der Darm',
    description:
      'Vom ersten Bissen bis zum Ausgang vergehen ein bis drei Tage. Unterwegs warten Säure, Galle und Billionen hilfsbereiter Bakterien. Danach siehst Du Dein Pausenbrot mit anderen Augen.',
    keywords: ['darm', 'verdauung', 'darmflora', 'mikrobiom', 'dünndarm', 'magen'],
    tags: ['verdauung', 'ernaehrung'],
    clip: 'ernaehrung',
    motif: 'stomach',
    hue: 'health',
  },
  {
    shortid: 'niere-filt',
    title: 'Niere: die klügste Kläranlage der Welt',
    topline: 'Die Niere',
    description:
      'Zwei Organe, kaum größer als eine Computermaus, reinigen Dein Blut viele Male am Tag. Was sie behalten, was sie wegschicken und wie sie nebenbei den Blutdruck steuern.',
    keywords: ['niere', 'nieren', 'urin', 'filter', 'nierenfunktion', 'kreatinin'],
    tags: ['blase-und-niere', 'blutdruck'],
    clip: 'trinken',
    motif: 'kidney',
    hue: 'health',
  },
  {
    shortid: 'haut-organ',
    title: 'Zwei Quadratmeter Du',
    topline: 'Die Haut',
    description:
      'Sie wärmt, kühlt, fühlt und wehrt ab: Die Haut ist Dein größtes Organ. Eine Expedition durch Oberhaut, Lederhaut und die Frage, weshalb wir Gänsehaut bekommen.',
    keywords: ['haut', 'hautschichten', 'schweiß', 'gänsehaut', 'hautbarriere', 'epidermis'],
    tags: ['haut'],
    clip: 'haut',
    motif: 'hand',
    hue: 'health',
  },
  {
    shortid: 'gehirn1',
    title: 'Das Gehirn lernt, solange Du lebst',
    topline: 'Das Gehirn',
    description:
      'Achtzig Milliarden Nervenzellen und keine zwei Tage gleich. Wie Erinnerungen entstehen, was im Schlaf aufgeräumt wird und weshalb ein neuer Weg zur Arbeit schon Training ist.',
    keywords: ['gehirn', 'gedächtnis', 'nervenzellen', 'neuroplastizität', 'lernen', 'synapsen'],
    tags: ['schlaf', 'vorsorge'],
    clip: 'schlaf',
    motif: 'brain',
    hue: 'health',
  },
  {
    shortid: 'immun1',
    title: 'Deine Abwehr: Wachen, Spürnasen, Archivare',
    topline: 'Das Immunsystem',
    description:
      'Manche Zellen fressen, andere merken sich Gesichter. Gemeinsam schützen sie Dich, meist ohne dass Du etwas davon mitbekommst. Das Zusammenspiel wird hier als Kleinstadt erzählt, mit Feuerwehr und Stadtarchiv.',
    keywords: ['immunsystem', 'abwehrkräfte', 'antikörper', 'weiße blutkörperchen', 'impfung', 'lymphozyten'],
    tags: ['immunsystem', 'erkaeltung'],
    clip: 'immunsystem',
    motif: 'shield',
    hue: 'health',
    en: {
      title: 'Your defences: guards, sniffers, archivists',
      topline: 'The immune system',
      description:
        'Some cells devour, others remember faces. Together they protect you, mostly without your noticing. Here their teamwork is told as a small town, complete with fire brigade and archive.',
    },
  },
  {
    shortid: 'leber1',
    title: 'Leber',
    topline: 'Dein Körper',
    description:
      'Sie klagt nie und arbeitet immer. Speicher, Labor und Entgifterin in einem, und sie kann sogar nachwachsen. Was ihr zusetzt und was sie Dir verzeiht, ehrlich erzählt.',
    keywords: ['leber', 'leberwerte', 'fettleber', 'entgiftung', 'galle', 'hepatisch'],
    tags: ['verdauung', 'muedigkeit'],
    clip: 'ernaehrung',
    motif: 'leaf',
    hue: 'health',
  },
  {
    shortid: 'ruecken-wk',
    title: '24 Wirbel und ein Kunststück',
    topline: 'Die Wirbelsäule',
    description:
      'Stabil genug für einen Umzugskarton, beweglich genug für einen Purzelbaum. Wie die Natur diesen Widerspruch gelöst hat und warum das doppelte S dabei die Hauptrolle spielt.',
    keywords: ['wirbelsäule', 'wirbel', 'rücken', 'bandscheiben', 'haltung', 'rückenmark'],
    tags: ['rueckenschmerzen', 'bewegung'],
    clip: 'ruecken',
    motif: 'spine',
    hue: 'health',
  },
];

export const healthVideos: readonly DemoVideo[] = [
  ...illnessVideosAToG,
  ...illnessVideosHToZ,
  ...mentalIllnessVideos,
  ...specialistVideos,
  ...bodyVideos,
];
