import { styled } from '@mui/material/styles';
import { translate } from '../../../../lib/language.ts';
import type { ImageField } from '../../../../resources/declare.ts';
import { mostOf } from '../../../../resources/kinds/file/limits.ts';
import { isWritable, useDeclared } from '../../record.ts';
import { filesIn } from '../file/files-in.ts';
import { fileMessages } from '../file/messages.ts';
import { Thumb } from '../file/thumb.tsx';
import { useViewer } from '../file/use-viewer.tsx';
import type { CellProps } from '../kind.ts';
import { AddTile } from './add-tile.tsx';

/** A record's pictures on its page: 96 by 72 with their captions, opened at full size (LOOK, record). */
export default function PictureStrip({ name, field, row }: CellProps<ImageField>) {
  const resource = useDeclared();
  const files = filesIn(row[name]);
  const of = { resource: resource.name, recordId: row.id, field: name };
  const { open, viewer } = useViewer({ ...of, files });
  const mayAdd = isWritable(row) && !resource.locked?.includes(name) && files.length < mostOf(field);
  return (
    <>
      {files.length === 0 && !mayAdd && '–'}
      <Strip>
        {files.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              aria-label={translate(fileMessages.open(file.title))}
              onClick={() => open(file)}
            >
              <Thumb at={{ ...of, fileId: file.id }} alt="" />
            </button>
            <span title={file.title}>{file.title}</span>
          </li>
        ))}
        {mayAdd && <AddTile resource={resource} name={name} field={field} row={row} />}
      </Strip>
      {viewer}
    </>
  );
}

const Strip = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > li': { width: 96 },
  '& > li > button': {
    width: 96,
    height: 72,
    padding: 0,
    borderRadius: 8,
    overflow: 'hidden',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
  },
  '& > li > button:not([data-add])': { display: 'block', border: '1px solid var(--line)' },
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
  '& > li.fault': { width: '100%' },
});
