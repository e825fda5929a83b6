import { lazy, Suspense } from 'react';
import type { Column, FieldOfKind } from './column.ts';

// The reader is the editor without its pen: it knows only what its schema knows, so no markup gets through.
const Reader = lazy(() => import('../inputs/rich-text-reader.tsx'));

export const richTextColumn: Column<FieldOfKind<'richText'>> = {
  Whole: ({ name, row }) => (
    <Suspense fallback={null}>
      <Reader html={String(row[name] ?? '')} />
    </Suspense>
  ),
};
