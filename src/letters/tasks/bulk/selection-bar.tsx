import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import Signature from 'lucide-react/icons/signature';
import { Suspense, useState } from 'react';
import type { Task } from '../../../../domain/letters/letter-rows.ts';
import { translate } from '../../../../lib/language.ts';
import { lazyPart } from '../../../shell/index.ts';
import { usePrefetch } from '../../../ui/use-prefetch.ts';
import type { Selection } from '../../../ui/use-selection.ts';
import { ChosenRows } from '../../lists/chosen-rows.tsx';
import { snoozeMessages } from '../../snoozing/messages.ts';
import type { BulkKind } from './bulk-kind.ts';
import { bulkMessages } from './messages.ts';
import './bulk.css';

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'));

type Props = {
  selection: Selection<Task>;
  onSettled: (letterIds: string[]) => void;
  onSnooze: () => void;
};

/** Bulk bar over the list while tasks are selected. */
export function SelectionBar({ selection, onSettled, onSnooze }: Props) {
  const [asking, setAsking] = useState<{ kind: BulkKind; tasks: Task[] } | null>(null);
  usePrefetch(BulkDialog.load, true);
  const { chosen } = selection;
  const ofKind = (kind: BulkKind) => chosen.filter((task) => task.kind === kind);
  const toReview = ofKind('review');
  const toSign = ofKind('sign');
  const settle = (done: string[]) => {
    selection.drop(chosen.filter(({ letterId }) => done.includes(letterId)).map(({ id }) => id));
    onSettled(done);
  };
  return (
    <>
      <ChosenRows selection={selection} label={translate(bulkMessages.chosenTasks)}>
        {toReview.length > 0 && (
          <button type="button" onClick={() => setAsking({ kind: 'review', tasks: toReview })}>
            <Check size={15} strokeWidth={1.6} aria-hidden />
            {toSign.length > 0
              ? translate(bulkMessages.initialCount(toReview.length))
              : translate(bulkMessages.initialChosen)}
          </button>
        )}
        {toSign.length > 0 && (
          <button type="button" onClick={() => setAsking({ kind: 'sign', tasks: toSign })}>
            <Signature size={15} strokeWidth={1.6} aria-hidden />
            {toReview.length > 0
              ? translate(bulkMessages.signCount(toSign.length))
              : translate(bulkMessages.signChosen)}
          </button>
        )}
        <button type="button" onClick={onSnooze}>
          <AlarmClock size={15} strokeWidth={1.6} aria-hidden />
          {translate(snoozeMessages.snooze)}
        </button>
      </ChosenRows>
      {asking && (
        <Suspense>
          <BulkDialog {...asking} onSettled={settle} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </>
  );
}
