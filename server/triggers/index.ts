export { disposed } from './disposed.ts';
export { type Happening, happened, type TriggerEvent } from './happened.ts';
