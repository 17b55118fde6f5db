/** A bounded cache of results per word: texts repeat their words. */
export class Memory<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most = 20_000) {
    this.#most = most;
  }

  get(key: string, find: () => Value): Value {
    const seen = this.#values.get(key);
    if (seen !== undefined) return seen;
    const value = find();
    if (this.#values.size >= this.#most) this.#values.clear();
    this.#values.set(key, value);
    return value;
  }
}

export function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

export function put(sets: Map<string, Set<string>>, key: string, value: string): void {
  const values = sets.get(key);
  if (values) values.add(value);
  else sets.set(key, new Set([value]));
}

export const some = <Value>(values: Iterable<Value>, is: (value: Value) => boolean): boolean => {
  for (const value of values) if (is(value)) return true;
  return false;
};
