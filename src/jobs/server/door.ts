/** The public API of the jobs for other rooms. */
export { enqueue } from './enqueue.ts';
export { countFailedJobs, hasFailedJob, listFailedJobs, retryFailedJob } from './failed.ts';
export { findStalledKinds } from './measures.ts';
export { jobKind } from './kinds.ts';
export { duty, GivenUp, startWorkers, type Attempt, type Duty, type Workers } from './workers.ts';
