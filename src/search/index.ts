import { lazy } from 'react';

/** /search and /search/result. */
export const SearchPage = lazy(() => import('./SearchPage.tsx'));
export const ResultPage = lazy(() => import('./ResultPage.tsx'));
export { Marked } from './Marked.tsx';
