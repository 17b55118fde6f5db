import { createClient, type Api } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { apiAddresses } from '#paths/api.ts';
import type { accountEndpoints } from '#accounts/contract.ts';
import type { catalogEndpoints } from '#catalog/contract.ts';
import type { chatbotEndpoints } from '#chatbot/contract.ts';
import type { playbackEndpoints, positionEndpoints } from '#playback/contract.ts';
import type { SearchCall } from '#search/site/door.tsx';
import type { BarrierCalls, SentBarrier } from '#barriers/site/door.ts';
import type { SentForm, ShopCalls } from '#shop/site/door.ts';
import { readTransport } from '#ui/client.ts';

type SiteEndpoints = typeof catalogEndpoints & typeof playbackEndpoints & Pick<typeof accountEndpoints, 'user'>;

/** Every call of the site: over fetch in the browser, in process on the server. */
export type SiteApi = Api<SiteEndpoints> & {
  /** Those of the shop on the server; in the browser its pages bring their own, since no other page needs them. */
  readonly shop?: ShopCalls;
  /** Likewise. */
  readonly search?: SearchCall;
  /** The guide on the server; in the browser its own part asks for it. */
  readonly chatbot?: Api<typeof chatbotEndpoints>;
  /** The form for reporting a barrier, on the server alone: likewise. */
  readonly barriers?: BarrierCalls;
  /** What a member did not finish, on the server alone: likewise. */
  readonly positions?: Pick<Api<typeof positionEndpoints>, 'unfinished'>;
  /** On the server, where a page is answered that works without script: what came of its form. */
  readonly sent?: SentForm & SentBarrier;
};

/**
 * The browser's client. A lost connection throws (the page shows its error with a way to try again), and so does an answer that
 * nobody expects; any other is a `Result`.
 */
export const fetchApi = (locale: Locale): SiteApi => createClient<SiteEndpoints>(apiAddresses, readTransport(locale));
