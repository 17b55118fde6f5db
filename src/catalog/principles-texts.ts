import { bilingual } from '#kit/bilingual.ts';
import { formatNumber } from '#kit/numbers.ts';

type Links = { readonly imprint: string; readonly contact: string; readonly corrections: string };

const de = {
  principles: {
    title: 'Wie wir arbeiten',
    intro: 'Wer hier spricht und wer prüft, woher wir es wissen, wer bezahlt, und was geschieht, wenn etwas falsch war.',
    review: {
      title: 'Wer spricht und wer prüft',
      text: ({ imprint }: Links) =>
        `Für alle Inhalte steht ein, wer im <a href="${imprint}">Impressum</a> genannt ist. Ist ein Video oder eine Seite medizinisch geprüft, steht darunter, wer sie verfasst und wer sie geprüft hat, wann das war und wann die nächste Prüfung ansteht. Steht dort nichts, wurde der Inhalt nicht eigens geprüft.`,
      count: (n: number) =>
        n === 1 ? 'Zurzeit ist ein Video geprüft.' : `Zurzeit sind ${formatNumber(n, 'de')} Videos geprüft.`,
      again: (months: number) =>
        months === 1
          ? 'Was geprüft ist, sehen wir spätestens nach einem Monat wieder durch.'
          : `Was geprüft ist, sehen wir spätestens nach ${months} Monaten wieder durch.`,
      overdue: 'Ob eine Prüfung überfällig ist, siehst Du am Datum der nächsten Prüfung.',
      leftOut: 'Solange eine Prüfung überfällig ist, empfehlen wir das Video nicht. In der Suche findest Du es weiter.',
    },
    evidence: {
      title: 'Woher wir es wissen',
      text: 'Unter geprüften Inhalten stehen die Quellen. In manchen Filmen erscheint an der Stelle einer Aussage, was sie belegt und wie stark. Vom stärksten zum schwächsten unterscheiden wir:',
    },
    corrections: {
      title: 'Wenn etwas falsch war',
      text: ({ corrections, contact }: Links) =>
        `Fehler stellen wir richtig, statt sie still zu ändern: unter dem Video oder der Seite, mit Datum, und alle zusammen im <a href="${corrections}">Verzeichnis der Korrekturen</a>. Wer ein Konto hat und das Video angesehen hat, findet in seinem Bereich einen Hinweis. Hast Du einen Fehler gefunden? <a href="${contact}">Schreib uns.</a>`,
    },
    money: {
      title: 'Wer bezahlt',
      text: 'Was ein Partner bezahlt, beginnt mit dem Wort „Anzeige“: auf den Seiten und im Player, in der Suche, in Feeds und in eingebetteten Videos. Was in den übrigen Inhalten gesagt wird, bestimmen Partner nicht. Hat jemand, der einen Inhalt verfasst oder geprüft hat, eigene Interessen daran, steht das unter „Interessenkonflikte“.',
    },
    purpose: {
      title: 'Was diese Website nicht ist',
      text: 'Sie ist kein Medizinprodukt, stellt keine Diagnosen und ersetzt keine Untersuchung. Im Notfall wähle die <a href="tel:112">112</a>, außerhalb der Sprechzeiten den ärztlichen Bereitschaftsdienst <a href="tel:116117">116117</a>.',
    },
  },
  corrections: {
    title: 'Korrekturen',
    intro: 'Was wir an veröffentlichten Videos und Seiten richtiggestellt haben, das Neueste zuerst.',
    none: 'Bisher keine',
    noneText: 'An den Videos und Seiten, die zu sehen sind, gibt es bisher nichts richtigzustellen.',
    onlyNewest: (n: number) => `Hier stehen die neuesten ${n}. Die älteren findest Du unter den Videos und Seiten.`,
  },
};

export type PrinciplesTexts = typeof de;

