/** The imprint required by law for a physician's site (§ 5 DDG, § 18 MStV); its owner must fill in all of it. */
import type { WrittenPage } from './written-page.ts';

/** How sponsored content is labelled. */
export const paidContent = {
  template: 'text',
  title: 'Partnerinhalte und Werbung',
  copy: '<p>Inhalte, für die wir Geld oder andere Vorteile bekommen, sind als „Anzeige“ gekennzeichnet, und zwar an erster Stelle. Auf die übrigen Inhalte haben Partner keinen Einfluss.</p>',
} as const;

/** That the content does not replace a doctor, and whom to call. */
export const medicalNotice = {
  template: 'text',
  title: 'Hinweis zu medizinischen Inhalten',
  copy: '<p>Die Inhalte dieser Website informieren allgemein und ersetzen keine Untersuchung, Beratung oder Behandlung. Im Notfall wähle die <a href="tel:112">112</a>, außerhalb der Sprechzeiten den ärztlichen Bereitschaftsdienst <a href="tel:116117">116117</a>.</p>',
} as const;

export const imprintPage: WrittenPage = {
  slug: 'impressum',
  title: 'Impressum',
  intro: 'Wer hinter {site} steht.',
  modules: [
    { template: 'text', title: 'Angaben gemäß § 5 DDG', copy: '<p>{seller}<br>{address}</p>' },
    { template: 'text', title: 'Kontakt', copy: '<p>E-Mail: {mail}<br>Telefon: {phone.de}</p>' },
    {
      template: 'text',
      title: 'Berufsbezeichnung und Berufsrecht',
      copy: '<p>Gesetzliche Berufsbezeichnung: [Hier: Ärztin oder Arzt], verliehen in [Hier: Staat]<br>Gebietsbezeichnung: [Hier: Fachärztin oder Facharzt für …]</p><p>Zuständige Kammer: [Hier: Name und Anschrift der Ärztekammer]</p><p>Es gelten diese berufsrechtlichen Regelungen:</p><ul><li>[Hier: Berufsordnung der Kammer, mit Link]</li><li>[Hier: Heilberufe- und Kammergesetz des Landes, mit Link]</li></ul>',
    },
    {
      template: 'text',
      title: 'Aufsicht',
      copy: '<p>[Hier: Kassenärztliche Vereinigung oder andere Aufsichtsbehörde mit Anschrift. Ohne Kassenzulassung entfällt sie.]</p>',
    },
    {
      template: 'text',
      title: 'Umsatzsteuer',
      copy: '<p>[Hier: Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz. Ohne eine solche Nummer diesen Baustein löschen.]</p>',
    },
    {
      template: 'text',
      title: 'Berufshaftpflichtversicherung',
      copy: '<p>[Hier: Name und Anschrift der Versicherung, räumlicher Geltungsbereich]</p>',
    },
    {
      template: 'text',
      title: 'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
      copy: '<p>[Hier: Name und Anschrift einer Person]</p>',
    },
    paidContent,
    medicalNotice,
    {
      template: 'text',
      title: 'Streitbeilegung',
      copy: '<p>[Hier: ob Ihr an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilnehmt (§ 36 VSBG)]</p>',
    },
    {
      template: 'text',
      title: 'Urheberrecht und Bilder',
      copy: '<p>Texte, Videos und Bilder dieser Website sind urheberrechtlich geschützt.</p><p>[Hier: wer die Bilder gemacht hat, soweit sie genannt werden müssen]</p>',
    },
  ],
  en: {
    title: 'Legal notice',
    intro: 'Who is behind {site}. The notice itself is in German, as German law asks for it.',
  },
};
