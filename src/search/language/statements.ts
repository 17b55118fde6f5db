import type { Locale } from '#kit/locale.ts';

/** What may be quoted from captions and descriptions as an answer (S12.11): nothing is shortened, joined or invented. */

/** A full stop after these, or after an ordinal, ends no sentence; one after 112 does. */
const sentenceEnd =
  /(?<=[.!?…]["“”'’»)]?)(?<!(?<!\p{L})(?:Dr|Prof|med|St|Nr|ca|bzw|evtl|ggf|inkl|vgl|Mr|Mrs|Ms|\p{L}|(?<!\d)\d{1,2})\.)\s+/u;

/** The sentences of a plain text. */
export const sentencesIn = (text: string): string[] => text.trim().split(sentenceEnd);

/** Whether a truncated text ends with a complete sentence. */
export const endsSentence = (text: string): boolean => sentenceEnd.test(`${text} `);

const isWhole = (sentence: string): boolean => /[.!]["“”'’»)]?$/.test(sentence);
const leastWords = 4;

/** Whether a sentence stands on its own: no question, complete, four words or more. */
export const isStatement = (sentence: string): boolean =>
  isWhole(sentence) && sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length >= leastWords;

type Signs = {
  /** Doctors and services to ask or call. */
  readonly help: RegExp;
  readonly advice: RegExp;
  readonly occasion: RegExp;
  /** Announcements of what follows, and negations. */
  readonly never: RegExp;
};

/** Matches any of these words; `*` stands for letters. */
const words = (...some: readonly string[]): string => `(?<!\\p{L})(?:${some.join('|').replaceAll('*', '\\p{L}*')})(?!\\p{L})`;
const any = (...some: readonly string[]): RegExp => new RegExp(some.join('|'), 'iu');

const numbers = String.raw`(?<!\d)(?:112|116 ?117)(?!\d)`;
const numberAlone = String.raw`: *(?:112|116 ?117)(?!\d)`;
const practice = '(?:in (?:die|der|eine|einer|deine|deiner)|zur) (?:*praxis|*notaufnahme)';

const signs: Readonly<Record<Locale, Signs>> = {
  de: {
    help: any(
      words(
        '*arzt',
        '*arztes',
        '*ärzt*',
        practice,
        'notruf',
        'giftnotruf',
        '*bereitschaftsdienst',
        'rettungsdienst',
        'abklären',
        'abgeklärt',
      ),
      numbers,
    ),
    advice: any(
      words(
        'gehe?|gehör(?:t|en)|lass(?:e|en)?|ruf(?:e|en)?|wähle?|frage?|suche?|sprich|wende|hole?|fahre?|melde|zeig|sollt*|muss*|müss*',
        'zählt|fall für|(?:zum|zur) *(?:arzt|ärztin)',
        practice,
      ),
      numberAlone,
    ),
    occasion: any(words('wenn', 'falls', 'sobald', 'sofern', 'bei', 'mit', 'im zweifel', 'im notfall'), '[,:;]'),
    never: any(
      words('hörst', 'erfährst', 'erfahren', 'lernst', 'zeigt', 'zeigen', 'besprechen', 'erklär*', 'wann', 'warum', 'weshalb'),
      words('woran', 'welche*', 'ersetz*', String.raw`(?:kein*|ohne|statt) (?:\p{L}+ )?(?:*arzt|*ärzt*|grund)`),
      words('nicht (?:gleich |sofort |immer |unbedingt )?(?:zum|zur|in die|*ärzt*)'),
      words(String.raw`(?:musst|müssen|muss|brauchst|solltest) (?:\p{L}+ ){0,4}nicht`),
    ),
  },
  en: {
    help: any(
      words('doctors?', "doctor[’']s", 'gp', 'physician', 'medical (?:help|advice|attention)', 'emergency (?:department|room)'),
      words('(?:get|have) (?:it|this|that|them) checked', 'checked (?:out|at once|soon|straight away)', 'poison centre'),
      numbers,
    ),
    advice: any(
      words('see', 'call', 'ask', 'go', 'talk', 'tell', 'seek', 'get', 'have', 'should', 'must', 'let', 'dial', 'contact'),
      numberAlone,
    ),
    occasion: any(words('if', 'when', 'whenever', 'as soon as', 'with', 'in doubt', 'in an emergency'), '[,:;]'),
    never: any(
      words('learn', 'hear', 'find out', 'explain*', 'shows?', 'why', 'which', 'when to', 'replace*', 'substitute', 'instead of'),
      words(String.raw`(?:no|not|never|without|don[’']t) (?:\p{L}+ ){0,4}(?:doctors?|gp)`),
    ),
  },
};

const saysWhen = (sentence: string, { help, advice, occasion, never }: Signs): boolean =>
  isWhole(sentence) && help.test(sentence) && advice.test(sentence) && occasion.test(sentence) && !never.test(sentence);

const isUrgent = (sentence: string): boolean => new RegExp(numbers).test(sentence);
const mostSentences = 2;

/** The sentences of a text that say when to see a doctor, at most two, the most urgent first; null if there are none. */
export function doctorAdvice(sentences: readonly string[], lang: Locale): string | null {
  const found = sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => saysWhen(sentence, signs[lang]))
    .toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
  return found.length > 0 ? found.slice(0, mostSentences).join(' ') : null;
}
