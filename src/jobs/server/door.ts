/** What other rooms may ask of the jobs. */
export { enqueue, type EnqueueOptions } from './enqueue.ts';
export { countFailedJobs, listFailedJobs, retryFailedJob, type FailedJob } from './failed.ts';
export { jobKind, type JobKind } from './kinds.ts';
export { duty, GivenUp, startWorkers, type Attempt, type Duty, type Workers, type WorkersOptions } from './workers.ts';
