import { useLocation, useNavigate } from 'react-router';

/** Steps that were begun since the document was loaded: with it goes what was entered, and the server draws the first step only. */
const begun = new Set<string>();

type Entry<Step> = { readonly begun: string; readonly step: Step };

/**
 * The step of a form that goes on in place, as an entry of the history: the browser's Back leads to the step before, not away
 * from the form. Nothing that was entered is part of it. `id` stays the same for all steps of one visit.
 */
export function useStep<Step extends string>(first: Step) {
  const { pathname, search, key, state } = useLocation();
  const navigate = useNavigate();
  const { begun: begin, step: entered } = (state ?? {}) as Partial<Entry<Step>>;
  const isBegun = begin !== undefined && begun.has(begin);
  const id = isBegun ? begin : key;
  const step = (isBegun && entered) || first;
  const go = (next: Step): void => {
    begun.add(id);
    void navigate({ pathname, search }, { state: { begun: id, step: next } satisfies Entry<Step> });
  };
  return {
    id,
    step,
    go,
    /** To the step before; where the visit began with this one, `to` that one. */
    back: (to: Step): void => (isBegun ? void navigate(-1) : go(to)),
  };
}
