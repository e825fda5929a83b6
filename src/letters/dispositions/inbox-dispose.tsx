import type { ActionContext } from '../inbox/action.ts';
import DisposePanel from './dispose-panel.tsx';

type Props = ActionContext & { onNext?: (() => void) | undefined; onClose: () => void };

/** "Disposisi" beside a received letter. */
function InboxDispose({ letter, item, onNext, onClose }: Props) {
  return (
    item && (
      <DisposePanel source={{ inboxItemId: item.id }} letter={letter} onNext={onNext} onClose={onClose} />
    )
  );
}

export default InboxDispose;
