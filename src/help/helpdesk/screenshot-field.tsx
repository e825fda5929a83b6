import Button from '@mui/material/Button';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { type Screenshot, ticketLimits } from '../../../domain/help/index.ts';
import { translate } from '../../../lib/language.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { formatSize } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useArrivingFiles } from '../../ui/pickers/index.ts';
import { messages } from '../messages.ts';

type Props = { file: File | null; error?: string | undefined; onChange: (file: File | null) => void };

/** One picture: chosen, dropped here or pasted anywhere on the page; previewed before submission. */
export function ScreenshotField({ file, error, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const take = ([given]: readonly File[]) => {
    if (!given) return;
    const wrong = faultOf(given);
    setFault(wrong);
    if (!wrong) onChange(given);
  };
  const { isOver, props } = useArrivingFiles(take);
  const said = fault || error;
  return (
    <div className="shot" data-over={isOver || undefined} {...props}>
      <span id={`${id}-label`} className="shot-label">
        {translate(messages.screenshot)} <small>{translate(commonMessages.optional)}</small>
      </span>
      {file && (
        <div className="shot-chosen">
          <Preview file={file} />
          <span>
            {file.name}
            <small>{formatSize(file.size)}</small>
          </span>
          <Button
            variant="text"
            startIcon={<X size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => onChange(null)}
          >
            {translate(messages.screenshotRemove)}
          </Button>
        </div>
      )}
      <div className="shot-add">
        <Button
          variant="outlined"
          startIcon={<ImagePlus size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-help`}
        >
          {translate(messages.screenshotChoose)}
        </Button>
        <span>{translate(messages.screenshotHow)}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-labelledby={`${id}-label`}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <p id={`${id}-help`} role="alert" className="shot-fault">
        {said && <FaultLine text={said} />}
      </p>
    </div>
  );
}

/** Applies the server's checks before the upload. */
function faultOf(file: File): string {
  if (!/\.(png|jpe?g)$/i.test(file.name)) return translate(messages.screenshotKinds);
  if (file.size >= ticketLimits.screenshotBytes)
    return translate(messages.screenshotSize(formatSize(ticketLimits.screenshotBytes)));
  return '';
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img src={url} alt="" /> : null;
}

/** As a call takes it. @throws when the file cannot be read any more */
export const screenshotOf = (file: File): Promise<Screenshot> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve({ fileName: file.name.slice(-200), content: String(reader.result).replace(/^[^,]*,/, '') });
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
