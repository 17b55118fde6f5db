/** Below it are the pictures of pages for networks: `/sharing/en/partner.jpg` of `/en/partner`. */
export const sharingBase = '/sharing';

const startName = '/start';

/** Pixels of each of them. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** A number that another title or picture changes: networks keep what they once fetched from an address (FNV-1a). */
function changing(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The picture of a page, by its path with its language prefix and what it shows. */
export const sharingPicture = (pathname: string, shown: string): string =>
  `${sharingBase}${pathname === '/' ? startName : pathname}.jpg?v=${changing(shown)}`;

/** The page whose picture is asked for, by what stands behind the base; null for what is no such address. */
export function sharedPage(rest: string): string | null {
  const [, page] = /^((?:\/[\w-]+)+)\.jpg$/.exec(`/${rest}`) ?? [];
  return page === startName ? '/' : (page ?? null);
}
