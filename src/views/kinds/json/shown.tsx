import { lazy, Suspense } from 'react';
import type { JsonField } from '../../../../resources/declare.ts';
import { briefName } from '../../../../resources/kinds/json/field.ts';
import { type ShownKind, upAndDown } from '../kind.ts';

const WholeJson = lazy(() => import('./whole.tsx'));

export const jsonShown: ShownKind<JsonField> = {
  // Lists carry only its beginning.
  plain: (_field, row, name) => {
    const value = row[briefName(name)] ?? row[name];
    if (!value) return '';
    return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100);
  },
  Whole: ({ name, row }) => (
    <Suspense fallback={null}>
      <WholeJson value={row[name]} />
    </Suspense>
  ),
  isWide: () => true,
  width: () => ({ min: 130, ideal: 220 }),
  filter: 'none',
  order: upAndDown,
  change: 'words',
};
