export { fireEvent } from './fire-event.ts';
export { isLiving } from './living.ts';
export { remindStages } from './remind-stages.ts';
export { registerLives } from './routes.ts';
