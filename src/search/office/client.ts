import { createOfficeClient } from '#desk/office/door.tsx';
import { editorAddresses } from '#paths/editor-api.ts';
import type { wordEndpoints } from '../word-contract.ts';

/** The office's calls about the search's words. */
export const client = createOfficeClient<typeof wordEndpoints>(editorAddresses);
