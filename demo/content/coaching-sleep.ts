/** The page of the sleep course, in German and English. */
import type { DemoCoaching } from '../shapes.ts';

export const sleepCoaching: DemoCoaching = {
  shortid: 'schlaf30',
  slug: 'besser-schlafen',
  title: 'Besser schlafen in 30 Tagen',
  stripeName: '30-Tage-Kurs „Mondschein“',
  priceCents: 5900,
  intro:
    'Schlaf lässt sich nicht erzwingen, aber man kann ihm die Tür aufhalten. Dreißig Tage lang begleite ich Dich dabei: jeden Tag ein kurzes Video, eine kleine Aufgabe und am Ende ein Plan, der zu Deinem Leben passt.',
  bulletpoints:
    '<ul><li>30 Videos, für jeden Tag eines, alle mit Untertiteln</li><li>jeden Tag eine Aufgabe, die in Deinen Alltag passt</li><li>ein Schlaftagebuch zum Herunterladen und Ausdrucken</li><li>geführte Übungen für den Abend und für wache Nächte</li><li>Platz für eigene Notizen, die nur Du siehst</li><li>eine Teilnahmebestätigung nach dem letzten Tag</li></ul>',
  contraindications:
    '<p>Schlechter Schlaf kann eine Ursache haben, die behandelt werden sollte. Bitte sprich zuerst mit Deiner Ärztin oder Deinem Arzt und beginne erst danach, wenn</p><ul><li>jemand bei Dir nachts Atempausen bemerkt hat oder Du am Tag gegen Deinen Willen einnickst,</li><li>Du eine Epilepsie, eine bipolare Erkrankung oder eine Psychose hast oder hattest,</li><li>Du an einer schweren Krankheit von Herz oder Lunge leidest,</li><li>Du Schlafmittel oder andere Mittel nimmst, die auf den Schlaf wirken (setze nichts allein ab),</li><li>Du nachts oder im Wechsel arbeitest, ein Fahrzeug führst oder Maschinen bedienst und tagsüber sehr müde bist,</li><li>Du schwanger bist und neue, starke Beschwerden hast,</li><li>Du seit Wochen niedergeschlagen oder ohne Hoffnung bist.</li></ul>',
  playlist: 'kl-schlaf',
  motif: 'moon',
  modules: [
    {
      template: 'text-image',
      title: 'Für wen dieser Kurs ist',
      copy: '<p>Du liegst abends lange wach, wachst nachts auf oder bist morgens müder als am Abend zuvor? Vielleicht schläfst Du auch ganz ordentlich und möchtest einfach verstehen, was in der Nacht mit Dir geschieht. Dann bist Du hier richtig.</p><p>Du brauchst keine Vorkenntnisse, keine Geräte und keine Disziplin wie im Trainingslager. Neugier genügt, und etwa eine Viertelstunde am Tag.</p>',
      motif: 'bed',
      hue: 'coaching',
      imagePosition: 'right',
      en: {
        title: 'Whom this course is for',
        copy: '<p>Do you lie awake for a long time, wake up at night or feel more tired in the morning than the evening before? Or perhaps you sleep quite well and simply want to understand what happens to you at night. Then you are in the right place.</p><p>You need no previous knowledge, no devices and no boot-camp discipline. Curiosity is enough, and about a quarter of an hour a day.</p>',
      },
    },
    {
      template: 'text-image',
      title: 'So läuft es ab',
      copy: '<p>Nach dem Kauf öffnet sich gleich Tag 1, danach jeden Tag ein weiterer. Was einmal offen ist, bleibt offen.</p><ul><li><strong>Tag 1 bis 7:</strong> Du lernst Deinen Schlaf kennen.</li><li><strong>Tag 8 bis 14:</strong> Wir bereiten die Nacht am Tag vor.</li><li><strong>Tag 15 bis 22:</strong> Schlafzimmer, Abend, Loslassen.</li><li><strong>Tag 23 bis 30:</strong> die Nacht selbst und die Zeit danach.</li></ul><p>Kommt das Leben dazwischen, machst Du eine Pause. Der Kurs wartet auf Dich.</p>',
      motif: 'path',
      hue: 'coaching',
      imagePosition: 'left',
      en: {
        title: 'How it works',
        copy: '<p>Day 1 opens as soon as you have bought the course, and another day follows each day. What is open stays open.</p><ul><li><strong>Days 1 to 7:</strong> you get to know your sleep.</li><li><strong>Days 8 to 14:</strong> we prepare the night by day.</li><li><strong>Days 15 to 22:</strong> bedroom, evening, letting go.</li><li><strong>Days 23 to 30:</strong> the night itself and the time after.</li></ul><p>If life gets in the way, take a break. The course will wait for you.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wann Du vorher ärztlichen Rat brauchst',
      copy: '<p>Dieser Kurs hilft Dir, gute Gewohnheiten zu finden. Eine Untersuchung oder Behandlung ersetzt er nicht. Bitte sprich zuerst mit Deiner Ärztin oder Deinem Arzt, wenn</p><ul><li>Dir jemand sagt, dass Du nachts Atempausen machst, oder wenn Du am Tag gegen Deinen Willen einnickst,</li><li>Du eine Epilepsie, eine bipolare Erkrankung oder eine schwere Herz- oder Lungenkrankheit hast,</li><li>Du Schlafmittel oder andere Medikamente nimmst, die auf den Schlaf wirken: Setze bitte nichts allein ab,</li><li>Du schwanger bist und neue, starke Beschwerden hast,</li><li>Du seit Wochen niedergeschlagen oder ohne Hoffnung bist.</li></ul><p>Bist Du sehr müde, setz Dich nicht ans Steuer. Denkst Du daran, nicht mehr leben zu wollen, ruf bitte gleich an: die TelefonSeelsorge unter <a href="tel:08001110111">0800 1110111</a>, rund um die Uhr und kostenfrei, in akuter Gefahr die <a href="tel:112">112</a>.</p>',
      en: {
        title: 'When to ask a doctor first',
        copy: '<p>This course helps you find good habits. It does not replace an examination or a treatment. Please talk to your doctor first if</p><ul><li>someone tells you that you stop breathing at night, or if you nod off by day against your will,</li><li>you have epilepsy, a bipolar disorder or a serious disease of the heart or lungs,</li><li>you take sleeping pills or other medicines that affect sleep: please do not stop anything on your own,</li><li>you are pregnant and have new, strong complaints,</li><li>you have been low or without hope for weeks.</li></ul><p>If you are very tired, do not drive. If you think of not wanting to live any more, please call at once: in Germany the TelefonSeelsorge on <a href="tel:08001110111">0800 1110111</a>, day and night and free of charge, and in acute danger <a href="tel:112">112</a>.</p>',
      },
    },
    {
      template: 'text',
      title: 'Fragen und Antworten',
      copy: '<h3>Was, wenn ich einen Tag verpasse?</h3><p>Dann machst Du am nächsten weiter. Es gibt keine Noten und keinen Rückstand.</p><h3>Wie lange habe ich Zugang?</h3><p>Ohne Frist. Freigeschaltete Tage bleiben Dir, solange es {site} gibt.</p><h3>Was steht auf meiner Rechnung?</h3><p>„30-Tage-Kurs ‚Mondschein‘“ und sonst nichts. Worum es in Deinem Kurs geht, ist Deine Sache.</p><h3>Kann ich den Kurs verschenken?</h3><p>Ja. Beim Bestellen kannst Du ihn als Geschenk kaufen und bekommst einen Code, den Du weitergibst.</p>',
      en: {
        title: 'Questions and answers',
        copy: '<h3>What if I miss a day?</h3><p>Then you carry on the next day. There are no marks and no falling behind.</p><h3>How long do I have access?</h3><p>Without limit. Days that have opened stay yours for as long as {site} exists.</p><h3>What does my invoice say?</h3><p>“30-Tage-Kurs ‘Mondschein’” (moonlight) and nothing else. What your course is about is your own affair.</p><h3>Can I give the course as a present?</h3><p>Yes. You can order it as a gift and receive a code to pass on.</p>',
      },
    },
  ],
  en: {
    title: 'Better sleep in 30 days',
    stripeName: '30-day course “Mondschein”',
    intro:
      'Sleep cannot be forced, but one can hold the door open for it. For thirty days I will keep you company: each day a short video, a small task and, in the end, a plan that suits your life.',
    bulletpoints:
      '<ul><li>30 videos, one for each day, all with German captions</li><li>a task each day that fits into everyday life</li><li>a sleep diary to download and print</li><li>guided exercises for the evening and for wakeful nights</li><li>room for your own notes, which only you can see</li><li>a certificate of participation after the last day</li></ul>',
    contraindications:
      '<p>Poor sleep can have a cause that should be treated. Please talk to your doctor first, and begin only afterwards, if</p><ul><li>someone has noticed that you stop breathing at night, or you nod off by day against your will,</li><li>you have or have had epilepsy, a bipolar disorder or a psychosis,</li><li>you have a serious disease of the heart or lungs,</li><li>you take sleeping pills or other medicines that affect sleep (do not stop anything on your own),</li><li>you work nights or shifts, drive or operate machines and are very tired by day,</li><li>you are pregnant and have new, strong complaints,</li><li>you have been low or without hope for weeks.</li></ul>',
  },
};
