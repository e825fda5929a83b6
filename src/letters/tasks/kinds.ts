import { type TaskKind, taskKindMessages, waitedFor } from '../../../domain/letters/letter-rows.ts';
import type { Message } from '../../../lib/language.ts';
import { taskMessages } from './messages.ts';

/** Kinds few posts have (Legal's on contracts, SPEC B1): a tab only when not empty. */
export const rareKinds = ['legal'] as const satisfies readonly TaskKind[];

/** Kinds that always have a tab. */
export type OfferedKind = Exclude<TaskKind, (typeof rareKinds)[number]>;

/** The words of a task's trail, "Tugas / Perlu paraf". */
export const waitingFor: Record<OfferedKind, Message> = {
  review: taskMessages.toInitial,
  sign: taskMessages.toSign,
  revision: taskMessages.toRevise,
  'disposition-in': taskMessages.dispositionIn,
  'disposition-out': taskMessages.dispositionOut,
};

export const offeredKinds = Object.keys(waitingFor) as OfferedKind[];

export const isTaskKind = (text: string | undefined): text is TaskKind =>
  text !== undefined && Object.hasOwn(taskKindMessages, text);

/** Tabs: the offered kinds, rare ones with content, and the open one; last what others are to do. */
export const shownKinds = (
  open: TaskKind | null,
  counts: Partial<Record<TaskKind, number>> = {},
): TaskKind[] => [
  ...offeredKinds.filter((kind) => kind !== waitedFor),
  ...rareKinds.filter((kind) => kind === open || (counts[kind] ?? 0) > 0),
  waitedFor,
];

/** Address segment of a secretary's prepared letters: not a task kind. */
export const preparedSegment = 'disiapkan';

/** Address segment of tasks that the reader put off. */
export const snoozedSegment = 'ditunda';

/** /tugas/{tab?}/{detail}: a single segment is a tab when it has a tab's name, else the letter. */
export function taskPlace(segments: readonly string[]): { kind: TaskKind | null; letterId: string | null } {
  const [first, second] = segments;
  if (isTaskKind(first)) return { kind: first, letterId: second ?? null };
  if (first === snoozedSegment) return { kind: null, letterId: second ?? null };
  return { kind: null, letterId: second ?? first ?? null };
}
