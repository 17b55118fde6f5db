/** Variant for pages that other sites may embed (S11.4). */
export function framedHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'X-Frame-Options': _, 'Content-Security-Policy': policy = '', ...rest } = headers;
  return { ...rest, 'Content-Security-Policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *') };
}

/**
 * The headers that every answer carries (S16.6). The policy works with shared bytes: there is neither nonce nor
 * 'unsafe-inline' for scripts; what stands in a page itself, script or style, is allowed by hash alone. Style
 * attributes carry sizes and placeholder colours of content.
 */
export function securityHeaders({
  styleHashes = [],
  scriptHashes = [],
  analyticsUrl,
  formTargets = [],
  mediaOrigin,
  isSecure,
}: {
  styleHashes?: readonly string[];
  scriptHashes?: readonly string[];
  /** Matomo's address with a trailing slash: the only third party that a page may load, two files of it. */
  analyticsUrl?: string | undefined;
  /** Origins that a form may finally lead to: browsers apply the policy to redirects too. */
  formTargets?: readonly string[];
  /** The origin of films if it is not the site: for players, which fetch segments, and for the browser itself. */
  mediaOrigin?: string | undefined;
  isSecure: boolean;
}): Readonly<Record<string, string>> {
  const ownAnd = (hashes: readonly string[]): string => ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  const films = mediaOrigin ? ` ${mediaOrigin}` : '';
  const told = analyticsUrl ? ` ${analyticsUrl}matomo.php` : '';
  const policy = [
    "default-src 'self'",
    `script-src ${ownAnd(scriptHashes)}${analyticsUrl ? ` ${analyticsUrl}matomo.js` : ''}`,
    `style-src-elem ${ownAnd(styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${told}${films}`,
    `img-src 'self' data:${told}`,
    `media-src 'self' blob:${films}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    ['form-action', "'self'", ...formTargets].join(' '),
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
