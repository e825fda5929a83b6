import { jobKind } from '../../../jobs/index.ts';

/** Pushes one notification to one browser. Reads its text when sent, so that the queue stores none of it. */
export const pushJob = jobKind<{ noticeId: string; subscriptionId: string }>('push', { lane: 'outside' });
