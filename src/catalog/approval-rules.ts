/**
 * Whether a course needs an approval as distance learning, and lacks it (S15.7).
 *
 * Distance learning is teaching for money, with teacher and learner apart all or most of the time, and with a check of what was
 * learned (§ 1 (1) FernUSG). It needs an approval (§ 12 (1)); a contract without one is void (§ 7 (1)), also with companies (BGH,
 * 12 June 2025, III ZR 109/24). The criteria are read carefully, that is in favour of an approval:
 * - Apart: more than half is taught at different times. A recording of a live meeting counts as such; what editors left open too.
 * - Check: one is enough, and so is a right to ask questions about what was learned (same judgement).
 * - None for courses that serve leisure or entertainment alone (§ 12 (1) sentence 3).
 *
 * This is no legal advice: whether the facts are right, a person has to know.
 */

export type CourseProfile = {
  /** Share of synchronous teaching in percent; null if nobody has said. */
  readonly livePercent: number | null;
  /** Participants may ask questions and are answered. */
  readonly hasTutor: boolean;
  readonly hasChecks: boolean;
  readonly isLeisure: boolean;
  /** Empty if there is none. */
  readonly zfuNumber: string;
};

/** Whether it needs an approval once it costs something. */
export const needsApproval = ({ livePercent, hasTutor, hasChecks, isLeisure }: CourseProfile): boolean =>
  (livePercent ?? 0) < 50 && (hasTutor || hasChecks) && !isLeisure;

/** Whether it must not be sold for money yet, by itself or as part of something else. */
export const awaitsApproval = (course: CourseProfile): boolean => needsApproval(course) && course.zfuNumber.trim() === '';

/** The profile in the content of a coaching, by the names of its fields. */
export const profileIn = (content: Readonly<Record<string, unknown>>): CourseProfile => ({
  livePercent: typeof content.live_percent === 'number' ? content.live_percent : null,
  hasTutor: content.tutor_access === true,
  hasChecks: content.learning_checks === true,
  isLeisure: content.leisure_only === true,
  zfuNumber: typeof content.zfu_number === 'string' ? content.zfu_number : '',
});
