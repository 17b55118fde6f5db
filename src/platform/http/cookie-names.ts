/**
 * What a cookie that no script reads is called in the browser. Over TLS its name begins with `__Host-`: browsers then take it from
 * this host alone, so that no other one of the same domain can plant a session (RFC 6265bis, 4.1.3.2).
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
