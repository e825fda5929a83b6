import { type ComponentType, createContext, type ReactNode } from 'react';

/** Additions to a list: bulk actions and heading, and what narrows it beside its filters. */
export const ListExtras = createContext<{
  bulk?: ComponentType<{ ids: readonly string[] }>;
  header?: ReactNode;
  /** Below the heading: tabs. */
  below?: ReactNode;
  within?: Record<string, unknown>;
}>({});
