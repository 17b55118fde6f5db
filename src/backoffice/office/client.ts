import type { accountEndpoints } from '#accounts/contract.ts';
import { createOfficeClient } from '#desk/office/door.tsx';
import { accountAddresses } from '#paths/account-api.ts';
import { apiAddresses } from '#paths/api.ts';
import { backofficeAddresses } from '#paths/people-api.ts';
import type { backofficeEndpoints } from '../contract.ts';

/** The calls of the dashboard, of operations, and of users about themselves. */
export const client = createOfficeClient<
  typeof backofficeEndpoints & Pick<typeof accountEndpoints, 'user' | 'login' | 'secondFactor' | 'logout'>
>({ ...backofficeAddresses, ...accountAddresses, user: apiAddresses.user });
