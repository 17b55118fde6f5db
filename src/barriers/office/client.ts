import { createOfficeClient } from '#desk/office/door.tsx';
import { barrierOfficeAddresses } from '#paths/barrier-api.ts';
import type { barrierOfficeEndpoints } from '../office-contract.ts';

/** The office's calls about barrier reports. */
export const client = createOfficeClient<typeof barrierOfficeEndpoints>(barrierOfficeAddresses);
