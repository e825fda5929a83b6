import { lazy } from 'react';

export const PersonCreate = lazy(() => import('./person-create.tsx'));
export const PersonEdit = lazy(() => import('./person-edit.tsx'));
export const PersonStanding = lazy(() => import('./standing/person-standing.tsx'));
export const PersonEnding = lazy(() => import('./person-ending.tsx'));
