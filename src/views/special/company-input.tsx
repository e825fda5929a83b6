import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ChoiceField } from '../../../resources/declare.ts';
import type { InputProps } from '../inputs/use-field.ts';
import { ChoiceInput } from '../kinds/choice/input.tsx';

const companies = 'master-data.unit-organisasi';

/** Selects a company by its code; fills in the company name when it is empty or another company's. */
export default function CompanyInput({ name, field }: InputProps) {
  const { lookup } = useNaskah();
  const { data = [] } = useQuery({
    queryKey: ['lookup', companies, 'perusahaan'],
    queryFn: ({ signal }) => lookup(companies, { filter: { type: 'perusahaan' }, signal }),
    staleTime: 300_000,
  });
  const { setValue, getValues } = useFormContext();
  const chosen: unknown = useWatch({ name });
  const label = data.find(({ companyCode }) => companyCode === chosen)?.label;
  useEffect(() => {
    const written: unknown = getValues('companyName');
    const isAnothers = data.some((company) => company.label === written);
    if (label && label !== written && (!written || isAnothers))
      setValue('companyName', label, { shouldDirty: true });
  }, [label, data, getValues, setValue]);
  const known = data.map((company) => ({
    value: String(company.companyCode),
    label: same(`${company.companyCode} · ${company.label}`),
  }));
  // Keep a code stored before there were choices, until another is chosen.
  const isOther = typeof chosen === 'string' && chosen !== '' && !known.some(({ value }) => value === chosen);
  const choices = isOther ? [...known, { value: chosen, label: same(chosen) }] : known;
  const choiceField: ChoiceField = {
    kind: 'choice',
    label: field.label,
    options: { ...hintOf(field) },
    choices,
  };
  return <ChoiceInput name={name} field={choiceField} />;
}

const same = (text: string) => ({ id: text, en: text });
const hintOf = ({ options }: InputProps['field']) => ({
  required: true as const,
  ...('hint' in options && options.hint && { hint: options.hint }),
});
