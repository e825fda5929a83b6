import { lazy } from 'react';

type Screens = typeof import('./role-screens.ts');
/** One part for all of them: each has its weight in the first load. */
const screen = <Name extends keyof Screens>(name: Name) =>
  lazy(async () => ({ default: (await import('./role-screens.ts'))[name] }));

/** Roles: their list, their page, two of them side by side, and whose they are by which way. */
export const RoleList = screen('RoleList');
export const RolePage = screen('RolePage');
export const CompareRolesPage = screen('CompareRolesPage');
export const RoleWaysOfPerson = screen('RoleWaysOfPerson');
/** Privileges of a role as an editable tree and a read-only one, and a privilege's path with its holders. */
export const PrivilegesInput = screen('PrivilegesInput');
export const PrivilegesValue = screen('PrivilegesValue');
export const PathValue = screen('PathValue');
