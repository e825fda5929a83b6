import { lazy, Suspense } from 'react';
import type { Column, FieldOfKind } from './column.ts';

// The reader is the editor without its pen, and as heavy.
const Reader = lazy(() => import('./placeholder-reader.tsx'));

export const richTextColumn: Column<FieldOfKind<'richText'>> = {
  Whole: ({ name, field, row }) => (
    <Suspense fallback={null}>
      <Reader field={field} html={String(row[name] ?? '')} />
    </Suspense>
  ),
};
