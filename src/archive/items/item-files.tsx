import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useNaskah } from '../../../dataProvider/index.ts';
import { isDestroyed } from '../../../domain/archive/archive-life.ts';
import type { ArchiveDetail, ArchiveFileVersion } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { FileView } from '../../file-viewer/index.ts';
import type { Row } from '../../views/parts.ts';
import { itemMessages as messages } from './messages.ts';
import { NoFiles } from './no-files.tsx';

type Props = {
  row: Row;
  detail: ArchiveDetail;
  /** Those that may be looked at, and the one that is. */
  present: readonly ArchiveDetail['files'][number][];
  shown: ArchiveDetail['files'][number] | undefined;
  onShow: (id: string) => void;
  onDownload: (file: ArchiveFileVersion) => void;
};

/** Viewer of an item's files, one at a time; else the reason why there is none. */
export function ItemFiles({ row, detail, present, shown, onShow, onDownload }: Props) {
  const { can } = detail;
  const { archiveFileBlob } = useNaskah();
  return (
    <Viewer data-empty={!shown || undefined}>
      {!can.open ? (
        <Closed>
          <LockKeyhole size={18} strokeWidth={1.6} aria-hidden />
          <h2>{translate(messages.closedTitle)}</h2>
          <p>{translate(closedMessages(row, detail))}</p>
        </Closed>
      ) : shown ? (
        <>
          {present.length > 1 && (
            <Strip aria-label={translate(messages.files)}>
              {present.map((file) => (
                <Button
                  key={file.id}
                  size="small"
                  variant={file === shown ? 'outlined' : 'text'}
                  aria-pressed={file === shown}
                  onClick={() => onShow(file.id)}
                >
                  {file.title}
                </Button>
              ))}
            </Strip>
          )}
          <div className="shown">
            <FileView
              key={shown.id}
              queryKey={['archive-file', row.id, shown.id]}
              read={(signal) => archiveFileBlob(row.id, shown.id, { signal })}
              file={shown}
              title={shown.title}
              onDownload={() => onDownload(shown)}
            />
          </div>
        </>
      ) : (
        <Closed>
          <NoFiles detail={detail} isDestroyed={isDestroyed(row.status)} />
        </Closed>
      )}
    </Viewer>
  );
}

function closedMessages(row: Row, { can, waitingRequestId }: ArchiveDetail) {
  if (waitingRequestId) return messages.askedText;
  if (Number(row.fileCount) > 0 || isDestroyed(row.status)) return messages.closedText;
  return can.requestAccess ? messages.paperOnlyText : messages.nothingText;
}

const Viewer = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100vh - 190px)',
  minHeight: 420,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  overflow: 'hidden',
  '& > .shown': { flex: 1, minHeight: 0 },
  '@media (max-width: 1099px)': { height: '70vh', '&[data-empty]': { height: 'auto', minHeight: 160 } },
});
const Strip = styled('div')({
  display: 'flex',
  gap: 6,
  padding: '8px 10px',
  overflowX: 'auto',
  borderBottom: '1px solid var(--line)',
  '& > button': {
    flex: 'none',
    maxWidth: 220,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
const Closed = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 6,
  flex: 1,
  padding: 24,
  textAlign: 'center',
  color: 'var(--ink-3)',
  '& h2': {
    margin: '6px 0 0',
    fontSize: '0.9375rem',
    lineHeight: '20px',
    fontWeight: 650,
    color: 'var(--ink)',
  },
  '& p': { margin: 0, maxWidth: 420 },
  '& a': { marginTop: 8, color: 'var(--ink)' },
});
