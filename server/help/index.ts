export { registerHelp } from './routes.ts';
