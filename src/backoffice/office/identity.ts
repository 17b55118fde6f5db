/** What the page says of the site that it belongs to. */
export type SiteIdentity = {
  readonly siteName: string;
  readonly presenterName: string;
  readonly presenterSlug: string;
  readonly baseUrl: string;
};

let read: SiteIdentity | undefined;

/** From the page's JSON block, read once. */
export function siteIdentity(): SiteIdentity {
  read ??= JSON.parse(document.querySelector('#boot')?.textContent ?? '{}') as SiteIdentity;
  return read;
}
