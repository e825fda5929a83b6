import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** The part, fetched with the first that opens, or before, while nothing else happens. */
const later = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Loaded = lazy<ComponentType<Props>>(load);
  return (props: Props) => <Suspense>{createElement<Props>(Loaded, props)}</Suspense>;
};

// Overlays of lists, mounted only while open.
export const Popover = later(() => import('@mui/material/Popover'));
export const Drawer = later(() => import('@mui/material/Drawer'));
export const ConfirmDialog = later(async () => ({
  default: (await import('../ui/confirm-dialog.tsx')).ConfirmDialog,
}));
