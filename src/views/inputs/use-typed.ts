import { useState } from 'react';

type Typing = {
  value: unknown;
  onChange: (value: string | null) => void;
  /** The value that a text means; undefined where it means none. */
  read: (typed: string) => string | undefined;
  /** How a value stands in the box. */
  shown: (value: string) => string;
};

/**
 * A box whose text is not its value. What means no value stays, for the schema to refuse; a reset takes its
 * place.
 */
export function useTyped({ value, onChange, read, shown }: Typing) {
  const textOf = (given: unknown): string => (typeof given === 'string' && given ? shown(given) : '');
  const meant = (typed: string): string | null => (typed.trim() === '' ? null : (read(typed) ?? typed));
  const [typed, setTyped] = useState(() => textOf(value));
  return {
    text: meant(typed) === (value || null) ? typed : textOf(value),
    type: (text: string) => {
      setTyped(text);
      onChange(meant(text));
    },
    /** Spells the text as its value is shown, once it is whole. */
    settle: () => setTyped(textOf(value)),
  };
}
