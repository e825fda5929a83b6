import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the line is there, as the browser knows it (SPEC A4). */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** LOOK.md's strip under the top bar. */
export const OfflineStrip = () =>
  useOnline() ? null : (
    <p className="offline" role="status">
      Anda sedang luring. Perubahan disimpan di perangkat ini.
    </p>
  );
