import { useEffect, useRef, useState } from 'react';

/**
 * A field's text is drawn with its key, before the draft (Wizard.write). A value from elsewhere takes its place.
 * @returns the text to draw, and what to do with a typed one
 */
export function useOwnText(value: string, tell: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const before = useRef(value);
  /** What has not come back as the value yet. */
  const told = useRef<string[]>([]);
  useEffect(() => {
    if (value === told.current.at(-1)) told.current = [];
    else if (value !== before.current && !told.current.includes(value)) {
      told.current = [];
      setText(value);
    }
    before.current = value;
  });
  const type = (typed: string) => {
    told.current.push(typed);
    setText(typed);
    tell(typed);
  };
  return [text, type];
}
