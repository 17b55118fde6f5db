import { mailDuties } from './duties.ts';
import { mailData } from './personal-data.ts';

export const mailRoom = { jobs: mailDuties, personalData: mailData };
