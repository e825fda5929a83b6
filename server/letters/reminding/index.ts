export { remindOverdue } from './remind-overdue.ts';
