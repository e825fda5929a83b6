export { disposed } from './disposed.ts';
export { emitEvent } from './emit-event.ts';
