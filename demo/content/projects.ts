/** The presenter's own pages: about, the consultation on wheels, open questions, books. */
import type { DemoProject } from '../shapes.ts';

export const projects: DemoProject[] = [
  {
    slug: 'ueber-mich',
    title: 'Über mich',
    intro: 'Ich bin {presenter}: Hausarztpraxis am Vormittag, Kamera am Nachmittag und dazwischen sehr viel Tee.',
    motif: 'stethoscope',
    modules: [
      {
        template: 'text-image',
        title: 'Warum ich Medizin erkläre',
        copy: '<p>In der Praxis habe ich für ein Gespräch selten mehr als ein paar Minuten. Oft sehe ich an den Gesichtern, dass eine Frage übrig bleibt, die sich niemand zu stellen traut. Für genau diese Fragen gibt es {site}.</p><p>Ich erkläre, was im Körper geschieht, so, wie ich es einer Freundin am Küchentisch erklären würde: ohne Fachchinesisch, ohne Angstmachen und ohne Wundermittel. Wo die Wissenschaft etwas nicht weiß, sage ich das auch.</p>',
        motif: 'speech',
        hue: 'presenter',
        imagePosition: 'right',
        en: {
          title: 'Why I explain medicine',
          copy: '<p>At the practice I seldom have more than a few minutes for a conversation. Often I can see from people’s faces that a question is left over which nobody dares to ask. {site} exists for exactly these questions.</p><p>I explain what happens in the body the way I would explain it to a friend at the kitchen table: without jargon, without frightening anyone and without miracle cures. Where science does not know, I say so.</p>',
        },
      },
      {
        template: 'text',
        title: 'Was Du hier findest und was nicht',
        copy: '<p>Du findest Filme über <a href="/gesundheit">Krankheiten und Behandlungen</a> und über <a href="/wohlfuehlen">alles, was Dir guttut</a>. Was Du nicht findest, ist eine Diagnose: Dafür muss Dich jemand ansehen, abhören und nachfragen können. Meine Filme sollen Dir helfen, in diesem Gespräch die richtigen Fragen zu stellen.</p><p>Inhalte von Partnern erkennst Du immer am Wort „Anzeige“.</p>',
        en: {
          title: 'What you find here, and what not',
          copy: '<p>You find films about <a href="/en/gesundheit">diseases and treatments</a> and about <a href="/en/wohlfuehlen">everything that does you good</a>. What you do not find is a diagnosis: for that, someone must be able to look at you, listen to you and ask. My films are meant to help you put the right questions in that conversation.</p><p>Content from partners always carries the word “Advertisement”.</p>',
        },
      },
      {
        template: 'playlist',
        title: 'So klingt ein Kurs von mir',
        playlist: 'kl-schlaf',
        en: { title: 'What a course of mine sounds like' },
      },
    ],
    items: [
      {
        slug: 'mein-weg',
        title: 'Mein Weg in die Medizin',
        motif: 'path',
        modules: [
          {
            template: 'text',
            title: 'Vom Zuhören',
            copy: '<p>Als Kind wollte ich Lokomotiven reparieren. Dann lag meine Großmutter im Krankenhaus, und ein junger Arzt setzte sich zu ihr ans Bett, statt im Türrahmen stehen zu bleiben. Das waren vielleicht drei Minuten. Meine Großmutter hat noch Jahre später davon erzählt.</p><p>Ich habe Medizin studiert, in der Klinik gearbeitet und bin schließlich in der Hausarztpraxis gelandet, weil man dort Menschen über Jahre begleitet und nicht nur ihre Befunde.</p>',
            en: {
              title: 'On listening',
              copy: '<p>As a child I wanted to repair railway engines. Then my grandmother was in hospital, and a young doctor sat down on her bed instead of staying in the doorway. It was three minutes perhaps. My grandmother still talked about it years later.</p><p>I studied medicine, worked in hospital and ended up in general practice, because there one accompanies people over the years and not only their test results.</p>',
            },
          },
        ],
      },
      {
        slug: 'wie-ein-film-entsteht',
        title: 'Wie ein Film entsteht',
        motif: 'eye',
        modules: [
          {
            template: 'text-image',
            title: 'Von der Frage zum Film',
            copy: '<ol><li><strong>Die Frage.</strong> Sie kommt fast immer aus der Sprechstunde oder aus Euren Zuschriften.</li><li><strong>Das Lesen.</strong> Leitlinien zuerst, dann Übersichtsarbeiten. Was nur in einer einzigen Studie steht, bleibt eine Vermutung.</li><li><strong>Der Text.</strong> Ich schreibe ihn, jemand anderes vom Fach prüft ihn, und jemand ohne Fach streicht alles, was unverständlich ist.</li><li><strong>Der Dreh.</strong> Meist der kürzeste Teil.</li><li><strong>Das Wiederlesen.</strong> Nach spätestens zwei Jahren schauen wir nach, ob noch alles stimmt. Korrekturen stehen beim Film.</li></ol>',
            motif: 'book',
            hue: 'presenter',
            imagePosition: 'left',
            en: {
              title: 'From question to film',
              copy: '<ol><li><strong>The question.</strong> It nearly always comes from my consultation or from your letters.</li><li><strong>The reading.</strong> Guidelines first, then reviews. What stands in a single study only remains a guess.</li><li><strong>The text.</strong> I write it, another expert checks it, and someone who is no expert strikes out all that is hard to understand.</li><li><strong>The shooting.</strong> Mostly the shortest part.</li><li><strong>The second reading.</strong> After two years at the latest we look whether everything still holds. Corrections are listed with the film.</li></ol>',
            },
          },
        ],
      },
    ],
    en: {
      title: 'About me',
      intro: 'I am {presenter}: general practice in the morning, camera in the afternoon, and a great deal of tea in between.',
    },
  },
  {
    slug: 'sprechstunde-im-bus',
    title: 'Sprechstunde im Bus',
    intro:
      'Ein alter Linienbus, zwölf Sitzplätze, eine Kanne Tee: Einmal im Monat fahren wir dorthin, wo die nächste Praxis weit weg ist, und beantworten Fragen.',
    motif: 'path',
    modules: [
      {
        template: 'text-image',
        title: 'Wie alles anfing',
        copy: '<p>Der Bus stand auf dem Hof eines Nachbarn und sollte verschrottet werden. Wir haben die hinteren Sitze herausgenommen, einen runden Tisch hineingestellt und Vorhänge genäht. Untersucht wird im Bus nicht, geredet umso mehr.</p><p>Wer einsteigt, bringt eine Frage mit. Manchmal ist es ein Beipackzettel, manchmal ein Brief aus dem Krankenhaus und manchmal nur der Wunsch, dass jemand zuhört.</p>',
        motif: 'speech',
        hue: 'presenter',
        imagePosition: 'right',
      },
      {
        template: 'text',
        title: 'Was der Bus kann und was nicht',
        copy: '<p>Wir erklären, sortieren und machen Mut, den nächsten Schritt zu gehen. Behandeln dürfen und wollen wir im Bus nicht. Brauchst Du außerhalb der Sprechzeiten ärztliche Hilfe, die nicht bis morgen warten kann, wähle die <a href="tel:116117">116117</a>. In Lebensgefahr gilt immer die <a href="tel:112">112</a>.</p>',
      },
    ],
    items: [
      {
        slug: 'fragen-an-der-haltestelle',
        title: 'Fragen an der Haltestelle',
        motif: 'speech',
        modules: [
          {
            template: 'text',
            title: 'Drei Fragen, die fast jedes Mal kommen',
            copy: '<h3>Muss ich diese Tabletten jetzt für immer nehmen?</h3><p>Manche ja, manche nicht. Wichtig ist, dass Du weißt, wofür jede gut ist. Schreib alle auf, nimm die Liste mit in die Praxis und frag nach. Setz bis dahin nichts allein ab.</p><h3>Warum sagt mir jeder etwas anderes?</h3><p>Weil zwei Fachleute auf verschiedene Dinge schauen und Medizin selten nur eine Antwort hat. Eine zweite Meinung ist Dein gutes Recht und kränkt niemanden, der seinen Beruf mag.</p><h3>Bin ich zu alt, um noch anzufangen?</h3><p>Nein. Muskeln wachsen auch mit achtzig noch, und Spazierengehen lohnt sich vom ersten Tag an.</p>',
          },
        ],
      },
      {
        slug: 'mit-dem-bus-zu-euch',
        title: 'Den Bus einladen',
        motif: 'hand',
        modules: [
          {
            template: 'text-image',
            title: 'So kommt der Bus zu Euch',
            copy: '<p>Wir brauchen einen Platz, auf dem ein Bus stehen darf, eine Steckdose und jemanden, der die Nachbarn einlädt. Schreib uns über die Seite <a href="/meta/kontakt">Kontakt</a>, wo Ihr seid und wann es passen könnte. Gemeinden, Vereine und Bibliotheken sind uns genauso lieb wie eine Straße voller netter Leute.</p>',
            motif: 'tree',
            hue: 'presenter',
            imagePosition: 'left',
          },
        ],
      },
      {
        slug: 'der-beipackzettel-abend',
        title: 'Der Beipackzettel-Abend',
        motif: 'pill',
        modules: [
          {
            template: 'text',
            title: 'Kleingedrucktes, groß gelesen',
            copy: '<p>An einem Abend im Frühjahr haben wir zwei Stunden lang nur Beipackzettel gelesen. Das Wichtigste für alle, die nicht dabei waren: „Sehr häufig“ heißt bei Nebenwirkungen mehr als einer von zehn, „sehr selten“ weniger als einer von zehntausend. Dass etwas dort steht, bedeutet nicht, dass Du es bekommst. Und wenn Dir etwas auffällt, sprich in der Praxis oder der Apotheke darüber, bevor Du etwas änderst.</p>',
          },
        ],
      },
    ],
  },
  {
    slug: 'offene-fragen',
    title: 'Offene Fragen',
    intro: 'Ihr fragt, ich antworte: ehrlich, in Ruhe und auch dann, wenn die Antwort „Das weiß man noch nicht“ heißt.',
    motif: 'speech',
    modules: [
      {
        template: 'text',
        title: 'So funktioniert es',
        copy: '<p>Schick uns Deine Frage über die Seite <a href="/meta/kontakt">Kontakt</a>. Fragen, die viele angehen, werden zu einem Film oder zu einer Antwort auf dieser Seite. Deinen Namen nennen wir nie, und was Dich erkennbar machen könnte, lassen wir weg.</p><p>Persönliche Befunde kann ich aus der Ferne nicht beurteilen. Schick sie mir bitte nicht, sie gehören in Deine Praxis.</p>',
      },
      {
        template: 'text-image',
        title: 'Gute Fragen für Deinen nächsten Arzttermin',
        copy: '<ul><li>Was glauben Sie, was ich habe, und was könnte es sonst noch sein?</li><li>Was passiert, wenn wir erst einmal abwarten?</li><li>Wofür ist diese Untersuchung gut, und was folgt daraus?</li><li>Woran merke ich, dass ich früher wiederkommen soll?</li><li>Können Sie mir das bitte noch einmal einfacher sagen?</li></ul><p>Schreib Dir drei davon auf einen Zettel. Niemand lacht darüber, im Gegenteil.</p>',
        motif: 'stethoscope',
        hue: 'presenter',
        imagePosition: 'right',
      },
    ],
    items: [
      {
        slug: 'kalt-geduscht-und-erkaeltet',
        title: 'Wird man von Kälte krank?',
        motif: 'microbe',
        modules: [
          {
            template: 'text',
            title: 'Die kurze Antwort',
            copy: '<p>Eine Erkältung bekommst Du von Viren, nicht von der Kälte. Trotzdem hat Oma nicht ganz unrecht: Im Winter sitzen wir enger beieinander, die Luft ist trocken, und kühle Schleimhäute wehren sich vermutlich schlechter. Die beste Vorbeugung ist unspektakulär: lüften, Hände waschen, genug schlafen.</p>',
          },
        ],
      },
      {
        slug: 'warum-knacken-gelenke',
        title: 'Warum knacken Gelenke?',
        motif: 'joint',
        modules: [
          {
            template: 'text',
            title: 'Die kurze Antwort',
            copy: '<p>Meist bildet sich in der Gelenkflüssigkeit ein winziges Gasbläschen, und das hört man. Tut das Knacken nicht weh und schwillt nichts an, ist es harmlos; dass davon die Gelenke verschleißen, hat sich bisher nicht bestätigt. Schmerzt es, blockiert es oder wird das Gelenk dick, lass es bitte ansehen.</p>',
          },
        ],
      },
      {
        slug: 'hilft-spazieren-wirklich',
        title: 'Hilft Spazierengehen wirklich?',
        motif: 'foot',
        modules: [
          {
            template: 'text-image',
            title: 'Die kurze Antwort',
            copy: '<p>Ja, und zwar erstaunlich vielseitig: dem Herzen, dem Blutzucker, dem Schlaf und der Laune. Es müssen keine zehntausend Schritte sein, diese Zahl stammt aus der Werbung. Jeder Weg zählt, auch der zum Bäcker.</p>',
            motif: 'foot',
            hue: 'presenter',
            imagePosition: 'left',
          },
        ],
      },
    ],
  },
  {
    slug: 'buecher',
    title: 'Bücher und Vorlesen',
    intro:
      'Ich schreibe, wenn die Kamera aus ist. Und manchmal lese ich daraus vor, am liebsten in kleinen Buchhandlungen mit knarrendem Fußboden.',
    motif: 'book',
    modules: [
      {
        template: 'text-image',
        title: 'Warum Bücher?',
        copy: '<p>Ein Film erklärt Dir etwas in wenigen Minuten. Ein Buch darf Umwege machen. Beide gehören für mich zusammen: Wer einen Film gesehen hat, liest anders, und wer gelesen hat, fragt genauer.</p><p>Was ich selbst gern lese, stelle ich Dir unter <a href="/wohlfuehlen/meine-buchtipps">Meine Buchtipps</a> vor.</p>',
        motif: 'book',
        hue: 'presenter',
        imagePosition: 'right',
      },
    ],
    items: [
      {
        slug: 'der-koerper-am-kuechentisch',
        title: 'Der Körper am Küchentisch',
        motif: 'cup',
        modules: [
          {
            template: 'text',
            title: 'Worum es geht',
            copy: '<p>Zwölf Gespräche über Herz, Haut, Schlaf und all das, worüber man beim Essen eigentlich nicht redet. Jedes beginnt mit einer Frage aus meiner Praxis und endet mit etwas, das Du noch am selben Tag ausprobieren kannst.</p><blockquote><p>„Dein Herz hat heute schon zehntausende Male geschlagen, und Du hast kein einziges Mal daran denken müssen. Das ist doch ein guter Grund, freundlich zu ihm zu sein.“</p></blockquote>',
          },
        ],
      },
      {
        slug: 'das-kleine-buch-vom-ausruhen',
        title: 'Das kleine Buch vom Ausruhen',
        motif: 'candle',
        modules: [
          {
            template: 'text',
            title: 'Worum es geht',
            copy: '<p>Ein schmales Buch für die Manteltasche. Über Pausen, Mittagsschlaf, Sonntage und die Kunst, auf einer Bank zu sitzen, ohne aufs Telefon zu schauen. Man kann es in der Mitte anfangen und jederzeit weglegen. Genau so ist es gemeint.</p>',
          },
        ],
      },
    ],
  },
];
