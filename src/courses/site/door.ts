/** What the app and other rooms render of courses. Each part is for owners, and loads only for them. */
export { EndMailsPage } from './end-mails-page.tsx';
export { loadJourney, useJourney } from './journeys.ts';
export { loadOwnDays, type OwnCourseDays } from './own-courses.ts';
export { Progress } from './progress.tsx';
