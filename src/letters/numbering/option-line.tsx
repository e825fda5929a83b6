import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';
import { Labelled } from '../../ui/form-dialog.tsx';
import { OptionField } from '../../ui/pickers/index.ts';

type Props = {
  label: string;
  resource: string;
  value: Option | null;
  onChange: (option: Option | null) => void;
  error?: string | undefined;
  placeholder?: string;
};

/** Choice from a master list short enough to load whole. */
export function OptionLine({ label, resource, value, onChange, error, placeholder }: Props) {
  const { lookup } = useNaskah();
  const id = useId();
  const { data = [], isPending } = useQuery({
    queryKey: ['lookup', resource],
    queryFn: ({ signal }) => lookup(resource, { signal }),
    staleTime: 300_000,
  });
  return (
    <Labelled id={id} label={label}>
      <OptionField
        input={{ id, 'aria-invalid': Boolean(error), 'aria-describedby': `${id}-fault` }}
        value={value}
        options={data}
        isLoading={isPending}
        onChange={onChange}
        placeholder={placeholder}
      />
      <small id={`${id}-fault`} className="is-wrong" aria-live="polite">
        {error}
      </small>
    </Labelled>
  );
}
