/** The imprint of the demo practice (§ 5 DDG, § 18 MStV). */
import type { DemoPage } from '../shapes.ts';
import { paidContent, medicalNotice } from '#app/server/setup/page-imprint.ts';

export const imprintPage: DemoPage = {
  slug: 'impressum',
  title: 'Impressum',
  intro: 'Wer hinter {site} steht. Diese Website ist eine Demonstration: Praxis, Anschrift, Kammer und Nummern sind erfunden.',
  modules: [
    {
      template: 'text',
      title: 'Angaben gemäß § 5 DDG',
      copy: '<p>{presenter}<br>Praxis {presenter}<br>Musterweg 1<br>12345 Musterstadt<br>Deutschland</p><p>Diese Anschrift ist die der Demo. Es gibt sie nicht, und Post kommt dort nicht an.</p>',
    },
    {
      template: 'text',
      title: 'Kontakt',
      copy: '<p>E-Mail: <a href="mailto:kontakt@example.org">kontakt@example.org</a><br>Telefon: 030 23125 000 (Nummer der Demo, nicht vergeben)</p><p>Weitere Wege findest Du auf der Seite <a href="/meta/kontakt">Kontakt</a>.</p>',
    },
    {
      template: 'text',
      title: 'Berufsbezeichnung und Berufsrecht',
      copy: '<p>Gesetzliche Berufsbezeichnung: Ärztin/Arzt, verliehen in der Bundesrepublik Deutschland<br>Gebietsbezeichnung: Fachärztin/Facharzt für Allgemeinmedizin</p><p>Zuständige Kammer: Landesärztekammer Musterland, Kammerplatz 1, 12345 Musterstadt (erfunden)</p><p>Es gelten diese berufsrechtlichen Regelungen:</p><ul><li>Berufsordnung der Landesärztekammer Musterland</li><li>Heilberufe- und Kammergesetz des Landes Musterland</li><li>Bundesärzteordnung</li></ul><p>Bei einer wirklichen Praxis sind die Regelungen auf der Website ihrer Ärztekammer veröffentlicht und hier verlinkt.</p>',
    },
    {
      template: 'text',
      title: 'Aufsicht',
      copy: '<p>Kassenärztliche Vereinigung Musterland, Vereinsallee 2, 12345 Musterstadt (erfunden). Die Aufsicht über die Berufsausübung führt die oben genannte Kammer.</p>',
    },
    {
      template: 'text',
      title: 'Umsatzsteuer',
      copy: '<p>Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: DE000000000 (Platzhalter der Demo)</p>',
    },
    {
      template: 'text',
      title: 'Berufshaftpflichtversicherung',
      copy: '<p>Beispiel-Versicherung, Policenstraße 3, 12345 Musterstadt (erfunden). Räumlicher Geltungsbereich: Bundesrepublik Deutschland.</p>',
    },
    {
      template: 'text',
      title: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
      copy: '<p>{presenter}<br>Musterweg 1<br>12345 Musterstadt</p>',
    },
    paidContent,
    medicalNotice,
    {
      template: 'text',
      title: 'Streitbeilegung',
      copy: '<p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Lass uns lieber direkt miteinander reden.</p>',
    },
    {
      template: 'text',
      title: 'Urheberrecht und Bilder',
      copy: '<p>Texte, Videos und Zeichnungen dieser Website sind urheberrechtlich geschützt. Die Zeichnungen entstehen mit einem eigenen Programm; Fotos von Menschen verwenden wir nicht.</p>',
    },
  ],
  en: {
    title: 'Legal notice',
    intro:
      'Who is behind {site}. This website is a demonstration: practice, address, chamber and numbers are invented. The notice itself is in German, as German law asks for it.',
  },
};
