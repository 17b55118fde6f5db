/** Texts of the demo in easy German (S19.4): short sentences, one thought each, no foreign words, the help in an emergency first. */
import type { DemoModule, DemoVideo } from '../shapes.ts';

/** By shortid. */
export const easyVideos: Readonly<Record<string, NonNullable<DemoVideo['easy']>>> = {
  infarkt112: {
    title: 'Herz-Infarkt: Ruf die 112 an!',
    description:
      'Ein Herz-Infarkt ist ein Notfall. Das Herz bekommt dann zu wenig Blut. Oft drückt oder schmerzt die Brust. Der Schmerz kann bis in den Arm gehen. Manche Menschen schwitzen kalt. Manchen ist nur schlecht, oder sie haben große Angst. Warte nicht ab. Ruf die 112 an, auch in der Nacht. Ruf auch an, wenn Du nicht sicher bist.',
  },
  notfall116: {
    title: '112 oder 116117: Wen rufst Du an?',
    description:
      'Ist ein Mensch in Lebens-Gefahr? Dann ruf die 112 an. Bist Du krank, und die Praxis hat zu? Dann ruf die 116117 an. Im Video siehst Du sechs Beispiele. Du lernst auch, was Du am Telefon sagst. Speichere beide Nummern in Deinem Handy.',
  },
  hochdruck1: {
    title: 'Hoher Blut-Druck',
    description:
      'Dein Herz pumpt Blut durch den Körper. Dabei drückt das Blut gegen die Adern. Ist der Druck zu hoch? Das tut nicht weh. Darum merken es viele lange nicht. Im Video siehst Du an einem Garten-Schlauch, was dabei passiert. Und Du erfährst, was Du selbst tun kannst.',
  },
  erkaelt1: {
    title: 'Was hilft bei einer Erkältung?',
    description:
      'Zuerst kratzt der Hals. Dann läuft die Nase. Zum Schluss kommt der Husten. So wehrt sich Dein Körper. Meistens dauert das neun Tage. Im Video erfährst Du, was Dir guttut. Und wann Du besser zum Arzt gehst.',
  },
  migraene1: {
    title: 'Migräne ist mehr als Kopf-Weh',
    description:
      'Bei Migräne klopft der Schmerz oft auf einer Seite vom Kopf. Licht tut weh. Auch Gerüche stören. Manche Menschen sehen vorher Zacken. Im Video erfährst Du, was im Kopf passiert. Schreib auf, wann Du Schmerzen hast: Das hilft Deinem Arzt. Du musst Dich nicht zusammenreißen.',
  },
  'herz-rhyth': {
    title: 'Wenn das Herz stolpert',
    description:
      'Manchmal macht das Herz einen Schlag zu viel. Das fühlt sich komisch an. Meistens ist es nicht schlimm. Manchmal muss ein Arzt das Herz genau messen. Wirst Du ohnmächtig? Tut die Brust weh? Bekommst Du keine Luft? Dann ruf die 112 an.',
  },
  hausapo: {
    title: 'Diese Medizin gehört in Deinen Schrank',
    description:
      'Alte Tabletten gehören nicht in den Schrank. Auch das Bad ist kein guter Ort: Es ist dort zu feucht. Im Video räumen wir einen Schrank auf. Danach sind alle Sachen da, die Du brauchst. Und kein Kind kommt an sie heran.',
  },
};

/** The course 'Gelassen in sieben Tagen'. */
export const easyCalm = {
  title: 'Ruhig werden in sieben Tagen',
  intro:
    'Ist Dir gerade alles zu viel? Dann fang klein an. Der Kurs dauert sieben Tage. Jeden Tag machst Du eine kurze Übung. Sie dauert nicht länger als eine Tasse Tee.',
  bulletpoints:
    '<ul><li>7 Videos, jedes mit einer Übung</li><li>Alle Videos haben Untertitel. Du kannst den Text auch lesen.</li><li>Die Übungen gehen zu Hause, im Büro und unterwegs.</li><li>Du sammelst, was Dir an schweren Tagen hilft.</li><li>Du kannst Dir etwas aufschreiben. Nur Du kannst es lesen.</li></ul>',
  contraindications:
    '<p>Die Übungen tun vielen Menschen gut. Aber nicht allen. Sprich vorher mit Deinem Arzt oder mit Deiner Ärztin, wenn Du</p><ul><li>gerade in einer schweren Krise bist,</li><li>eine Psychose oder eine bipolare Krankheit hast oder hattest,</li><li>etwas sehr Schlimmes erlebt hast,</li><li>beim Üben mit dem Atem leicht Angst bekommst,</li><li>Herz-Rasen, Schmerz in der Brust oder Atem-Not hast und noch kein Arzt das geprüft hat,</li><li>Epilepsie hast oder oft ohnmächtig wirst.</li></ul><p>Willst Du nicht mehr leben? Ruf bitte gleich an: <a href="tel:08001110111">0800 1110111</a>. Das kostet nichts. Ist es ganz schlimm? Dann ruf die <a href="tel:112">112</a> an.</p>',
};

/** Its blocks by title. */
export const easyCalmBlocks: Readonly<Record<string, NonNullable<Extract<DemoModule, { template: 'text' }>['easy']>>> = {
  'Für wen dieser Kurs ist': {
    title: 'Für wen ist der Kurs?',
    copy: '<p>Der Kurs ist für Menschen mit viel Stress. Stress heißt: Du hast zu viel zu tun. Vielleicht wirst Du schnell wütend. Vielleicht schläfst Du schlecht. Der Kurs zeigt Dir, was Du jeden Tag dagegen tun kannst.</p>',
  },
  'So läuft es ab': {
    title: 'So geht der Kurs',
    copy: '<p>Jeden Tag kommt eine neue Übung dazu. Du machst sie im Video mit. Danach machst Du sie allein.</p><p>Tut Dir eine Übung gut? Dann behalte sie. Passt sie nicht zu Dir? Dann lass sie weg.</p><p>Die Videos bleiben für Dich offen.</p>',
  },
  'Wann Du vorher ärztlichen Rat brauchst': {
    title: 'Wann fragst Du zuerst einen Arzt?',
    copy: '<p>Frag zuerst einen Arzt oder eine Ärztin, wenn Du</p><ul><li>gerade in einer schweren Krise bist,</li><li>eine Psychose hattest,</li><li>etwas sehr Schlimmes erlebt hast,</li><li>beim Üben mit dem Atem leicht Angst bekommst,</li><li>Herz-Rasen, Schmerz in der Brust oder Atem-Not hast und noch kein Arzt das geprüft hat.</li></ul><p>Drückt die Brust plötzlich? Bekommst Du keine Luft? Das ist ein Notfall. Ruf die <a href="tel:112">112</a> an.</p><p>Weißt Du nicht mehr weiter? Ruf die Telefon-Seelsorge an: <a href="tel:08001110111">0800 1110111</a>. Dort hört Dir immer jemand zu. Das kostet nichts.</p>',
  },
  'Fragen und Antworten': {
    title: 'Fragen und Antworten',
    copy: '<h3>Muss ich vorher etwas lernen?</h3><p>Nein. Du sitzt und atmest. Das kannst Du schon.</p><h3>Wie lange dauert es am Tag?</h3><p>Etwa zehn Minuten.</p><h3>Hilft der Kurs, wenn ich eine Depression habe?</h3><p>Der Kurs ist kein Ersatz für eine Behandlung. Bist Du oft sehr traurig? Dann geh zuerst zu Deinem Hausarzt oder zu Deiner Hausärztin. Den Kurs kannst Du später machen.</p>',
  },
};
