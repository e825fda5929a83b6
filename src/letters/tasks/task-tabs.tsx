import { type TaskKind, taskKindWords } from '../../../domain/letters/letter-rows.ts';
import { say } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { FilterTabs } from '../list/filter-tabs.tsx';
import type { Place } from '../place.ts';
import { mailboxWords } from '../words.ts';
import { preparedSegment, shownKinds } from './kinds.ts';
import { useTaskCounts } from './use-task-counts.ts';
import { preparedWords, taskWords } from './words.ts';

/** The kinds of task as tabs, each an address. */
export function TaskTabs({ kind, place }: { kind: TaskKind | null; place: Place }) {
  const counts = useTaskCounts();
  const isSecretary = useSigned().data?.role?.type === 'Secretary';
  const isPrepared = place.segments[0] === preparedSegment;
  return (
    <FilterTabs
      label={say(taskWords.filterByKind)}
      tabs={[
        {
          label: say(mailboxWords.allOf),
          to: place.to([], { status: null }),
          isActive: !kind && !isPrepared,
        },
        ...shownKinds(kind, counts).map((shown) => ({
          label: say(taskKindWords[shown]),
          to: place.to([shown], { status: null }),
          isActive: kind === shown,
          count: counts?.[shown],
        })),
        ...(isSecretary
          ? [
              {
                label: say(preparedWords.prepared),
                to: place.to([preparedSegment], { status: null }),
                isActive: isPrepared,
              },
            ]
          : []),
      ]}
    />
  );
}
