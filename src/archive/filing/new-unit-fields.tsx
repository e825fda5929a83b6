import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { Labelled } from '../../ui/form-dialog.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { RemoteField, type RemoteOption } from '../parts/remote-field.tsx';
import { filingMessages as messages } from './messages.ts';

export type NewUnitValues = { code: string; title: string; classificationId: string | null; year: string };
type Props = {
  values: NewUnitValues;
  errors: Record<string, string>;
  /** Only the changed values: the code arrives while the user types the title. */
  onChange: (changed: Partial<NewUnitValues>) => void;
};

const classes = 'master-data.klasifikasi-arsip';

/** A new filing unit made in place: its classification and year suggest the code. */
export function NewUnitFields({ values, errors, onChange }: Props) {
  const id = useId();
  const { lookup, nextFilingCode } = useNaskah();
  const { classificationId, year } = values;
  const { data: code } = useQuery({
    queryKey: ['filing', 'next-code', classificationId, year],
    queryFn: ({ signal }) => nextFilingCode(classificationId ?? '', Number(year), { signal }),
    enabled: Boolean(classificationId) && /^\d{4}$/.test(year),
    gcTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was suggested anew stands in the field until it is changed
  useEffect(() => {
    if (code) onChange({ code });
  }, [code]);
  const { data: given = [] } = useQuery({
    queryKey: ['lookup', classes, classificationId],
    queryFn: ({ signal }) => lookup(classes, { ids: [classificationId ?? ''], signal }),
    enabled: Boolean(classificationId),
    staleTime: 300_000,
  });
  const chosen = given.find((one) => one.id === classificationId);
  const search = async (q: string, { signal }: { signal: AbortSignal }) =>
    (await lookup(classes, { q, filter: { isLeaf: true }, signal })).map(optionOf);
  return (
    <>
      <TextLine
        // The button that brought these is gone.
        autoFocus
        label={translate(messages.unitTitle)}
        value={values.title}
        onChange={(title) => onChange({ title })}
        error={errors.title}
        max={300}
      />
      <Labelled id={id} label={translate(messages.classification)}>
        <RemoteField
          id={id}
          value={chosen ? optionOf(chosen) : null}
          placeholder={translate(messages.classificationSearch)}
          error={errors.classificationId}
          search={search}
          onChange={(option) => onChange({ classificationId: option?.id ?? null })}
        />
      </Labelled>
      <div className="archive-pair">
        <TextLine
          label={translate(messages.year)}
          type="number"
          value={values.year}
          onChange={(next) => onChange({ year: next })}
          error={errors.year}
        />
        <TextLine
          label={translate(messages.code)}
          value={values.code}
          onChange={(next) => onChange({ code: next })}
          error={errors.code}
          max={40}
          hint={translate(messages.codeHint)}
        />
      </div>
    </>
  );
}

const optionOf = ({ id, label }: Option): RemoteOption => ({ id, key: id, label, more: '' });
