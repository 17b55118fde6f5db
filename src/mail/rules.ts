import { domainToASCII } from 'node:url';

/** The longest address that mail servers must take (RFC 5321, 4.5.3.1; RFC 3696 errata 1690). */
const longestAddress = 254;
const longestLocalPart = 64;

/** Printable ASCII without quotes, comments and blanks: the form that every mail server takes (RFC 5322, dot-atom). */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * An address in the form in which mail is sent to it: the domain in lower case and in ASCII (`müller.de` is
 * `xn--mller-kva.de`), the part before the @ as given. Null for anything that is no plain address: display names,
 * quoted parts, IP addresses, a domain of one word, blanks, line breaks, more than one address.
 */
export function mailAddress(value: string): string | null {
  const at = value.lastIndexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  if (local.length > longestLocalPart || !localPart.test(local)) return null;
  const given = value.slice(at + 1);
  // Blanks, slashes and the like are no part of a name, though some parsers forgive them.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(given)) return null;
  const domain = domainToASCII(given.normalize('NFC'));
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((one) => label.test(one)) || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  const address = `${local}@${domain}`;
  return address.length > longestAddress ? null : address;
}

/** Addresses that are the same person's for us, whatever the case they were typed in. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A header's text on one line: control characters, line and paragraph separators and marks of direction become blanks. */
export const headerText = (value: string): string =>
  value
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2066}-\u{2069}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, 250)
    .toWellFormed();
