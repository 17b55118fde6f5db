import { useEffect, useState } from 'react';

/** The value, once it has not changed for `debounceMs`: what is being typed is asked about when somebody pauses. */
export function useDebounced<Value>(value: Value, debounceMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);
  return debounced;
}
