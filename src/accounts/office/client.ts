import { createOfficeClient } from '#desk/office/door.tsx';
import { userOfficeAddresses } from '#paths/people-api.ts';
import type { userOfficeEndpoints } from '../office-contract.ts';

/** The office's calls about members. */
export const client = createOfficeClient<typeof userOfficeEndpoints>(userOfficeAddresses);
