import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId } from 'react';
import { translate } from '../../lib/language.ts';
import { useIsPhone } from '../shell/index.ts';
import { commonMessages } from '../ui/messages.ts';
import { FileView } from './file-view.tsx';
import { viewerMessages as messages } from './messages.ts';

export type ViewedFile = {
  id: string;
  title: string;
  fileName: string;
  mimeType: string;
  /** Under which its bytes are kept for a while. */
  queryKey: readonly string[];
  read: (signal: AbortSignal) => Promise<Blob>;
};
type Props = {
  files: readonly ViewedFile[];
  /** Which of them is looked at. */
  at: number;
  onShow: (at: number) => void;
  onDownload: (at: number) => void;
  onClose: () => void;
};

/** Files at full size, one at a time; arrows go to the others, Escape closes. */
export function FilesDialog({ files, at, onShow, onDownload, onClose }: Props) {
  const id = useId();
  const isPhone = useIsPhone();
  const file = files[at];
  if (!file) return null;
  const go = (by: -1 | 1) => files[at + by] && onShow(at + by);
  const byKey = ({ key, target }: KeyboardEvent) => {
    // In the page number of a PDF they move the caret.
    if (target instanceof HTMLInputElement) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={byKey}
      slotProps={{
        paper: {
          style: {
            width: 'min(1100px, 100%)',
            maxWidth: 'none',
            height: '100%',
            ...(isPhone && { borderRadius: 0 }),
          },
        },
      }}
    >
      <Head>
        <h2 id={id}>{file.title}</h2>
        {files.length > 1 && (
          <>
            <IconButton
              aria-label={translate(messages.previousFile)}
              disabled={at === 0}
              onClick={() => go(-1)}
            >
              <ChevronLeft size={18} strokeWidth={1.6} aria-hidden />
            </IconButton>
            <span aria-live="polite">{translate(messages.place(at + 1, files.length))}</span>
            <IconButton
              aria-label={translate(messages.nextFile)}
              disabled={at === files.length - 1}
              onClick={() => go(1)}
            >
              <ChevronRight size={18} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton aria-label={translate(commonMessages.download)} onClick={() => onDownload(at)}>
          <Download size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <IconButton aria-label={translate(commonMessages.close)} onClick={onClose}>
          <X size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </Head>
      <Shown>
        <FileView key={file.id} {...file} file={file} onDownload={() => onDownload(at)} />
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
