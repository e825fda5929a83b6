import { adjustableParts } from '../../../domain/letters/arrangement-adjustments.ts';
import { arrangementOf, layoutOf } from '../../../domain/letters/layouts.ts';
import { translate } from '../../../lib/language.ts';
import type { CellProps } from '../kinds/kind.ts';
import { adjustmentsIn } from './adjustments-in.ts';
import { type Side, sideLabels, specialMessages } from './messages.ts';

/** What differs from the standard, in words. */
export default function AdjustmentsValue({ name, row }: CellProps) {
  const value = adjustmentsIn(row[name]);
  const parts = adjustableParts(layoutOf(arrangementOf(row.arrangement)), value);
  const margins = Object.entries(value.margins ?? {}) as [Side, number][];
  const said = [
    ...margins.map(([side, size]) => `${translate(sideLabels[side])} ${size} mm`),
    ...parts
      .filter(({ label, printed }) => label !== printed)
      .map(({ label, printed }) => `${label}: ${printed}`),
    ...parts
      .filter(({ isHidden }) => isHidden)
      .map(({ label }) => translate(specialMessages.partHidden(label))),
    ...(value.order
      ? [
          parts
            .filter(({ isRow }) => isRow)
            .map(({ printed }) => printed)
            .join(' > '),
        ]
      : []),
  ];
  return said.length === 0 ? (
    translate(specialMessages.asStandard)
  ) : (
    <ul style={{ margin: 0, paddingLeft: 18 }}>
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
