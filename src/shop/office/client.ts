import { createOfficeClient } from '#desk/office/door.tsx';
import { shopOfficeAddresses } from '#paths/people-api.ts';
import { shopAddresses } from '#paths/shop-api.ts';
import type { shopEndpoints } from '../contract.ts';
import type { shopOfficeEndpoints } from '../office-contract.ts';

/** The office's calls about orders, withdrawals and codes. */
export const client = createOfficeClient<typeof shopOfficeEndpoints & Pick<typeof shopEndpoints, 'refundOrder'>>({
  ...shopOfficeAddresses,
  refundOrder: shopAddresses.refundOrder,
});
