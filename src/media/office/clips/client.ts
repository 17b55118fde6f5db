import { createOfficeClient } from '#desk/office/door.tsx';
import { clipAddresses } from '#paths/clip-api.ts';
import type { clipEndpoints } from '../../clips/contract.ts';

/** API client for clips. */
export const client = createOfficeClient<typeof clipEndpoints>(clipAddresses);
