import type { Locale } from '#kit/locale.ts';
import { everydayWords } from './everyday-words.ts';
import { fold } from './tokens.ts';

/** Stop words, including those that begin questions to a doctor. Ignored unless a search has no others. */
const german = `aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da dabei
  dafür damit dann darf das dass dein deine deinem deinen deiner dem den denn der des dich die dies diese diesem diesen dieser
  dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen gegenüber gehabt gibt hab habe
  haben hat hatte hier hilft ich ihm ihn ihnen ihr ihre im in ins ist ja jede jeder kann kannst kein keine können man mein
  meine meinem meinen meiner mich mir mit muss nach nicht noch nur ob oder ohne sehr sein seine sich sie sind so soll sollte tun
  über um und uns unter vom von vor wann warum was welche welcher welches wenn wer werden wie wieder wir wird wo wozu zu zum zur
  aufs ans fürs durchs ums übers machen macht tut eigentlich wirklich ganz viel mehr immer darf oft mal schon heute bitte gerade`;

const english = `a about all am an and any are as at be been but by can do does for from had has have help helps how i if in into
  is it its me my no not of on or our so that the their them there these they this to us was we what when where which who why
  will with you your`;

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(fold));

const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = { de: listed(german), en: listed(english) };

const weakWords = listed(everydayWords);

/** Words that say little: optional beside others. */
export const isWeak = (word: string): boolean => weakWords.has(word);

export const isStopWord = (word: string, lang: Locale): boolean => stopWords[lang].has(word);

/** Whether it is one in German or in English, since people mix both. */
export const isStopInEither = (word: string): boolean => isStopWord(word, 'de') || isStopWord(word, 'en');

/** Whether a text has more English stop words than German ones; one without either is German, as most are. */
export function isEnglish(words: readonly string[]): boolean {
  const ofOneAlone = (lang: Locale, other: Locale): number =>
    words.filter((word) => isStopWord(word, lang) && !isStopWord(word, other)).length;
  return ofOneAlone('en', 'de') > ofOneAlone('de', 'en');
}
