import { lazy } from 'react';

/** /search and /search/result. */
export const SearchPage = lazy(() => import('./search-page.tsx'));
export const ResultPage = lazy(() => import('./result-page.tsx'));
