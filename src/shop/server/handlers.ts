import type { Handlers } from '#kit/endpoint.ts';
import type { shopEndpoints } from '../contract.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import type { ShopParts } from './parts.ts';

type All = Handlers<typeof shopEndpoints>;

/** The calls of the shop. */
export const shopHandlers = (parts: ShopParts): All =>
  ({ ...catalogueHandlers(parts), ...orderHandlers(parts) }) as Partial<All> as All;
