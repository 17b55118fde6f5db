/** What the app has to know of the page: with what it is loaded. */
export type { BarrierCalls, SentBarrier } from './barrier-call.ts';
