import type { RunningJob } from '../domain/jobs.ts';
import { pageOf } from './dialect.ts';
import type { Http } from './http.ts';

export type JobVerbs = {
  /** Includes work that ended a moment ago. */
  runningJobs: (options?: { signal?: AbortSignal }) => Promise<RunningJob[]>;
};

export const createJobVerbs = (http: Http): JobVerbs => ({
  runningJobs: async (options) => pageOf<RunningJob>(await http.json('/task/api/Job', options)).items,
});
