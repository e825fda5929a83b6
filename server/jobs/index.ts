export { installJobs } from './boss.ts';
export { createJobs, type Jobs } from './jobs.ts';
export { type JobKind, jobKind, triesOf } from './kind.ts';
export { sendJob, withdrawJob } from './send-job.ts';
