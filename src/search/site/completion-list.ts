/**
 * The state of the completion list, after the ARIA pattern 'editable combobox with list autocomplete, manual selection': the
 * focus stays in the field. `active` is the completion that Enter would choose; null is the field itself.
 */
export type CompletionList = { readonly isOpen: boolean; readonly active: string | null };

export const closedList: CompletionList = { isOpen: false, active: null };
/** The state after typing: open, with nothing selected. */
export const openList: CompletionList = { isOpen: true, active: null };

/** The visible state: closed without completions, and never active on one that is gone. */
export function shownList({ isOpen, active }: CompletionList, completions: readonly string[]): CompletionList {
  if (!isOpen || completions.length === 0) return closedList;
  return { isOpen, active: active !== null && completions.includes(active) ? active : null };
}

export type KeyOutcome = {
  readonly list: CompletionList;
  /** Whether the key is handled; the field's own keys, such as moving the cursor, are not. */
  readonly isTaken: boolean;
  /** The text to search for at once. */
  readonly chosen: string | null;
};

/** The effect of a key on the visible list; null if there is none. */
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

/** The next item when cycling through all completions and the field, which comes before the first and after the last. */
function neighbour(active: string | null, completions: readonly string[], step: 1 | -1): string | null {
  const stops = [null, ...completions];
  const at = stops.indexOf(active);
  return stops[(at + step + stops.length) % stops.length] ?? null;
}
