import { setTimeout } from 'node:timers/promises';

/** Longer than the work for a known address takes, in ms. */
const least = 150;

/** Delays the answer to a constant time, so that it does not reveal whether the address is known (S8.4). */
export async function evenly<Value>(work: () => Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work(), setTimeout(least)]);
  return value;
}
