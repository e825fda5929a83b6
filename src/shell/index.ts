export { Avatar } from '../ui/avatar.tsx';
export { ConfirmDialog } from '../ui/confirm-dialog.tsx';
export { EmptyState } from '../ui/empty-state.tsx';
export { FaultLine } from '../ui/fault-line.tsx';
export { FirstField } from '../ui/first-field.tsx';
export { focusFirst } from '../ui/focus-first.ts';
export { FormDialog, Labelled } from '../ui/form-dialog.tsx';
export {
  dateFormat,
  formatBadge,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatMediumDate,
  formatNumber,
  formatShortDate,
  formatSize,
  formatTime,
  initialsOf,
} from '../ui/format.ts';
export { iconButton } from '../ui/icon-button.ts';
export { type Crumb, PageHeader, usePageTitle } from '../ui/page-header.tsx';
export { PageLinks } from '../ui/page-links.tsx';
export { saveFile } from '../ui/save-file.ts';
export { SoftChip } from '../ui/soft-chip.tsx';
export { StatusDot } from '../ui/status-dot.tsx';
export { useStable } from '../ui/use-stable.ts';
export { ErrorPage, NotFound } from './errors/error-page.tsx';
export { lazyPart } from './errors/lazy-part.tsx';
export { Reloader } from './errors/reloader.tsx';
export { beginWork, serverWorks } from './jobs/works.ts';
export { openActions, type PageAction, useActions } from './keys/actions.ts';
export { useKeysWithHelp } from './keys/use-key-help.tsx';
export type { Key } from './keys/use-keys.ts';
export { useKeysOff } from './keys/use-keys-off.ts';
export { iconNamed } from './menu/icons.ts';
export { useOnline } from './offline/line.ts';
export { basePrefix, copyPrefix, draftFiles } from './offline/unsent-drafts.ts';
export { useSignOut } from './offline/use-sign-out.ts';
export { decoded } from './router/decoded.ts';
export { ownPages } from './router/named-pages.ts';
export { toPublic as publicPath } from './router/table.ts';
export { useSearchTyping, useSettled } from './search-typing.ts';
export { UndoMessage } from './toasts/undo-message.tsx';
export { undoTime } from './toasts/undo-time.ts';
export { useFollowRow } from './use-follow-row.ts';
export { useIsPhone, useIsTouch, useMatch } from './use-match.ts';
export { useOnNewPath } from './use-on-new-path.ts';
export { type Signed, useHasDrafts, useSigned } from './viewer.ts';
