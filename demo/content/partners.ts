/** The six partners with their pages. */
import type { DemoPartner } from '../shapes.ts';

export const partners: readonly DemoPartner[] = [
  {
    slug: 'bergluft-stiftung',
    title: 'Bergluft-Stiftung',
    description:
      'Die Bergluft-Stiftung setzt sich für gesunde Lungen ein, vom Schulprojekt bis zur Rauchfrei-Gruppe. Was Du hier siehst, sind Inhalte der Stiftung.',
    url: 'https://bergluft-stiftung.example.org/',
    motif: 'mountain',
    modules: [
      {
        template: 'text',
        title: 'Luft für alle',
        copy: '<p>Gegründet wurde die Stiftung von einer Hüttenwirtin und zwei Lungenärzten, die dasselbe beobachtet hatten: Oben atmen Menschen anders. Seither versuchen sie, ein wenig von dieser Weite ins Tal zu bringen.</p><ul><li>Atemnachmittage in Schulen</li><li>Rauchfrei-Gruppen, auch am Telefon</li><li>Kuren für Familien mit kleinem Geldbeutel</li></ul>',
        en: {
          title: 'Air for everyone',
          copy: '<p>The foundation was started by a mountain innkeeper and two lung specialists who had noticed the same thing: up there, people breathe differently. Ever since, they have tried to bring a little of that space down into the valley.</p><ul><li>Breathing afternoons in schools</li><li>Quit-smoking groups, also by telephone</li><li>Health breaks for families on a small budget</li></ul>',
        },
      },
      {
        template: 'text-image',
        title: 'Das Haus am Hang',
        copy: '<p>Im Stiftungshaus üben Menschen mit chronischen Lungenkrankheiten eine Woche lang Treppen, Töne und Gelassenheit. Abends wird gesungen, <em>weil Singen die schönste Lippenbremse ist</em>.</p>',
        motif: 'lung',
        hue: 'partner',
        imagePosition: 'right',
        en: {
          title: 'The house on the slope',
          copy: '<p>For a week, people with chronic lung disease practise stairs, tones and composure in the foundation’s house. In the evening there is singing, <em>because singing is the loveliest pursed-lip breathing there is</em>.</p>',
        },
      },
      {
        template: 'playlist',
        title: 'Atmen am offenen Fenster',
        playlist: 'p-bergatem',
        en: { title: 'Breathing at the open window' },
      },
    ],
    en: {
      title: 'Bergluft Foundation',
      description:
        'The Bergluft Foundation works for healthy lungs, from school projects to quit-smoking groups. What you see here is the foundation’s own content.',
    },
  },
  {
    slug: 'initiative-pulsfinder',
    title: 'Initiative Pulsfinder',
    description:
      'Ehrenamtliche, die auf Marktplätzen zeigen, wie man einen Puls tastet und ein Leben rettet. Die Videos stammen von der Initiative selbst.',
    url: 'https://pulsfinder.example.org/',
    motif: 'heart',
    modules: [
      {
        template: 'text-image',
        title: 'Zwei Finger reichen',
        copy: '<p>Am Anfang stand ein Klapptisch auf einem Wochenmarkt. Heute sind mehr als hundert Freiwillige unterwegs, mit Übungspuppen, Plakaten und sehr viel Geduld.</p>',
        motif: 'hand',
        hue: 'partner',
        imagePosition: 'left',
      },
      { template: 'playlist', title: 'Das Einmaleins fürs Herz', playlist: 'p-puls' },
      {
        template: 'text',
        title: 'Mitmachen',
        copy: '<p>Gesucht werden Menschen, die gern erklären. Eine medizinische Ausbildung brauchst Du nicht, nur <strong>zwei Samstage für die Schulung</strong>.</p>',
      },
    ],
    en: {
      title: 'Pulsfinder Initiative',
      description:
        'Volunteers who stand in market squares and show how to feel a pulse and save a life. The videos are the initiative’s own.',
    },
  },
  {
    slug: 'schlafwerkstatt-lindental',
    title: 'Schlafwerkstatt Lindental',
    description:
      'Eine Beratungsstelle für müde Menschen, die lieber ausprobiert als vorschreibt. Die gezeigten Inhalte verantwortet die Werkstatt.',
    url: 'https://schlafwerkstatt.example.org/',
    motif: 'moon',
    modules: [
      {
        template: 'text',
        title: 'Probieren statt predigen',
        copy: '<p>In Lindental steht ein Haus mit neun Schlafzimmern, und keines gleicht dem anderen. Gäste übernachten dort, um herauszufinden, was ihnen bekommt: harte Matratze oder weiche, Vorhang oder Laden, Stille oder Bach vor dem Fenster.</p><blockquote>Wir verkaufen keinen Schlaf. Wir räumen ihm nur den Weg frei.</blockquote>',
      },
      { template: 'playlist', title: 'Filme aus der Werkstatt', playlist: 'p-schlaf' },
    ],
  },
  {
    slug: 'bewegungsnetz-morgenrot',
    title: 'Bewegungsnetz Morgenrot',
    description:
      'Sportgruppen ohne Vereinszwang: Nachbarinnen und Nachbarn treffen sich zum Turnen, Tanzen und Tratschen. Hier zeigt das Netz seine eigenen Stunden.',
    url: 'https://morgenrot.example.org/',
    motif: 'sun',
    modules: [
      {
        template: 'text',
        title: 'Dienstag um acht an der Bank',
        copy: '<p>Es gibt keine Anmeldung und keinen Beitrag. Wer kommt, ist dabei, und wer nicht mehr kann, zählt laut mit.</p><h3>So gründest Du eine Gruppe</h3><ol><li>Such Dir eine Bank.</li><li>Häng einen Zettel an drei Haustüren.</li><li>Fang pünktlich an, auch zu zweit.</li></ol>',
      },
      {
        template: 'text-image',
        title: 'Tanzen im Sitzen',
        copy: '<p>Aus einer Vertretungsstunde im Pflegeheim wurde die beliebteste Gruppe des Netzes. Inzwischen rollen auch Büroteams ihre Stühle zusammen.</p>',
        motif: 'joint',
        hue: 'partner',
        imagePosition: 'left',
      },
      { template: 'playlist', title: 'Zum Mitmachen', playlist: 'p-park' },
    ],
    en: {
      title: 'Morgenrot Movement Network',
      description:
        'Sports groups without club membership: neighbours meet to exercise, dance and chat. Here the network shows its own classes.',
    },
  },
  {
    slug: 'kochschule-loeffelgruen',
    title: 'Kochschule Löffelgrün',
    description:
      'Alltagsküche mit viel Gemüse und wenig Aufwand, unterrichtet in einer alten Gärtnerei. Rezepte und Filme kommen aus der Kochschule.',
    url: 'https://loeffelgruen.example.org/',
    motif: 'bowl',
    modules: [
      {
        template: 'text-image',
        title: 'Kochen im Gewächshaus',
        copy: '<p>Zwischen Tomatenranken stehen sechs Herde. Wer hier lernt, schneidet zuerst Zwiebeln und danach Vorurteile: Gesundes Essen muss weder teuer noch traurig sein.</p>',
        motif: 'leaf',
        hue: 'partner',
        imagePosition: 'right',
      },
      { template: 'playlist', title: 'Rezepte für den Feierabend', playlist: 'p-koch' },
    ],
  },
  {
    slug: 'hautwissen-kuestenklar',
    title: 'Hautwissen Küstenklar',
    description:
      'Ein Team aus Hautärztinnen, Pflegekräften und einem Bademeister klärt an der Küste über Sonne und Hautpflege auf. Die Inhalte sind seine eigenen.',
    url: 'https://kuestenklar.example.org/',
    motif: 'wave',
    modules: [
      {
        template: 'text',
        title: 'Vom Strandkorb in die Schule',
        copy: '<p>Im Sommer steht das Team am Strand und verteilt Hüte, im Winter besucht es Schulen, Werften und Bäckereien. Dabei geht es stets um dieselbe Frage: <strong>Was braucht Haut, die viel aushalten muss?</strong></p><p>Wenn sich ein Muttermal verändert, schickt Dich das Team nicht ins Internet, sondern in eine Hautarztpraxis.</p>',
      },
      {
        template: 'text-image',
        title: 'Der Schattenplan',
        copy: '<p>Für Kitas hat Küstenklar einen Plan gezeichnet, der zeigt, wann welcher Baum den Sandkasten beschattet. Er hängt inzwischen in vielen Fluren.</p>',
        motif: 'sun',
        hue: 'partner',
        imagePosition: 'left',
      },
      { template: 'playlist', title: 'Haut bei jedem Wetter', playlist: 'p-haut' },
    ],
  },
];
