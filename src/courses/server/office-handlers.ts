import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { ok } from '#kit/result.ts';
import type { courseOfficeEndpoints } from '../office-contract.ts';
import { applyCoaching, resendCoaching, takeCoaching } from './given-courses.ts';
import type { CourseOfficeParts } from './parts.ts';

async function actorOf({ caller, locale }: CallContext) {
  const found = await caller();
  if (!found) throw new Error('This call has no guard.');
  return { actor: found.userId, locale };
}

/** The office's calls about the courses of a member. */
export const courseOfficeHandlers = (parts: CourseOfficeParts): Handlers<typeof courseOfficeEndpoints> => ({
  applyCoaching: async (wish, context) => {
    const given = await applyCoaching(parts, { ...wish, ...(await actorOf(context)) });
    return given.ok ? ok({ data: given.value }) : given;
  },
  takeCoaching: async (wish, context) => {
    const taken = await takeCoaching(parts, { ...wish, ...(await actorOf(context)) });
    return taken.ok ? ok({ data: taken.value }) : taken;
  },
  resendCoaching: async (wish, context) => {
    const sent = await resendCoaching(parts, { ...wish, ...(await actorOf(context)) });
    return sent.ok ? ok({ data: sent.value }) : sent;
  },
});
