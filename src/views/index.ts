import { type ComponentType, lazy } from 'react';
import type { Overrides, View } from './overrides.ts';

export { type Overrides, OverridesProvider } from './overrides.ts';
export { RoleWaysOfPerson } from './privileges/index.ts';
export type { Row } from './record.ts';

/** Screens of a declaration. They take no props: the resource context names the declaration. */
export const GeneratedList = lazy(() => import('./list/generated-list.tsx'));
export const GeneratedCreate = lazy(() => import('./form/generated-create.tsx'));
export const GeneratedEdit = lazy(() => import('./form/generated-edit.tsx'));
export const GeneratedShow = lazy(() => import('./show/generated-show.tsx'));

/** The four views for react-admin's <Resource>; replaced ones win over generated ones. */
export const viewsOf = (override: Overrides[string] = {}): Record<View, ComponentType> => ({
  list: override.list ?? GeneratedList,
  create: override.create ?? GeneratedCreate,
  edit: override.edit ?? GeneratedEdit,
  show: override.show ?? GeneratedShow,
});
