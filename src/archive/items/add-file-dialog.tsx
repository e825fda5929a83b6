import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail, ArchiveFile } from '../../../domain/calls/archive-item-shapes.ts';
import { acceptedEnds } from '../../../lib/file-kinds.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { sendFile } from '../uploading/send-file.ts';
import { itemMessages as messages } from './messages.ts';

type Props = {
  archiveId: string;
  /** File it replaces; null adds another file. */
  replaces: ArchiveFile | null;
  change: (work: () => Promise<ArchiveDetail>) => Promise<void>;
  onClose: () => void;
};

/** One more file of an item, or a new version of one. */
export function AddFileDialog({ archiveId, replaces, change, onClose }: Props) {
  const id = useId();
  const naskah = useNaskah();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [share, setShare] = useState<number | null>(null);
  const { submit, refuse, clear, ...form } = useSubmit();
  const stop = useRef(new AbortController());
  useEffect(() => {
    const own = new AbortController();
    stop.current = own;
    return () => own.abort();
  }, []);
  const send = () => {
    if (!file) return refuse({}, translate(messages.chooseFirst));
    return submit(async () => {
      setShare(0);
      const uploadId = await sendFile(file, {
        verbs: naskah,
        signal: stop.current.signal,
        onShare: setShare,
        onWaiting: () => undefined,
      });
      await change(() =>
        replaces
          ? naskah.addArchiveVersion(archiveId, replaces.id, { uploadId, note })
          : naskah.addArchiveFile(archiveId, { uploadId, title, note }),
      );
      onClose();
    }).finally(() => setShare(null));
  };
  return (
    <FormDialog
      title={translate(replaces ? messages.newVersionOf(replaces.title) : messages.add)}
      confirm={
        share !== null && share < 1
          ? translate(messages.uploading(Math.round(share * 100)))
          : translate(commonMessages.save)
      }
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <div>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {file ? file.name : translate(messages.chooseFile)}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={translate(messages.chooseFile)}
          accept={acceptedEnds}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null);
            clear();
          }}
        />
      </div>
      {!replaces && (
        <Labelled id={`${id}-title`} label={translate(messages.fileTitle)} isOptional>
          <OutlinedInput
            id={`${id}-title`}
            fullWidth
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Labelled>
      )}
      <Labelled id={`${id}-note`} label={translate(commonMessages.note)} isOptional>
        <OutlinedInput
          id={`${id}-note`}
          fullWidth
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Labelled>
    </FormDialog>
  );
}
