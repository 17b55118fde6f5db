/** Names that no site in the open has (RFC 6761, RFC 2606, RFC 6762, RFC 8375). */
const reserved = new Set(['localhost', 'local', 'test', 'example', 'invalid', 'internal', 'lan', 'home', 'arpa']);

/** `test`, `test2`, `staging-a`, `dev`: how houses call what they try things on. */
const trial = /^(?:test|testing|staging|stage|dev|preview)(?:[-\d].*)?$/;

/** Loopback, private and link-local networks, and no address at all (RFC 6890). */
const ownNetwork = /^(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;

/** Whether a site at this host name is tried rather than read, so that no statistics are made of it (S4.14). */
export function isLocalOrTest(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (name.startsWith('[')) return /^\[(?:::1?|fe[89ab].*|f[cd].*|::ffff:.*)\]$/.test(name);
  if (/^\d+(?:\.\d+){3}$/.test(name)) return ownNetwork.test(name);
  const labels = name.split('.');
  return labels.length === 1 || reserved.has(labels.at(-1) ?? '') || labels.slice(0, -2).some((label) => trial.test(label));
}
