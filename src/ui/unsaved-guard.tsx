import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { translate } from '../../lib/language.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { partMessages } from './messages.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

type LeaveProps = {
  open: boolean;
  /** What is lost. */
  text?: string;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks whether unsaved work may be lost. */
export function LeaveDialog({ open, text = translate(partMessages.leaveText), onLeave, onStay }: LeaveProps) {
  return (
    <ConfirmDialog
      open={open}
      title={translate(partMessages.leaveTitle)}
      confirm={translate(partMessages.leave)}
      cancel={translate(partMessages.stay)}
      danger
      onConfirm={onLeave}
      onClose={onStay}
    >
      {text}
    </ConfirmDialog>
  );
}

type Props = Pick<LeaveProps, 'text'> & { isUnsaved: boolean };

/** Asks before unsaved work is left by a link, the back button or closing the tab (there only the browser can). */
export function UnsavedGuard({ isUnsaved, text }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    // A save that ended while the navigation was held: nothing is left to lose.
    if (isBlocked && !isUnsaved) blocker.proceed?.();
  });
  useUnloadGuard(() => isUnsaved);
  return (
    <LeaveDialog
      open={isBlocked && isUnsaved}
      {...(text && { text })}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
