import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import { createAccountVerbs } from './account.ts';
import { createActionVerbs } from './actions.ts';
import { createArchiveVerbs } from './archive/index.ts';
import { createBulkVerbs } from './bulk.ts';
import { createCrud } from './crud.ts';
import { createDashboardVerbs } from './dashboard.ts';
import { createDataReportVerbs } from './data-reports.ts';
import { createHelpVerbs } from './help.ts';
import { createHistoryVerbs } from './history.ts';
import { createHttp, type Fetch } from './http.ts';
import { createLetterVerbs } from './letters/index.ts';
import { createLifeVerbs } from './lives.ts';
import { createLogoVerbs } from './logos.ts';
import { createLookupVerbs } from './lookups.ts';
import { createMaskedVerbs } from './masked.ts';
import { createNotificationVerbs } from './notifications.ts';
import { createPeopleVerbs } from './people.ts';
import { createPreviewVerbs } from './previews.ts';
import { createRecordFileVerbs } from './record-files.ts';
import { createReportVerbs } from './reports.ts';
import { createSavedViewVerbs } from './saved-views.ts';
import { createSearchVerbs } from './search.ts';
import { createTransferVerbs } from './transfer.ts';
import { createTreeVerbs } from './tree.ts';
import { createViewVerbs } from './views.ts';

export type { BulkOutcome, Refused } from '../domain/calls/record-bulk.ts';
export type { Change, HistoryItem } from '../domain/calls/record-history.ts';
export type { SavedView, ViewState } from '../domain/calls/saved-views.ts';
export type { ImportJob } from '../domain/calls/transfer.ts';
export type { ActionAnswer, ActionCall } from './actions.ts';
export { addressOf } from './address.ts';
export type { FilingUnitVerb, LabelsOf } from './archive/index.ts';
export { type DataReportQuery, dataReportTexts } from './data-reports.ts';
export type { ListQuery, Page } from './dialect.ts';
export type { Fetch } from './http.ts';
export type {
  DispositionSource,
  DispositionStep,
  DispositionVerb,
  NewReportFile,
  SubmitBody,
  UploadVerbs,
} from './letters/index.ts';
export type { BoardColumn, Firing, LifeStep, LifeSteps } from './lives.ts';
export type { LookupQuery, Option } from './lookups.ts';
export { newId } from './new-id.ts';
export type { NotificationQuery } from './notifications.ts';
export type { FileAt } from './record-files.ts';
export type { ReportNarrowing } from './reports.ts';
export type { SearchQuery } from './search.ts';
export type { ExportOptions, ImportChoice } from './transfer.ts';
export type { FoundInTree, TreeBranches } from './tree.ts';
export type { Figures, FigureValue } from './views.ts';

/**
 * All calls to a server of SPEC A6 and B7: react-admin's nine verbs and the domain's own, flat on one object,
 * because react-admin's own hooks pass only functions on.
 * @param fetch adds the session (authProvider's authorisedFetch)
 */
export function createDataProvider({ apiUrl, fetch }: { apiUrl: string; fetch: Fetch }) {
  const http = createHttp(apiUrl, fetch);
  return {
    // Lazy parts make their own verbs of these.
    call: http.call,
    file: http.file,
    ...createCrud(http),
    ...createAccountVerbs(http),
    ...createActionVerbs(http),
    ...createLetterVerbs(http),
    ...createArchiveVerbs(http),
    ...createLifeVerbs(http),
    ...createMaskedVerbs(http),
    ...createLogoVerbs(http),
    ...createLookupVerbs(http),
    ...createPeopleVerbs(http),
    ...createPreviewVerbs(http),
    ...createTransferVerbs(http),
    ...createRecordFileVerbs(http),
    ...createReportVerbs(http),
    ...createDataReportVerbs(http),
    ...createDashboardVerbs(http),
    ...createNotificationVerbs(http),
    ...createHelpVerbs(http),
    ...createHistoryVerbs(http),
    ...createBulkVerbs(http),
    ...createSavedViewVerbs(http),
    ...createSearchVerbs(http),
    ...createTreeVerbs(http),
    ...createViewVerbs(http),
  };
}

export type NaskahDataProvider = ReturnType<typeof createDataProvider>;

/**
 * The data provider with all its verbs, in a component. Not `useDataProvider`, which draws its component again at
 * every change of address, for a sign-out that authorisedFetch does here.
 */
export const useNaskah = (): NaskahDataProvider =>
  useContext(DataProviderContext) as unknown as NaskahDataProvider;
