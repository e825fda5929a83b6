import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { translate } from '../../../../lib/language.ts';
import type { Field, PartRow } from '../../../../resources/declare.ts';
import { withComputed } from '../../../../resources/kinds/parts/computed.ts';
import { asRecord, type PartsField, type ShownOf } from './row-text.ts';

type Props = {
  /** The field of rows, and the row's place. */
  of: string;
  parts: PartsField;
  index: number;
  name: string;
  isLabelled: boolean;
  shownOf: ShownOf;
};

/** What the database computes of a row, as it will be once this is saved. */
export function ComputedCell({ of, parts, index, name, isLabelled, shownOf }: Props) {
  const row = useWatch({ name: `${of}.${index}` }) as PartRow | undefined;
  const field = parts.fields[name] as Field;
  const { plain, align } = shownOf(field);
  const text = row && plain(field, asRecord(withComputed(parts, row)), name);
  return (
    <Value data-align={align}>
      {isLabelled && <small>{translate(field.label)}</small>}
      <output>{text || '–'}</output>
    </Value>
  );
}

const Value = styled('div')({
  display: 'grid',
  gap: 6,
  minHeight: 38,
  padding: '9px 14px 0 0',
  fontVariantNumeric: 'tabular-nums',
  '& small': { fontWeight: 600, fontSize: '0.8125rem', lineHeight: '18px' },
});
