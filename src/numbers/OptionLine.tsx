import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type Option, useNaskah } from '../../dataProvider/index.ts';
import { pickerWords } from '../pickers/index.ts';

type Props = {
  label: string;
  resource: string;
  value: Option | null;
  onChange: (option: Option | null) => void;
  error?: string | undefined;
};

/** A choice out of a master list that is short enough to be here whole. */
export const OptionLine = ({ label, resource, value, onChange, error }: Props) => {
  const { lookup } = useNaskah();
  const id = useId();
  const { data = [], isPending } = useQuery({
    queryKey: ['lookup', resource],
    queryFn: ({ signal }) => lookup(resource, { signal }),
    staleTime: 300_000,
  });
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Autocomplete<Option>
        id={id}
        size="small"
        value={value}
        options={data}
        loading={isPending}
        loadingText={pickerWords.loading.id}
        noOptionsText={data.length > 0 ? pickerWords.none.id : pickerWords.empty.id}
        clearText="Kosongkan"
        openText="Buka pilihan"
        closeText="Tutup pilihan"
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        autoHighlight
        onChange={(_, option) => onChange(option)}
        renderInput={(params) => (
          <TextField {...params} hiddenLabel error={Boolean(error)} helperText={error} />
        )}
      />
    </div>
  );
};
