/** Ids of parts of the course's page, as link targets. */
export const gateId = 'course-gate';
export const daysId = 'course-days';
export const settingsId = 'course-settings';

/** Scrolls to a part of the page and focuses it. */
export function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}
