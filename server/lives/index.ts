export { fireEvent } from './fire-event.ts';
export { isLiving } from './living.ts';
export { peopleOf } from './people-of.ts';
export { remindStages } from './remind-stages.ts';
export { registerLives } from './routes.ts';
export { moduleOf, tellHolder, titled } from './tell-step.ts';
