import Button from '@mui/material/Button';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';
import type { InputProps } from '../frame/field.tsx';

type Props = {
  input: InputProps;
  label: string;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the device's file chooser. */
export function FileButton({ input, label, accept, multiple, disabled, onFiles }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        id={input.id}
        aria-describedby={input['aria-describedby']}
        variant="outlined"
        disabled={disabled}
        startIcon={<Upload size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
