import { styled } from '@mui/material/styles';
import { chosenRow } from '../../views/parts.ts';

/** `archive-table` with selectable rows; `aria-selected` marks the selected ones. */
export const ChoosingTable = styled('table')(chosenRow);
