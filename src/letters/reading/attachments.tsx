import Paperclip from 'lucide-react/icons/paperclip';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Attachment } from '../../../domain/letters/attachment.ts';
import { translate } from '../../../lib/language.ts';
import { formatSize } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { readingMessages } from './messages.ts';
import { useDownload } from './use-download.ts';

/** The files of a letter, each fetched by a click. */
export function Attachments({ letterId, files }: { letterId: string; files: Attachment[] }) {
  return (
    <ul className="mailbox-files">
      {files.map((file) => (
        <li key={file.id}>
          <AttachmentButton letterId={letterId} file={file} />
        </li>
      ))}
    </ul>
  );
}

function AttachmentButton({ letterId, file }: { letterId: string; file: Attachment }) {
  const { attachmentBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  return (
    <button
      type="button"
      title={translate(readingMessages.downloadOf(file.fileName))}
      aria-busy={isBusy}
      onClick={() => download(() => attachmentBlob(letterId, file.id), file.fileName)}
    >
      <Paperclip size={15} strokeWidth={1.6} aria-hidden />
      <span>
        <span className="sr-only">{translate(commonMessages.download)} </span>
        {file.title || file.fileName}
      </span>
      <small>{formatSize(file.size)}</small>
    </button>
  );
}
