import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import type { RecordFile } from '../../../../resources/declare.ts';
import { FileView } from '../../../file-viewer/index.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { fileMessages } from './messages.ts';
import { fileKey } from './use-record-file.ts';

export type FilesOf = { resource: string; recordId: string; field: string; files: readonly RecordFile[] };
type Props = FilesOf & {
  /** Which of them is looked at. */
  at: number;
  onShow: (at: number) => void;
  onDownload: (file: RecordFile) => void;
  onClose: () => void;
};

/** A record's files at full size, one at a time; arrows go to the others, Escape closes. */
export default function Viewer({ resource, recordId, field, files, at, onShow, onDownload, onClose }: Props) {
  const id = useId();
  const { recordFileBlob } = useNaskah();
  const file = files[at];
  if (!file) return null;
  const go = (by: -1 | 1) => files[at + by] && onShow(at + by);
  const byKey = ({ key, target }: KeyboardEvent) => {
    // In the page number of a PDF they move the caret.
    if (target instanceof HTMLInputElement) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const where = { resource, recordId, field, fileId: file.id };
  return (
    <Dialog
      open
      fullWidth
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={byKey}
      slotProps={{ paper: { style: { width: 'min(1100px, 100%)', maxWidth: 'none', height: '100%' } } }}
    >
      <Head>
        <h2 id={id}>{file.title}</h2>
        {files.length > 1 && (
          <>
            <IconButton
              aria-label={translate(fileMessages.previous)}
              disabled={at === 0}
              onClick={() => go(-1)}
            >
              <ChevronLeft size={18} strokeWidth={1.6} aria-hidden />
            </IconButton>
            <span aria-live="polite">{translate(fileMessages.place(at + 1, files.length))}</span>
            <IconButton
              aria-label={translate(fileMessages.next)}
              disabled={at === files.length - 1}
              onClick={() => go(1)}
            >
              <ChevronRight size={18} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton aria-label={translate(commonMessages.download)} onClick={() => onDownload(file)}>
          <Download size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <IconButton aria-label={translate(commonMessages.close)} onClick={onClose}>
          <X size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </Head>
      <Shown>
        <FileView
          key={file.id}
          queryKey={fileKey(where)}
          read={(signal) => recordFileBlob(where, undefined, { signal })}
          file={{ fileName: file.title, mimeType: file.type }}
          title={file.title}
          onDownload={() => onDownload(file)}
        />
      </Shown>
    </Dialog>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 8px 8px 20px',
  borderBottom: '1px solid var(--line)',
  '& > h2': { flex: 1, margin: 0, fontSize: '0.9375rem', fontWeight: 650, overflowWrap: 'anywhere' },
  '& > span': { fontSize: '0.75rem', color: 'var(--ink-3)', whiteSpace: 'nowrap' },
});
const Shown = styled('div')({ flex: 1, minHeight: 0 });
