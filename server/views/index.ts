export { registerViews } from './routes.ts';
