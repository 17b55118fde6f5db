import { parseUrl } from './url.ts';
import { typedLine } from './visible.ts';

/** The longest address that mail servers must take (RFC 5321, 4.5.3.1; RFC 3696 errata 1690). */
const longestAddress = 254;
const longestLocalPart = 64;

/** ASCII without quotes, comments and blanks: the form that every mail server accepts (RFC 5322, dot-atom). */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Normalises an address for sending: the domain in lower case and in ASCII (`müller.de` is `xn--mller-kva.de`), the local part
 * unchanged. Null for anything that is no plain address: display names, quoted parts, IP addresses, a domain of one word, blanks,
 * line breaks, more than one address.
 */
export function mailAddress(value: string): string | null {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  if (local.length > longestLocalPart || !localPart.test(local)) return null;
  const given = value.slice(at + 1);
  // URL parsers tolerate blanks and slashes, host names have none.
  if (given.length > longestAddress || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(given)) return null;
  const domain = parseUrl(`http://${given}`)?.hostname ?? '';
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((one) => label.test(one)) || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  const address = `${local}@${domain}`;
  return address.length > longestAddress ? null : address;
}

/** An address as people paste it, without what comes along unseen: characters of no width, soft hyphens, blanks, and `mailto:`. */
export const typedAddress = (text: string): string => typedLine(text).replace(/^mailto:/i, '');

/** The same as accounts keep it, in lower case: one address is one account. What is no address stays one that nobody has. */
export function keptAddress(text: string): string {
  const typed = typedAddress(text);
  return (mailAddress(typed) ?? typed).toLowerCase();
}
