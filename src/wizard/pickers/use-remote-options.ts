import { useEffect, useState } from 'react';

/** SPEC A5. */
export const searchDebounceMs = 300;
export const mostOptions = 150;
export const pickerWords = {
  none: 'Data tidak ditemukan',
  empty: 'Tidak ada data',
  loading: 'Memuat Data...',
};

type Found<T> = { options: T[]; isLoading: boolean; words: string };
const nothing = { options: [], isLoading: false, words: pickerWords.empty };

/**
 * What a server finds for what is typed: from the first character on, 300 ms after the last one, at most 150.
 * An answer that was overtaken by further typing is dropped.
 */
export function useRemoteOptions<T>(
  search: (typed: string, options: { signal: AbortSignal }) => Promise<T[]>,
  typed: string,
): Found<T> {
  const [found, setFound] = useState<Found<T>>(nothing);
  const asked = typed.trim();

  useEffect(() => {
    if (asked.length < 1) {
      setFound(nothing);
      return;
    }
    const stop = new AbortController();
    setFound({ options: [], isLoading: true, words: pickerWords.loading });
    const timer = setTimeout(async () => {
      try {
        const options = (await search(asked, { signal: stop.signal })).slice(0, mostOptions);
        if (!stop.signal.aborted) setFound({ options, isLoading: false, words: pickerWords.none });
      } catch {
        if (!stop.signal.aborted)
          setFound({ options: [], isLoading: false, words: 'Pencarian gagal. Ketik lagi untuk mencoba.' });
      }
    }, searchDebounceMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [asked, search]);

  return found;
}
