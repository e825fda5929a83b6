import { lazy } from 'react';

/** Privileges of a role as an editable tree and a read-only one, and a privilege's path with its holders. */
export const PrivilegesInput = lazy(() => import('./privileges-input.tsx'));
export const PrivilegesValue = lazy(() => import('./privileges-value.tsx'));
export const PathValue = lazy(() => import('./path-value.tsx'));
