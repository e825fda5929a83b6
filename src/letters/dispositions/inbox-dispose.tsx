import type { ActionContext } from '../inbox/action.ts';
import DisposeDialog from './dispose-dialog.tsx';

/** "Disposisi" above a received letter. */
function InboxDispose({ letter, item, onClose }: ActionContext & { onClose: () => void }) {
  return item && <DisposeDialog source={{ inboxItemId: item.id }} letter={letter} onClose={onClose} />;
}

export default InboxDispose;
