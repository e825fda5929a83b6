import type { QueryClient } from '@tanstack/react-query';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import type { ActionContext } from '../inbox/action.ts';
import DisposePanel from './dispose-panel.tsx';
import { nearestCandidates } from './recipient-picker.tsx';
import { listedInstructions } from './use-instructions.ts';

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

/** Asks beforehand for what every form shows at first. */
export const prepareDispose = (client: QueryClient, naskah: NaskahDataProvider): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(listedInstructions(naskah)),
    client.prefetchQuery(nearestCandidates(naskah)),
  ]);
