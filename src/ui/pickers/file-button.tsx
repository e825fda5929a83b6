import Button from '@mui/material/Button';
import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';

type Props = {
  input: { id?: string; 'aria-describedby'?: string | undefined };
  label: string;
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Opens the camera instead, where there is one. */
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the device's file chooser. */
export function FileButton({ input, label, accept, multiple, disabled, isCamera, onFiles }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const Icon = isCamera ? Camera : Upload;
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        {...(isCamera && { capture: 'environment' as const })}
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
        startIcon={<Icon size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
