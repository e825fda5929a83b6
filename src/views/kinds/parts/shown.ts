import { byLetter, type ShownKind } from '../kind.ts';
import { type PartsField, rowsIn, rowText, type ShownOf } from './row-text.ts';

/** How rows are shown but for the record's own page, which has them whole (kinds/index.tsx). */
export const partsShown = (shownOf: ShownOf): Omit<ShownKind<PartsField>, 'Whole'> => ({
  plain: (field, row, name) =>
    rowsIn(row, name)
      .map((one) => rowText(field, one, shownOf))
      .join('; '),
  isWide: () => true,
  width: () => ({ min: 140, ideal: 220 }),
  filter: 'none',
  order: byLetter,
  change: 'values',
});
