import { useNaskah } from '../../../dataProvider/index.ts';
import type { Attachment } from '../../../domain/letters/attachment.ts';
import { FilesDialog } from '../../file-viewer/index.ts';
import { useDownload } from './use-download.ts';

type Props = {
  letterId: string;
  files: Attachment[];
  openId: string;
  onShow: (id: string | undefined) => void;
  onClose: () => void;
};

/** A letter's attachments at full size, with the reader's mark where its class asks for one. */
function AttachmentViewer({ letterId, files, openId, onShow, onClose }: Props) {
  const { attachmentBlob } = useNaskah();
  const { download } = useDownload();
  const shown = files.map(({ id, title, fileName, mimeType }) => ({
    ...{ id, title: title || fileName, fileName, mimeType },
    // Apart from the letter's own keys: each fetch is logged, and no step on the letter asks for another.
    queryKey: ['attachment', letterId, id],
    read: (signal: AbortSignal) => attachmentBlob(letterId, id, { signal }),
  }));
  return (
    <FilesDialog
      files={shown}
      at={shown.findIndex(({ id }) => id === openId)}
      onShow={(at) => onShow(shown[at]?.id)}
      onDownload={(at) => {
        const file = files[at];
        if (file) download(() => attachmentBlob(letterId, file.id), file.fileName);
      }}
      onClose={onClose}
    />
  );
}

export default AttachmentViewer;
