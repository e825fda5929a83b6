import { useEffect } from 'react';
import { useBlocker } from 'react-admin';
import { type Control, useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../shell/index.ts';
import { useSay } from '../say.ts';
import { formWords } from '../words.ts';

/**
 * Asks before a changed form is left. Like react-admin's own guard, with our dialog in place of the browser's;
 * closing the tab can only be asked about by the browser.
 */
export function UnsavedGuard({ formControl }: { formControl?: Control }) {
  const say = useSay();
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState(
    formControl ? { control: formControl } : undefined,
  );
  // While it saves, the one who leaves is the form itself, on its way to the saved record.
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful && !isSubmitting;
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <ConfirmDialog
      open={isBlocked && isUnsaved}
      title={say(formWords.leaveTitle)}
      confirm={say(formWords.leave)}
      cancel={say(formWords.stay)}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {say(formWords.leaveText)}
    </ConfirmDialog>
  );
}
