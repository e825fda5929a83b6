import { jobKind } from '../../../jobs/index.ts';

/** One notice to one browser. What it says is read when it goes out, so that the queue keeps nothing of it. */
export const pushJob = jobKind<{ noticeId: string; subscriptionId: string }>('push', { lane: 'outside' });
