import { type TaskKind, taskKindWords } from '../../../domain/letters/letter-rows.ts';
import { say } from '../../../lib/language.ts';
import { taskWords } from './words.ts';

/** The kinds of task that hold something today; the others become tabs when their address is opened. */
export const offeredKinds = [
  'review',
  'sign',
  'revision',
  'disposition-in',
  'disposition-out',
] as const satisfies readonly TaskKind[];
export type OfferedKind = (typeof offeredKinds)[number];

export const isTaskKind = (text: string | undefined): text is TaskKind =>
  text !== undefined && Object.hasOwn(taskKindWords, text);

/** The words of a task's trail, "Tugas / Perlu paraf". */
export const waitingFor: Record<OfferedKind, string> = {
  review: say(taskWords.toInitial),
  sign: say(taskWords.toSign),
  revision: say(taskWords.toRevise),
  'disposition-in': say(taskWords.dispositionIn),
  'disposition-out': say(taskWords.dispositionOut),
};

/** Kinds that few posts ever have (Legal's on contracts, SPEC B1): a tab where something waits. */
export const rareKinds = ['legal'] as const satisfies readonly TaskKind[];

/** The tabs' kinds: the offered ones, the rare ones that hold something, and whichever is open. */
export const shownKinds = (
  open: TaskKind | null,
  counts: Partial<Record<TaskKind, number>> = {},
): TaskKind[] => [...offeredKinds, ...rareKinds.filter((kind) => kind === open || (counts[kind] ?? 0) > 0)];

/** The segment of what a secretary has prepared: no task, and so no kind of one. */
export const preparedSegment = 'disiapkan';

/** /tugas/{tab?}/{detail}: one segment is a tab when it is the name of one, else the letter. */
export function taskPlace(segments: readonly string[]): { kind: TaskKind | null; letterId: string | null } {
  const [first, second] = segments;
  if (isTaskKind(first)) return { kind: first, letterId: second ?? null };
  return { kind: null, letterId: second ?? first ?? null };
}
