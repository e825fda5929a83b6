import { type TaskKind, taskKindMessages, waitedFor } from '../../../domain/letters/letter-rows.ts';
import { taskScopes } from '../../../domain/letters/task-scopes.ts';
import { translate } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { FilterTabs } from '../lists/filter-tabs.tsx';
import { snoozeMessages } from '../snoozing/messages.ts';
import type { OpenItem } from '../use-open-item.ts';
import { preparedSegment, shownKinds, snoozedSegment } from './kinds.ts';
import { preparedMessages, taskMessages } from './messages.ts';
import { useTaskCounts } from './use-task-counts.ts';

/** The kinds of task as tabs, each an address. */
export function TaskTabs({ kind, place }: { kind: TaskKind | null; place: OpenItem }) {
  const counts = useTaskCounts();
  const role = useSigned().data?.role;
  const isSecretary = role?.type === 'Secretary';
  // A delegate is offered what the delegation covers.
  const isOffered = (shown: TaskKind) =>
    shown === kind || !role?.scopes || role.scopes.includes(taskScopes[shown]);
  const isPrepared = place.segments[0] === preparedSegment;
  const isSnoozed = place.segments[0] === snoozedSegment;
  return (
    <FilterTabs
      label={translate(taskMessages.filterByKind)}
      tabs={[
        {
          label: translate(taskMessages.mine),
          to: place.to([], { status: null }),
          isActive: !kind && !isPrepared && !isSnoozed,
        },
        ...shownKinds(kind, counts)
          .filter(isOffered)
          .map((shown) => ({
            label: translate(taskKindMessages[shown]),
            to: place.to([shown], { status: null }),
            isActive: kind === shown,
            count: counts?.[shown],
            isApart: shown === waitedFor,
          })),
        ...(isSnoozed || counts?.snoozed
          ? [
              {
                label: translate(snoozeMessages.snoozed),
                to: place.to([snoozedSegment], { status: null }),
                isActive: isSnoozed,
                count: counts?.snoozed ?? 0,
              },
            ]
          : []),
        ...(isSecretary
          ? [
              {
                label: translate(preparedMessages.prepared),
                to: place.to([preparedSegment], { status: null }),
                isActive: isPrepared,
              },
            ]
          : []),
      ]}
    />
  );
}
