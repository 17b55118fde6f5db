import type { Address } from '#kit/endpoint.ts';

/** The office's calls about the register of processing (Art. 30 GDPR). */
export const privacyOfficeAddresses = {
  processing: 'GET /api/backend/processing',
  processingFile: 'GET /api/backend/processing/file',
} as const satisfies Record<string, Address>;
