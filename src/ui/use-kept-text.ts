import { useState } from 'react';
import { deviceStore, inTab } from './device-store.ts';

const texts = deviceStore<string>('text.', inTab, { ends: 'session' });

/**
 * Text being typed, stored per tab: a reload or a visit elsewhere preserves it.
 * @param name purpose and letter; without it nothing is stored
 * @param initial used when nothing is stored
 * @returns the text and its setter; an empty text deletes it
 */
export function useKeptText(name: string | undefined, initial = ''): [string, (text: string) => void] {
  const read = () => ({ name, text: (name === undefined ? undefined : texts.read(name)) ?? initial });
  const [held, setHeld] = useState(read);
  const now = held.name === name ? held : read();
  // The same field has moved on to another letter.
  if (now !== held) setHeld(now);
  const change = (text: string) => {
    if (name !== undefined) texts.write(name, text || undefined);
    // A late change for the earlier letter must not overwrite the text of the present one.
    setHeld((latest) => (latest.name === name ? { name, text } : latest));
  };
  return [now.text, change];
}
