/** Parts of the course's page that others of its parts lead to. */
export const gateId = 'course-gate';
export const daysId = 'course-days';
export const settingsId = 'course-settings';

/** Brings a part of the page up, and reads out where one is. */
export function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}
