import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReferenceField, ReferencesField } from '../../../resources/declare.ts';
import { Picker, useOptionsOf } from '../inputs/index.tsx';
import { useSay } from '../say.ts';

type Props = {
  field: ReferenceField | ReferencesField;
  value: unknown;
  onChange: (value: string | undefined) => void;
};

/** Filters by another record, found by typing. */
export function ReferenceFilter({ field, value, onChange }: Props) {
  const say = useSay();
  const id = useId();
  const [chosen] = useOptionsOf(field.to, typeof value === 'string' ? [value] : []);
  return (
    <Frame>
      <Picker
        id={id}
        to={field.to}
        label={say(field.label)}
        value={chosen ?? null}
        onChange={(ref) => onChange(ref?.id)}
        autoFocus
      />
    </Frame>
  );
}

/** What the filter's record is called; the address knows its id only. */
export function PickedLabel({ to, id }: { to: string; id: string }) {
  const [chosen] = useOptionsOf(to, [id]);
  return <>{chosen?.label ?? '…'}</>;
}

const Frame = styled('div')({ width: 320, maxWidth: 'calc(100vw - 32px)', padding: 12 });
