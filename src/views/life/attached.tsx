import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import { translate } from '../../../lib/language.ts';
import type { RecordFile } from '../../../resources/declare.ts';
import { fileMessages } from '../kinds/file/messages.ts';
import { Thumb } from '../kinds/file/thumb.tsx';
import { useViewer } from '../kinds/file/use-viewer.tsx';
import type { Living } from './holder.ts';

type Props = { resource: Living; recordId: string; field: string; files: RecordFile[] };

/** The files of a message: pictures large enough to be made out, others by their title. */
export function Attached({ resource, recordId, field, files }: Props) {
  const of = { resource: resource.name, recordId, field };
  const { open, viewer } = useViewer({ ...of, files });
  if (files.length === 0) return null;
  return (
    <Files>
      {files.map((file) => (
        <li key={file.id}>
          <button
            type="button"
            aria-label={translate(fileMessages.open(file.title))}
            onClick={() => open(file)}
          >
            {file.type.startsWith('image/') ? (
              <Thumb at={{ ...of, fileId: file.id }} alt="" isLarge />
            ) : (
              <FileText size={18} strokeWidth={1.6} aria-hidden />
            )}
          </button>
          <span title={file.title}>{file.title}</span>
        </li>
      ))}
      {viewer}
    </Files>
  );
}

const Files = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '6px 0 0',
  padding: 0,
  '& > li': { width: 240, maxWidth: '100%' },
  '& > li > button': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: 150,
    padding: 0,
    border: '1px solid var(--line)',
    borderRadius: 8,
    overflow: 'hidden',
    background: 'var(--sunken)',
    color: 'var(--ink-2)',
    cursor: 'pointer',
  },
  '& > li > span': {
    display: 'block',
    marginTop: 2,
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
