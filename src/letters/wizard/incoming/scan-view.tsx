import { say } from '../../../../lib/language.ts';
import { ScanFrame } from '../../sheet/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { useFileBlob } from '../uploads/index.ts';
import { isPictureName } from './scan-file.ts';
import { incomingWords } from './words.ts';

/** The scan of a letter from outside. */
export function ScanView({ file }: { file: DraftAttachment }) {
  const blob = useFileBlob(file);
  return (
    blob && (
      <ScanFrame
        blob={blob}
        title={say(incomingWords.scanOf(file.fileName))}
        isPicture={isPictureName(file.fileName)}
      />
    )
  );
}
