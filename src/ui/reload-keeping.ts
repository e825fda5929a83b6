let isUnderWay = false;

/** Whether the user chose to reload for a newer version: forms then store what was typed (views/form/kept-typed.tsx). */
export const keepsForReload = (): boolean => isUnderWay;

/** Reloads for a newer version; guards of unsaved work ask before. */
export function reloadKeeping(): void {
  isUnderWay = true;
  location.reload();
}
