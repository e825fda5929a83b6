export { disposed } from './disposed.ts';
export { emitEvent, emitOfArchive, type TriggerEvent } from './emit-event.ts';
