import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../shell/index.ts';
import type { CellProps, Column, FieldOfKind } from './column.ts';
import { Wrapping } from './wrapping.tsx';

/** A chip where any of the declared values has a tone, plain text otherwise. */
export const choiceColumn: Column<FieldOfKind<'choice'>> = { Cell: ChoiceCell };

/** Each of them a chip on the record's own page. */
export const choicesColumn: Column<FieldOfKind<'choices'>> = { Whole: AllChoices };

function ChoiceCell({ name, field, row }: CellProps<FieldOfKind<'choice'>>) {
  const chosen = field.choices.find((option) => option.value === row[name]);
  if (!chosen) return null;
  const isToned = field.choices.some((option) => option.tone);
  return isToned ? <SoftChip tone={chosen.tone}>{say(chosen.label)}</SoftChip> : say(chosen.label);
}

function AllChoices({ name, field, row }: CellProps<FieldOfKind<'choices'>>) {
  const values = row[name];
  const chosen = Array.isArray(values) ? field.choices.filter((option) => values.includes(option.value)) : [];
  return (
    <Wrapping>
      {chosen.map((option) => (
        <SoftChip key={option.value}>{say(option.label)}</SoftChip>
      ))}
    </Wrapping>
  );
}
