import type { DiffBlock } from '../../../../../domain/letters/letter-version.ts';
import { translate } from '../../../../../lib/language.ts';
import { InfoDialog } from '../../../../ui/info-dialog.tsx';
import { TextDifference } from '../../../versions/index.ts';
import { articleMessages } from './messages.ts';

type Props = { name: string; blocks: DiffBlock[]; onClose: () => void };

/** From a template's words to the contract's. */
export function ArticleDifference({ name, blocks, onClose }: Props) {
  return (
    <InfoDialog
      title={name}
      isFocused
      className="diff"
      maxWidth={false}
      slotProps={{ paper: { sx: { width: 720 } } }}
      onClose={onClose}
    >
      <p className="diff-note">{translate(articleMessages.differs)}</p>
      <TextDifference blocks={blocks} />
    </InfoDialog>
  );
}
