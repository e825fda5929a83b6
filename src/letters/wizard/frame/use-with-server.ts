import { useDesk } from './desk.ts';

/** Whether what is on the screen is what the server has: for questions it answers about the letter as it is stored. */
export function useWithServer(): boolean {
  const { autosave, saveState } = useDesk();
  return (
    saveState.kind === 'saved' ||
    (saveState.kind === 'untouched' && autosave.snapshot().version !== undefined)
  );
}
