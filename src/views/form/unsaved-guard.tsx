import { type RefObject, useContext, useEffect } from 'react';
import { useBlocker } from 'react-admin';
import {
  type Control,
  type FieldValues,
  type FormState,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { hasSession } from '../../../authProvider/index.ts';
import { say } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../shell/index.ts';
import { formWords } from '../words.ts';
import { UnsavedAbove } from './unsaved-above.ts';

/**
 * Whether leaving the form would lose work. Not while saving: the form itself then navigates to the saved record.
 */
export function useIsUnsaved(control?: Control): boolean {
  return holdsWork(useFormState(control ? { control } : undefined));
}

/** Writes the unsaved state to `now` at once, before any render. */
export function useNoteUnsaved(now: RefObject<boolean>): void {
  const { subscribe } = useFormContext();
  useEffect(() => {
    const formState = { dirtyFields: true, isSubmitSuccessful: true, isSubmitting: true };
    return subscribe({
      formState,
      callback: (state) => {
        now.current = holdsWork(state);
      },
    });
  }, [now, subscribe]);
}

const holdsWork = ({ dirtyFields = {}, isSubmitSuccessful, isSubmitting }: Partial<FormState<FieldValues>>) =>
  Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful && !isSubmitting;

/**
 * Asks before a changed form is left by link, back button, or tab close (where only the browser can ask). Replaces
 * react-admin's guard.
 */
export function UnsavedGuard({ formControl }: { formControl?: Control }) {
  const isOwn = useIsUnsaved(formControl);
  const isUnsaved = useContext(UnsavedAbove).isUnsavedAbove || isOwn;
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
      // On the way to sign in typed text is stored (kept-typed.tsx): do not ask.
      if (hasSession()) event.preventDefault();
    };
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
