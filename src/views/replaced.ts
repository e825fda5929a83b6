import type { ComponentType } from 'react';

export type View = 'list' | 'create' | 'edit' | 'show';

/**
 * Views that are not generated, by resource and view: lazy components of the same parts, e.g. `'master-data.faq': {
 * list: lazy(() => import('./faq/faq-list.tsx')) }` (docs/adding-a-resource.md).
 */
export const replaced: Record<string, Partial<Record<View, ComponentType>>> = {};
