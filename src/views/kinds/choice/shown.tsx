import { translate } from '../../../../lib/language.ts';
import type { ChoiceField } from '../../../../resources/declare.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import type { CellProps, ShownKind } from '../kind.ts';
import { upAndDown } from '../kind.ts';
import { exactly } from '../width.ts';
import { isLongSegmented } from './segmented.ts';

const chipWidth = ({ choices }: Pick<ChoiceField, 'choices'>): number =>
  choices.some(({ tone }) => tone) ? 20 : 0;

export const choiceShown: ShownKind<ChoiceField> = {
  plain: (field, row, name) => {
    const chosen = chosenIn(field, row[name]);
    return chosen ? translate(chosen.label) : '';
  },
  Cell: ChoiceCell,
  isWide: isLongSegmented,
  width: (field) => {
    const longest = Math.max(...field.choices.map(({ label }) => translate(label).length), 4);
    const { ideal } = exactly(Math.min(longest, 24), chipWidth(field));
    return { min: Math.min(ideal, 130), ideal };
  },
  chip: chipWidth,
  filter: ({ choices }) => choices,
  order: upAndDown,
  change: 'values',
};

/** A chip where any of the declared values has a tone, plain text otherwise. */
function ChoiceCell({ name, field, row }: CellProps<ChoiceField>) {
  const chosen = chosenIn(field, row[name]);
  if (!chosen) return null;
  return chipWidth(field) ? (
    <SoftChip tone={chosen.tone}>{translate(chosen.label)}</SoftChip>
  ) : (
    translate(chosen.label)
  );
}

const chosenIn = ({ choices }: ChoiceField, value: unknown) =>
  choices.find((option) => option.value === value);
