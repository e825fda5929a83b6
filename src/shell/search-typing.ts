import { useEffect, useRef, useState } from 'react';
import { useStable } from '../ui/use-stable.ts';

/** SPEC A5: searching waits this long after the last key, in milliseconds. */
const pause = 300;

/**
 * Text of a search box, submitted after a pause, trimmed.
 * @param asked the current query; the box follows when it changes elsewhere
 * @param ask receives the query
 * @returns the typed text and its setter
 */
export function useSearchTyping(asked: string, ask: (text: string) => void) {
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  const send = useStable(ask);
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    const text = typed.trim();
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      send(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, send]);
  return [typed, setTyped] as const;
}

/** Gives the value as it was when it last stood still for that pause. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
