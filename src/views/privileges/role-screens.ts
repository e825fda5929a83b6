export { CompareRolesPage } from './compare-page.tsx';
export { default as PathValue } from './path-value.tsx';
export { default as PrivilegesInput } from './privileges-input.tsx';
export { default as PrivilegesValue } from './privileges-value.tsx';
export { RoleList } from './role-list.tsx';
export { RolePage } from './role-page.tsx';
export { RoleWaysOfPerson } from './ways-of-person.tsx';
