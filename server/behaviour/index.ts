export { assertBehaviours } from './assert-behaviours.ts';
export { type Behaviour, behaviourOf, type Handler, type Registered } from './behaviour.ts';
export { behaviourHooks } from './behaviour-hooks.ts';
