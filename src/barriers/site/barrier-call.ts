import { createClient, type Api } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { barrierAddresses } from '#paths/barrier-api.ts';
import { readTransport } from '#ui/client.ts';
import type { barrierEndpoints } from '../contract.ts';
import type { BarrierVisit } from '../rules.ts';

export type BarrierCalls = Api<typeof barrierEndpoints>;

/** The current step, after the form was submitted. */
export type SentBarrier = { readonly barrier?: BarrierVisit };

/** The context of the page's loader. */
export type BarrierCall = {
  readonly api: {
    /** On the server only; in the browser the page has its own. */
    readonly barriers?: BarrierCalls;
    /** On the server, if the form was submitted. */
    readonly sent?: SentBarrier;
  };
  readonly locale: Locale;
  readonly url: URL;
};

export const callsOf = ({ api, locale }: BarrierCall): BarrierCalls =>
  api.barriers ?? createClient<typeof barrierEndpoints>(barrierAddresses, readTransport(locale));
