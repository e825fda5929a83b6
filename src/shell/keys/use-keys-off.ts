import { keysOff } from './use-keys.ts';

/** Setting: single-key shortcuts are off in this browser (WCAG 2.1.4). */
export const useKeysOff = (): [boolean, (off: boolean) => void] => [
  keysOff.use('') !== undefined,
  (off) => void keysOff.write('', off ? 1 : undefined),
];
