import { useEffect, useState, type KeyboardEvent } from 'react';
import { afterKey, closedList, openList, shownList } from './completion-list.ts';
import { pauses } from './searching.ts';

/** The state of the completion list of a field. `value` is the field's text, `onChoose` searches for a completion. */
export function useCompletions(completions: readonly string[], value: string, onChoose: (completion: string) => void) {
  const [state, setList] = useState(closedList);
  const list = shownList(state, completions);
  const choose = (completion: string): void => {
    setList(closedList);
    onChoose(completion);
  };
  return {
    ...list,
    /** Announced after typing has paused: a screen reader would interrupt every letter. */
    isSaid: useStill(value) && list.isOpen,
    choose,
    open: () => setList(openList),
    close: () => setList(closedList),
    /** Answers whether the list handled the key. */
    onKey: (event: KeyboardEvent): boolean => {
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
      const outcome = afterKey(event.key, list, completions);
      if (!outcome) return false;
      setList(outcome.list);
      if (outcome.chosen !== null) choose(outcome.chosen);
      if (!outcome.isTaken) return false;
      event.preventDefault();
      // Escape only reaches the surroundings if there is no list to close.
      event.stopPropagation();
      return true;
    },
  };
}

/** Whether a text has not changed for a while. */
function useStill(value: string): boolean {
  const [still, setStill] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pauses.still);
    return () => {
      clearTimeout(timer);
      setStill(null);
    };
  }, [value]);
  return still === value;
}
