/** Long work in short steps, so that whoever runs it can do something else between two. Returns its result. */
export type Steps<Value> = Generator<void, Value>;

/** Runs all steps at once. */
export function runSteps<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
