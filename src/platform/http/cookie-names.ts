/**
 * The name of an httpOnly cookie. Over TLS it has the prefix `__Host-`: browsers only accept it from this host, so that no other
 * host of the domain can plant a session (RFC 6265bis, 4.1.3.2).
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
