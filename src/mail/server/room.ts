import { mailDuties } from './duties.ts';
import { mailMeasures } from './measures.ts';
import { mailData } from './personal-data.ts';

export const mailRoom = { jobs: mailDuties, personalData: mailData, measures: mailMeasures };
