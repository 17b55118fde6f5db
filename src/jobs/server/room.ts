import { jobMeasures } from './measures.ts';

export const jobsRoom = { measures: jobMeasures };
