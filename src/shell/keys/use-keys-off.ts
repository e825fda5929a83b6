import { useState } from 'react';
import { keysOff } from './use-keys.ts';

/** Setting: single-key shortcuts are off in this browser (WCAG 2.1.4). */
export function useKeysOff(): [boolean, (off: boolean) => void] {
  const [off, setOff] = useState(() => localStorage.getItem(keysOff) !== null);
  return [
    off,
    (next) => {
      if (next) localStorage.setItem(keysOff, '1');
      else localStorage.removeItem(keysOff);
      setOff(next);
    },
  ];
}
