import type { ComponentType } from 'react';

export type View = 'list' | 'create' | 'edit' | 'show';

/**
 * Views that are not generated: resource name and view → lazy component, composed of the same parts.
 * For example `'master-data.faq': { list: lazy(() => import('./faq/faq-list.tsx')) }` (docs/adding-a-resource.md).
 */
export const replaced: Record<string, Partial<Record<View, ComponentType>>> = {};
