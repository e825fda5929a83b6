export { fireEvent } from './fire-event.ts';
export { isLiving } from './living.ts';
export { registerLives } from './routes.ts';
