/** The accessibility statement (BFSG § 14 and Anlage 3, EN 301 549): what is accessible, what is not, and whom to contact. */
import type { WrittenPage } from './written-page.ts';

export const accessibilityPage: WrittenPage = {
  slug: 'barrierefreiheit',
  title: 'Barrierefreiheit',
  intro:
    'Gesundheit geht alle an. Hier steht ehrlich, was auf {site} schon für alle funktioniert, was noch fehlt, und wie Du uns eine Barriere meldest.',
  modules: [
    {
      template: 'text',
      title: 'Worum es geht',
      copy: '<p>Diese Erklärung gilt für die Website {site}: für die Videos und ihre Texte, die Suche, die Kurse, das Konto und den Kauf von Kursen, Auszeiten und Gutscheinen. Du kannst alles ohne Konto ansehen, was frei ist; Kurse kaufst Du mit einem Konto und gehst sie Tag für Tag in Deinem Bereich. Häufige Fragen dazu beantwortet die <a href="/meta/faq">FAQ</a>, die Bedingungen stehen in den <a href="/meta/nutzungsbedingungen">Nutzungsbedingungen</a>.</p><p>Maßgeblich sind das Barrierefreiheitsstärkungsgesetz (BFSG) mit seiner Verordnung (BFSGV), die europäische Norm EN 301 549 und die Richtlinien WCAG auf Stufe AA, an deren Fassung 2.2 wir uns ausrichten.</p>',
      easy: {
        title: 'Um was geht es hier?',
        copy: '<p>Auf {site} findest Du Videos über Gesundheit. Du kannst auch Kurse kaufen.</p><p>Alle Menschen sollen die Seite benutzen können. Das heißt: Sie soll barrierefrei sein. Dafür gibt es ein Gesetz. Es heißt Barrierefreiheits-Stärkungs-Gesetz.</p>',
      },
      en: {
        title: 'What this is about',
        copy: '<p>This statement is about the website {site}: the videos and their texts, the search, the courses, the account and the purchase of courses, retreats and vouchers. Everything that is free can be watched without an account; courses are bought with an account and followed day by day in your own area. The <a href="/en/meta/faq">FAQ</a> answers frequent questions, the conditions are in the <a href="/en/meta/nutzungsbedingungen">terms of use</a>.</p><p>What counts is the German accessibility act (Barrierefreiheitsstärkungsgesetz, BFSG) with its ordinance (BFSGV), the European standard EN 301 549 and the WCAG guidelines at level AA, of which we follow version 2.2.</p>',
      },
    },
    {
      template: 'text',
      title: 'Was schon geht',
      copy: '<ul><li>Alle öffentlichen Seiten und der Weg vom Suchen bis zum Kauf lassen sich allein mit der Tastatur bedienen; wo Du gerade bist, ist sichtbar.</li><li>Überschriften, Listen, Felder und Knöpfe haben Namen, die ein Screenreader vorliest. Was sich ändert, wird angesagt, und Fehler in Formularen stehen am Feld.</li><li>Videos mit Sprache haben Untertitel und ein Transkript, in dem ein Klick auf einen Satz an die Stelle im Film springt. Geschwindigkeit und Qualität sind einstellbar, ebenso Größe, Farbe und Platz der Untertitel, und der Player hat eine Liste seiner Tasten.</li><li>Zu einigen Filmen gibt es eine zweite Tonspur mit Audiodeskription.</li><li>Texte haben genug Kontrast, am Tag wie in der dunklen Darstellung. Am Ende jeder Seite wählst Du hell, dunkel oder nach der Uhrzeit.</li><li>Wer auf seinem Gerät weniger Bewegung eingestellt hat, sieht keine Übergänge und keinen bewegten Hintergrund, und nichts startet von selbst.</li><li>Im Ruhemodus ist die Schrift groß, alles steht in einer Spalte, nichts bewegt sich, Untertitel sind an, und die Seite liest sich mit einer Stimme Deines Geräts selbst vor. Du schaltest ihn am Ende jeder Seite ein oder mit der Tabulatortaste gleich nach dem Link zum Inhalt.</li><li>Einige Texte gibt es auch in Einfacher Sprache, diese Erklärung zum Beispiel: Der Schalter steht unter der Überschrift.</li><li>Seiten sind auch ohne JavaScript lesbar und lassen sich drucken. Rechnungen sind ausgezeichnete PDF-Dateien.</li></ul>',
      easy: {
        title: 'Was geht schon gut?',
        copy: '<ul><li>Du kannst die Seite nur mit der Tastatur benutzen.</li><li>Ein Programm kann Dir die Seite vorlesen.</li><li>Videos mit Sprache haben Untertitel. Du kannst sie größer machen. Du kannst den Text auch lesen.</li><li>Du kannst helle oder dunkle Farben wählen.</li><li>Es gibt einen Ruhemodus. Dann ist die Schrift groß, und nichts bewegt sich. Die Seite kann sich selbst vorlesen.</li><li>Manche Texte gibt es in Einfacher Sprache.</li></ul>',
      },
      en: {
        title: 'What works already',
        copy: '<ul><li>All public pages, and the way from the search to the purchase, can be used with the keyboard alone; where you are can be seen.</li><li>Headings, lists, fields and buttons have names that a screen reader reads out. What changes is announced, and mistakes in forms are said at their fields.</li><li>Videos with speech have captions and a transcript, in which a click on a sentence jumps to its place in the film. Speed and quality can be set, and so can size, colour and place of the captions; the player has a list of its keys.</li><li>Some films have a second audio track with audio description.</li><li>Texts have enough contrast, by day as in the dark appearance. At the end of each page you choose light, dark or by the hour.</li><li>Whoever asks their device for less motion sees no transitions and no moving background, and nothing starts by itself.</li><li>In quiet mode the type is large, everything stands in one column, nothing moves, captions are on, and the page reads itself aloud with a voice of your device. You switch it on at the end of each page, or with the Tab key right after the link to the content.</li><li>Some German texts have a version in easy German, this statement among them.</li><li>Pages can be read without JavaScript too, and be printed. Invoices are tagged PDF files.</li></ul>',
      },
    },
    {
      template: 'text',
      title: 'Was noch fehlt',
      copy: '<p>Die Website ist mit den genannten Anforderungen teilweise vereinbar. Diese Lücken kennen wir:</p><ul><li>Es gibt keine Videos in Deutscher Gebärdensprache.</li><li>Viele Texte gibt es noch nicht in Einfacher Sprache, und in Leichter Sprache nach festen Regeln keinen.</li><li>Die meisten Filme haben keine Audiodeskription. Was nur zu sehen ist, etwa eine Übung, beschreiben die gesprochenen Worte nicht immer vollständig.</li><li>Auf den englischen Seiten sind einige Texte und die Filme selbst auf Deutsch; sie sind als deutsch ausgezeichnet.</li><li>Dateien zum Herunterladen, die zu Kursen gehören, haben wir nicht alle einzeln geprüft.</li></ul><p>Daran arbeiten wir. Brauchst Du einen Inhalt vorher in anderer Form, schreib uns: Wir finden einen Weg.</p>',
      easy: {
        title: 'Was geht noch nicht?',
        copy: '<ul><li>Es gibt keine Videos in Gebärdensprache.</li><li>Viele Texte gibt es noch nicht in Einfacher Sprache.</li><li>Bei den meisten Videos sagt niemand, was im Bild zu sehen ist.</li></ul><p>Wir arbeiten daran.</p>',
      },
      en: {
        title: 'What is still missing',
        copy: '<p>The website complies partially with the requirements named above. We know of these gaps:</p><ul><li>There are no videos in German Sign Language.</li><li>Many texts have no version in easy German yet, and there is none in English.</li><li>Most films have no audio description. What can only be seen, such as an exercise, is not always described completely by what is said.</li><li>On the English pages some texts, and the films themselves, are in German; they are marked as German.</li><li>We have not checked every single one of the files for download that belong to courses.</li></ul><p>We are working on it. If you need something in another form before that, write to us: we shall find a way.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wie wir prüfen',
      copy: '<p>Diese Erklärung beruht auf unserer eigenen Bewertung. Jede Art von Seite wird bei jeder Änderung automatisch geprüft, in beiden Sprachen, bei Tag und Nacht, am großen Bildschirm und am Telefon; dazu gehen wir die wichtigsten Wege mit der Tastatur. Automatische Prüfungen finden nicht jede Barriere. Eine Prüfung durch eine unabhängige Stelle oder durch Menschen mit Behinderungen hat noch nicht stattgefunden.</p><p>Stand: {date.de}. Wir sehen die Erklärung mindestens einmal im Jahr durch.</p>',
      easy: {
        title: 'Wie prüfen wir die Seite?',
        copy: '<p>Wir prüfen jede Seite selbst. Dabei helfen uns Programme. Menschen von außen haben die Seite noch nicht geprüft.</p><p>Dieser Text ist vom {date.de}.</p>',
      },
      en: {
        title: 'How we check',
        copy: '<p>This statement rests on our own assessment. With every change each kind of page is checked automatically, in both languages, by day and by night, on a large screen and on a phone; besides, we go the most important ways with the keyboard. Automatic checks do not find every barrier. An assessment by an independent body, or by people with disabilities, has not taken place yet.</p><p>As of {date.en}. We look through this statement at least once a year.</p>',
      },
    },
    {
      template: 'text',
      title: 'Eine Barriere melden',
      copy: '<p>Kommst Du irgendwo nicht weiter? <a href="/meta/barriere-melden">Melde die Barriere mit unserem Formular</a>: ohne Konto, und wenn Du willst, ohne E-Mail-Adresse. Du bekommst gleich eine Nummer, mit der Du nachsehen kannst, wie weit wir sind. Oder schreib uns an {mail.barrier.de} oder ruf an: {phone.de}. Hilfreich ist, welche Seite oder welcher Film es war, was Du tun wolltest und womit Du die Seite benutzt, etwa mit welchem Screenreader. Ein Konto brauchst Du dafür nicht, und von Deiner Gesundheit musst Du uns nichts erzählen.</p><p>Wir antworten spätestens nach vier Wochen und sagen Dir, was wir getan haben oder tun werden.</p>',
      easy: {
        title: 'Kommst Du nicht weiter?',
        copy: '<p><a href="/meta/barriere-melden">Hier kannst Du es uns sagen.</a> Du musst Deinen Namen nicht nennen. Du kannst uns auch schreiben: {mail.barrier.de}. Oder ruf an: {phone.de}.</p><p>Wir antworten in höchstens vier Wochen.</p>',
      },
      en: {
        title: 'Report a barrier',
        copy: '<p>Are you stuck somewhere? <a href="/en/meta/barriere-melden">Report the barrier with our form</a>: without an account and, if you like, without an e-mail address. You are given a number at once, with which you can check our progress. Or write to us at {mail.barrier.en} or call us: {phone.en}. It helps to know which page or film it was, what you wanted to do and what you use the site with, such as which screen reader. You need no account for that, and you do not have to tell us anything about your health.</p><p>We reply after four weeks at the latest, and tell you what we have done or are going to do.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wenn wir uns nicht einig werden',
      copy: '<p>Bleibt eine Antwort aus oder hilft sie Dir nicht, kannst Du Dich an die Schlichtungsstelle nach § 16 des Behindertengleichstellungsgesetzes wenden (§ 34 BFSG). Das Verfahren ist kostenlos, und Du brauchst keine Anwältin und keinen Anwalt.</p><p>Schlichtungsstelle nach dem Behindertengleichstellungsgesetz bei dem Beauftragten der Bundesregierung für die Belange von Menschen mit Behinderungen<br>Mauerstraße 53, 10117 Berlin<br>Telefon: <a href="tel:+4930185272805">030 18527 2805</a><br>E-Mail: <a href="mailto:info@schlichtungsstelle-bgg.de">info@schlichtungsstelle-bgg.de</a><br>Internet: <a href="https://www.schlichtungsstelle-bgg.de/">schlichtungsstelle-bgg.de</a></p>',
      easy: {
        title: 'Hilft Dir unsere Antwort nicht?',
        copy: '<p>Dann hilft Dir die Schlichtungsstelle. Dort arbeiten Menschen, die bei einem Streit helfen. Das kostet nichts. Du brauchst keinen Anwalt und keine Anwältin.</p><p>Schlichtungsstelle nach dem Behindertengleichstellungsgesetz<br>Mauerstraße 53, 10117 Berlin<br>Telefon: <a href="tel:+4930185272805">030 18527 2805</a><br>E-Mail: <a href="mailto:info@schlichtungsstelle-bgg.de">info@schlichtungsstelle-bgg.de</a></p>',
      },
      en: {
        title: 'If we cannot agree',
        copy: '<p>If there is no answer, or none that helps you, you can turn to the arbitration body under section 16 of the German Disability Equality Act (section 34 BFSG). The procedure is free of charge, and you need no lawyer.</p><p>Schlichtungsstelle nach dem Behindertengleichstellungsgesetz bei dem Beauftragten der Bundesregierung für die Belange von Menschen mit Behinderungen<br>Mauerstraße 53, 10117 Berlin, Germany<br>Phone: <a href="tel:+4930185272805">+49 30 18527 2805</a><br>E-mail: <a href="mailto:info@schlichtungsstelle-bgg.de">info@schlichtungsstelle-bgg.de</a><br>Website: <a href="https://www.schlichtungsstelle-bgg.de/">schlichtungsstelle-bgg.de</a></p>',
      },
    },
    {
      template: 'text',
      title: 'Zuständige Aufsicht',
      copy: '<p>Ob Dienstleistungen barrierefrei sind, überwacht die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF).</p><p>c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt<br>Postfach 39 11 55, 39135 Magdeburg<br>Telefon: <a href="tel:+493915674530">0391 567 4530</a><br>E-Mail: <a href="mailto:MLBF@ms.sachsen-anhalt.de">MLBF@ms.sachsen-anhalt.de</a></p>',
      easy: {
        title: 'Wer passt auf?',
        copy: '<p>Ein Amt passt auf, dass solche Seiten barrierefrei sind. Es heißt: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen.</p><p>c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt<br>Postfach 39 11 55, 39135 Magdeburg<br>Telefon: <a href="tel:+493915674530">0391 567 4530</a><br>E-Mail: <a href="mailto:MLBF@ms.sachsen-anhalt.de">MLBF@ms.sachsen-anhalt.de</a></p>',
      },
      en: {
        title: 'Supervisory authority',
        copy: '<p>Whether services are accessible is supervised by the joint authority of the German states, Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF).</p><p>c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt<br>Postfach 39 11 55, 39135 Magdeburg, Germany<br>Phone: <a href="tel:+493915674530">+49 391 567 4530</a><br>E-mail: <a href="mailto:MLBF@ms.sachsen-anhalt.de">MLBF@ms.sachsen-anhalt.de</a></p>',
      },
    },
  ],
  en: {
    title: 'Accessibility',
    intro:
      'Health is everybody’s business. Here is, honestly, what everyone can use on {site} already, what is still missing, and how you report a barrier.',
  },
  easy: {
    title: 'Barrierefreiheit',
    intro: 'Gesundheit ist für alle da. Hier steht, was auf {site} schon gut geht. Und was noch nicht geht.',
  },
};
