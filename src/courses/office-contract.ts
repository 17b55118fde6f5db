import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { courseOfficeAddresses as at } from '#paths/people-api.ts';

const guard = ['support'] as const;
const whose = {
  coaching: z.string().trim().min(1).max(60).describe('Its id or shortid.'),
  user: z.string().trim().min(1).max(254).describe('The member’s id or address.'),
};

/** The office's calls about the courses of a member (S10.4). */
export const courseOfficeEndpoints = {
  applyCoaching: endpoint(at.applyCoaching, {
    in: z.object(whose),
    out: z.object({
      data: z.object({
        coaching: z.string(),
        user: z.string(),
        mailed: z.boolean().describe('False where the address was never confirmed: it may be anybody’s.'),
      }),
    }),
    guard,
    summary: 'Gives a member a coaching, as a purchase would, and tells them by mail. 409 where they have it.',
  }),
  takeCoaching: endpoint(at.takeCoaching, {
    in: z.object(whose),
    out: z.object({ data: z.object({ stays: z.boolean().describe('The member has bought it, too.') }) }),
    guard,
    summary: 'Takes back a coaching that the team gave a member. 409 where it gave none: what was bought ends with its refund.',
  }),
  resendCoaching: endpoint(at.resendCoaching, {
    in: z.object({ ...whose, day: z.int().min(1).max(400).nullish() }),
    out: z.object({ data: z.object({ day: z.int() }) }),
    guard,
    summary: 'Sends a member the mail of a day once more; without a day the last that has come. 409 where there is none.',
  }),
};
