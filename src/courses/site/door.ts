/** What the app and other rooms may show of courses. Each is for owners, and fetches what it needs only for them. */
export { EndMailsPage } from './end-mails-page.tsx';
export { loadJourney, useJourney } from './journeys.ts';
export { loadOwnDays, type OwnCourseDays } from './own-courses.ts';
export { Progress } from './progress.tsx';
