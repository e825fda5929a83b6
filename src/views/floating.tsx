import { type ComponentType, createElement, Suspense } from 'react';
import { lazyPart } from '../shell/index.ts';

/** The part, fetched with the first that opens, or before, while nothing else happens (`usePrefetch` takes its `load`). */
const later = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Part = lazyPart<Props>(load);
  return Object.assign((props: Props) => <Suspense>{createElement(Part, props)}</Suspense>, {
    load: Part.load,
  });
};

// Overlays of lists, mounted only while open.
export const Popover = later(() => import('@mui/material/Popover'));
export const Drawer = later(() => import('@mui/material/Drawer'));
export const ConfirmDialog = later(async () => ({
  default: (await import('../ui/confirm-dialog.tsx')).ConfirmDialog,
}));
