import { useState } from 'react';
import { deviceStore, inTab } from './device-store.ts';

/** A text being typed, with when and at which address. */
export type KeptText = { text: string; at: number; place: string };

/** By purpose and letter, in this tab. */
export const keptTexts = deviceStore<KeptText>('text.', inTab, { ends: 'session' });

/**
 * Text being typed, stored per tab: a reload or a visit elsewhere preserves it.
 * @param name purpose and letter; without it nothing is stored
 * @param initial used when nothing is stored
 * @returns the text and its setter; an empty text deletes it
 */
export function useKeptText(name: string | undefined, initial = ''): [string, (text: string) => void] {
  const stored = keptTexts.use(name ?? '');
  const read = () => {
    const kept = name === undefined ? undefined : keptTexts.read(name)?.text;
    return { name, text: kept ?? initial, isStored: kept !== undefined };
  };
  const [held, setHeld] = useState(read);
  // The same field has moved on to another letter.
  if (held.name !== name) setHeld(read());
  // Discarded in the list of what this device stores.
  else if (held.isStored && stored === undefined) setHeld({ name, text: '', isStored: false });
  const now = held.name === name ? held : read();
  const change = (text: string) => {
    if (name !== undefined)
      keptTexts.write(name, text ? { text, at: Date.now(), place: location.pathname } : undefined);
    // A late change for the earlier letter must not overwrite the text of the present one.
    setHeld((latest) =>
      latest.name === name ? { name, text, isStored: name !== undefined && text !== '' } : latest,
    );
  };
  return [now.text, change];
}
