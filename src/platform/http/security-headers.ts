/**
 * The headers that every answer carries (S16.6). The policy works with shared bytes: no inline script
 * exists, so there is neither nonce nor 'unsafe-inline' for scripts. Style attributes carry sizes and
 * placeholder colours of content; style elements are allowed by hash alone.
 */
export function securityHeaders({
  styleHashes = [],
  isSecure,
}: {
  styleHashes?: readonly string[];
  isSecure: boolean;
}): Readonly<Record<string, string>> {
  const styleElements = ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src-elem ${styleElements}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
