import { say } from '../../../resources/language.ts';
import { PdfFrame } from '../../letter-sheet/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { useFileBlob } from '../uploads/index.ts';
import { stepWords } from './words.ts';

/** The uploaded document. */
export const DocumentView = ({ file }: { file: DraftAttachment }) => {
  const blob = useFileBlob(file, 'application/pdf');
  return blob && <PdfFrame blob={blob} title={say(stepWords.documentOf(file.fileName))} />;
};
