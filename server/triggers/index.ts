export { disposed } from './disposed.ts';
export { happened } from './happened.ts';
