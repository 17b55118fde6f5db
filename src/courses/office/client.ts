import { createOfficeClient } from '#desk/office/door.tsx';
import { courseOfficeAddresses } from '#paths/people-api.ts';
import type { courseOfficeEndpoints } from '../office-contract.ts';

/** The office's calls about courses. */
export const client = createOfficeClient<typeof courseOfficeEndpoints>(courseOfficeAddresses);
