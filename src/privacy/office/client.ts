import { createOfficeClient } from '#desk/office/door.tsx';
import { privacyOfficeAddresses } from '#paths/privacy-api.ts';
import type { privacyOfficeEndpoints } from '../office-contract.ts';

export const client = createOfficeClient<typeof privacyOfficeEndpoints>(privacyOfficeAddresses);
