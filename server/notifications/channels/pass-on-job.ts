import { jobKind } from '../../jobs/index.ts';

/** Delivers new notifications by mail and push (pass-on.ts); a separate module keeps notify() free of channels. */
export const passOnJob = jobKind<{ ids: string[] }>('pass-on-notices');
