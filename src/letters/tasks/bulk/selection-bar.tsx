import Check from 'lucide-react/icons/check';
import Signature from 'lucide-react/icons/signature';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import { mostLettersAtOnce } from '../../../../dataProvider/index.ts';
import type { Task } from '../../../../domain/letters/letter-rows.ts';
import { say } from '../../../../lib/language.ts';
import { paneWords } from '../../pane-words.ts';
import { type BulkKind, isBulkKind, type Selection } from './selection.ts';
import { bulkWords } from './words.ts';
import './bulk.css';
import { lazyPart } from '../../../shell/index.ts';

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'));

type Props = { selection: Selection; tasks: Task[]; onSettled: (letterIds: string[]) => void };

/** Bulk bar over the list while tasks are selected: count first, exit last (LOOK.md, Bulk bar). */
export function SelectionBar({ selection, tasks, onSettled }: Props) {
  const [asking, setAsking] = useState<{ kind: BulkKind; tasks: Task[] } | null>(null);
  const { chosen, clear, chooseAll } = selection;
  const ofKind = (kind: BulkKind) => chosen.filter((task) => task.kind === kind);
  const toReview = ofKind('review');
  const toSign = ofKind('sign');
  const possible = Math.min(tasks.filter(isBulkKind).length, mostLettersAtOnce);
  const settle = (done: string[]) => {
    selection.keep(chosen.map(({ letterId }) => letterId).filter((id) => !done.includes(id)));
    onSettled(done);
  };
  return (
    <>
      {chosen.length > 0 && (
        <div className="mailbox-bulk" role="toolbar" aria-label={say(bulkWords.chosenTasks)}>
          <b aria-live="polite">{say(paneWords.selected(chosen.length))}</b>
          {chosen.length < possible && (
            <button type="button" className="is-all" onClick={chooseAll}>
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
            {say(paneWords.cancel)}
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
