/**
 * The list of completions below the field, after the ARIA pattern 'editable combobox with list autocomplete, manual selection': the
 * focus stays in the field. `active` is the completion that Enter would take; null is the field itself.
 */
export type CompletionList = { readonly isOpen: boolean; readonly active: string | null };

export const closedList: CompletionList = { isOpen: false, active: null };
/** As typing leaves it: open, and nothing is chosen for anybody. */
export const openList: CompletionList = { isOpen: true, active: null };

/** What is to be seen of it: nothing without completions, and none is active that is no longer there. */
export function shownList({ isOpen, active }: CompletionList, completions: readonly string[]): CompletionList {
  if (!isOpen || completions.length === 0) return closedList;
  return { isOpen, active: active !== null && completions.includes(active) ? active : null };
}

export type KeyOutcome = {
  readonly list: CompletionList;
  /** The field's own doing, such as moving the cursor, is left out. */
  readonly isTaken: boolean;
  /** What is searched for at once. */
  readonly chosen: string | null;
};

/** What a key does to the list as it is shown; null where it has nothing to do with it. */
export function afterKey(key: string, list: CompletionList, completions: readonly string[]): KeyOutcome | null {
  const { isOpen, active } = list;
  const to = (next: CompletionList, isTaken = true, chosen: string | null = null): KeyOutcome => ({
    list: next,
    isTaken,
    chosen,
  });
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    return completions.length > 0
      ? to({ isOpen: true, active: neighbour(active, completions, key === 'ArrowDown' ? 1 : -1) })
      : null;
  }
  if (!isOpen) return null;
  switch (key) {
    case 'Enter':
      return active === null ? null : to(closedList, true, active);
    case 'Escape':
      return to(closedList);
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return to(openList, false);
    default:
      return null;
  }
}

/** The next one in a circle through all completions and the field, which is before the first and after the last. */
function neighbour(active: string | null, completions: readonly string[], step: 1 | -1): string | null {
  const stops = [null, ...completions];
  const at = stops.indexOf(active);
  return stops[(at + step + stops.length) % stops.length] ?? null;
}
