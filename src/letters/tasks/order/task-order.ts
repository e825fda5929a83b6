import type { Message } from '../../../../lib/language.ts';
import { useRemembered } from '../../../views/parts.ts';
import { orderMessages } from './messages.ts';

/** Sort orders of tasks; the first is the default, so that what is late stands above. */
export const taskOrders = ['due', 'newest', 'oldest'] as const;
export type TaskOrder = (typeof taskOrders)[number];

export const orderNames: Record<TaskOrder, Message> = {
  due: orderMessages.due,
  newest: orderMessages.newest,
  oldest: orderMessages.oldest,
};

/**
 * Sort parameters of the list request; tasks without a deadline come last.
 * @param deadline the list's name for that field
 */
export function askedIn(order: TaskOrder, deadline: string): { orderBy?: string; order?: 'ASC' | 'DESC' } {
  if (order === 'due') return { orderBy: deadline, order: 'ASC' };
  return order === 'oldest' ? { orderBy: 'createdAt', order: 'ASC' } : {};
}

/** The user's stored sort order, shared by tasks and dispositions. */
export function useTaskOrder(): [TaskOrder, (order: TaskOrder) => void] {
  const [kept, keep] = useRemembered<TaskOrder>('tasks.order', taskOrders[0]);
  return [taskOrders.includes(kept) ? kept : taskOrders[0], keep];
}
