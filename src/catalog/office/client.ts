import { createOfficeClient } from '#desk/office/door.tsx';
import { editorAddresses } from '#paths/editor-api.ts';
import type { catalogOfficeEndpoints } from '../office-contract.ts';

/** Client for the office's calls about settings, notes and the tag tree. */
export const client = createOfficeClient<typeof catalogOfficeEndpoints>(editorAddresses);
