/**
 * An address as a header can hold it, which is ASCII alone (RFC 9110, 5.5); a line end in it would begin another header. Not by a
 * URL parser, which would make the path `/.//host` the address of a host.
 */
export const asHeader = (address: string): string => address.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
