import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import { translate } from '../../../../lib/language.ts';
import { formatSize } from '../../../ui/format.ts';
import { useDeclared } from '../../record.ts';
import type { CellProps } from '../kind.ts';
import { filesIn } from './files-in.ts';
import { fileMessages } from './messages.ts';
import { useViewer } from './use-viewer.tsx';

/** A record's files on its page, each opened by its title. */
export default function FileLinks({ name, row }: CellProps) {
  const files = filesIn(row[name]);
  const { open, viewer } = useViewer({ resource: useDeclared().name, recordId: row.id, field: name, files });
  return (
    <>
      <List>
        {files.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={translate(fileMessages.open(file.title))}
              onClick={() => open(file)}
            >
              <FileText size={15} strokeWidth={1.6} aria-hidden />
              <span>{file.title}</span>
            </button>
            <small>{formatSize(file.size)}</small>
          </li>
        ))}
      </List>
      {viewer}
    </>
  );
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 4,
  '& > li': { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '0 10px' },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    padding: '2px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'var(--accent-ink)',
    textAlign: 'left',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover > span': { textDecoration: 'underline' },
    '& > svg': { flex: 'none' },
  },
  '& small': { fontSize: '0.75rem', color: 'var(--ink-3)' },
  '@media (pointer: coarse)': { '& button': { padding: '10px 0' } },
});
