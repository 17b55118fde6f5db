/** What the app needs of the page: the data it is loaded with. */
export type { BarrierCalls, SentBarrier } from './barrier-call.ts';
