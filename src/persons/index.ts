import { lazy } from 'react';

/** Form and standing of a person behind one door: the first load pays for each. */
export const Persons = lazy(() => import('./persons.tsx'));
