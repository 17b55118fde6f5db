import { mailDuties } from './duties.ts';
import { mailMeasures } from './measures.ts';
import { mailData } from './personal-data.ts';
import { mailProcessing } from './processing.ts';

export const mailRoom = { jobs: mailDuties, personalData: mailData, processing: mailProcessing, measures: mailMeasures };
