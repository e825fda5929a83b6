import { useEffect, useState } from 'react';

/** SPEC A5: what is typed is asked for 300 ms after the last letter. */
const debounceMs = 300;

/** What was typed last, once nothing more comes. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
