import { jobKind } from '../../jobs/index.ts';

/** New notices that are to go out by mail and to browsers as well (pass-on.ts); apart, so that telling needs no more of it. */
export const passOnJob = jobKind<{ ids: string[] }>('pass-on-notices');
