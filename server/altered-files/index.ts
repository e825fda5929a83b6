export { reportAltered } from './report-altered.ts';
