import { type ComponentType, createContext, type ReactNode } from 'react';

/** Additions to a list: bulk actions and heading. */
export const ListExtras = createContext<{
  bulk?: ComponentType<{ ids: readonly string[] }>;
  header?: ReactNode;
}>({});
