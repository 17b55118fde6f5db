import { z } from 'zod';
import { lang } from '#kit/shapes.ts';

/** A correction of published content (S15.4). */
export const Correction = z.object({ date: z.iso.date(), text: z.string(), lang });
export type Correction = z.infer<typeof Correction>;

/** Who is responsible for an entry (S15.1), and what was corrected in it (S15.4). Only in the response for a single entry; fields that are not set are absent. */
export const Trust = z.object({
  author: z.string().optional().describe('Who wrote it.'),
  reviewer: z.string().optional().describe('Who checked that it is right, medically.'),
  reviewed_on: z.iso.date().optional(),
  next_review_on: z.iso.date().optional().describe('The day by which it is to be checked again.'),
  interests: z
    .object({ text: z.string(), lang })
    .optional()
    .describe('What interests of their own those who wrote or reviewed it have in the subject.'),
  sources: z.array(z.object({ title: z.string(), url: z.string() })).optional(),
  corrections: z.array(Correction).optional().describe('The newest first (S15.4); absent where there are none.'),
});
export type Trust = z.infer<typeof Trust>;
