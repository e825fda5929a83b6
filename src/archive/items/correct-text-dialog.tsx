import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail, ArchiveFile, ArchiveText } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { isShownType } from '../../../lib/shown-types.ts';
import { FileView } from '../../file-viewer/index.ts';
import { FaultLine } from '../../ui/fault-line.tsx';
import { FormDialog, Labelled } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { itemMessages as messages } from './messages.ts';

type Props = {
  archiveId: string;
  file: ArchiveFile;
  /** The text as it was seen. */
  read: ArchiveText;
  change: (work: () => Promise<ArchiveDetail>) => Promise<void>;
  onClose: () => void;
};

/** Corrects what was read from a file, its pages beside it. */
export default function CorrectTextDialog({ archiveId, file, read, change, onClose }: Props) {
  const id = useId();
  const { correctArchiveText, archiveFileBlob } = useNaskah();
  const [text, setText] = useState(read.text);
  const { submit, clear, errors, ...form } = useSubmit('text');
  const send = (corrected: string | null) =>
    submit(async () => {
      const { correctedAt } = read;
      await change(() => correctArchiveText(archiveId, file.id, { text: corrected, correctedAt }));
      onClose();
    });
  return (
    <FormDialog
      title={translate(messages.correctTextOf(file.title))}
      confirm={translate(commonMessages.save)}
      form={form}
      isTyped={text !== read.text}
      frame={{ slotProps: { paper: { style: { width: 1180, maxWidth: 'calc(100vw - 32px)' } } } }}
      note={
        read.correctedAt && (
          <Button variant="text" disabled={form.isPending} onClick={() => void send(null)}>
            {translate(messages.asRead)}
          </Button>
        )
      }
      onSubmit={() => (text === read.text ? onClose() : send(text))}
      onClose={onClose}
    >
      <Both>
        {isShownType(file.mimeType) && (
          <div className="shown">
            <FileView
              queryKey={['archive-file', archiveId, file.id]}
              read={(signal) => archiveFileBlob(archiveId, file.id, { signal })}
              file={file}
              title={file.title}
            />
          </div>
        )}
        <Labelled id={id} label={translate(messages.text)}>
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={12}
            value={text}
            error={Boolean(errors.text)}
            onChange={(event) => {
              setText(event.target.value);
              clear('text');
            }}
            slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
          />
          <div id={`${id}-help`} className="help" aria-live="polite">
            {errors.text ? <FaultLine text={errors.text} /> : translate(messages.correctHelp)}
          </div>
        </Labelled>
      </Both>
    </FormDialog>
  );
}

const Both = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: 20,
  '& > .shown': {
    height: '68vh',
    minWidth: 0,
    border: '1px solid var(--line)',
    borderRadius: 12,
    overflow: 'hidden',
  },
  '& .help': { marginTop: 6, fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& textarea': { maxHeight: '58vh', overflowY: 'auto !important' },
  // A short text stands as tall as the page beside it.
  '@media (min-width: 950px)': { '& textarea': { minHeight: '58vh' } },
  '@media (max-width: 949px)': { '& > .shown': { height: '38vh' } },
});
