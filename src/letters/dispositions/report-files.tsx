import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import type { NewReportFile } from '../../../dataProvider/index.ts';
import { reportBytes } from '../../../domain/letters/disposition.ts';
import { attachmentLimits } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { formatSize } from '../../ui/format.ts';
import { dispositionMessages } from './messages.ts';

type Props = {
  files: NewReportFile[];
  fault?: string | undefined;
  onChange: (files: NewReportFile[]) => void;
};

/** The files that go with a report. */
export function ReportFiles({ files, fault, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [complaint, setComplaint] = useState('');
  const add = async (chosen: File[]) => {
    const fitting = chosen.filter((file) => file.size < attachmentLimits.bytes);
    setComplaint(fitting.length < chosen.length ? translate(dispositionMessages.fileTooBig) : '');
    const sum = fitting.reduce((bytes, { size }) => bytes + size, bytesOf(files));
    if (sum > reportBytes)
      return setComplaint(
        translate(dispositionMessages.filesTooBig(formatSize(reportBytes), formatSize(sum))),
      );
    try {
      const read = await Promise.all(
        fitting.map(async (file) => ({ fileName: file.name, content: await asDataUrl(file) })),
      );
      onChange([...files, ...read]);
    } catch {
      setComplaint(translate(dispositionMessages.unreadable));
    }
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={translate(dispositionMessages.reportFiles)}
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
        {translate(dispositionMessages.attach)}
      </Button>
      {files.map((file, index) => (
        <p key={`${file.fileName} ${file.content.length}`} className="disposition-file">
          <span>{file.fileName}</span>
          <IconButton
            size="small"
            aria-label={translate(dispositionMessages.detach(file.fileName))}
            onClick={() => onChange(files.filter((_, other) => other !== index))}
          >
            <X size={15} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </p>
      ))}
      <p className="mailbox-late" aria-live="polite">
        {complaint || fault}
      </p>
    </div>
  );
}

/** Size of the files read so far, in bytes, from their base64. */
const bytesOf = (files: readonly NewReportFile[]): number =>
  files.reduce(
    (bytes, { content }) => bytes + Math.floor((content.length - content.indexOf(',') - 1) * 0.75),
    0,
  );

const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsDataURL(file);
  });
