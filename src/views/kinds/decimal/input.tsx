import { readDecimal, signsOf } from '../../../../lib/decimal.ts';
import { language, translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { digitsOf } from '../../../../resources/kinds/decimal/field.ts';
import { ExactBox, type ExactBoxProps } from '../../inputs/exact-box.tsx';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';

type DecimalField = FieldOf<'decimal'>;

/** An exact number with its unit, typed as the page's language writes it. */
export default function DecimalInput({ name, field }: InputProps<DecimalField>) {
  const { id, error, box } = useField(name);
  return (
    <FieldShell id={id} field={field} error={error}>
      <DecimalBox {...box} name={name} field={field} />
    </FieldShell>
  );
}

type Props = Pick<ExactBoxProps, 'id' | 'value' | 'onChange'> &
  Partial<Pick<ExactBoxProps, 'name' | 'onBlur' | 'inputRef' | 'error' | 'describedBy' | 'label'>> & {
    field: DecimalField;
  };

/** Not grouped: a point that somebody types for the comma would vanish among the groups. */
export function DecimalBox({ field, ...rest }: Props) {
  const { min, unit } = field.options;
  return (
    <ExactBox
      {...rest}
      digits={digitsOf(field)}
      mayBeNegative={min === undefined || String(min).startsWith('-')}
      read={(typed) => readDecimal(typed, language())}
      shown={(number) => number.replace('.', signsOf(language()).point)}
      behind={translate(unit)}
    />
  );
}
