import { useEffect, useState } from 'react';

/** The value once it has not changed for so many ms: what is being typed is asked about when somebody pauses. */
export function useCalm<Value>(value: Value, pause: number): Value {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return calm;
}
