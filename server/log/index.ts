export { safeLogger } from './logger.ts';
export { faultReporter, reportFault } from './report.ts';
export { asSafeError, safeError } from './safe-error.ts';
