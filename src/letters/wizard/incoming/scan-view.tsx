import { translate } from '../../../../lib/language.ts';
import { ScanFrame } from '../../sheet/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { useFileBlob } from '../uploads/index.ts';
import { incomingMessages } from './messages.ts';
import { isPictureName } from './scan-file.ts';

/** The scan of a letter from outside. */
export function ScanView({ file }: { file: DraftAttachment }) {
  const blob = useFileBlob(file);
  return (
    blob && (
      <ScanFrame
        blob={blob}
        title={translate(incomingMessages.scanOf(file.fileName))}
        isPicture={isPictureName(file.fileName)}
      />
    )
  );
}
