import { fold } from './tokens.ts';

/** Separable prefixes: 'kippt um', 'umkippen', 'umgekippt'. */
const particles = 'ab an auf aus durch ein hin hoch los nach raus runter um vor weg zu zurück zusammen'.split(' ').map(fold);
const isParticle = new Set(particles);

/** Irregular participles, without ge-. */
const irregular = new Map(
  `brochen brech, bissen beiss, gangen geh, gessen ess, lassen lass, legen lieg, nommen nehm, rissen reiss, schnitten schneid, schrien schrei,
  schwollen schwell, sessen sitz, sprochen sprech, sprungen spring, stiegen steig, stochen stech, storben sterb, stossen stoss, sunken sink,
  trunken trink, wichen weich, zogen zieh, standen steh, worden werd`
    .split(',')
    .map((pair) => pair.trim().split(/\s+/))
    .map(([participle = '', verb = '']) => [participle, verb] as const),
);

/** Minimum length of a verb: 'Gehalt' is no participle of 'halt'. */
const leastVerb = 5;

const participle = new RegExp(`^(?<before>${particles.join('|')}|)ge(?<verb>.{3,}(?:t|en))$`);

/** Further base forms of a verb: gegrübelt from grübeln, umgekippt from umkippen, juckt from jucken. */
export function verbForms(word: string): string[] {
  const found = participle.exec(word)?.groups;
  if (found) {
    const { before = '', verb = '' } = found;
    const root = irregular.get(verb);
    if (before === '' && verb.length < leastVerb && !root) return [];
    return [`${before}${root ? `${root}en` : verb}`];
  }
  if (/^ver.{5,}t$/.test(word)) return [word.slice(3)];
  return /^.{4}t$/.test(word) ? [word.slice(0, -1)] : [];
}

/** Maximum distance between a verb and its separated prefix. */
const apart = 6;

/** Rejoined separable verbs, by the position of the verb: 'kippt plötzlich um' is 'umkippt'. */
export function separated(words: readonly string[]): { readonly at: number; readonly word: string }[] {
  return words.flatMap((particle, end) => {
    if (!isParticle.has(particle)) return [];
    const from = Math.max(0, end - apart);
    return words
      .slice(from, end)
      .map((verb, before) => ({ at: from + before, word: `${particle}${verb}` }))
      .filter(({ word }) => word.length >= particle.length + 4);
  });
}
