/** Host names that are never public (RFC 6761, RFC 2606, RFC 6762, RFC 8375). */
const reserved = new Set(['localhost', 'local', 'test', 'example', 'invalid', 'internal', 'lan', 'home', 'arpa']);

/** Usual names of test systems: `test`, `test2`, `staging-a`, `dev`. */
const trial = /^(?:test|testing|staging|stage|dev|preview)(?:[-\d].*)?$/;

/** Loopback, private and link-local networks, and no address at all (RFC 6890). */
const ownNetwork = /^(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;

/** Whether a host is a test system, which gets no statistics (S4.14). */
export function isLocalOrTest(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (name.startsWith('[')) return /^\[(?:::1?|fe[89ab].*|f[cd].*|::ffff:.*)\]$/.test(name);
  if (/^\d+(?:\.\d+){3}$/.test(name)) return ownNetwork.test(name);
  const labels = name.split('.');
  return labels.length === 1 || reserved.has(labels.at(-1) ?? '') || labels.slice(0, -2).some((label) => trial.test(label));
}
