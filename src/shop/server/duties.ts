import type { Duty } from '#jobs/server/door.ts';
import { endSessionDuty } from './leaving.ts';
import type { ShopParts } from './parts.ts';
import { reconcileDuty } from './reconcile.ts';
import { refundDuty } from './refund.ts';

/** The jobs of the shop. */
export const shopDuties = (parts: ShopParts): Duty[] => [reconcileDuty(parts), refundDuty(parts), endSessionDuty(parts)];
