export { fireBySystem } from './fire-by-system.ts';
export { fireEvent } from './fire-event.ts';
export { isLiving, type Living, livings } from './living.ts';
export { knowParties } from './party-people.ts';
export { peopleOf } from './people-of.ts';
export { remindStages } from './remind-stages.ts';
export { registerLives } from './routes.ts';
export { moduleOf, tellHolder, titled } from './tell-step.ts';
