import { screenOf, type Screen } from '#desk/office/door.tsx';
import { coachingMail, retreatMail } from '../entities/mails.ts';
import { givenScreen } from './given-screen.ts';

const mails = { group: 'courses', hasNoPreview: true } as const;

/** The courses' screens in the back office. */
export const courseScreens: readonly Screen[] = [givenScreen, screenOf(coachingMail, mails), screenOf(retreatMail, mails)];
