import { say } from '../../../../lib/language.ts';
import { useRemembered } from '../../../views/parts.ts';
import { orderWords } from './words.ts';

/** In which order work is listed; the first is how it comes until somebody chooses (SPEC B7). */
export const taskOrders = ['newest', 'due', 'oldest'] as const;
export type TaskOrder = (typeof taskOrders)[number];

export const orderNames: Record<TaskOrder, string> = {
  newest: say(orderWords.newest),
  due: say(orderWords.due),
  oldest: say(orderWords.oldest),
};

/** The order as the lists ask for it; what has no deadline comes last. @param deadline what the list calls that */
export function askedIn(order: TaskOrder, deadline: string): { orderBy?: string; order?: 'ASC' | 'DESC' } {
  if (order === 'due') return { orderBy: deadline, order: 'ASC' };
  return order === 'oldest' ? { orderBy: 'createdAt', order: 'ASC' } : {};
}

/** The order the person chose last, for tasks and dispositions alike, and how to choose another. */
export function useTaskOrder(): [TaskOrder, (order: TaskOrder) => void] {
  const [kept, keep] = useRemembered<TaskOrder>('tasks.order', 'newest');
  return [taskOrders.includes(kept) ? kept : 'newest', keep];
}
