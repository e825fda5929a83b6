import { styled } from '@mui/material/styles';
import { chosenRow } from '../../views/parts.ts';

/** A table of `archive-table` whose rows can be chosen; a chosen one says so by `aria-selected`. */
export const ChoosingTable = styled('table')(chosenRow);
