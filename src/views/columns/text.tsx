import { styled } from '@mui/material/styles';
import type { Column, FieldOfKind } from './column.ts';

/** The record page preserves line breaks. */
export const textColumn: Column<FieldOfKind<'text'>> = {
  Whole: ({ name, row }) => <Lines>{String(row[name] ?? '')}</Lines>,
};

const Lines = styled('span')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
