import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { Choice } from '../../../../lib/choice.ts';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { groupChoices } from './choice-groups.ts';

/** Checkboxes; path values are grouped under headings, each with a box for all. */
export function ChoicesInput({ name, field }: InputProps<FieldOf<'choices'>>) {
  const { id, input, error, describedBy } = useField(name);
  const chosen: string[] = Array.isArray(input.value) ? input.value : [];
  // Stores in declared order, so that the same choice is always the same list.
  const choose = (values: string[]) =>
    input.onChange(field.choices.map((option) => option.value).filter((value) => values.includes(value)));
  const toggle = (values: string[], on: boolean) =>
    choose(on ? [...chosen, ...values] : chosen.filter((value) => !values.includes(value)));
  return (
    <FieldShell id={id} field={field} error={error} group>
      <Fieldset aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
        {groupChoices(field.choices).map((group, index) => {
          const values = group.choices.map((option) => option.value);
          const held = values.filter((value) => chosen.includes(value)).length;
          return (
            <Group key={group.label?.id ?? ''}>
              {group.label && (
                <Box
                  label={<b>{translate(group.label)}</b>}
                  checked={held === values.length}
                  indeterminate={held > 0 && held < values.length}
                  onChange={(on) => toggle(values, on)}
                />
              )}
              <Boxes>
                {group.choices.map((option: Choice, place) => (
                  <Box
                    key={option.value}
                    label={translate(option.label)}
                    checked={chosen.includes(option.value)}
                    onChange={(on) => toggle([option.value], on)}
                    onBlur={input.onBlur}
                    inputRef={index === 0 && place === 0 ? input.ref : undefined}
                  />
                ))}
              </Boxes>
            </Group>
          );
        })}
      </Fieldset>
    </FieldShell>
  );
}

type BoxProps = {
  label: React.ReactNode;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (on: boolean) => void;
  onBlur?: () => void;
  inputRef?: React.Ref<HTMLInputElement>;
};

function Box({ label, checked, indeterminate, onChange, onBlur, inputRef }: BoxProps) {
  return (
    <Line>
      <Checkbox
        checked={checked}
        indeterminate={indeterminate}
        onChange={(_, on) => onChange(on)}
        onBlur={onBlur}
        slotProps={{ input: { ref: inputRef } }}
        size="small"
      />
      <span>{label}</span>
    </Line>
  );
}

const Fieldset = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const Group = styled('div')({
  padding: '6px 0 10px',
  '& + &': { borderTop: '1px solid var(--line)' },
  '& b': { fontWeight: 650 },
});
const Boxes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: '0 16px',
});
const Line = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
});