const en: PrinciplesTexts = {
  principles: {
    title: 'How we work',
    intro: 'Who speaks here and who reviews, how we know, who pays, and what happens when something was wrong.',
    review: {
      title: 'Who speaks and who reviews',
      text: ({ imprint }) =>
        `Whoever is named in the <a href="${imprint}">legal notice</a> answers for all content. Where a video or a page has been medically reviewed, it says below who wrote it and who reviewed it, when that was and when the next review is due. Where nothing is said, the content has not been reviewed separately.`,
      count: (n) =>
        n === 1 ? 'At present one video has been reviewed.' : `At present ${formatNumber(n, 'en')} videos have been reviewed.`,
      again: (months) =>
        months === 1
          ? 'What has been reviewed is looked through again after a month at the latest.'
          : `What has been reviewed is looked through again after ${months} months at the latest.`,
      overdue: 'The date of the next review tells you whether a review is overdue.',
      leftOut: 'As long as a review is overdue we do not recommend the video. The search still finds it.',
    },
    evidence: {
      title: 'How we know',
      text: 'Sources are named below reviewed content. In some films you see, at the moment of a claim, what supports it and how strongly. From the strongest to the weakest we tell apart:',
    },
    corrections: {
      title: 'When something was wrong',
      text: ({ corrections, contact }) =>
        `We correct mistakes instead of changing them silently: below the video or the page, with the date, and all of them in the <a href="${corrections}">list of corrections</a>. Whoever has an account and has watched the video finds a notice in their space. Have you found a mistake? <a href="${contact}">Write to us.</a>`,
    },
    money: {
      title: 'Who pays',
      text: 'What a partner pays for begins with the word “Advertisement”: on the pages and in the player, in the search, in feeds and in embedded videos. Partners have no say in what the other content tells. Where somebody who wrote or reviewed content has interests of their own in it, that is named under “Conflicts of interest”.',
    },
    purpose: {
      title: 'What this website is not',
      text: 'It is no medical device, makes no diagnoses and replaces no examination. In an emergency in Germany call <a href="tel:112">112</a>, outside surgery hours the medical on-call service <a href="tel:116117">116117</a>.',
    },
  },
  corrections: {
    title: 'Corrections',
    intro: 'What we have put right in published videos and pages, the newest first.',
    none: 'None so far',
    noneText: 'In the videos and pages that can be seen there is nothing to put right so far.',
    onlyNewest: (n) => `These are the newest ${n}. You find the older ones below the videos and pages.`,
  },
};

/** The pages 'Wie wir arbeiten' and 'Korrekturen' (S15.1, S15.4): what is true of every site, as far as its settings say. */
export const principlesTexts = bilingual(de, en);

/** The same in easy German (S19.4). */
export const easyPrinciples = {
  principles: {
    title: 'So arbeiten wir',
    intro: 'Hier steht: Wer spricht? Wer prüft? Wer bezahlt? Und was passiert bei Fehlern?',
  },
  review: {
    title: 'Wer prüft die Videos?',
    copy: '<p>Manche Videos hat eine Ärztin oder ein Arzt geprüft. Dann steht der Name unter dem Video. Dort steht auch, wann das war.</p><p>Steht dort kein Name? Dann hat niemand das Video extra geprüft.</p>',
  },
  evidence: {
    title: 'Woher wissen wir das?',
    copy: '<p>Unter geprüften Videos stehen die Quellen. Eine Quelle ist zum Beispiel ein Buch oder eine Studie. Eine Studie ist eine genaue Untersuchung mit vielen Menschen.</p>',
  },
  corrections: {
    title: 'Was passiert bei Fehlern?',
    copy: '<p>Auch wir machen Fehler. Dann schreiben wir das unter das Video oder unter die Seite. Wir schreiben auch, was richtig ist.</p>',
  },
  money: {
    title: 'Wer bezahlt?',
    copy: '<p>Für manche Videos bekommen wir Geld. Dann steht zuerst das Wort „Anzeige“ da.</p>',
  },
  purpose: {
    title: 'Was ist diese Seite nicht?',
    copy: '<p>Diese Seite ist kein Arzt und keine Ärztin. Bist Du krank? Dann geh in eine Praxis. Ist es ein Notfall? Dann ruf die <a href="tel:112">112</a> an.</p>',
  },
  ledger: {
    title: 'Unsere Fehler',
    intro: 'Hier steht, was in unseren Videos und auf unseren Seiten falsch war. Und was richtig ist.',
  },
} as const;
