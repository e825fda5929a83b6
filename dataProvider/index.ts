import { useDataProvider } from 'ra-core';
import { type AccountVerbs, createAccountVerbs } from './account.ts';
import { type AccessVerbs, createAccessVerbs } from './archive-access.ts';
import { createFilingVerbs, type FilingVerbs } from './archive-filing.ts';
import { type ArchiveItemVerbs, createArchiveItemVerbs } from './archive-items.ts';
import { createRetentionVerbs, type RetentionVerbs } from './archive-retention.ts';
import { type BulkVerbs, createBulkVerbs } from './bulk.ts';
import { type CalendarVerbs, createCalendarVerbs } from './calendar.ts';
import { createCrud, type NineVerbs } from './crud.ts';
import { createDashboardVerbs, type DashboardVerbs } from './dashboard.ts';
import { createDeskVerbs, type DeskVerbs } from './desk.ts';
import { createDispositionVerbs, type DispositionVerbs } from './dispositions.ts';
import { createDraftVerbs, type DraftVerbs } from './drafts.ts';
import { createFlowVerbs, type FlowVerbs } from './flow.ts';
import { createHelpVerbs, type HelpVerbs } from './help.ts';
import { createHistoryVerbs, type HistoryVerbs } from './history.ts';
import { createHttp, type Fetch } from './http.ts';
import { createInboxVerbs, type InboxVerbs } from './inbox.ts';
import { createIncomingVerbs, type IncomingVerbs } from './incoming.ts';
import { createJobVerbs, type JobVerbs } from './jobs.ts';
import { createVersionVerbs, type VersionVerbs } from './letter-versions.ts';
import { createLetterVerbs, type LetterVerbs } from './letters.ts';
import { createLogoVerbs, type LogoVerbs } from './logos.ts';
import { createLookupVerbs, type LookupVerbs } from './lookups.ts';
import { createMailLogVerbs, type MailLogVerbs } from './mail-log.ts';
import { createNotificationSettingVerbs, type NotificationSettingVerbs } from './notification-settings.ts';
import { createNumberVerbs, type NumberVerbs } from './numbers.ts';
import { createOpeningVerbs, type OpeningVerbs } from './openings.ts';
import { createOutgoingVerbs, type OutgoingVerbs } from './outgoing.ts';
import { createPeopleVerbs, type PeopleVerbs } from './people.ts';
import { createPreviewVerbs, type PreviewVerbs } from './previews.ts';
import { createPrivilegeVerbs, type PrivilegeVerbs } from './privileges.ts';
import { createReportVerbs, type ReportVerbs } from './reports.ts';
import { createSavedViewVerbs, type SavedViewVerbs } from './saved-views.ts';
import { createSearchVerbs, type SearchVerbs } from './search.ts';
import { createTransferVerbs, type TransferVerbs } from './transfer.ts';
import { createTreeVerbs, type TreeVerbs } from './tree.ts';
import { createUploadVerbs, type UploadVerbs } from './uploads.ts';

export type { AccessVerb } from './archive-access.ts';
export type { FilingUnitVerb } from './archive-filing.ts';
export type { LabelsOf, LoanState } from './archive-items.ts';
export type { StepBody } from './archive-retention.ts';
export { type BulkOutcome, type BulkUsage, mostAtOnce, type Refused } from './bulk.ts';
export type { Notification, NotificationQuery } from './desk.ts';
export type { ListQuery, Page } from './dialect.ts';
export type { DispositionSource, DispositionVerb, NewReportFile } from './dispositions.ts';
export type { TicketFilter } from './help.ts';
export type { Change, HistoryItem } from './history.ts';
export type { Fetch } from './http.ts';
export type { SubmitBody } from './letters.ts';
export type { LookupQuery, Option } from './lookups.ts';
export {
  cancelLetterBatch,
  type LetterBatch,
  type LetterOutcome,
  letterBatch,
  mostAnsweredAtOnce,
  mostLettersAtOnce,
  reviewMany,
  signMany,
  startReviewing,
  startSigning,
} from './many-letters.ts';
export { newId } from './new-id.ts';
export type { NumberPreview, NumberRuleDraft } from './previews.ts';
export type { CatalogueEntry } from './privileges.ts';
export type { NewSubscription, ReportNarrowing } from './reports.ts';
export type { SavedView, ViewState } from './saved-views.ts';
export type { SearchQuery } from './search.ts';
export type { ExportOptions, ImportChoice, ImportJob, ImportProblem } from './transfer.ts';
export type { FoundInTree, TreeBranches } from './tree.ts';
export type { UploadVerbs } from './uploads.ts';

export type NaskahDataProvider = NineVerbs &
  AccessVerbs &
  AccountVerbs &
  ArchiveItemVerbs &
  LetterVerbs &
  IncomingVerbs &
  InboxVerbs &
  JobVerbs &
  VersionVerbs &
  DispositionVerbs &
  DraftVerbs &
  UploadVerbs &
  FlowVerbs &
  LogoVerbs &
  LookupVerbs &
  NumberVerbs &
  PeopleVerbs &
  OutgoingVerbs &
  OpeningVerbs &
  PrivilegeVerbs &
  ReportVerbs &
  DeskVerbs &
  DashboardVerbs &
  CalendarVerbs &
  NotificationSettingVerbs &
  MailLogVerbs &
  HelpVerbs &
  HistoryVerbs &
  BulkVerbs &
  SavedViewVerbs &
  SearchVerbs &
  PreviewVerbs &
  TransferVerbs &
  TreeVerbs &
  FilingVerbs &
  RetentionVerbs;

/**
 * All calls to a server of SPEC A6 and B7: react-admin's nine verbs and the domain's own, flat on one object,
 * because useDataProvider passes only functions on.
 * @param fetch adds the session (authProvider's authorisedFetch)
 */
export function createDataProvider({ apiUrl, fetch }: { apiUrl: string; fetch: Fetch }): NaskahDataProvider {
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
    ...createNotificationSettingVerbs(http),
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

/** The data provider with all its verbs, in a component. */
export const useNaskah = (): NaskahDataProvider => useDataProvider<NaskahDataProvider>();
