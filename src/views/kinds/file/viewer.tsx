import { useNaskah } from '../../../../dataProvider/index.ts';
import type { RecordFile } from '../../../../resources/declare.ts';
import { FilesDialog } from '../../../file-viewer/index.ts';
import { fileKey } from './use-record-file.ts';

export type FilesOf = { resource: string; recordId: string; field: string; files: readonly RecordFile[] };
type Props = FilesOf & {
  /** Which of them is looked at. */
  at: number;
  onShow: (at: number) => void;
  onDownload: (file: RecordFile) => void;
  onClose: () => void;
};

/** A record's files at full size. */
export default function Viewer({ resource, recordId, field, files, onDownload, ...dialog }: Props) {
  const { recordFileBlob } = useNaskah();
  const shown = files.map(({ id, title, type }) => {
    const where = { resource, recordId, field, fileId: id };
    return {
      ...{ id, title, fileName: title, mimeType: type, queryKey: fileKey(where) },
      read: (signal: AbortSignal) => recordFileBlob(where, undefined, { signal }),
    };
  });
  return <FilesDialog {...dialog} files={shown} onDownload={(at) => files[at] && onDownload(files[at])} />;
}
