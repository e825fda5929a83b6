export { endSilent } from './end-batch.ts';
