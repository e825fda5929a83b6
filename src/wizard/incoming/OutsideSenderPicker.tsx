import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCallback, useState } from 'react';
import { type Option, useNaskah } from '../../../dataProvider/index.ts';
import { useRemoteOptions } from '../../pickers/index.ts';
import type { InputProps } from '../frame/Field.tsx';

export type OutsideSender = { externalSenderId: string | null; externalSenderName: string };
type Props = { input: InputProps; value: OutsideSender; onChange: (value: OutsideSender) => void };

/** Who wrote it: one of instansi, or whatever is typed. */
export const OutsideSenderPicker = ({ input, value, onChange }: Props) => {
  const { lookup } = useNaskah();
  const [isTyping, setIsTyping] = useState(false);
  const search = useCallback(
    (q: string, { signal }: { signal: AbortSignal }) => lookup('master-data.instansi', { q, signal }),
    [lookup],
  );
  const { options, isLoading, words } = useRemoteOptions(search, isTyping ? value.externalSenderName : '');
  return (
    <Autocomplete<Option, false, false, true>
      id={input.id}
      size="small"
      fullWidth
      freeSolo
      value={null}
      inputValue={value.externalSenderName}
      options={options}
      loading={isLoading}
      loadingText={words.id}
      clearText="Kosongkan"
      filterOptions={(all) => all}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setIsTyping(reason === 'input');
        onChange({ externalSenderId: null, externalSenderName: text });
      }}
      onChange={(_, chosen) => {
        setIsTyping(false);
        if (chosen !== null && typeof chosen !== 'string')
          onChange({ externalSenderId: chosen.id, externalSenderName: chosen.label });
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          hiddenLabel
          placeholder="Cari instansi, atau ketik nama pengirim"
          error={input['aria-invalid']}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              maxLength: 200,
              'aria-describedby': input['aria-describedby'],
            },
          }}
        />
      )}
    />
  );
};
