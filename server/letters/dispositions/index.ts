export { remindDispositions } from './remind-dispositions.ts';
export { dispositionRoutes } from './routes.ts';
export { seenDispositions } from './seen-dispositions.ts';
