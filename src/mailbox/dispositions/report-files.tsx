import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { NewReportFile } from '../../../dataProvider/index.ts';
import { attachmentLimits } from '../../../resources/naskah-dinas/letter.ts';

type Props = {
  files: NewReportFile[];
  fault?: string | undefined;
  onChange: (files: NewReportFile[]) => void;
};

/** The files that go with a report. */
export const ReportFiles = ({ files, fault, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState('');
  const add = async (chosen: File[]) => {
    const fitting = chosen.filter((file) => file.size < attachmentLimits.bytes);
    setTooLarge(fitting.length < chosen.length ? 'Berkas harus lebih kecil dari 10 MB.' : '');
    const read = await Promise.all(
      fitting.map(async (file) => ({ fileName: file.name, content: await asDataUrl(file) })),
    );
    onChange([...files, ...read]);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Berkas laporan"
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<Paperclip size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Lampirkan berkas
      </Button>
      {files.map((file, index) => (
        <p key={`${file.fileName} ${file.content.length}`} className="disposition-file">
          <span>{file.fileName}</span>
          <IconButton
            size="small"
            aria-label={`Lepas ${file.fileName}`}
            onClick={() => onChange(files.filter((_, other) => other !== index))}
          >
            <X size={15} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </p>
      ))}
      <p className="mailbox-late" aria-live="polite">
        {fault ?? tooLarge}
      </p>
    </div>
  );
};

const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
