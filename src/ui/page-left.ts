import { deviceStore, inTab } from './device-store.ts';

/** The page that help was sought from, for a report to name. */
export const pageLeft = deviceStore<string>('page-left', inTab, { ends: 'session' });
