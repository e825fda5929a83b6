import type { AccountCalls } from '../domain/calls/account.ts';
import type { AccessCalls } from '../domain/calls/archive-access.ts';
import type { FilingCalls } from '../domain/calls/archive-filing.ts';
import type { ArchiveItemCalls } from '../domain/calls/archive-items.ts';
import type { RetentionCalls } from '../domain/calls/archive-retention.ts';
import type { CalendarCalls } from '../domain/calls/calendar.ts';
import type { DashboardCalls } from '../domain/calls/dashboard.ts';
import type { DataModelCalls } from '../domain/calls/data-model.ts';
import type { Call, Method } from '../domain/calls/define-call.ts';
import type { HelpCalls } from '../domain/calls/help.ts';
import type { JobCalls } from '../domain/calls/jobs.ts';
import type { CommentCalls } from '../domain/calls/letters/comments.ts';
import type { ContractCalls } from '../domain/calls/letters/contracts.ts';
import type { DispatchCalls } from '../domain/calls/letters/dispatch.ts';
import type { DispositionCalls } from '../domain/calls/letters/dispositions.ts';
import type { FlowCalls } from '../domain/calls/letters/flow.ts';
import type { LetterCalls } from '../domain/calls/letters/letters.ts';
import type { MailboxCalls } from '../domain/calls/letters/mailbox.ts';
import type { NumberCalls } from '../domain/calls/letters/numbers.ts';
import type { UploadCalls } from '../domain/calls/letters/uploads.ts';
import type { VersionCalls } from '../domain/calls/letters/versions.ts';
import type { LifeCalls } from '../domain/calls/life-calls.ts';
import type { LogoCalls } from '../domain/calls/logos.ts';
import type { MailLogCalls } from '../domain/calls/mail-log.ts';
import type { NotificationCalls } from '../domain/calls/notifications.ts';
import type { PermissionCalls } from '../domain/calls/permissions.ts';
import type { PickerCalls } from '../domain/calls/pickers.ts';
import type { PreviewCalls } from '../domain/calls/previews.ts';
import type { RecordCalls } from '../domain/calls/record-calls.ts';
import type { ReportCalls } from '../domain/calls/reports.ts';
import type { SavedViewCalls } from '../domain/calls/saved-views.ts';
import type { SearchCalls } from '../domain/calls/search.ts';
import type { SessionCalls } from '../domain/calls/session.ts';
import type { TransferCalls } from '../domain/calls/transfer.ts';
import type { viewCalls } from '../domain/calls/view-calls.ts';

type One<Calls> = Extract<Calls[keyof Calls], Call>;
/** Calls with an address of their own. */
type Named =
  | One<AccountCalls>
  | One<AccessCalls>
  | One<FilingCalls>
  | One<ArchiveItemCalls>
  | One<RetentionCalls>
  | One<CalendarCalls>
  | One<DashboardCalls>
  | One<DataModelCalls>
  | One<HelpCalls>
  | One<JobCalls>
  | One<CommentCalls>
  | One<ContractCalls>
  | One<DispatchCalls>
  | One<DispositionCalls>
  | One<FlowCalls>
  | One<LetterCalls>
  | One<MailboxCalls>
  | One<NumberCalls>
  | One<UploadCalls>
  | One<VersionCalls>
  | One<LogoCalls>
  | One<MailLogCalls>
  | One<NotificationCalls>
  | One<PermissionCalls>
  | One<PickerCalls>
  | One<PreviewCalls>
  | One<ReportCalls>
  | One<SavedViewCalls>
  | One<SearchCalls>
  | One<SessionCalls>;

type ViewCalls = ReturnType<typeof viewCalls>;

/** Calls of declared resources, by what follows `/{service}/api/{Entity}`. */
type OfRecords = {
  '': RecordCalls['list'] | RecordCalls['create'];
  '/:id': RecordCalls['read'] | RecordCalls['change'] | RecordCalls['remove'];
  '/:id/event': LifeCalls['event'];
  '/:id/history': RecordCalls['history'];
  '/:id/history/:entry/former': RecordCalls['former'];
  '/:id/move': RecordCalls['move'];
  '/:id/note': LifeCalls['note'];
  '/:id/pdf': TransferCalls['print'];
  '/:id/remind': LifeCalls['remind'];
  '/:id/restore': RecordCalls['restore'];
  '/:id/steps': LifeCalls['steps'];
  '/:id/undo': LifeCalls['undo'];
  '/board': LifeCalls['board'];
  '/bulk': RecordCalls['bulk'];
  '/calendar': ViewCalls['calendar'];
  '/export': TransferCalls['exportAll'] | TransferCalls['exportChosen'];
  '/figures': ViewCalls['figures'];
  '/lookup': RecordCalls['lookup'];
  '/tags': RecordCalls['usedTags'];
  '/tree': RecordCalls['tree'];
};
type TailOf<Path extends string> = Path extends `/${string}/api/${infer Rest}`
  ? Rest extends `${string}/${infer Tail}`
    ? `/${Tail}`
    : ''
  : never;

/** Paths as the contracts write them; a declared resource's fit `/{service}/api/{Entity}`. */
export type KnownPath = Named['path'] | `/${string}/api/${string}`;

/** The contract of a method and a path as contracts write it: `GET`, `/letter/api/Letter/:id`. */
export type ContractOf<M extends Method, Path extends string> =
  Extract<Named, { path: Path }> extends never
    ? TailOf<Path> extends infer Tail extends keyof OfRecords
      ? Extract<OfRecords[Tail], { method: M }>
      : never
    : Extract<Named, { method: M; path: Path }>;
