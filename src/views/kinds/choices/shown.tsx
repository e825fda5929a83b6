import { translate } from '../../../../lib/language.ts';
import type { ChoicesField } from '../../../../resources/declare.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { type ShownKind, upAndDown } from '../kind.ts';
import { Wrapping } from '../wrapping.tsx';

export const choicesShown: ShownKind<ChoicesField> = {
  plain: (field, row, name) =>
    chosenIn(field, row[name])
      .map(({ label }) => translate(label))
      .join(', '),
  // Each of them a chip on the record's own page.
  Whole: ({ name, field, row }) => (
    <Wrapping>
      {chosenIn(field, row[name]).map(({ value, label }) => (
        <SoftChip key={value}>{translate(label)}</SoftChip>
      ))}
    </Wrapping>
  ),
  isWide: () => true,
  width: () => ({ min: 130, ideal: 220 }),
  filter: ({ choices }) => choices,
  order: upAndDown,
  change: 'members',
};

const chosenIn = ({ choices }: ChoicesField, values: unknown) =>
  Array.isArray(values)
    ? choices.filter(({ value, formerly }) => values.some((one) => one === value || one === formerly))
    : [];
