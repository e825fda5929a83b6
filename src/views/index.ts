import { type ComponentType, lazy } from 'react';
import { replaced, type View } from './replaced.ts';

export type { Row } from './record.ts';
export type { View } from './replaced.ts';

/** Screens of a declaration. They take no props: the resource context names the declaration. */
export const GeneratedList = lazy(() => import('./list/generated-list.tsx'));
export const GeneratedCreate = lazy(() => import('./form/generated-create.tsx'));
export const GeneratedEdit = lazy(() => import('./form/generated-edit.tsx'));
export const GeneratedShow = lazy(() => import('./show/generated-show.tsx'));

const generated: Record<View, ComponentType> = {
  list: GeneratedList,
  create: GeneratedCreate,
  edit: GeneratedEdit,
  show: GeneratedShow,
};

/** The four views for react-admin's <Resource>; replaced ones win over generated ones. */
export const viewsOf = (resourceName: string): Record<View, ComponentType> => ({
  ...generated,
  ...replaced[resourceName],
});
