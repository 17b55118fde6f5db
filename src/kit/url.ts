/** `URL.parse`, which the oldest browsers that we serve do not have (docs/decisions/oldest-browsers.md). */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
