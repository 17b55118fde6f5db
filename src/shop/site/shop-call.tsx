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

/** The current step of a form without JavaScript. */
export type SentForm = { readonly withdrawal?: WithdrawalVisit; readonly order?: OrderVisit };

/** The context of the shop's loaders. */
export type ShopCall = MemberCall<
  Api<typeof catalogEndpoints> & {
    /** On the server only; in the browser the pages have their own. */
    readonly shop?: ShopCalls;
    /** On the server, for pages that work without JavaScript: the outcome of the submitted form. */
    readonly sent?: SentForm;
  }
>;

export const callsOf = ({ api, locale }: ShopCall): ShopCalls => api.shop ?? shopCalls(locale);

/** One of the member's own orders; others do not exist for them. */
export async function findOrder(call: ShopCall): Promise<Result<Order>> {
  const order = await callsOf(call).order({ id: call.params.order ?? '' });
  return order.ok ? ok(order.value.data) : order;
}

/** A page that announces its confirmation in the status region. */
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
