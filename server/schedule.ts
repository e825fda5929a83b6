import { user } from '../resources/manajemen-user/user.ts';
import { compareWithDirectory } from './accounts/index.ts';
import { keepRequests, remindLoans, runRetention } from './archive/index.ts';
import type { CrudOptions } from './crud/index.ts';
import type { Deps } from './deps.ts';
import { noticeRestore } from './installation/index.ts';
import { notifyDelegations } from './jobs/notify-delegations.ts';
import { purgeExpired } from './jobs/purge-expired.ts';
import { removeLeftFiles } from './jobs/remove-left-files.ts';
import { endSilent } from './letters/bulk/index.ts';
import { remindDispositions } from './letters/dispositions/index.ts';
import { forgetDrafts } from './letters/drafting/forget-drafts.ts';
import { remindOverdue } from './letters/reminding/index.ts';
import { handOverPosts } from './letters/succession/index.ts';
import { remindStages } from './lives/index.ts';
import { sendDigests } from './notifications/index.ts';
import { sendReports } from './reports/index.ts';
import { indexRenamed } from './search/index.ts';
import { emitNightlyEvents } from './triggers/nightly-events.ts';

/**
 * Scheduled jobs, in Jakarta time, one per line. Each is idempotent and may run late, then does what is still due.
 */
export function keepSchedule(deps: Deps, { hooks }: Pick<CrudOptions, 'hooks'>): void {
  const { schedule } = deps.jobs;
  schedule('hand-over-posts', '1 0 * * *', ({ now }) => done(handOverPosts(deps, now)));
  schedule('tell-delegations', '5 0 * * *', ({ now }) => done(notifyDelegations(deps, now)));
  schedule('run-retention', '15 2 * * *', ({ now }) => done(runRetention(deps, now)));
  schedule('emit-nightly-events', '25 2 * * *', ({ now }) => done(emitNightlyEvents(deps, now)));
  schedule('keep-access-requests', '*/5 * * * *', ({ now }) => done(keepRequests(deps, now)));
  schedule('compare-with-directory', '45 2 * * *', ({ now }) =>
    done(compareWithDirectory(deps, now, hooks[user.name])),
  );
  schedule('purge-expired', '10 3 * * *', () => purgeExpired(deps));
  schedule('remove-left-files', '40 3 * * *', ({ now }) => done(removeLeftFiles(deps, now)));
  schedule('notice-restore', '*/10 * * * *', ({ now }) => done(noticeRestore(deps, now)));
  schedule('forget-drafts', '20 3 * * *', ({ now }) => done(forgetDrafts(deps, now)));
  schedule('end-silent-batches', '*/5 * * * *', () => endSilent(deps));
  schedule('index-renamed', '*/5 * * * *', () => done(indexRenamed(deps)));
  schedule('send-reports', '30 6 * * *', ({ now }) => done(sendReports(deps, now)));
  schedule('send-digests', '0 5-20 * * *', ({ now }) => done(sendDigests(deps, now)));
  schedule('remind-overdue', '30 7 * * *', ({ now }) => done(remindOverdue(deps, now)));
  schedule('remind-loans', '50 7 * * *', ({ now }) => done(remindLoans(deps, now)));
  schedule('remind-stages', '35 7 * * *', ({ now }) => done(remindStages(deps, now)));
  schedule('remind-dispositions', '40 7 * * *', ({ now }) => done(remindDispositions(deps, now)));
}

const done = async (work: Promise<unknown>): Promise<void> => {
  await work;
};
