import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { FileView } from '../../file-viewer/index.ts';
import type { DepositRow } from './depositor.ts';
import { uploadMessages as messages } from './messages.ts';

/** The pages of a chosen file beside its fields; above them, to be folded, where there is no room. */
export function PageBeside({ row: { key, file } }: { row: Pick<DepositRow, 'key' | 'file'> }) {
  const id = useId();
  const [isFolded, setFolded] = useState(false);
  return (
    <Beside aria-label={translate(messages.pageOf(file.name))} data-folded={isFolded || undefined}>
      <header>
        <b title={file.name}>{file.name}</b>
        <Button
          variant="text"
          size="small"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
        >
          {translate(isFolded ? messages.showPage : messages.hidePage)}
        </Button>
      </header>
      <div id={id} className="shown">
        <FileView
          key={key}
          queryKey={['deposit-file', key]}
          read={async () => file}
          file={{ fileName: file.name, mimeType: file.type }}
          title={file.name}
        />
      </div>
    </Beside>
  );
}

const narrow = '@media (max-width: 999px)';
const Beside = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  position: 'sticky',
  top: 16,
  height: 'calc(100vh - 190px)',
  minHeight: 420,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  overflow: 'hidden',
  '& > header': {
    display: 'none',
    alignItems: 'center',
    gap: 12,
    padding: '6px 8px 6px 14px',
    borderBottom: '1px solid var(--line)',
  },
  '& > header > b': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 600,
  },
  '& > .shown': { flex: 1, minHeight: 0 },
  [narrow]: {
    position: 'static',
    height: '52vh',
    minHeight: 280,
    '&[data-folded]': { height: 'auto', minHeight: 0 },
    '&[data-folded] > header': { borderBottom: 0 },
    '&[data-folded] > .shown': { display: 'none' },
    '& > header': { display: 'flex' },
  },
});
