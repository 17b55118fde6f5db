/** The first 16 bytes as a UUID of a version (RFC 9562, section 5). */
export function uuidOf(bytes: Uint8Array, version: 4 | 5): string {
  const own = Uint8Array.from(bytes.subarray(0, 16));
  own[6] = ((own[6] ?? 0) & 0x0f) | (version << 4);
  own[8] = ((own[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(own, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** A random one, in browsers too: `crypto.randomUUID` is missing on plain http. */
export const randomUuid = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)), 4);
