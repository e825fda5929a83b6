import { useDataProvider } from 'react-admin';
import { createAccountVerbs } from './account.ts';
import { createAccessVerbs } from './archive-access.ts';
import { createFilingVerbs } from './archive-filing.ts';
import { createArchiveItemVerbs } from './archive-items.ts';
import { createRetentionVerbs } from './archive-retention.ts';
import { createBulkVerbs } from './bulk.ts';
import { createCalendarVerbs } from './calendar.ts';
import { createCrud } from './crud.ts';
import { createDashboardVerbs } from './dashboard.ts';
import { createDeskVerbs } from './desk.ts';
import { createDispositionVerbs } from './dispositions.ts';
import { createDraftVerbs } from './drafts.ts';
import { createFlowVerbs } from './flow.ts';
import { createHelpVerbs } from './help.ts';
import { createHistoryVerbs } from './history.ts';
import { createHttp, type Fetch } from './http.ts';
import { createInboxVerbs } from './inbox.ts';
import { createIncomingVerbs } from './incoming.ts';
import { createJobVerbs } from './jobs.ts';
import { createVersionVerbs } from './letter-versions.ts';
import { createLetterVerbs } from './letters.ts';
import { createLogoVerbs } from './logos.ts';
import { createLookupVerbs } from './lookups.ts';
import { createMailLogVerbs } from './mail-log.ts';
import { createNotificationVerbs } from './notifications.ts';
import { createNumberVerbs } from './numbers.ts';
import { createOpeningVerbs } from './openings.ts';
import { createOutgoingVerbs } from './outgoing.ts';
import { createPeopleVerbs } from './people.ts';
import { createPreviewVerbs } from './previews.ts';
import { createPrivilegeVerbs } from './privileges.ts';
import { createReportVerbs } from './reports.ts';
import { createSavedViewVerbs } from './saved-views.ts';
import { createSearchVerbs } from './search.ts';
import { createTransferVerbs } from './transfer.ts';
import { createTreeVerbs } from './tree.ts';
import { createUploadVerbs } from './uploads.ts';

export type { BulkOutcome, Change, HistoryItem, Refused } from '../domain/calls/record-calls.ts';
export type { SavedView, ViewState } from '../domain/calls/saved-views.ts';
export type { ImportJob, ImportProblem } from '../domain/calls/transfer.ts';
export type { AccessVerb } from './archive-access.ts';
export type { FilingUnitVerb } from './archive-filing.ts';
export type { LabelsOf, LoanState } from './archive-items.ts';
export type { ListQuery, Page } from './dialect.ts';
export type { DispositionSource, DispositionVerb, NewReportFile } from './dispositions.ts';
export type { TicketFilter } from './help.ts';
export type { Fetch } from './http.ts';
export type { SubmitBody } from './letters.ts';
export type { LookupQuery, Option } from './lookups.ts';
export {
  cancelLetterBatch,
  type LetterBatch,
  type LetterOutcome,
  letterBatch,
  mostAnsweredAtOnce,
  reviewMany,
  signMany,
  startReviewing,
  startSigning,
} from './many-letters.ts';
export { newId } from './new-id.ts';
export type { NotificationQuery } from './notifications.ts';
export type { ReportNarrowing } from './reports.ts';
export type { SearchQuery } from './search.ts';
export type { ExportOptions, ImportChoice } from './transfer.ts';
export type { FoundInTree, TreeBranches } from './tree.ts';
export type { UploadVerbs } from './uploads.ts';

/**
 * All calls to a server of SPEC A6 and B7: react-admin's nine verbs and the domain's own, flat on one object,
 * because useDataProvider passes only functions on.
 * @param fetch adds the session (authProvider's authorisedFetch)
 */
export function createDataProvider({ apiUrl, fetch }: { apiUrl: string; fetch: Fetch }) {
  const http = createHttp(apiUrl, fetch);
  return {
    ...createCrud(http),
    ...createAccessVerbs(http),
    ...createAccountVerbs(http),
    ...createArchiveItemVerbs(http),
    ...createLetterVerbs(http),
    ...createIncomingVerbs(http),
    ...createInboxVerbs(http),
    ...createJobVerbs(http),
    ...createVersionVerbs(http),
    ...createDispositionVerbs(http),
    ...createDraftVerbs(http),
    ...createUploadVerbs(http),
    ...createFlowVerbs(http),
    ...createLogoVerbs(http),
    ...createLookupVerbs(http),
    ...createNumberVerbs(http),
    ...createPeopleVerbs(http),
    ...createOutgoingVerbs(http),
    ...createOpeningVerbs(http),
    ...createPreviewVerbs(http),
    ...createTransferVerbs(http),
    ...createPrivilegeVerbs(http),
    ...createReportVerbs(http),
    ...createDeskVerbs(http),
    ...createDashboardVerbs(http),
    ...createCalendarVerbs(http),
    ...createNotificationVerbs(http),
    ...createMailLogVerbs(http),
    ...createHelpVerbs(http),
    ...createHistoryVerbs(http),
    ...createBulkVerbs(http),
    ...createSavedViewVerbs(http),
    ...createSearchVerbs(http),
    ...createTreeVerbs(http),
    ...createFilingVerbs(http),
    ...createRetentionVerbs(http),
  };
}

export type NaskahDataProvider = ReturnType<typeof createDataProvider>;

/** The data provider with all its verbs, in a component. */
export const useNaskah = (): NaskahDataProvider => useDataProvider<NaskahDataProvider>();
