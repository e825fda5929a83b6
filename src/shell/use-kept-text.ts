import { useState } from 'react';

/** This prefix is removed at the end of a session (authProvider/kept.ts). */
const KEPT = 'naskah.kept.text.';

/**
 * Text being typed, stored per tab: a reload or a visit elsewhere preserves it.
 * @param name purpose and letter; without it nothing is stored
 * @param initial used when nothing is stored
 * @returns the text and its setter; an empty text deletes it
 */
export function useKeptText(name: string | undefined, initial = ''): [string, (text: string) => void] {
  const [held, setHeld] = useState(() => ({ name, text: read(name) ?? initial }));
  const now = held.name === name ? held : { name, text: read(name) ?? initial };
  // The same field has moved on to another letter.
  if (now !== held) setHeld(now);
  const change = (text: string) => {
    keep(name, text);
    // A late change for the earlier letter must not overwrite the text of the present one.
    setHeld((latest) => (latest.name === name ? { name, text } : latest));
  };
  return [now.text, change];
}

function read(name: string | undefined): string | null {
  try {
    return name === undefined ? null : sessionStorage.getItem(KEPT + name);
  } catch {
    return null;
  }
}

function keep(name: string | undefined, text: string): void {
  if (name === undefined) return;
  try {
    if (text) sessionStorage.setItem(KEPT + name, text);
    else sessionStorage.removeItem(KEPT + name);
  } catch {
    // Storage refused: only a reload loses the draft.
  }
}
