import type { Handlers } from '#kit/endpoint.ts';
import { fail, ok } from '#kit/result.ts';
import type { Db } from '#platform/database.ts';
import type { chatbotEndpoints } from '../contract.ts';
import { findGuide } from './guide.ts';

/** The handlers of the guide. */
export const chatbotHandlers = ({ db }: { readonly db: Db }): Handlers<typeof chatbotEndpoints> => ({
  guide: async (_, { locale }) => {
    const guide = await findGuide(db, locale);
    return guide ? ok({ data: guide }) : fail('not-found');
  },
});
