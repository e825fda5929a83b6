import Check from 'lucide-react/icons/check';
import Signature from 'lucide-react/icons/signature';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import type { Task } from '../../../../domain/letters/letter-rows.ts';
import { say } from '../../../../lib/language.ts';
import { lazyPart } from '../../../shell/index.ts';
import type { Selection } from '../../../ui/use-selection.ts';
import { commonWords } from '../../../ui/words.ts';
import { paneWords } from '../../pane-words.ts';
import type { BulkKind } from './bulk-kind.ts';
import { bulkWords } from './words.ts';
import './bulk.css';

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'));

type Props = { selection: Selection<Task>; onSettled: (letterIds: string[]) => void };

/** Bulk bar over the list while tasks are selected: count first, exit last (LOOK, Bulk bar). */
export function SelectionBar({ selection, onSettled }: Props) {
  const [asking, setAsking] = useState<{ kind: BulkKind; tasks: Task[] } | null>(null);
  const { chosen, possible, clear, selectAll } = selection;
  const ofKind = (kind: BulkKind) => chosen.filter((task) => task.kind === kind);
  const toReview = ofKind('review');
  const toSign = ofKind('sign');
  const settle = (done: string[]) => {
    selection.drop(chosen.filter(({ letterId }) => done.includes(letterId)).map(({ id }) => id));
    onSettled(done);
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className="mailbox-bulk" role="toolbar" aria-label={say(bulkWords.chosenTasks)}>
          <b aria-live="polite">{say(paneWords.selected(chosen.length))}</b>
          {chosen.length < possible && (
            <button type="button" className="is-all" onClick={selectAll}>
              {say(bulkWords.chooseShown(possible))}
            </button>
          )}
          <span className="grow" />
          {toReview.length > 0 && (
            <button type="button" onClick={() => setAsking({ kind: 'review', tasks: toReview })}>
              <Check size={15} strokeWidth={1.6} aria-hidden />
              {toSign.length > 0
                ? say(bulkWords.initialCount(toReview.length))
                : say(bulkWords.initialChosen)}
            </button>
          )}
          {toSign.length > 0 && (
            <button type="button" onClick={() => setAsking({ kind: 'sign', tasks: toSign })}>
              <Signature size={15} strokeWidth={1.6} aria-hidden />
              {toReview.length > 0 ? say(bulkWords.signCount(toSign.length)) : say(bulkWords.signChosen)}
            </button>
          )}
          <button type="button" onClick={clear}>
            <X size={15} strokeWidth={1.6} aria-hidden />
            {say(commonWords.cancel)}
          </button>
        </div>
      )}
      {asking && (
        <Suspense>
          <BulkDialog {...asking} onSettled={settle} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  );
}
