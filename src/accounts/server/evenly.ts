import { setTimeout } from 'node:timers/promises';

/** Longer than what is done for a known address takes, in ms. */
const least = 150;

/** Answers no sooner than that, so that the time of the answer does not say whether there was anything to do (S8.4). */
export async function evenly<Value>(work: () => Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work(), setTimeout(least)]);
  return value;
}
