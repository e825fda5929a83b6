import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { FieldOf } from '../../../resources/declare.ts';
import type { InputProps } from '../inputs/use-field.ts';
import { TextInput } from '../kinds/text/input.tsx';
import { specialMessages } from './messages.ts';

/**
 * Suggests a new filing unit's code from its classification and year (next in sequence), until the user types one.
 */
export default function FilingCodeInput({ name, field }: InputProps) {
  const { nextFilingCode } = useNaskah();
  const { setValue, getValues } = useFormContext();
  const [classificationId, year] = useWatch({ name: ['classificationId', 'year'] });
  const suggested = useRef('');
  const { data: code } = useQuery({
    queryKey: ['filing', 'next-code', classificationId, year],
    queryFn: ({ signal }) => nextFilingCode(String(classificationId), Number(year), { signal }),
    enabled: Boolean(classificationId) && /^\d{4}$/.test(String(year ?? '')),
    gcTime: 0,
  });
  useEffect(() => {
    const typed = getValues(name);
    if (!code || (typed && typed !== suggested.current)) return;
    suggested.current = code;
    setValue(name, code, { shouldValidate: true });
  }, [code, getValues, name, setValue]);
  const { options, ...rest } = field as FieldOf<'text'>;
  return (
    <TextInput
      name={name}
      field={{ ...rest, options: { ...options, hint: options.hint ?? specialMessages.codeSuggested } }}
    />
  );
}
