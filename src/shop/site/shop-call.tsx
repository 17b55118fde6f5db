import type { ComponentType } from 'react';
import type { MemberCall } from '#accounts/site/door.ts';
import type { catalogEndpoints } from '#catalog/contract.ts';
import type { Api } from '#kit/client.ts';
import { ok, type Result } from '#kit/result.ts';
import type { Head } from '#ui/page.ts';
import { StatusRegion } from '#ui/status.tsx';
import type { Order } from '../contract.ts';
import type { WithdrawalVisit } from '../withdrawal-rules.ts';
import { shopCalls, type ShopCalls } from './calls.ts';
import type { OrderVisit } from './checkout-data.ts';

/** Where somebody is in a form without script. */
export type SentForm = { readonly withdrawal?: WithdrawalVisit; readonly order?: OrderVisit };

/** What the shop's pages are loaded with. */
export type ShopCall = MemberCall<
  Api<typeof catalogEndpoints> & {
    /** On the server; in the browser the pages bring their own. */
    readonly shop?: ShopCalls;
    /** On the server, where a page is answered that works without script: what came of its form. */
    readonly sent?: SentForm;
  }
>;

export const callsOf = ({ api, locale }: ShopCall): ShopCalls => api.shop ?? shopCalls(locale);

/** An order of the member's own; another's is none. */
export async function findOrder(call: ShopCall): Promise<Result<Order>> {
  const order = await callsOf(call).order({ id: call.params.order ?? '' });
  return order.ok ? ok(order.value.data) : order;
}

/** A page that says what was done in the region for that. */
export const saying = <Data,>(Inner: ComponentType<{ data: Data }>): ComponentType<{ data: Data }> =>
  function PageOfShop({ data }) {
    return (
      <>
        <Inner data={data} />
        <StatusRegion />
      </>
    );
  };

export const unlisted = (title: string): Head => ({ title, description: '', isUnlisted: true });
