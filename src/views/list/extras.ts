import { type ComponentType, createContext, type ReactNode } from 'react';

/** What a list can do besides what every list can: for the chosen rows, and in its heading. */
export const ListExtras = createContext<{
  bulk?: ComponentType<{ ids: readonly string[] }>;
  header?: ReactNode;
}>({});
