import { styled } from '@mui/material/styles';
import { translate } from '../../../../lib/language.ts';
import { ScanFrame } from '../../sheet/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { useFileBlob } from '../uploads/index.ts';
import { incomingMessages } from './messages.ts';
import { isPictureName } from './scan-file.ts';

/** The scan of a letter from outside; until it is here an empty sheet, so that nothing moves. */
export function ScanView({ file }: { file: DraftAttachment }) {
  const blob = useFileBlob(file);
  return blob ? (
    <ScanFrame
      blob={blob}
      title={translate(incomingMessages.scanOf(file.fileName))}
      isPicture={isPictureName(file.fileName)}
    />
  ) : (
    <Sheet />
  );
}

/** As high as the sheet that comes. */
const Sheet = styled('div')({
  height: 'min(70vh, 760px)',
  border: '1px solid var(--line)',
  borderRadius: 3,
  background: 'var(--paper)',
});
