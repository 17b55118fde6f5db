import type { Locale } from '#kit/locale.ts';
/** Addresses of the shop and the courses that are no JSON calls: full page loads and files. */
export const shopFiles = {
  /** S2.20, S14.7: shows an order; a POST with the CSRF token places it. */
  checkout: (
    offer: { type: 'coaching' | 'retreat' | 'product'; id: string },
    query: { code?: string | undefined; gift?: '1' | undefined; locale?: Locale | undefined } = {},
  ) => {
    const given = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
    return `/stripe/checkout/${offer.type}/${offer.id}${given.size > 0 ? `?${given}` : ''}`;
  },
  /** The cancel URL of the payment page; names no course, since the provider gets it (S16.5). */
  cancelled: (orderId: string) => `/stripe/cancelled/${orderId}`,
  webhook: '/stripe/webhook',
  /** The newest invoice of an order as a PDF, for its owner only (S3.2). */
  receipt: (orderId: string) => `/shop/receipt/${orderId}`,
  creditNote: (orderId: string) => `/shop/receipt/${orderId}?kind=credit-note`,
  /** One of an order's documents, by its number. */
  paper: (orderId: string, kind: 'invoice' | 'credit-note' | 'correction', number: string) =>
    `/shop/receipt/${orderId}?${new URLSearchParams({ kind, number })}`,
  /** S13.4, S13.5. */
  certificate: (coaching: string) => `/api/coaching/certificate/${coaching}`,
  retreatCalendar: (slug: string) => `/api/retreat/${slug}/termin.ics`,
  /** RFC 8058: mail programs post to it, people see a page. */
  endMails: (token: string) => `/kurs/abmelden?token=${encodeURIComponent(token)}`,
} as const;
