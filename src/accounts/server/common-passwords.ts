import { dictionary } from '@zxcvbn-ts/language-common';

/** German words and rows of German keyboards, which the published list lacks. Lower case, separated by blanks. */
const german = `
p@ssword p@ssw0rd pa$$word passwort passwörter passworter kennwort meinpasswort neuespasswort geheim geheimnis geheimes qwertz qwertzui
qwertzuiop qwertzuiopü asdfghjklö yxcvbnm yxcvbnm, qweasdyxc zaq1zaq1 abcdefgh abcdefghi willkommen hallo hallodu hallowelt
adminadmin adminpass prinzessin sonnenschein ichliebedich liebling schatz schatzi schatzilein fcbayern borussia bvb09bvb dortmund bayern
münchen hamburg berlin deutschland hannover werder fussball fußball schokolade schmetterling erdbeere marienkäfer frühling fruehling
sommer herbst winter urlaub superuser sprechstunde gesundheit
`;

const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...german.normalize('NFKC').trim().split(/\s+/)]);

/** Usual suffixes where a password must be longer or contain a digit: 'Sommer2027!'. */
const suffix = /[\d!?.,*#$-]{1,6}$/;
/** Up to five characters, repeated. */
const repeated = /^(.{1,5}?)\1+.?$/u;
const counted = ['01234567890123456789', '98765432109876543210'];

/**
 * Whether a password is among the first that attackers try, case-insensitively; `password` is its NFKC form. The list has the
 * 49,000 most frequently leaked ones (from zxcvbn).
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return (
    common.has(plain) ||
    common.has(plain.replace(suffix, '')) ||
    repeated.test(plain) ||
    counted.some((digits) => digits.includes(plain))
  );
}
