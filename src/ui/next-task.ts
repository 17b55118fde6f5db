let channel: MessageChannel | null = null;
const waiting: (() => void)[] = [];

/** Runs in the next task: after what is running, and before timers, which a test's clock may have stopped. */
export function nextTask(run: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.addEventListener('message', () => waiting.shift()?.());
    channel.port1.start();
  }
  waiting.push(run);
  channel.port2.postMessage(null);
}
