import { createOfficeClient } from '#desk/office/door.tsx';
import { editorAddresses } from '#paths/editor-api.ts';
import type { catalogOfficeEndpoints } from '../office-contract.ts';

/** The office's calls about settings, notes and the tree of tags. */
export const client = createOfficeClient<typeof catalogOfficeEndpoints>(editorAddresses);
