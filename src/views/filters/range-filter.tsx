import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { translate } from '../../../lib/language.ts';
import type { Field } from '../../../resources/declare.ts';
import {
  boundOf,
  isReversed,
  rangeIn,
  rangeText,
  reversedRange,
  typedBound,
} from '../../../resources/views/range.ts';
import { fieldsResolver } from '../form/fields-resolver.ts';
import { Input } from '../kinds/inputs.tsx';
import { rangeMessages } from './range-messages.ts';

type Props = { field: Field; value: unknown; onChange: (value: string | undefined) => void };

/** From one value to another, each asked as the field itself is; either may be left out. */
export default function RangeFilter({ field, value, onChange }: Props) {
  const bounds = [
    ['from', { ...boundOf(field), label: rangeMessages.from }],
    ['to', { ...boundOf(field), label: rangeMessages.to }],
  ] as const satisfies [string, Field][];
  const { from = '', to = '' } = (typeof value === 'string' && rangeIn(value)) || {};
  const form = useForm({
    defaultValues: { from: typedBound(field, from), to: typedBound(field, to) } as FieldValues,
    resolver: inOrder(field, fieldsResolver(bounds)),
  });
  const apply = (asked: FieldValues) =>
    onChange(rangeText({ from: String(asked.from ?? ''), to: String(asked.to ?? '') }));
  return (
    <FormProvider {...form}>
      <Frame
        noValidate
        data-moment={field.kind === 'dateTime' || undefined}
        onSubmit={form.handleSubmit(apply)}
      >
        {bounds.map(([name, bound]) => (
          <Input key={name} name={name} field={bound} />
        ))}
        <Line>
          {value !== undefined && (
            <Button variant="text" color="inherit" onClick={() => onChange(undefined)}>
              {translate(rangeMessages.clear)}
            </Button>
          )}
          <Button type="submit" variant="contained">
            {translate(rangeMessages.apply)}
          </Button>
        </Line>
      </Frame>
    </FormProvider>
  );
}

const inOrder =
  (field: Field, resolver: Resolver<FieldValues>): Resolver<FieldValues> =>
  async (values, context, options) => {
    const read = await resolver(values, context, options);
    if (!('from' in read.values) || !isReversed(field, read.values.from, read.values.to)) return read;
    return { values: {}, errors: { to: { type: 'custom', message: translate(reversedRange) } } };
  };

const Frame = styled('form')({
  display: 'grid',
  gap: 12,
  width: 320,
  maxWidth: 'calc(100vw - 48px)',
  padding: 14,
  // A day beside its clock.
  '&[data-moment]': { width: 400 },
  '@media (max-width: 599.95px)': {
    '&[data-moment] [role="group"]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Neither bound must be given.
  '& [id$="-label"] small': { display: 'none' },
});
const Line = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });
