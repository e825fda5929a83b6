import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { cancellingRoutes } from './cancelling/routes.ts';
import { commentRoutes } from './comments/routes.ts';
import { contractRoutes } from './contract/routes.ts';
import { dispatchRoutes } from './dispatch/index.ts';
import { dispositionRoutes } from './dispositions/index.ts';
import { flowRoutes } from './flow/routes.ts';
import { groupRoutes } from './groups/index.ts';
import { registeringRoutes } from './incoming/routes.ts';
import { mailedReviewRoutes } from './mailed/routes.ts';
import { numberRoutes } from './numbering/routes.ts';
import { openingRoutes } from './openings/routes.ts';
import { respondingRoutes } from './responding/routes.ts';
import { letterRoutes } from './routes/letter-routes.ts';
import { mailboxRoutes } from './routes/mailbox-routes.ts';
import { refuseWhatIsNotTaken } from './routes/no-body.ts';
import { signingRoutes } from './signing/routes.ts';
import { snoozeRoutes } from './snoozing/routes.ts';
import { textRoutes } from './texts/routes.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { verifyRoutes } from './verifying/verify-routes.ts';
import { versionRoutes } from './versions/routes.ts';
import { writingRoutes } from './writing/routes.ts';

export { archiveLetters } from './archiving/archive-letters.ts';
export { destroyLetters } from './destroying/destroy-letters.ts';
export { partIn } from './dispositions/move-part.ts';
export { recordStep } from './flow/history.ts';
export { type Desk, peopleOfPosts } from './flow/people-of-posts.ts';
export { findInboxItem } from './inbox/find-inbox-item.ts';
export { assertNotTaken, takeIfOffered } from './inbox/take-inbox-item.ts';
export { readLetter } from './incoming/scan/read-letter.ts';
export { countDrafted, countUnderWay, countWork, isCountedTask, itemIsFor } from './lists/count-work.ts';
export { firstReceivers } from './lists/first-receivers.ts';
export { isListedDraft } from './lists/list-letters.ts';
export {
  filtersOf,
  idIn,
  oneOf,
  orderOf,
  pageOf,
  searchOf,
  windowOf,
} from './lists/page-of.ts';
export { giveReviewLink } from './mailed/give-review-link.ts';
export { carryCounters } from './numbering/carry-counters.ts';
export { counterKey, counterName } from './numbering/counter.ts';
export { takeNext } from './numbering/take-next.ts';
export { concernedPosts, seenOf } from './reading/concerned-posts.ts';
export { findLetter } from './reading/find-letter.ts';
export { markedCopy, readerMark } from './reading/reader-mark.ts';
export type { SentFile } from './reading/sent-file.ts';
export { letterIn } from './rules/letter-in.ts';
export { maskOf, shownSubject } from './rules/masked-subject.ts';
export { type AtPost, mayBeOpenedBy } from './rules/may-be-opened-by.ts';
export { isForNamedOnly } from './rules/named-only.ts';
export { namingScan } from './rules/naming-scan.ts';
export { hasRead, meansOne, onDesk } from './rules/own-desk.ts';
export { pageOfLetter } from './rules/page-of-letter.ts';
export { mayHandle, mayReviewAs, maySignAs, readsLetters } from './rules/rights.ts';
export { allowedByClass, seesLetter, visibleLetters, waysToLetters } from './rules/visible-letters.ts';
export { createSealer } from './sealing/pdf-sealer.ts';
export { letterToPreview } from './sheet/letter-to-preview.ts';
export { orUnprintable } from './sheet/or-unprintable.ts';
export { sayFault } from './sheet/sheet-fault.ts';
export { confirmPassword } from './signing/confirm-password.ts';
export { isSealOf, sealOf } from './signing/seal.ts';
export { queue } from './signing/signing-queue.ts';
export { giveNamedWork } from './succession/give-named-work.ts';
export { namedWorkOf, workOfOwnPosts } from './succession/named-work.ts';
export { uploadedFile } from './uploads/upload.ts';
export { recordPastVersions } from './versions/record-past-versions.ts';

/** Letters from draft to inbox (SPEC B1, B7). */
export function registerLetters(app: FastifyInstance, deps: Deps): void {
  refuseWhatIsNotTaken(app);
  letterRoutes(app, deps);
  writingRoutes(app, deps);
  cancellingRoutes(app, deps);
  numberRoutes(app, deps);
  signingRoutes(app, deps);
  flowRoutes(app, deps);
  mailedReviewRoutes(app, deps);
  bulkRoutes(app, deps);
  respondingRoutes(app, deps);
  registeringRoutes(app, deps);
  dispatchRoutes(app, deps);
  groupRoutes(app, deps);
  mailboxRoutes(app, deps);
  snoozeRoutes(app, deps);
  dispositionRoutes(app, deps);
  verifyRoutes(app, deps);
  versionRoutes(app, deps);
  commentRoutes(app, deps);
  contractRoutes(app, deps);
  uploadRoutes(app, deps);
  textRoutes(app, deps);
  openingRoutes(app, deps);
}
