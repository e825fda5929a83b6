import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import type { RecordFile } from '../../../resources/declare.ts';
import { FileTile, tiles } from '../kinds/file/file-tile.tsx';
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
        <FileTile key={file.id} file={file} onOpen={open}>
          {file.type.startsWith('image/') ? (
            <Thumb at={{ ...of, fileId: file.id }} alt="" isLarge />
          ) : (
            <FileText size={18} strokeWidth={1.6} aria-hidden />
          )}
        </FileTile>
      ))}
      {viewer}
    </Files>
  );
}

const Files = styled('ul')({
  ...tiles,
  margin: '6px 0 0',
  '& > li': { width: 240, maxWidth: '100%' },
  '& > li > button': {
    ...tiles['& > li > button'],
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: 150,
    border: '1px solid var(--line)',
    background: 'var(--sunken)',
    color: 'var(--ink-2)',
  },
});
