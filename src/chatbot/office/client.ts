import { createOfficeClient } from '#desk/office/door.tsx';
import { editorAddresses } from '#paths/editor-api.ts';
import type { chatbotOfficeEndpoints } from '../office-contract.ts';

/** The office's calls about the guide. */
export const client = createOfficeClient<typeof chatbotOfficeEndpoints>(editorAddresses);
