import { createClient, type Api } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { apiAddresses } from '#paths/api.ts';
import type { accountEndpoints } from '#accounts/contract.ts';
import type { SentConfirmation } from '#accounts/rules.ts';
import type { catalogEndpoints } from '#catalog/contract.ts';
import type { chatbotEndpoints } from '#chatbot/contract.ts';
import type { playbackEndpoints, positionEndpoints } from '#playback/contract.ts';
import type { searchEndpoints } from '#search/contract.ts';
import type { SearchCall } from '#search/site/door.tsx';
import type { BarrierCalls, SentBarrier } from '#barriers/site/door.ts';
import type { SentForm, ShopCalls } from '#shop/site/door.ts';
import { readTransport } from '#ui/client.ts';

type SiteEndpoints = typeof catalogEndpoints & typeof playbackEndpoints & Pick<typeof accountEndpoints, 'user'>;

/** All API calls of the site: over fetch in the browser, in process on the server. */
export type SiteApi = Api<SiteEndpoints> & {
  /** The shop's calls, server only; in the browser its pages bring their own, since no other page needs them. */
  readonly shop?: ShopCalls;
  /** The same for the search. */
  readonly search?: SearchCall;
  readonly transcript?: Api<typeof searchEndpoints>['transcript'];
  /** The guide's calls, server only; in the browser its own chunk makes them. */
  readonly chatbot?: Api<typeof chatbotEndpoints>;
  /** Barrier report form, server only for the same reason. */
  readonly barriers?: BarrierCalls;
  /** A member's unfinished videos and corrections, server only for the same reason. */
  readonly positions?: Pick<Api<typeof positionEndpoints>, 'unfinished' | 'corrections'>;
  /** Server only: the result of a form submitted without JavaScript, for rendering the response page. */
  readonly sent?: SentForm & SentBarrier & SentConfirmation;
};

/**
 * The browser's client. A lost connection throws (the page shows an error with a retry button), and so does an unexpected
 * response; any other response is a `Result`.
 */
export const fetchApi = (locale: Locale): SiteApi => createClient<SiteEndpoints>(apiAddresses, readTransport(locale));
