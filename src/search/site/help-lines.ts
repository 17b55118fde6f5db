import type { Emergency, EmergencyHelp } from '../contract.ts';
import type { SearchTexts } from '../page-texts.ts';

/** A telephone link; who answers is in the texts. */
export type Call = keyof SearchTexts['emergency']['numbers'];

/** The numbers of each help. Victims of violence may need the police, and may be children. */
const calls: Readonly<Record<EmergencyHelp, readonly Call[]>> = {
  '112': ['112'],
  '116117': ['116117'],
  telefonseelsorge: ['0800 1110111', '0800 1110222', '116 123'],
  hilfetelefon: ['116 016', '0800 1239900', '116 111', '110'],
  giftnotruf: [],
  prevention: [],
};

/** The poison centres of the German states, Austria and Switzerland. */
export const poisonCentres = [
  ['berlin', '030 19240'],
  ['bonn', '0228 19240'],
  ['erfurt', '0361 730730'],
  ['freiburg', '0761 19240'],
  ['goettingen', '0551 19240'],
  ['mainz', '06131 19240'],
  ['muenchen', '089 19240'],
  ['wien', '01 4064343'],
  ['zuerich', '145'],
] as const satisfies readonly (readonly [keyof SearchTexts['emergency']['centres'], string])[];

/** Telephone links; `poison` stands for all of the centres. */
export type Line = readonly Call[] | 'poison';

/** The numbers in the order of who helps (S12.8). The 112 is always among them, except for prevention. */
export function linesOf({ level, helps }: Emergency): Line[] {
  if (level === 'prevention') return [];
  const missing: readonly EmergencyHelp[] = helps.includes('112') ? [] : ['112'];
  const all = level === 'now' ? [...missing, ...helps] : [...helps, ...missing];
  const callsOf = (some: readonly EmergencyHelp[]): Call[] => some.flatMap((help) => calls[help]);
  const at = all.indexOf('giftnotruf');
  const lines: Line[] = at < 0 ? [callsOf(all)] : [callsOf(all.slice(0, at)), 'poison', callsOf(all.slice(at + 1))];
  return lines.filter((line) => line.length > 0);
}

/** The key of the text: violence has one of its own, whatever the level. */
export const wordsFor = ({ level, helps }: Emergency): Emergency['level'] | 'violence' =>
  helps[0] === 'hilfetelefon' ? 'violence' : level;

export const telAddress = (number: string): string => `tel:${number.replaceAll(' ', '')}`;
