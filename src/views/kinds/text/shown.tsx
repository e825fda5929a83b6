import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import type { TextField } from '../../../../resources/declare.ts';
import { byLetter, type ShownKind } from '../kind.ts';
import { exactly } from '../width.ts';

const MaskedValue = lazy(() => import('./masked-value.tsx'));

export const textShown: ShownKind<TextField> = {
  plain: (_field, row, name) => {
    const value = row[name];
    return typeof value === 'string' ? value : '';
  },
  // The record page preserves line breaks.
  Whole: (props) =>
    props.field.options.masked ? (
      <Suspense fallback={String(props.row[props.name])}>
        <MaskedValue {...props} />
      </Suspense>
    ) : (
      <Lines>{String(props.row[props.name] ?? '')}</Lines>
    ),
  isWide: ({ options }) => options.multiline === true || (options.max ?? 200) > 100,
  width: ({ options: { max = 200 } }) =>
    max <= 20 ? exactly(Math.max(6, Math.min(max, 16))) : { min: 140, ideal: max > 60 ? 220 : 170 },
  filter: 'address',
  order: byLetter,
  change: 'words',
};

const Lines = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
