import type { JobCalls } from '../domain/calls/jobs.ts';
import type { Http } from './http.ts';

export const createJobVerbs = ({ call }: Http) => ({
  /** Includes work that ended a moment ago. */
  runningJobs: async (options?: { signal?: AbortSignal }) =>
    (await call<JobCalls['list']>('GET', '/task/api/Job', options)).items,
});
