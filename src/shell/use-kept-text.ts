import { useState } from 'react';

/** Under the name of what a session leaves no trace of (authProvider/kept.ts). */
const KEPT = 'naskah.kept.text.';

/**
 * Text that is being written: a reload of this tab, or going elsewhere and coming back, keeps it.
 * @param name what is written about which letter; without one nothing is kept
 * @param initial what stands there where nothing was kept
 * @returns the text, and the way to change it; the empty text forgets it
 */
export function useKeptText(name: string | undefined, initial = ''): [string, (text: string) => void] {
  const [held, setHeld] = useState(() => ({ name, text: read(name) ?? initial }));
  const now = held.name === name ? held : { name, text: read(name) ?? initial };
  // The same field has moved on to another letter.
  if (now !== held) setHeld(now);
  const change = (text: string) => {
    keep(name, text);
    // What is settled late, of the letter before, leaves alone what is written of this one.
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
    // A browser that keeps nothing only loses what a reload would have kept.
  }
}
