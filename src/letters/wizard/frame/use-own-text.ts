import { useState } from 'react';
import { useForeignValue } from '../../../ui/use-foreign-value.ts';

/**
 * A field's text is drawn with its key, before the draft (Wizard.write). A value from elsewhere takes its place.
 * @returns the text to draw, and what to do with a typed one
 */
export function useOwnText(value: string, tell: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const note = useForeignValue(value, setText);
  const type = (typed: string) => {
    note(typed);
    setText(typed);
    tell(typed);
  };
  return [text, type];
}
