import { createOfficeClient } from '#desk/office/door.tsx';
import { mediaAddresses } from '#paths/media-api.ts';
import type { mediaEndpoints } from '../contract.ts';

/** API client of the file manager. */
export const client = createOfficeClient<typeof mediaEndpoints>(mediaAddresses);
