export { CompareRolesPage } from './compare-page.tsx';
export { RoleList } from './role-list.tsx';
export { RolePage } from './role-page.tsx';
export { RoleWaysOfPerson } from './ways-of-person.tsx';
