import { useEffect } from 'react';

/** Tells that a letter's flowing text is on the screen, of each version anew. */
export function useTextShown(isText: boolean, version: number, onShown: (() => void) | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another text
  useEffect(() => {
    if (isText) onShown?.();
  }, [isText, version, onShown]);
}
