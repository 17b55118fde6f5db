/** The site's data in the page. */
export type SiteIdentity = {
  readonly siteName: string;
  readonly presenterName: string;
  readonly presenterSlug: string;
  readonly baseUrl: string;
};

let read: SiteIdentity | undefined;

/** Parsed once from the page's JSON block. */
export function siteIdentity(): SiteIdentity {
  read ??= JSON.parse(document.querySelector('#boot')?.textContent ?? '{}') as SiteIdentity;
  return read;
}
