import { lazy } from 'react';

/** `/pengaturan/model-data`: entities and what they refer to, drawn from the declarations. */
export const DataModelPage = lazy(() => import('./data-model-page.tsx'));
