import { lazy, Suspense } from 'react';
import type { RichTextField } from '../../../../resources/declare.ts';
import { type ShownKind, upAndDown } from '../kind.ts';

// The reader is the editor without its pen, and as heavy.
const Reader = lazy(() => import('./placeholder-reader.tsx'));

export const richTextShown: ShownKind<RichTextField> = {
  plain: (_field, row, name) => {
    const value = row[name];
    return typeof value === 'string' ? wordsOf(value) : '';
  },
  Whole: ({ name, field, row }) => (
    <Suspense fallback={null}>
      <Reader field={field} html={String(row[name] ?? '')} />
    </Suspense>
  ),
  isWide: () => true,
  width: () => ({ min: 130, ideal: 220 }),
  filter: 'none',
  order: upAndDown,
  change: 'words',
};

const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
