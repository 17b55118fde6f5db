import { useEffect, useRef, useState } from 'react';
import { useRefreshMember } from '#accounts/site/door.ts';
import type { Order } from '../contract.ts';
import { useShopCalls } from './calls.ts';

/** Polling intervals in milliseconds: short at first, when the answer is about to come, then long. */
const pauses = [1000, 1000, 2000, 3000, 5000, 8000];
const seldom = 15_000;

const isWaiting = ({ status }: Pick<Order, 'status'>): boolean => status === 'open' || status === 'processing';

/**
 * The order as the server rendered it. Its payment may have settled meanwhile; hydration must use the rendered state, and the
 * first poll brings the new one.
 */
function asDrawn(order: Order): Order {
  const isDrawnWaiting = !import.meta.env.SSR && document.querySelector(`[data-waits-for="${order.id}"]`) !== null;
  return isDrawnWaiting ? { ...order, status: 'processing', receipt: null, voucher: null } : order;
}

/**
 * Polls an order until its payment is settled, while the page is visible. `isLong`: it takes so long that nobody should wait. A
 * failed poll is repeated at the next interval.
 */
export function useSettled(first: Order): { readonly order: Order; readonly isWaiting: boolean; readonly isLong: boolean } {
  const calls = useShopCalls();
  const refreshMember = useRefreshMember();
  const [order, setOrder] = useState(() => asDrawn(first));
  const [turn, setTurn] = useState(0);
  const waits = isWaiting(order);
  const { id } = order;

  useEffect(() => {
    if (!waits) return undefined;
    const ask = (): void => {
      calls
        .order({ id })
        .then(
          (answer) => answer.ok && setOrder(answer.value.data),
          () => {},
        )
        .finally(() => setTurn(turn + 1));
    };
    const askSeen = (): void => {
      if (document.hidden) document.addEventListener('visibilitychange', ask, { once: true });
      else ask();
    };
    const timer = setTimeout(askSeen, pauses[turn] ?? seldom);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [calls, id, turn, waits]);

  const waited = useRef(waits);
  useEffect(() => {
    // The member's holdings have changed, on every page.
    if (waited.current && !waits) refreshMember();
    waited.current = waits;
  }, [waits, refreshMember]);

  return { order, isWaiting: waits, isLong: turn >= pauses.length };
}
