import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { translate } from '../../../lib/language.ts';
import type { ReferenceField, ReferencesField } from '../../../resources/declare.ts';
import { Picker } from '../inputs/picker.tsx';
import { useOptionsOf } from '../inputs/use-options-of.ts';

type Props = {
  field: ReferenceField | ReferencesField;
  value: unknown;
  onChange: (value: string | undefined) => void;
};

/** Filters by another record, found by typing. */
export default function ReferenceFilter({ field, value, onChange }: Props) {
  const id = useId();
  const [chosen] = useOptionsOf(field.to, typeof value === 'string' ? [value] : []);
  return (
    <Frame>
      <Picker
        id={id}
        to={field.to}
        label={translate(field.label)}
        value={chosen ?? null}
        onChange={(ref) => onChange(ref?.id)}
        autoFocus
      />
    </Frame>
  );
}

const Frame = styled('div')({ width: 320, maxWidth: 'calc(100vw - 32px)', padding: 12 });
