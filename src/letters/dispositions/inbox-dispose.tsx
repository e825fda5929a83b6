import type { ActionContext } from '../inbox/action.ts';
import DisposeDialog from './dispose-dialog.tsx';

/** "Disposisi" above a received letter. */
const InboxDispose = ({ letter, item, onClose }: ActionContext & { onClose: () => void }) =>
  item && (
    <DisposeDialog
      source={{ inboxItemId: item.id }}
      letterId={letter.id}
      subject={letter.subject}
      onClose={onClose}
    />
  );

export default InboxDispose;
