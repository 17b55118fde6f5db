/**
 * The pages under /meta: contact is defined here; pages about the software itself are the product's templates with the demo's
 * facts.
 */
import { accessibilityPage } from '#app/server/setup/page-accessibility.ts';
import { privacyPage } from '#app/server/setup/page-privacy.ts';
import { termsPage } from '#app/server/setup/page-terms.ts';
import { withFacts } from '#app/server/setup/written-page.ts';
import type { DemoPage } from '../shapes.ts';
import { faqPage } from './pages-faq.ts';
import { imprintPage } from './pages-legal.ts';
import { orderQuestions, noFindings } from '#app/server/setup/page-contact.ts';

const contactPage: DemoPage = {
  slug: 'kontakt',
  title: 'Kontakt und Management',
  intro:
    'Schön, dass Du uns schreiben möchtest. Hier siehst Du, wer sich worum kümmert, damit Deine Nachricht gleich an der richtigen Stelle landet.',
  modules: [
    {
      template: 'text-image',
      title: 'Schreib uns',
      copy: '<p>Am besten erreichst Du uns per E-Mail: <a href="mailto:kontakt@example.org">kontakt@example.org</a>. Wir antworten in der Regel innerhalb von drei Werktagen. Oft geht es noch schneller mit einem Blick in die <a href="/meta/faq">häufigen Fragen</a>.</p><p>{site}<br>Praxis {presenter}<br>Musterweg 1<br>12345 Musterstadt</p><p>Diese Website ist eine Demonstration. Anschrift und E-Mail-Adresse sind erfunden, Post kommt dort nicht an.</p>',
      motif: 'speech',
      hue: 'presenter',
      imagePosition: 'right',
      easy: {
        title: 'Schreib uns',
        copy: '<p>Schreib uns eine E-Mail: <a href="mailto:kontakt@example.org">kontakt@example.org</a>. Wir antworten in drei Tagen. Viele Antworten findest Du auch bei den <a href="/meta/faq">Fragen</a>.</p><p>Diese Seite ist nur ein Beispiel. Die Adresse gibt es nicht.</p>',
      },
      en: {
        title: 'Write to us',
        copy: '<p>The best way to reach us is by e-mail: <a href="mailto:kontakt@example.org">kontakt@example.org</a>. We usually answer within three working days. A look at the <a href="/en/meta/faq">frequently asked questions</a> is often quicker still.</p><p>{site}<br>Praxis {presenter}<br>Musterweg 1<br>12345 Musterstadt, Germany</p><p>This website is a demonstration. The postal and the e-mail address are invented; nothing arrives there.</p>',
      },
    },
    orderQuestions,
    {
      template: 'text',
      title: 'Management, Presse und Vorträge',
      copy: '<p>Anfragen für Vorträge, Sendungen, Lesungen und Kooperationen richtest Du bitte ebenfalls an <a href="mailto:kontakt@example.org">kontakt@example.org</a>, mit dem Wort „Management“ im Betreff. Schreib uns, worum es geht, wann und wo. Bezahlte Inhalte kennzeichnen wir immer, und Werbung für Arzneimittel machen wir nicht.</p>',
      easy: {
        title: 'Für Zeitungen und Veranstaltungen',
        copy: '<p>Soll {presenter} einen Vortrag halten? Dann schreib an <a href="mailto:kontakt@example.org">kontakt@example.org</a>. Schreib dazu: Was? Wann? Wo?</p><p>Für Medikamente machen wir keine Werbung.</p>',
      },
      en: {
        title: 'Management, press and talks',
        copy: '<p>Please send requests for talks, broadcasts, readings and co-operation to <a href="mailto:kontakt@example.org">kontakt@example.org</a> as well, with the word “Management” in the subject. Tell us what it is about, when and where. We always label paid content, and we do not advertise medicines.</p>',
      },
    },
    noFindings,
    {
      template: 'text',
      title: 'Fehler gefunden? Barriere gefunden?',
      copy: '<p>Danke, dass Du genau hinschaust. Schreib uns, auf welcher Seite oder an welcher Stelle eines Videos etwas nicht stimmt. Korrekturen an veröffentlichten Videos vermerken wir sichtbar beim Video. Barrieren kannst Du auch über <a href="/meta/barrierefreiheit">Barrierefreiheit</a> am Ende jeder Seite melden.</p>',
      en: {
        title: 'Found a mistake? Found a barrier?',
        copy: '<p>Thank you for looking closely. Tell us on which page or at which point of a video something is wrong. Corrections to published videos are noted visibly with the video. You can also report barriers through <a href="/en/meta/barrierefreiheit">Accessibility</a> at the end of each page.</p>',
      },
    },
  ],
  en: {
    title: 'Contact and management',
    intro:
      'How nice that you want to write to us. Here you see who looks after what, so that your message reaches the right place at once.',
  },
};

const mailTo = (subject = '') =>
  `<a href="mailto:kontakt@example.org${subject && `?subject=${subject}`}">kontakt@example.org</a>`;

/** Values for the placeholders in the product's pages. */
const facts = {
  seller: 'Praxis {presenter}',
  sellerDative: 'der Praxis {presenter}',
  address: 'Musterweg 1<br>12345 Musterstadt',
  addressLine: 'Musterweg 1, 12345 Musterstadt',
  mail: mailTo(),
  'mail.barrier.de': mailTo('Barriere'),
  'mail.barrier.en': mailTo('Barrier'),
  'phone.de': '030 23125 000 (Nummer der Demo, nicht vergeben)',
  'phone.en': '+49 30 23125 000 (number of the demo, not assigned)',
  'date.de': '22. November 2026',
  'date.en': '22 November 2026',
  'remark.controller': 'Diese Website ist eine Demonstration, Anschrift und E-Mail-Adresse sind erfunden. ',
  'remark.statistics': ' In dieser Demo ist keines eingerichtet.',
  'remark.signIn': ' Die Demo verwendet statt wirklicher Netzwerke eine Nachbildung auf unserem Server.',
  'remark.payment': ' In dieser Demo ist es eine Testseite auf unserem Server, und es fließt kein Geld.',
  'remark.terms':
    ' Diese Website ist eine Demonstration: Die Anschrift ist erfunden, und Bestellungen mit der Testbezahlung lösen keine wirkliche Zahlung aus.',
  'remark.terms.en':
    ' This website is a demonstration: the address is invented, and orders with the test payment cause no real payment.',
};

const [privacy, terms, accessibility] = [privacyPage, termsPage, accessibilityPage].map((page) => withFacts(page, facts)) as [
  DemoPage,
  DemoPage,
  DemoPage,
];

export const pages: DemoPage[] = [imprintPage, faqPage, privacy, contactPage, terms, accessibility];
