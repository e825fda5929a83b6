import { deviceStore, inBrowser } from '../../ui/device-store.ts';

/** How this person reads papers, once they chose: as printed pages or as flowing text. */
export const paperShown = deviceStore<'pages' | 'text'>('paper-shown', inBrowser);
