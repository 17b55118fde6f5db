import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { privacyOfficeAddresses as at } from '#paths/privacy-api.ts';

/** One activity, in words of the caller's language. */
export const ProcessingRecord = z.object({
  name: z.string(),
  title: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type ProcessingRecord = z.output<typeof ProcessingRecord>;

export const privacyOfficeEndpoints = {
  processing: endpoint(at.processing, {
    in: z.object({}),
    out: z.object({ data: z.array(ProcessingRecord) }),
    guard: [],
    summary: 'What the software does with data of people, by today’s settings.',
  }),
  processingFile: endpoint(at.processingFile, {
    in: z.object({}),
    out: z.string(),
    file: { type: 'text/html; charset=utf-8', name: 'verarbeitungsverzeichnis.html' },
    guard: [],
    summary: 'The same as a document (Art. 30 GDPR).',
  }),
};
