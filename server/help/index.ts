export { registerHelp } from './routes.ts';
export { tickets } from './tickets.ts';
