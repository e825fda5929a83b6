export { disposed } from './disposed.ts';
export { happened, type TriggerEvent } from './happened.ts';
