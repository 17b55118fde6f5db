import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { ok } from '#kit/result.ts';
import type { OwnershipListener } from '#shop/server/door.ts';
import type { courseOfficeEndpoints } from '../office-contract.ts';
import { applyCoaching, resendCoaching } from './given-courses.ts';
import type { CourseMailParts } from './parts.ts';

async function actorOf({ caller, locale }: CallContext) {
  const found = await caller();
  if (!found) throw new Error('This call has no guard.');
  return { actor: found.userId, locale };
}

/** Who is told when a member comes to own a coaching: the same as with a purchase. */
export type CourseOfficeParts = CourseMailParts & { readonly listeners: readonly OwnershipListener[] };

/** The office's calls about the courses of a member. */
export const courseOfficeHandlers = (parts: CourseOfficeParts): Handlers<typeof courseOfficeEndpoints> => ({
  applyCoaching: async (wish, context) => {
    const given = await applyCoaching(parts, { ...wish, ...(await actorOf(context)) });
    return given.ok ? ok({ data: given.value }) : given;
  },
  resendCoaching: async (wish, context) => {
    const sent = await resendCoaching(parts, { ...wish, ...(await actorOf(context)) });
    return sent.ok ? ok({ data: sent.value }) : sent;
  },
});
