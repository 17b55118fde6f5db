import { createClient, type Api } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { barrierAddresses } from '#paths/barrier-api.ts';
import { readTransport } from '#ui/client.ts';
import type { barrierEndpoints } from '../contract.ts';
import type { BarrierVisit } from '../rules.ts';

export type BarrierCalls = Api<typeof barrierEndpoints>;

/** Where somebody is in the form, after it was sent. */
export type SentBarrier = { readonly barrier?: BarrierVisit };

/** What the page is loaded with. */
export type BarrierCall = {
  readonly api: {
    /** On the server; in the browser the page brings its own. */
    readonly barriers?: BarrierCalls;
    /** On the server, where the form was sent. */
    readonly sent?: SentBarrier;
  };
  readonly locale: Locale;
  readonly url: URL;
};

export const callsOf = ({ api, locale }: BarrierCall): BarrierCalls =>
  api.barriers ?? createClient<typeof barrierEndpoints>(barrierAddresses, readTransport(locale));
