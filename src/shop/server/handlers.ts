import type { Handlers } from '#kit/endpoint.ts';
import type { shopEndpoints } from '../contract.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import type { ShopParts } from './parts.ts';
import { withdrawalHandlers } from './withdrawal.ts';

/** The calls of the shop. */
export const shopHandlers = (parts: ShopParts): Handlers<typeof shopEndpoints> => ({
  ...catalogueHandlers(parts),
  ...orderHandlers(parts),
  ...withdrawalHandlers(parts),
});
