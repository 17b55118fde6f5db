import { ambulance } from './emergency-ambulance.ts';
import { ambulanceEnglish, onCallEnglish, someoneWhoListensEnglish } from './emergency-english.ts';
import { someoneWhoListens } from './emergency-listening.ts';
import { onCall } from './emergency-on-call.ts';

/** Who helps: the ambulance, the medical on-call service, the TelefonSeelsorge. */
type Help = '112' | '116117' | 'telefonseelsorge';

/**
 * A word or a few, as people type them. It points to help where its words stand whole and side by side in a search.
 * The search ends at 20 characters (S5.6): of a longer one only its first 20 are compared.
 */
export type EmergencyWord = { readonly word: string; readonly help: Help };

const words = (help: Help, list: readonly string[]): readonly EmergencyWord[] => list.map((word) => ({ word, help }));

/**
 * The words that a new installation starts with (S12.5); then they are the editors'.
 *
 * One searches while one types, so a word that only begins like one of these must not count: the lists name whole
 * words with their endings. What people look up at ease ('Fieber', 'Bauchschmerzen', 'Ohnmacht') is not on them.
 */
export const emergencyWords: readonly EmergencyWord[] = [
  ...words('112', ambulance),
  ...words('116117', onCall),
  ...words('telefonseelsorge', someoneWhoListens),
  ...words('112', ambulanceEnglish),
  ...words('116117', onCallEnglish),
  ...words('telefonseelsorge', someoneWhoListensEnglish),
];
