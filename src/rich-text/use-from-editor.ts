import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { oncePainted } from '../first-load/index.ts';

/**
 * What the tools show of the text, read after a key's paint: no key waits for them.
 * @param select gives a plain value, or an object of plain values
 */
export function useFromEditor<T>(editor: Editor, select: (editor: Editor) => T): T {
  const [shown, setShown] = useState(() => select(editor));
  const latest = useRef(select);
  latest.current = select;
  useEffect(() => {
    const reading = oncePainted(() => {
      if (editor.isDestroyed) return;
      const now = latest.current(editor);
      setShown((before) => (isSame(before, now) ? before : now));
    });
    // Between drawing and here it may have changed.
    reading.begin();
    editor.on('transaction', reading.begin);
    return () => void editor.off('transaction', reading.begin);
  }, [editor]);
  return shown;
}

function isSame(before: unknown, now: unknown): boolean {
  if (!isObject(before) || !isObject(now)) return Object.is(before, now);
  return Object.entries(now).every(([name, value]) => Object.is(value, before[name]));
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
