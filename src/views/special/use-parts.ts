import { useRef, useState } from 'react';
import { type PatternPart, parsePattern, printPattern } from '../../../domain/letters/number-pattern.ts';

/** A part with a stable React key, so that focus survives a move. */
export type KeyedPart = PatternPart & { key: number };

/** Holds the pattern's parts during editing; an empty text part stays until it is filled or removed. */
export function useParts(
  pattern: string,
  onChange: (pattern: string) => void,
): { parts: KeyedPart[]; setParts: (parts: (PatternPart | KeyedPart)[]) => void } {
  const nextKey = useRef(0);
  const keyed = (list: readonly (PatternPart | KeyedPart)[]): KeyedPart[] =>
    list.map((part) => ('key' in part ? part : { ...part, key: nextKey.current++ }));
  const [parts, setParts] = useState(() => keyed(parsePattern(pattern)));
  // Parse the pattern again when it changed elsewhere (a reset, another record).
  const sent = useRef(pattern);
  const [seen, setSeen] = useState(pattern);
  if (pattern !== seen) {
    setSeen(pattern);
    if (pattern !== sent.current) setParts(keyed(parsePattern(pattern)));
  }
  return {
    parts,
    setParts: (list) => {
      const made = keyed(list);
      setParts(made);
      sent.current = printPattern(made);
      onChange(sent.current);
    },
  };
}

/** Takes a list, gives it with one member at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
