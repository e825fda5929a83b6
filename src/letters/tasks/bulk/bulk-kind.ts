import type { Task } from '../../../../domain/letters/letter-rows.ts';

export type BulkKind = 'review' | 'sign';

export const isBulkKind = (task: Pick<Task, 'kind' | 'mayDecide'>): boolean =>
  (task.kind === 'review' || task.kind === 'sign') && task.mayDecide;
