import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells a field's own text, which may come back late and after newer ones, from one that somebody else has put there.
 * @returns to be told each text of one's own
 */
export function useForeignValue(value: string, onForeign: (value: string) => void): (own: string) => void {
  const before = useRef(value);
  /** What has not come back as the value yet. */
  const told = useRef<string[]>([]);
  useEffect(() => {
    if (value === told.current.at(-1)) told.current = [];
    else if (value !== before.current && !told.current.includes(value)) {
      told.current = [];
      onForeign(value);
    }
    before.current = value;
  });
  return useCallback((own) => void told.current.push(own), []);
}
