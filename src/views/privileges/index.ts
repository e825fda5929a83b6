import { lazy } from 'react';

/** Privileges of a role as an editable tree and a read-only one, and a privilege's path with its holders. */
export const PrivilegesInput = lazy(() => import('./privileges-input.tsx'));
export const PrivilegesValue = lazy(() => import('./privileges-value.tsx'));
export const PathValue = lazy(() => import('./path-value.tsx'));
/** Roles: their list, their page, two of them side by side, and whose they are by which way. */
export const RoleList = lazy(() => import('./role-list.tsx'));
export const RolePage = lazy(() => import('./role-page.tsx'));
export const CompareRolesPage = lazy(() => import('./compare-page.tsx'));
export const RoleWaysOfPerson = lazy(() => import('./ways-of-person.tsx'));
