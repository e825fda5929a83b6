export { registerRecordFiles } from './routes.ts';
