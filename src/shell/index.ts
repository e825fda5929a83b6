export { afterPaint, leaveAfterPaint } from './after-paint.ts';
export { ErrorPage, NotFound } from './errors/ErrorPage.tsx';
export { lazyPart } from './errors/lazy-part.tsx';
export { Reloader } from './errors/Reloader.tsx';
export { beginWork, serverWorks } from './jobs/works.ts';
export { openActions, type PageAction, useActions } from './keys/actions.ts';
export { useKeysWithHelp } from './keys/use-key-help.tsx';
export type { Key } from './keys/use-keys.ts';
export { useKeysOff } from './keys/use-keys-off.ts';
export { iconNamed } from './menu/icons.ts';
export { useOnline } from './offline/line.ts';
export { basePrefix, copyPrefix, draftFiles } from './offline/unsent-drafts.ts';
export { useSignOut } from './offline/use-sign-out.ts';
export { Avatar } from './parts/Avatar.tsx';
export { ConfirmDialog } from './parts/ConfirmDialog.tsx';
export { EmptyState } from './parts/EmptyState.tsx';
export { FaultLine } from './parts/FaultLine.tsx';
export { FirstField } from './parts/FirstField.tsx';
export { FormDialog, Labelled } from './parts/FormDialog.tsx';
export { focusFirst } from './parts/focus-first.ts';
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
} from './parts/format.ts';
export { iconButton } from './parts/icon-button.ts';
export { type Crumb, PageHeader, usePageTitle } from './parts/PageHeader.tsx';
export { PageLinks } from './parts/PageLinks.tsx';
export { SoftChip } from './parts/SoftChip.tsx';
export { StatusDot } from './parts/StatusDot.tsx';
export { saveFile } from './parts/save-file.ts';
export { decoded } from './router/decoded.ts';
export { ownPages } from './router/named-pages.ts';
export { toPublic as publicPath } from './router/table.ts';
export { useSearchTyping, useSettled } from './search-typing.ts';
export { UndoMessage } from './toasts/UndoMessage.tsx';
export { undoTime } from './toasts/undo-time.ts';
export { useFollowRow } from './use-follow-row.ts';
export { useKeptText } from './use-kept-text.ts';
export { useIsPhone, useIsTouch, useMatch } from './use-match.ts';
export { useOnNewPath } from './use-on-new-path.ts';
export { usePatchedParams } from './use-patched-params.ts';
export { useStable } from './use-stable.ts';
export { type Signed, useHasDrafts, useSigned } from './viewer.ts';
export { fetchWhenIdle } from './when-idle.ts';
