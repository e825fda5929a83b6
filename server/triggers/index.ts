export { disposed } from './disposed.ts';
export { emitEvent, type TriggerEvent } from './emit-event.ts';
