/** Speech of the films in `coaching-days.ts`: the trailers of the courses. */
import type { Speech } from '../../shapes.ts';

export const coachingDaysSpeech: Readonly<Record<string, Speech>> = {
  'schlaf-t1': [
    {
      title: 'Worum es geht',
      titleEn: 'What it is about',
      sentences: [
        {
          de: 'Willst Du besser schlafen? Dann schenk Dir dreißig Abende mit mir.',
          en: 'Want to sleep better? Then give yourself thirty evenings with me.',
        },
        {
          de: 'Der Schlafkurs beginnt mit Verstehen und endet mit Deinem Plan.',
          en: 'The sleep course begins with understanding and ends in your plan.',
        },
      ],
    },
    {
      title: 'Was Du brauchst',
      titleEn: 'What you need',
      sentences: [
        {
          de: 'Du brauchst ein Heft, einen Stift und ein bisschen Neugier.',
          en: 'You need a notebook, a pen and a little curiosity.',
        },
        {
          de: 'Wir schauen auf den Morgen, den Abend und die Nacht dazwischen.',
          en: 'We look at mornings, evenings and the night between.',
        },
      ],
    },
    {
      title: 'Für wen',
      titleEn: 'For whom',
      sentences: [
        {
          de: 'Er passt zu Dir, wenn Einschlafen oder Durchschlafen schwerfällt.',
          en: 'It suits you if falling or staying asleep is hard.',
        },
        {
          de: 'Bei Atempausen oder tiefer Traurigkeit geh bitte zuerst zum Arzt.',
          en: 'With breathing pauses or deep sadness, see a doctor first.',
        },
      ],
    },
  ],
  'schlaf-t2': [
    {
      title: 'Hinlegen',
      titleEn: 'Lie down',
      sentences: [
        {
          de: 'Hier ist eine Kostprobe aus dem Kurs: eine Atemübung für abends.',
          en: 'Here is a taste of the course: a breathing exercise for evenings.',
        },
        {
          de: 'Mach es Dir bequem und leg eine Hand auf den Bauch.',
          en: 'Make yourself comfortable and lay a hand on your belly.',
        },
      ],
    },
    {
      title: 'Leiser werden',
      titleEn: 'Growing quieter',
      sentences: [
        { de: 'Lass den nächsten Atem kommen, ohne ihn zu holen.', en: 'Let the next breath come without fetching it.' },
        {
          de: 'Beim Ausatmen stell Dir vor, Du bläst sanft an einer Feder.',
          en: 'As you breathe out, imagine blowing softly at a feather.',
        },
        { de: 'Der folgende Atemzug ist noch ein wenig leiser.', en: 'The following breath is a little quieter still.' },
      ],
    },
    {
      title: 'Ausklang',
      titleEn: 'Ending',
      sentences: [
        {
          de: 'So klingt Entspannung. Mehr davon gibt es an Tag zweiundzwanzig.',
          en: 'That is what relaxing sounds like. There is more on day 22.',
        },
      ],
    },
  ],
  'rueck-t1': [
    {
      title: 'Zehn Tage',
      titleEn: 'Ten days',
      sentences: [
        {
          de: 'Dieser Rückenkurs macht in zehn Tagen Lust auf Bewegung.',
          en: 'In ten days this back course makes you want to move.',
        },
        { de: 'Geräte gibt es keine, eine Decke ist unser Fitnessstudio.', en: 'There is no equipment; a blanket is our gym.' },
      ],
    },
    {
      title: 'Was Dich erwartet',
      titleEn: 'What to expect',
      sentences: [
        {
          de: 'Erst nehmen wir wahr, dann lockern wir, dann wirst Du kräftig.',
          en: 'First we notice, then we loosen, then you grow strong.',
        },
        {
          de: 'Zu allen Rückenübungen gibt es eine leichte und eine mutige Art.',
          en: 'Every back exercise comes in an easy and a bold version.',
        },
      ],
    },
    {
      title: 'Vorher fragen',
      titleEn: 'Ask first',
      sentences: [
        {
          de: 'Nach einem Unfall oder mit Fieber gehört Dein Rücken erst zum Arzt.',
          en: 'After an accident or with fever, let a doctor see your back first.',
        },
        {
          de: 'Sonst gilt: Rückenschmerzen mögen Bewegung. Fangen wir an?',
          en: 'Otherwise: back pain likes movement. Shall we begin?',
        },
      ],
    },
  ],
  'rueck-t2': [
    {
      title: 'Aufstehen',
      titleEn: 'Get up',
      sentences: [
        {
          de: 'Eine Kostprobe Bürogymnastik: Steh auf, egal wo Du bist.',
          en: 'A taste of office exercise: get up, wherever you are.',
        },
        {
          de: 'Füße hüftbreit, Knie locker, der Scheitel zieht zur Decke.',
          en: 'Feet hip-width, knees loose, the crown drawn to the ceiling.',
        },
      ],
    },
    {
      title: 'Strecken',
      titleEn: 'Stretch',
      sentences: [
        {
          de: 'Heb die Arme und pflück Äpfel, einen rechts, einen links.',
          en: 'Raise your arms and pick apples, one right, one left.',
        },
        {
          de: 'Der schönste hängt ganz hinten, streck Dich auf die Zehen.',
          en: 'The finest hangs far back; stretch up on your toes.',
        },
      ],
    },
    {
      title: 'Sinken',
      titleEn: 'Sink',
      sentences: [
        { de: 'Nun lass die Arme fallen und roll den Rücken sachte rund.', en: 'Now drop your arms and gently round your back.' },
        {
          de: 'Komm hoch und spür nach: So fühlt sich Mobilisation an.',
          en: 'Come up and feel it: that is what mobilisation is like.',
        },
      ],
    },
  ],
  'ruhe-t1': [
    {
      title: 'Sieben Tage',
      titleEn: 'Seven days',
      sentences: [
        {
          de: 'Gelassenheit ist keine Gabe, sie lässt sich in kleinen Schritten üben.',
          en: 'Serenity is no gift; it can be practised in small steps.',
        },
        {
          de: 'Sieben Tage lang gehört Dir jeden Tag eine kurze Übung.',
          en: 'For seven days you have one short exercise each day.',
        },
      ],
    },
    {
      title: 'Wie es geht',
      titleEn: 'How it works',
      sentences: [
        {
          de: 'Mal geht es um den Atem, mal um die Sinne, mal um ein Nein.',
          en: 'Some are about breath, some about the senses, one about a no.',
        },
        { de: 'Du brauchst weniger Zeit als für eine Tasse Tee.', en: 'You need less time than for a cup of tea.' },
      ],
    },
    {
      title: 'Eine Probe',
      titleEn: 'A taste',
      sentences: [
        {
          de: 'Probier es gleich: Schultern fallen lassen, tief einatmen.',
          en: 'Try it at once: drop your shoulders, breathe in deeply.',
        },
        {
          de: 'Und lange aus. Der Stress ist noch da, aber Du bist größer.',
          en: 'And slowly out. The stress is still there, but you are bigger.',
        },
      ],
    },
  ],
};
