export { assertBehaviours } from './assert-behaviours.ts';
export {
  type Acted,
  type ActedFile,
  behaviourOf,
  type EventHandlers,
  eventHandlers,
  type Handler,
  type PartyPeople,
  type Registered,
} from './behaviour.ts';
export { behaviourHooks } from './behaviour-hooks.ts';
