import { lazy } from 'react';

/** A role's privileges as a tree to change, the same tree to read, and a privilege's path with who has it. */
export const PrivilegesInput = lazy(() => import('./privileges-input.tsx'));
export const PrivilegesValue = lazy(() => import('./privileges-value.tsx'));
export const PathValue = lazy(() => import('./path-value.tsx'));
