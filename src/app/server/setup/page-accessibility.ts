/** The accessibility statement (BFSG § 14 and Anlage 3, EN 301 549): what is there, what is missing, who helps. */
import type { WrittenPage } from './written-page.ts';

export const accessibilityPage: WrittenPage = {
  slug: 'barrierefreiheit',
  title: 'Barrierefreiheit',
  intro:
    'Gesundheit geht alle an. Hier steht ehrlich, was auf {site} schon für alle funktioniert, was noch fehlt, und wie Du uns eine Barriere meldest.',
  modules: [
    {
      template: 'text',
      title: 'Das Wichtigste in Einfacher Sprache',
      copy: '<p>Auf {site} findest Du Videos über Gesundheit. Du kannst auch Kurse kaufen.</p><p>Alle Menschen sollen die Seite benutzen können. Das heißt: Sie soll barrierefrei sein.</p><p>Vieles geht schon gut:</p><ul><li>Du kannst die Seite nur mit der Tastatur benutzen.</li><li>Ein Programm kann Dir die Seite vorlesen.</li><li>Videos mit Sprache haben Untertitel.</li></ul><p>Manches geht noch nicht:</p><ul><li>Es gibt keine Videos in Gebärdensprache.</li><li>Die meisten Texte sind nicht in Einfacher Sprache.</li></ul><p>Kommst Du nicht weiter? <a href="/meta/barriere-melden">Hier kannst Du es uns sagen.</a> Du musst Deinen Namen nicht nennen. Wir antworten in höchstens vier Wochen.</p><p>Hilft Dir unsere Antwort nicht? Dann hilft Dir die Schlichtungsstelle. Das kostet nichts. Die Adresse steht weiter unten.</p>',
      en: {
        title: 'The most important things in plain language',
        copy: '<p>On {site} you find videos about health. You can also buy courses.</p><p>Everybody should be able to use the site. That is what accessible means.</p><p>Many things work well already:</p><ul><li>You can use the site with only a keyboard.</li><li>A program can read the site out to you.</li><li>Videos with speech have captions.</li></ul><p>Some things do not work yet:</p><ul><li>There are no videos in sign language.</li><li>Most texts are not in plain language.</li></ul><p>Are you stuck? <a href="/en/meta/barriere-melden">You can tell us here.</a> You do not have to give your name. We reply within four weeks at most.</p><p>Our reply does not help you? Then the arbitration body helps you. It costs nothing. The address is further down.</p>',
      },
    },
    {
      template: 'text',
      title: 'Worum es geht',
      copy: '<p>Diese Erklärung gilt für die Website {site}: für die Videos und ihre Texte, die Suche, die Kurse, das Konto und den Kauf von Kursen, Auszeiten und Gutscheinen. Du kannst alles ohne Konto ansehen, was frei ist; Kurse kaufst Du mit einem Konto und gehst sie Tag für Tag in Deinem Bereich. Häufige Fragen dazu beantwortet die <a href="/meta/faq">FAQ</a>, die Bedingungen stehen in den <a href="/meta/nutzungsbedingungen">Nutzungsbedingungen</a>.</p><p>Maßgeblich sind das Barrierefreiheitsstärkungsgesetz (BFSG) mit seiner Verordnung (BFSGV), die europäische Norm EN 301 549 und die Richtlinien WCAG auf Stufe AA, an deren Fassung 2.2 wir uns ausrichten.</p>',
      en: {
        title: 'What this is about',
        copy: '<p>This statement is about the website {site}: the videos and their texts, the search, the courses, the account and the purchase of courses, retreats and vouchers. Everything that is free can be watched without an account; courses are bought with an account and followed day by day in your own area. The <a href="/en/meta/faq">FAQ</a> answers frequent questions, the conditions are in the <a href="/en/meta/nutzungsbedingungen">terms of use</a>.</p><p>What counts is the German accessibility act (Barrierefreiheitsstärkungsgesetz, BFSG) with its ordinance (BFSGV), the European standard EN 301 549 and the WCAG guidelines at level AA, of which we follow version 2.2.</p>',
      },
    },
    {
      template: 'text',
      title: 'Was schon geht',
      copy: '<ul><li>Alle öffentlichen Seiten und der Weg vom Suchen bis zum Kauf lassen sich allein mit der Tastatur bedienen; wo Du gerade bist, ist sichtbar.</li><li>Überschriften, Listen, Felder und Knöpfe haben Namen, die ein Screenreader vorliest. Was sich ändert, wird angesagt, und Fehler in Formularen stehen am Feld.</li><li>Videos mit Sprache haben Untertitel und ein Transkript, in dem ein Klick auf einen Satz an die Stelle im Film springt. Geschwindigkeit und Qualität sind einstellbar, der Player hat eine Liste seiner Tasten.</li><li>Zu einigen Filmen gibt es eine zweite Tonspur mit Audiodeskription.</li><li>Texte haben genug Kontrast, am Tag wie in der dunklen Darstellung. Am Ende jeder Seite wählst Du hell, dunkel oder nach der Uhrzeit.</li><li>Wer auf seinem Gerät weniger Bewegung eingestellt hat, sieht keine Übergänge und keinen bewegten Hintergrund, und nichts startet von selbst.</li><li>Seiten sind auch ohne JavaScript lesbar und lassen sich drucken. Rechnungen sind ausgezeichnete PDF-Dateien.</li></ul>',
      en: {
        title: 'What works already',
        copy: '<ul><li>All public pages, and the way from the search to the purchase, can be used with the keyboard alone; where you are can be seen.</li><li>Headings, lists, fields and buttons have names that a screen reader reads out. What changes is announced, and mistakes in forms are said at their fields.</li><li>Videos with speech have captions and a transcript, in which a click on a sentence jumps to its place in the film. Speed and quality can be set, and the player has a list of its keys.</li><li>Some films have a second audio track with audio description.</li><li>Texts have enough contrast, by day as in the dark appearance. At the end of each page you choose light, dark or by the hour.</li><li>Whoever asks their device for less motion sees no transitions and no moving background, and nothing starts by itself.</li><li>Pages can be read without JavaScript too, and be printed. Invoices are tagged PDF files.</li></ul>',
      },
    },
    {
      template: 'text',
      title: 'Was noch fehlt',
      copy: '<p>Die Website ist mit den genannten Anforderungen teilweise vereinbar. Diese Lücken kennen wir:</p><ul><li>Es gibt keine Videos in Deutscher Gebärdensprache.</li><li>Außer dem Anfang dieser Erklärung gibt es keine Fassungen in Leichter oder Einfacher Sprache.</li><li>Die meisten Filme haben keine Audiodeskription. Was nur zu sehen ist, etwa eine Übung, beschreiben die gesprochenen Worte nicht immer vollständig.</li><li>Größe, Farbe und Platz der Untertitel lassen sich im Player nicht einstellen.</li><li>Auf den englischen Seiten sind einige Texte und die Filme selbst auf Deutsch; sie sind als deutsch ausgezeichnet.</li><li>Dateien zum Herunterladen, die zu Kursen gehören, haben wir nicht alle einzeln geprüft.</li></ul><p>Daran arbeiten wir. Brauchst Du einen Inhalt vorher in anderer Form, schreib uns: Wir finden einen Weg.</p>',
      en: {
        title: 'What is still missing',
        copy: '<p>The website complies partially with the requirements named above. We know of these gaps:</p><ul><li>There are no videos in German Sign Language.</li><li>Apart from the beginning of this statement there are no versions in easy or plain language.</li><li>Most films have no audio description. What can only be seen, such as an exercise, is not always described completely by what is said.</li><li>Size, colour and place of the captions cannot be set in the player.</li><li>On the English pages some texts, and the films themselves, are in German; they are marked as German.</li><li>We have not checked every single one of the files for download that belong to courses.</li></ul><p>We are working on it. If you need something in another form before that, write to us: we shall find a way.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wie wir prüfen',
      copy: '<p>Diese Erklärung beruht auf unserer eigenen Bewertung. Jede Art von Seite wird bei jeder Änderung automatisch geprüft, in beiden Sprachen, bei Tag und Nacht, am großen Bildschirm und am Telefon; dazu gehen wir die wichtigsten Wege mit der Tastatur. Automatische Prüfungen finden nicht jede Barriere. Eine Prüfung durch eine unabhängige Stelle oder durch Menschen mit Behinderungen hat noch nicht stattgefunden.</p><p>Stand: {date.de}. Wir sehen die Erklärung mindestens einmal im Jahr durch.</p>',
      en: {
        title: 'How we check',
        copy: '<p>This statement rests on our own assessment. With every change each kind of page is checked automatically, in both languages, by day and by night, on a large screen and on a phone; besides, we go the most important ways with the keyboard. Automatic checks do not find every barrier. An assessment by an independent body, or by people with disabilities, has not taken place yet.</p><p>As of {date.en}. We look through this statement at least once a year.</p>',
      },
    },
    {
      template: 'text',
      title: 'Eine Barriere melden',
      copy: '<p>Kommst Du irgendwo nicht weiter? <a href="/meta/barriere-melden">Melde die Barriere mit unserem Formular</a>: ohne Konto, und wenn Du willst, ohne E-Mail-Adresse. Du bekommst gleich eine Nummer, mit der Du nachsehen kannst, wie weit wir sind. Oder schreib uns an {mail.barrier.de} oder ruf an: {phone.de}. Hilfreich ist, welche Seite oder welcher Film es war, was Du tun wolltest und womit Du die Seite benutzt, etwa mit welchem Screenreader. Ein Konto brauchst Du dafür nicht, und von Deiner Gesundheit musst Du uns nichts erzählen.</p><p>Wir antworten spätestens nach vier Wochen und sagen Dir, was wir getan haben oder tun werden.</p>',
      en: {
        title: 'Report a barrier',
        copy: '<p>Are you stuck somewhere? <a href="/en/meta/barriere-melden">Report the barrier with our form</a>: without an account and, if you like, without an e-mail address. You are given a number at once, with which you can check our progress. Or write to us at {mail.barrier.en} or call us: {phone.en}. It helps to know which page or film it was, what you wanted to do and what you use the site with, such as which screen reader. You need no account for that, and you do not have to tell us anything about your health.</p><p>We reply after four weeks at the latest, and tell you what we have done or are going to do.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wenn wir uns nicht einig werden',
      copy: '<p>Bleibt eine Antwort aus oder hilft sie Dir nicht, kannst Du Dich an die Schlichtungsstelle nach § 16 des Behindertengleichstellungsgesetzes wenden (§ 34 BFSG). Das Verfahren ist kostenlos, und Du brauchst keine Anwältin und keinen Anwalt.</p><p>Schlichtungsstelle nach dem Behindertengleichstellungsgesetz bei dem Beauftragten der Bundesregierung für die Belange von Menschen mit Behinderungen<br>Mauerstraße 53, 10117 Berlin<br>Telefon: <a href="tel:+4930185272805">030 18527 2805</a><br>E-Mail: <a href="mailto:info@schlichtungsstelle-bgg.de">info@schlichtungsstelle-bgg.de</a><br>Internet: <a href="https://www.schlichtungsstelle-bgg.de/">schlichtungsstelle-bgg.de</a></p>',
      en: {
        title: 'If we cannot agree',
        copy: '<p>If there is no answer, or none that helps you, you can turn to the arbitration body under section 16 of the German Disability Equality Act (section 34 BFSG). The procedure is free of charge, and you need no lawyer.</p><p>Schlichtungsstelle nach dem Behindertengleichstellungsgesetz bei dem Beauftragten der Bundesregierung für die Belange von Menschen mit Behinderungen<br>Mauerstraße 53, 10117 Berlin, Germany<br>Phone: <a href="tel:+4930185272805">+49 30 18527 2805</a><br>E-mail: <a href="mailto:info@schlichtungsstelle-bgg.de">info@schlichtungsstelle-bgg.de</a><br>Website: <a href="https://www.schlichtungsstelle-bgg.de/">schlichtungsstelle-bgg.de</a></p>',
      },
    },
    {
      template: 'text',
      title: 'Zuständige Aufsicht',
      copy: '<p>Ob Dienstleistungen barrierefrei sind, überwacht die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF).</p><p>c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt<br>Postfach 39 11 55, 39135 Magdeburg<br>Telefon: <a href="tel:+493915674530">0391 567 4530</a><br>E-Mail: <a href="mailto:MLBF@ms.sachsen-anhalt.de">MLBF@ms.sachsen-anhalt.de</a></p>',
      en: {
        title: 'Supervisory authority',
        copy: '<p>Whether services are accessible is supervised by the joint authority of the German states, Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF).</p><p>c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt<br>Postfach 39 11 55, 39135 Magdeburg, Germany<br>Phone: <a href="tel:+493915674530">+49 391 567 4530</a><br>E-mail: <a href="mailto:MLBF@ms.sachsen-anhalt.de">MLBF@ms.sachsen-anhalt.de</a></p>',
      },
    },
  ],
  en: {
    title: 'Accessibility',
    intro:
      'Health is everybody’s business. Here is, honestly, what works for everyone on {site} already, what is still missing, and how you report a barrier.',
  },
};
