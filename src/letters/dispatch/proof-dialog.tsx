import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Upload from 'lucide-react/icons/upload';
import { useId, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { type Dispatch, proofLimit } from '../../../domain/letters/outgoing.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { formatSize } from '../../ui/format.ts';
import { DayField } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { headline } from './dispatch-messages.ts';
import { dispatchMessages } from './messages.ts';

type Props = {
  letter: Letter;
  dispatch: Dispatch;
  onDone: (dispatches: Dispatch[], words: string) => void;
  onClose: () => void;
};

/** Records the receipt: who accepted the letter and on which day (DOMAIN 2: proof of dispatch kept). */
function ProofDialog({ letter, dispatch, onDone, onClose }: Props) {
  const { proveDispatch } = useNaskah();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [receiverName, setReceiverName] = useState('');
  const [receivedDate, setReceivedDate] = useState<string | null>(() => dayInWib());
  const [file, setFile] = useState<File | null>(null);
  const { errors, refuse, clear, submit, ...form } = useSubmit(
    'receiverName',
    'receivedDate',
    'content',
    'fileName',
  );
  const send = () => {
    const missing = {
      ...(!receiverName.trim() && { receiverName: translate(dispatchMessages.nameMissing) }),
      ...(!receivedDate && { receivedDate: translate(dispatchMessages.dayMissing) }),
      ...(!file && { content: translate(dispatchMessages.fileMissing) }),
      ...(file &&
        file.size >= proofLimit && {
          content: translate(dispatchMessages.fileTooBig(formatSize(proofLimit))),
        }),
    };
    if (!file || !receivedDate || Object.keys(missing).length > 0) return refuse(missing);
    void submit(async () =>
      onDone(
        await proveDispatch(letter.id, dispatch.id, {
          receiverName: receiverName.trim(),
          receivedDate,
          fileName: file.name.slice(-200),
          content: await base64Of(file),
        }),
        translate(dispatchMessages.proofSaved),
      ),
    );
  };
  return (
    <FormDialog
      title={translate(dispatchMessages.proofTitle)}
      confirm={translate(dispatchMessages.saveProof)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{headline(dispatch)}</p>
      <Labelled id={`${id}name`} label={translate(dispatchMessages.receiver)}>
        <TextField
          id={`${id}name`}
          size="small"
          fullWidth
          value={receiverName}
          onChange={(event) => setReceiverName(event.target.value)}
          error={Boolean(errors.receiverName)}
          helperText={errors.receiverName}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      </Labelled>
      <Labelled id={`${id}date`} label={translate(dispatchMessages.receivedOn)}>
        <DayField
          input={{
            id: `${id}date`,
            'aria-labelledby': `${id}date-label`,
            'aria-describedby': `${id}date-fault`,
            'aria-invalid': Boolean(errors.receivedDate),
          }}
          value={receivedDate}
          onChange={setReceivedDate}
        />
        <small id={`${id}date-fault`} className="is-wrong" aria-live="polite">
          {errors.receivedDate}
        </small>
      </Labelled>
      <Labelled id={`${id}file`} label={translate(dispatchMessages.proofFile)}>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={translate(dispatchMessages.proofFile)}
          accept=".pdf,.png,.jpg,.jpeg"
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            clear();
          }}
        />
        <div className="mailbox-dispatch-file">
          <Button
            id={`${id}file`}
            variant="outlined"
            aria-describedby={`${id}hint`}
            startIcon={<Upload size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            {file ? translate(dispatchMessages.changeFile) : translate(dispatchMessages.chooseFile)}
          </Button>
          {file && (
            <span>
              {file.name} <small>{formatSize(file.size)}</small>
            </span>
          )}
        </div>
        <small id={`${id}hint`} className={(errors.content ?? errors.fileName) ? 'is-wrong' : undefined}>
          {errors.content ??
            errors.fileName ??
            translate(dispatchMessages.proofKinds(formatSize(proofLimit)))}
        </small>
      </Labelled>
    </FormDialog>
  );
}

export default ProofDialog;

const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
