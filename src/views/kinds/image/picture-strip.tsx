import { styled } from '@mui/material/styles';
import type { ImageField } from '../../../../resources/declare.ts';
import { mostOf } from '../../../../resources/kinds/file/limits.ts';
import { isWritable, useDeclared } from '../../record.ts';
import { FileTile, tiles } from '../file/file-tile.tsx';
import { filesIn } from '../file/files-in.ts';
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
          <FileTile key={file.id} file={file} onOpen={open}>
            <Thumb at={{ ...of, fileId: file.id }} alt="" />
          </FileTile>
        ))}
        {mayAdd && <AddTile resource={resource} name={name} field={field} row={row} />}
      </Strip>
      {viewer}
    </>
  );
}

const Strip = styled('ul')({
  ...tiles,
  margin: 0,
  '& > li': { width: 96 },
  '& > li > button': {
    ...tiles['& > li > button'],
    width: 96,
    height: 72,
    background: 'none',
    color: 'inherit',
  },
  '& > li > button:not([data-add])': { display: 'block', border: '1px solid var(--line)' },
  '& > li.fault': { width: '100%' },
});
