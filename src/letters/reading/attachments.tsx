import Paperclip from 'lucide-react/icons/paperclip';
import { Suspense, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Attachment } from '../../../domain/letters/attachment.ts';
import { translate } from '../../../lib/language.ts';
import { isShownType } from '../../../lib/shown-types.ts';
import { lazyPart } from '../../shell/index.ts';
import { formatSize } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { readingMessages } from './messages.ts';
import { useDownload } from './use-download.ts';

const AttachmentViewer = lazyPart(() => import('./attachment-viewer.tsx'));

/** The files of a letter: those a page can show open in place, others are fetched. */
export function Attachments({ letterId, files }: { letterId: string; files: Attachment[] }) {
  const [openId, setOpenId] = useState<string>();
  usePrefetch(
    AttachmentViewer.load,
    files.some(({ mimeType }) => isShownType(mimeType)),
  );
  return (
    <>
      <ul className="mailbox-files">
        {files.map((file) => (
          <li key={file.id}>
            <AttachmentButton letterId={letterId} file={file} onOpen={() => setOpenId(file.id)} />
          </li>
        ))}
      </ul>
      {openId && (
        <Suspense>
          <AttachmentViewer
            letterId={letterId}
            files={files.filter(({ mimeType }) => isShownType(mimeType))}
            openId={openId}
            onShow={setOpenId}
            onClose={() => setOpenId(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type Props = { letterId: string; file: Attachment; onOpen: () => void };

function AttachmentButton({ letterId, file, onOpen }: Props) {
  const { attachmentBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  const opens = isShownType(file.mimeType);
  return (
    <button
      type="button"
      title={opens ? undefined : translate(readingMessages.downloadOf(file.fileName))}
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-busy={isBusy}
      onClick={opens ? onOpen : () => download(() => attachmentBlob(letterId, file.id), file.fileName)}
    >
      <Paperclip size={15} strokeWidth={1.6} aria-hidden />
      <span>
        <span className="sr-only">{translate(opens ? commonMessages.open : commonMessages.download)} </span>
        {file.title || file.fileName}
      </span>
      <small>{formatSize(file.size)}</small>
    </button>
  );
}
