export { type Happening, happened, type TriggerEvent } from './happened.ts';
