import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';
import { OptionField, TextLine } from '../../pickers/index.ts';
import { Labelled } from '../../shell/index.ts';

export type NewUnitValues = { code: string; title: string; classificationId: string | null; year: string };
type Props = {
  values: NewUnitValues;
  errors: Record<string, string>;
  onChange: (values: NewUnitValues) => void;
};

/** A new filing unit made in place: its classification and year suggest the code. */
export const NewUnitFields = ({ values, errors, onChange }: Props) => {
  const id = useId();
  const { lookup, nextFilingCode } = useNaskah();
  const { data: classes = [], isPending } = useQuery({
    queryKey: ['lookup', 'master-data.klasifikasi-arsip', 'leaf'],
    queryFn: ({ signal }) => lookup('master-data.klasifikasi-arsip', { filter: { isLeaf: true }, signal }),
    staleTime: 300_000,
  });
  const { classificationId, year } = values;
  const { data: code } = useQuery({
    queryKey: ['filing', 'next-code', classificationId, year],
    queryFn: ({ signal }) => nextFilingCode(classificationId ?? '', Number(year), { signal }),
    enabled: Boolean(classificationId) && /^\d{4}$/.test(year),
    gcTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was suggested anew stands in the field until it is changed
  useEffect(() => {
    if (code) onChange({ ...values, code });
  }, [code]);
  // A picker holds the first 150 only (SPEC A5): the one that is given may be another.
  const { data: given = [] } = useQuery({
    queryKey: ['lookup', 'master-data.klasifikasi-arsip', classificationId],
    queryFn: ({ signal }) =>
      lookup('master-data.klasifikasi-arsip', { ids: [classificationId ?? ''], signal }),
    enabled: Boolean(classificationId),
    staleTime: 300_000,
  });
  const chosen = [...classes, ...given].find((one) => one.id === classificationId) ?? null;
  const options = chosen && !classes.includes(chosen) ? [chosen, ...classes] : classes;
  return (
    <>
      <TextLine
        label="Judul berkas"
        value={values.title}
        onChange={(title) => onChange({ ...values, title })}
        error={errors.title}
        max={300}
      />
      <Labelled id={id} label="Klasifikasi">
        <OptionField
          input={{ id, 'aria-invalid': Boolean(errors.classificationId), 'aria-describedby': `${id}-fault` }}
          value={chosen}
          options={options}
          isLoading={isPending}
          onChange={(option: Option | null) => onChange({ ...values, classificationId: option?.id ?? null })}
          placeholder="Pilih klasifikasi"
        />
        <small id={`${id}-fault`} className="is-wrong" aria-live="polite">
          {errors.classificationId}
        </small>
      </Labelled>
      <div className="archive-pair">
        <TextLine
          label="Tahun"
          type="number"
          value={values.year}
          onChange={(next) => onChange({ ...values, year: next })}
          error={errors.year}
        />
        <TextLine
          label="Kode"
          value={values.code}
          onChange={(next) => onChange({ ...values, code: next })}
          error={errors.code}
          max={40}
          hint="Disarankan; tidak dapat diubah setelah dibuat."
        />
      </div>
    </>
  );
};
