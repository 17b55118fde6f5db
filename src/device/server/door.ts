/** The public API of the device room's server side. */
export { hasPush, queuePush } from './send-push.ts';
export { pushHosts } from '../push-rules.ts';
