export { installJobs } from './boss.ts';
export { createJobs, type Jobs } from './jobs.ts';
export { jobKind, lanes, triesOf } from './kind.ts';
export { nextTries } from './next-tries.ts';
export { sendJob, withdrawJob } from './send-job.ts';
