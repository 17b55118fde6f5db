/** Runs the tasks of a key one after another, in their order, and those of other keys beside them. */
export function oneAtATime(): <Done>(key: string, task: () => Promise<Done>) => Promise<Done> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const done = (last.get(key) ?? Promise.resolve()).then(task);
    const settled = done.catch(() => {});
    last.set(key, settled);
    try {
      return await done;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}
