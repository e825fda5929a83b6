export { safeLogger } from './logger.ts';
export { reportFault } from './report.ts';
export { asSafeError, safeError } from './safe-error.ts';
