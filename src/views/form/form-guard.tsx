import { type RefObject, useContext, useEffect } from 'react';
import {
  type Control,
  type FieldValues,
  type FormState,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
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

/** Guards a changed form, or one above it. Replaces react-admin's guard. */
export function FormGuard({ formControl }: { formControl?: Control }) {
  const isOwn = useIsUnsaved(formControl);
  const isUnsaved = useContext(UnsavedAbove).isUnsavedAbove || isOwn;
  return <UnsavedGuard isUnsaved={isUnsaved} />;
}
