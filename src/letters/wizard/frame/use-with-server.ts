import { useDesk } from './desk.ts';

/** Tests whether the server has what is on the screen, for requests about the stored letter. */
export function useWithServer(): boolean {
  const { autosave, saveState } = useDesk();
  return (
    saveState.kind === 'saved' ||
    (saveState.kind === 'untouched' && autosave.snapshot().version !== undefined)
  );
}
