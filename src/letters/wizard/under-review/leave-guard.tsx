import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { hasSession } from '../../../../authProvider/index.ts';
import { say } from '../../../../lib/language.ts';
import { ConfirmDialog } from '../../../shell/index.ts';
import { reviewerWords } from './words.ts';

/** Asks before an unsaved choice is left by a link, the back button or closing the tab. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    // A save that ended while the navigation was held: nothing is left to lose.
    if (isBlocked && !isUnsaved) blocker.proceed?.();
  });
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (hasSession()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={isBlocked && isUnsaved}
      title={say(reviewerWords.leaveTitle)}
      confirm={say(reviewerWords.leave)}
      cancel={say(reviewerWords.stay)}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {say(reviewerWords.leaveText)}
    </ConfirmDialog>
  );
}
