import { ok } from '#kit/result.ts';
import { callSet } from '#platform/http/call-set.ts';
import type { Services } from '#platform/services.ts';
import { privacyOfficeEndpoints } from '../office-contract.ts';
import { siteProcessing } from './processing.ts';
import { registerFile } from './register-file.ts';
import { registerOf, type RegisterParts } from './register.ts';

export const privacyRoom = {
  officeCalls: (parts: RegisterParts & Pick<Services, 'db' | 'clock' | 'siteName'>) => [
    callSet(privacyOfficeEndpoints, {
      processing: (_, { locale }) => Promise.resolve(ok({ data: registerOf(parts, locale, true) })),
      processingFile: async (_, { locale }) => ok(await registerFile(parts, locale)),
    }),
  ],
  processing: siteProcessing,
};
