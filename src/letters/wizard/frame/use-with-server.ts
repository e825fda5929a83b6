import { useWizard } from './wizard-context.ts';

/** Tests whether the server has what is on the screen, for requests about the stored letter. */
export function useWithServer(): boolean {
  const { autosave, saveState } = useWizard();
  return (
    saveState.kind === 'saved' ||
    (saveState.kind === 'untouched' && autosave.snapshot().version !== undefined)
  );
}
