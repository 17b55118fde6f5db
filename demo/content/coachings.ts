/** The courses: their pages, prices and advice. Their playlists and videos are exported from here too. */
import type { DemoCoaching, DemoModule } from '../shapes.ts';
import { sleepCoaching } from './coaching-sleep.ts';
import { easyCalm, easyCalmBlocks } from './easy.ts';

export { coachingVideos } from './coaching-days.ts';
export { coachingPlaylists } from './coaching-playlists.ts';

/** A block with its text in easy German. */
const inEasy = (block: DemoModule): DemoModule => {
  const easy = easyCalmBlocks[block.title];
  return easy && block.template !== 'playlist' ? { ...block, easy } : block;
};

export const coachings: DemoCoaching[] = [
  sleepCoaching,
  {
    shortid: 'ruecken10',
    slug: 'beweglicher-ruecken',
    title: 'Zehn Tage für Deinen Rücken',
    stripeName: '10-Tage-Kurs „Aufrecht“',
    priceCents: 4900,
    intro:
      'Dein Rücken ist stärker, als Du denkst. In zehn Tagen lernst Du Übungen, die Dich beweglich halten, und räumst mit ein paar alten Ängsten auf: freundlich, Schritt für Schritt und ganz ohne Geräte.',
    bulletpoints:
      '<ul><li>10 Videos zum Mitmachen, alle mit Untertiteln</li><li>jede Übung in einer leichten und einer kräftigeren Fassung</li><li>Übungsblätter zum Herunterladen und Ausdrucken</li><li>ein eigenes Zehn-Minuten-Programm für die Zeit danach</li><li>Platz für eigene Notizen, die nur Du siehst</li></ul>',
    contraindications:
      '<p>Bewegung tut den meisten Rücken gut. Bitte sprich aber zuerst mit Deiner Ärztin oder Deinem Arzt und beginne erst danach, wenn</p><ul><li>Deine Schmerzen nach einem Sturz oder Unfall begonnen haben,</li><li>Fieber, Nachtschweiß oder ungewollter Gewichtsverlust dazukommen,</li><li>Schmerz, Kribbeln oder Taubheit bis in ein Bein zieht oder ein Bein schwächer wird,</li><li>Du Osteoporose, eine entzündliche Erkrankung der Wirbelsäule oder eine Krebserkrankung hast oder hattest,</li><li>Du in den letzten drei Monaten operiert worden bist,</li><li>Du eine Krankheit von Herz oder Kreislauf hast, bei der Du Dich schonen sollst,</li><li>Du schwanger bist oder vor Kurzem ein Kind bekommen hast.</li></ul><p><strong>Sofort die <a href="tel:112">112</a></strong>, wenn Du Urin oder Stuhl nicht mehr halten oder kein Wasser mehr lassen kannst, wenn die Haut zwischen den Beinen taub ist oder ein Bein gelähmt.</p>',
    playlist: 'kl-ruecken',
    motif: 'spine',
    modules: [
      {
        template: 'text-image',
        title: 'Für wen dieser Kurs ist',
        copy: '<p>Für alle, die viel sitzen, morgens steif aus dem Bett kommen oder bei denen sich der Rücken ab und zu meldet. Auch wenn Dir gerade nichts wehtut, bist Du willkommen: Vorbeugen ist die schönste Art, sich um seinen Rücken zu kümmern.</p><p>Du solltest Dich auf den Boden setzen und wieder aufstehen können. Alles andere lernst Du unterwegs.</p>',
        motif: 'mat',
        hue: 'coaching',
        imagePosition: 'right',
      },
      {
        template: 'text-image',
        title: 'So läuft es ab',
        copy: '<p>Jeden Tag öffnet sich ein neues Video. Wir beginnen mit Wahrnehmen und Lockern, bauen dann Kraft auf und schauen zum Schluss auf Deinen Alltag: Sitzen, Heben, Tragen, Ausruhen.</p><p>Leg Dir eine Decke bereit und zieh an, worin Du Dich bewegen magst. Eine Übung darf anstrengend sein. Tut sie weh, hörst Du auf und nimmst am nächsten Tag die leichtere Fassung.</p>',
        motif: 'path',
        hue: 'coaching',
        imagePosition: 'left',
      },
      {
        template: 'text',
        title: 'Wann Du vorher ärztlichen Rat brauchst',
        copy: '<p>Die allermeisten Rückenschmerzen sind harmlos, und Bewegung hilft. Lass bitte zuerst ärztlich nachsehen,</p><ul><li>wenn die Schmerzen nach einem Sturz oder Unfall begonnen haben,</li><li>wenn Fieber, Nachtschweiß oder ungewollter Gewichtsverlust dazukommen,</li><li>wenn Du Osteoporose hast oder eine Krebserkrankung oder Operation hinter Dir,</li><li>wenn Schmerz oder Kribbeln bis ins Bein zieht und nicht nachlässt,</li><li>wenn Du schwanger bist.</li></ul><p><strong>Sofort die <a href="tel:112">112</a>:</strong> wenn Du Urin oder Stuhl plötzlich nicht mehr halten oder kein Wasser mehr lassen kannst, wenn sich die Haut zwischen den Beinen taub anfühlt oder ein Bein gelähmt ist. Am Abend und am Wochenende hilft bei allem, was nicht lebensbedrohlich ist und trotzdem nicht warten kann, der ärztliche Bereitschaftsdienst unter <a href="tel:116117">116117</a>.</p>',
      },
      {
        template: 'text',
        title: 'Fragen und Antworten',
        copy: '<h3>Ich bin ganz unsportlich. Geht das?</h3><p>Ja, gerade dann. Jede Übung beginnt mit einer Fassung, die auch am ersten Tag gelingt.</p><h3>Ich habe heute Schmerzen. Soll ich trotzdem üben?</h3><p>Bei bekannten, leichten Beschwerden tut sanfte Bewegung meist gut. Bei neuen oder starken Schmerzen lies bitte zuerst den Abschnitt über ärztlichen Rat.</p><h3>Kann ich zwei Tage auf einmal machen?</h3><p>Die Tage öffnen sich einer nach dem anderen, denn Muskeln lernen in der Pause. Wiederholen darfst Du, so oft Du magst.</p>',
      },
    ],
    en: {
      title: 'Ten days for your back',
      stripeName: '10-day course “Aufrecht”',
      intro:
        'Your back is stronger than you think. In ten days you will learn exercises that keep you supple and clear away a few old fears: kindly, step by step and without any equipment.',
      bulletpoints:
        '<ul><li>10 videos to join in, all with German captions</li><li>every exercise in an easy and a stronger version</li><li>exercise sheets to download and print</li><li>a ten-minute programme of your own for the time after</li><li>room for your own notes, which only you can see</li></ul>',
      contraindications:
        '<p>Movement is good for most backs. But please talk to your doctor first, and begin only afterwards, if</p><ul><li>your pain began after a fall or an accident,</li><li>fever, night sweats or unintended weight loss have come with it,</li><li>pain, tingling or numbness spreads into a leg or a leg is getting weaker,</li><li>you have or have had osteoporosis, an inflammatory disease of the spine or cancer,</li><li>you have had an operation within the last three months,</li><li>you have a disease of the heart or circulation and have been told to take it easy,</li><li>you are pregnant or have recently had a baby.</li></ul><p><strong>Call <a href="tel:112">112</a> at once</strong> if you can no longer hold urine or stool or cannot pass water, if the skin between your legs is numb or a leg is paralysed.</p>',
    },
  },
  {
    shortid: 'ruhe7',
    slug: 'gelassen-in-sieben-tagen',
    title: 'Gelassen in sieben Tagen',
    stripeName: '7-Tage-Kurs „Windstille“',
    priceCents: 3900,
    intro:
      'Manchmal ist alles zu viel, und dann sagt auch noch jemand, Du sollst Dich entspannen. Ich sage lieber: Fangen wir klein an. Sieben Tage, sieben Übungen, jede kürzer als eine Tasse Tee.',
    bulletpoints:
      '<ul><li>7 Videos mit je einer Übung zum Mitmachen</li><li>alle Videos mit Untertiteln und Mitschrift zum Nachlesen</li><li>Übungen für zu Hause, im Büro und unterwegs</li><li>ein persönlicher Koffer für schwere Tage</li><li>Platz für eigene Notizen, die nur Du siehst</li></ul>',
    contraindications:
      '<p>Übungen zu Atem und Achtsamkeit tun vielen gut, aber nicht allen zu jeder Zeit. Bitte sprich zuerst mit Deiner Ärztin, Deinem Arzt oder Deiner Therapeutin und beginne erst danach, wenn Du</p><ul><li>gerade eine schwere seelische Krise durchmachst,</li><li>eine Psychose oder eine bipolare Erkrankung hast oder hattest,</li><li>unter den Folgen eines schlimmen Erlebnisses leidest,</li><li>bei Übungen zum Atmen leicht in Panik gerätst,</li><li>Herzrasen, Brustschmerz oder Atemnot hast, die noch niemand untersucht hat,</li><li>eine Epilepsie hast oder öfter ohnmächtig wirst.</li></ul><p>Denkst Du daran, nicht mehr leben zu wollen, ruf bitte gleich an: die TelefonSeelsorge unter <a href="tel:08001110111">0800 1110111</a>, rund um die Uhr und kostenfrei, in akuter Gefahr die <a href="tel:112">112</a>.</p>',
    playlist: 'kl-ruhe',
    motif: 'leaf',
    easy: easyCalm,
    modules: (
      [
        {
          template: 'text-image',
          title: 'Für wen dieser Kurs ist',
          copy: '<p>Für Menschen mit vollen Tagen: im Beruf, in der Familie, in der Pflege oder in allem zugleich. Du merkst, dass Du schneller aus der Haut fährst, schlechter abschaltest oder kaum noch durchatmest, und möchtest etwas dagegen tun, das sofort in Dein Leben passt.</p>',
          motif: 'cup',
          hue: 'coaching',
          imagePosition: 'right',
        },
        {
          template: 'text',
          title: 'So läuft es ab',
          copy: '<p>Jeden Tag kommt eine Übung dazu. Du probierst sie mit mir aus und nimmst sie mit in Deinen Tag. Was Dir guttut, behältst Du; was nicht zu Dir passt, lässt Du liegen.</p><p>Am siebten Tag packst Du alles, was geholfen hat, in Deinen Koffer für stürmische Tage. Er bleibt Dir, und die Videos auch.</p>',
        },
        {
          template: 'text-image',
          title: 'Wann Du vorher ärztlichen Rat brauchst',
          copy: '<p>Übungen zur Achtsamkeit tun vielen gut, aber nicht jedem zu jeder Zeit. Sprich bitte vorher mit Deiner Ärztin, Deinem Arzt oder Deiner Therapeutin, wenn Du</p><ul><li>gerade eine schwere seelische Krise durchmachst,</li><li>eine Psychose hattest oder unter den Folgen eines schlimmen Erlebnisses leidest,</li><li>bei Übungen zum Atmen leicht in Panik gerätst,</li><li>Herzrasen, Brustschmerz oder Atemnot hast, die noch niemand untersucht hat.</li></ul><p>Neuer Druck auf der Brust oder Luftnot sind ein Notfall: <a href="tel:112">112</a>. Wenn Du nicht mehr weiterweißt, hört Dir die TelefonSeelsorge zu, rund um die Uhr und kostenfrei: <a href="tel:08001110111">0800 1110111</a>.</p>',
          motif: 'hand',
          hue: 'coaching',
          imagePosition: 'left',
        },
        {
          template: 'text',
          title: 'Fragen und Antworten',
          copy: '<h3>Muss ich dafür meditieren können?</h3><p>Nein. Sitzen und atmen reicht, beides kannst Du schon.</p><h3>Wie viel Zeit brauche ich?</h3><p>Rechne mit zehn Minuten am Tag. An vollen Tagen genügt die Übung allein.</p><h3>Hilft der Kurs bei einer Depression?</h3><p>Er ersetzt keine Behandlung. Wenn Du glaubst, an einer Depression zu leiden, ist Deine Hausarztpraxis eine gute erste Anlaufstelle. Diesen Kurs kannst Du später immer noch machen.</p>',
        },
      ] satisfies DemoModule[]
    ).map(inEasy),
    en: {
      title: 'Calm in seven days',
      stripeName: '7-day course “Windstille”',
      intro:
        'Sometimes it is all too much, and then someone tells you to relax as well. I would rather say: let us start small. Seven days, seven exercises, each of them shorter than a cup of tea.',
      bulletpoints:
        '<ul><li>7 videos with one exercise each to join in</li><li>all videos with German captions and a transcript to read</li><li>exercises for home, for the office and on the way</li><li>a kit of your own for difficult days</li><li>room for your own notes, which only you can see</li></ul>',
      contraindications:
        '<p>Exercises in breathing and mindfulness are good for many, but not for everyone at all times. Please talk to your doctor or therapist first, and begin only afterwards, if you</p><ul><li>are going through a serious mental crisis,</li><li>have or have had a psychosis or a bipolar disorder,</li><li>suffer from the effects of a terrible experience,</li><li>easily panic when you do breathing exercises,</li><li>have palpitations, chest pain or shortness of breath that nobody has examined yet,</li><li>have epilepsy or often faint.</li></ul><p>If you think of not wanting to live any more, please call at once: in Germany the TelefonSeelsorge on <a href="tel:08001110111">0800 1110111</a>, day and night and free of charge, and in acute danger <a href="tel:112">112</a>.</p>',
    },
  },
  {
    shortid: 'genuss7',
    slug: 'leicht-und-genussvoll-essen',
    title: 'Leicht und genussvoll essen',
    stripeName: '7-Tage-Kurs „Guter Tisch“',
    priceCents: 2900,
    intro:
      'Essen soll satt machen und glücklich, am liebsten beides. Eine Woche lang schauen wir neugierig auf Deinen Teller. Verboten ist nichts, gewogen wird auch nicht.',
    bulletpoints:
      '<ul><li>7 Videos, die sich beim Kochen nebenher schauen lassen</li><li>alle Videos mit Untertiteln und Mitschrift zum Nachlesen</li><li>jeden Tag ein kleiner Versuch am eigenen Tisch</li><li>ein Einkaufszettel für drei schnelle Abendessen</li><li>ein gedrucktes Heft mit allen Versuchen, das wir Dir nach Hause schicken</li><li>ganz ohne Waage, Verbote und Kalorientabelle</li></ul>',
    contraindications:
      '<p>In diesem Kurs geht es ums Ausprobieren und Genießen, nicht um eine Diät. Bitte sprich trotzdem zuerst mit Deiner Ärztin oder Deinem Arzt und beginne erst danach, wenn Du</p><ul><li>eine Essstörung hast oder hattest oder Deine Gedanken viel um Essen und Gewicht kreisen,</li><li>Diabetes hast und Medikamente dagegen nimmst,</li><li>an Nieren, Leber oder Darm erkrankt bist oder eine besondere Kost brauchst,</li><li>Blutverdünner oder andere Medikamente nimmst, bei denen es auf das Essen ankommt,</li><li>untergewichtig bist oder ungewollt abgenommen hast,</li><li>Dich beim Essen oft verschluckst,</li><li>schwanger bist oder stillst.</li></ul><p>Schwillt nach dem Essen das Gesicht an oder wird die Luft knapp, ruf sofort die <a href="tel:112">112</a>.</p>',
    needsAddress: true,
    distanceLearning: { livePercent: 10, hasTutor: true, zfuNumber: 'Demo-000000' },
    playlist: 'kl-genuss',
    motif: 'bowl',
    modules: [
      {
        template: 'text-image',
        title: 'Für wen dieser Kurs ist',
        copy: '<p>Du hast schon drei Diäten hinter Dir und möchtest keine vierte? Du isst nebenbei, zu schnell oder immer dasselbe? Dann lade ich Dich ein, einmal ganz anders hinzuschauen: nicht auf das, was weg soll, sondern auf das, was Dir schmeckt und guttut.</p>',
        motif: 'apple',
        hue: 'coaching',
        imagePosition: 'right',
      },
      {
        template: 'text-image',
        title: 'So läuft es ab',
        copy: '<p>Jeder Tag hat ein Thema und einen Versuch: einmal langsam essen, einmal den Teller anders füllen, einmal mit Plan einkaufen. Du beobachtest, was passiert, und schreibst es Dir auf, wenn Du magst.</p><p>Nach sieben Tagen suchst Du Dir zwei Gewohnheiten aus, die bleiben dürfen. Mehr nimm Dir bitte gar nicht vor.</p>',
        motif: 'bowl',
        hue: 'coaching',
        imagePosition: 'left',
      },
      {
        template: 'text',
        title: 'Wann Du vorher ärztlichen Rat brauchst',
        copy: '<p>Sprich bitte zuerst mit Deiner Ärztin oder Deinem Arzt, wenn Du</p><ul><li>eine Essstörung hast oder hattest, oder wenn Deine Gedanken viel um Essen und Gewicht kreisen,</li><li>Diabetes hast und Medikamente dagegen nimmst, denn anderes Essen kann eine andere Behandlung nötig machen,</li><li>an Nieren, Leber oder Darm erkrankt bist oder eine besondere Kost brauchst,</li><li>schwanger bist, stillst oder Untergewicht hast,</li><li>ungewollt abgenommen hast oder nicht richtig schlucken kannst.</li></ul><p>Bei Allergien und Unverträglichkeiten lass in den Vorschlägen einfach weg, was Du nicht verträgst. Schwillt nach dem Essen das Gesicht an oder wird die Luft knapp, ruf sofort die <a href="tel:112">112</a>.</p>',
      },
      {
        template: 'text',
        title: 'Fragen und Antworten',
        copy: '<h3>Nehme ich damit ab?</h3><p>Vielleicht, versprechen kann und will ich es nicht. Viele essen nach der Woche ruhiger und merken früher, wann sie satt sind.</p><h3>Ich esse vegetarisch oder vegan. Passt das?</h3><p>Ja. Alle Vorschläge lassen sich ohne Fleisch umsetzen, die meisten auch ganz pflanzlich.</p><h3>Muss ich jeden Tag kochen?</h3><p>Nein. Auch ein Brot kann ein gutes Abendessen sein, wenn Du Dich dazu hinsetzt.</p>',
      },
    ],
    en: {
      title: 'Eating lightly and with pleasure',
      stripeName: '7-day course “Guter Tisch”',
      intro:
        'Food should fill you up and make you happy, ideally both. For a week we look at your plate with curiosity. Nothing is forbidden, and nothing is weighed.',
      bulletpoints:
        '<ul><li>7 videos that can be watched while cooking</li><li>all videos with German captions and a transcript to read</li><li>a small experiment at your own table every day</li><li>a shopping list for three quick suppers</li><li>a printed booklet with all experiments, sent to your home</li><li>no scales, no bans and no calorie table</li></ul>',
      contraindications:
        '<p>This course is about trying things out and enjoying them, it is no diet. All the same, please talk to your doctor first, and begin only afterwards, if you</p><ul><li>have or have had an eating disorder, or think a lot about food and weight,</li><li>have diabetes and take medicines for it,</li><li>have a disease of the kidneys, the liver or the bowels, or need a special diet,</li><li>take blood thinners or other medicines for which it matters what you eat,</li><li>are underweight or have lost weight without meaning to,</li><li>often choke on your food,</li><li>are pregnant or breastfeeding.</li></ul><p>If your face swells after eating or you struggle for breath, call <a href="tel:112">112</a> at once.</p>',
    },
  },
];
