import { say } from '../../../../lib/language.ts';
import { PdfFrame } from '../../sheet/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { useFileBlob } from '../uploads/index.ts';
import { stepWords } from './words.ts';

/** The uploaded document. */
export function DocumentView({ file }: { file: DraftAttachment }) {
  const blob = useFileBlob(file, 'application/pdf');
  return blob && <PdfFrame blob={blob} title={say(stepWords.documentOf(file.fileName))} />;
}
