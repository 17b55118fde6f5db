/** Does at most `places` pieces of work at a time; the others wait in the order in which they came. */
export function createQueue(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];
  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
