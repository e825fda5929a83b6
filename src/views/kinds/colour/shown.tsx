import { styled } from '@mui/material/styles';
import type { ColourField } from '../../../../resources/declare.ts';
import { readColour } from '../../../../resources/kinds/colour/field.ts';
import { type CellProps, type ShownKind, upAndDown } from '../kind.ts';
import { exactly } from '../width.ts';

export const colourShown: ShownKind<ColourField> = {
  plain: (_field, row, name) => String(row[name] ?? ''),
  Cell: Swatch,
  isWide: () => false,
  width: () => exactly(7, 24),
  chip: () => 24,
  filter: 'address',
  order: upAndDown,
  change: 'values',
};

/** The colour and its name beside it, so that neither stands on the other. */
function Swatch({ name, row }: CellProps<ColourField>) {
  const colour = readColour(String(row[name] ?? ''));
  if (!colour) return null;
  return (
    <>
      <Square style={{ backgroundColor: colour }} aria-hidden /> {colour}
    </>
  );
}

const Square = styled('span')({
  display: 'inline-block',
  width: 16,
  height: 16,
  marginRight: 4,
  verticalAlign: '-3px',
  border: '1px solid var(--field)',
  borderRadius: 4,
});
