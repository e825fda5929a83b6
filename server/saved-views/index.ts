export { registerSavedViews } from './routes.ts';
