import { useEffect, useRef, useState } from 'react';
import { useRefreshMember } from '#accounts/site/door.ts';
import type { Order } from '../contract.ts';
import { useShopCalls } from './calls.ts';

/** Milliseconds between two questions: quick at first, when the answer is about to come, then seldom. */
const pauses = [1000, 1000, 2000, 3000, 5000, 8000];
const seldom = 15_000;

const isWaiting = ({ status }: Pick<Order, 'status'>): boolean => status === 'open' || status === 'processing';

/**
 * The order as the server drew it. Its payment may have been settled while the page was on its way; taken over is what
 * stands there, and the news comes with the first question.
 */
function asDrawn(order: Order): Order {
  const isDrawnWaiting = !import.meta.env.SSR && document.querySelector(`[data-waits-for="${order.id}"]`) !== null;
  return isDrawnWaiting ? { ...order, status: 'processing', receipt: null, voucher: null } : order;
}

/**
 * Follows an order until its payment is settled, as long as the page can be seen. `isLong`: it takes so long that nobody should
 * wait for it. A question without an answer is asked again in its time.
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
    // What the member holds is another thing now, on every page.
    if (waited.current && !waits) refreshMember();
    waited.current = waits;
  }, [waits, refreshMember]);

  return { order, isWaiting: waits, isLong: turn >= pauses.length };
}
