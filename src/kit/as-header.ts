import { wellFormed } from './well-formed.ts';

/**
 * An address as a header value, which is ASCII only (RFC 9110, 5.5); a line break would start another header. A URL parser is
 * unsuitable: it would turn the path `/.//host` into an address on another host.
 */
export const asHeader = (address: string): string => wellFormed(address).replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
