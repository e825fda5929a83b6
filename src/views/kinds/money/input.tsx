import type { FieldOf } from '../../../../resources/declare.ts';
import { readRupiah, senOf } from '../../../../resources/kinds/money/rupiah.ts';
import { formatExact } from '../../../ui/format.ts';
import { ExactBox, type ExactBoxProps } from '../../inputs/exact-box.tsx';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';

type MoneyField = FieldOf<'money'>;

/** An amount in rupiah, grouped as it is typed. */
export default function MoneyInput({ name, field }: InputProps<MoneyField>) {
  const { id, error, box } = useField(name);
  return (
    <FieldShell id={id} field={field} error={error}>
      <MoneyBox {...box} name={name} field={field} />
    </FieldShell>
  );
}

type Props = Omit<ExactBoxProps, 'digits' | 'mayBeNegative' | 'read' | 'shown'> & { field: MoneyField };

export function MoneyBox({ field, ...rest }: Props) {
  const { min } = field.options;
  return (
    <ExactBox
      {...rest}
      digits={senOf(field)}
      mayBeNegative={min === undefined || String(min).startsWith('-')}
      isGrouped
      read={readRupiah}
      shown={formatExact}
      before="Rp"
    />
  );
}
