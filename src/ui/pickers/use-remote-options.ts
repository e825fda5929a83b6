import { useEffect, useState } from 'react';
import { mostPickerOptions } from '../../../domain/most-at-once.ts';
import { commonMessages } from '../messages.ts';
import { useStable } from '../use-stable.ts';
import { pickerMessages } from './messages.ts';

/** SPEC A5. */
const searchDebounceMs = 300;
type Found<T> = {
  options: T[];
  isLoading: boolean;
  message: (typeof pickerMessages)[keyof typeof pickerMessages];
};
const nothing = { options: [], isLoading: false, message: pickerMessages.untyped };

/**
 * Server options for the typed text, 300 ms after the last key, at most 150. Drops outdated responses.
 * @param search may change at each render; only typing triggers a request
 */
export function useRemoteOptions<T>(
  search: (typed: string, options: { signal: AbortSignal }) => Promise<T[]>,
  typed: string,
): Found<T> {
  const [found, setFound] = useState<Found<T>>(nothing);
  const asked = typed.trim();
  const searchLatest = useStable(search);

  useEffect(() => {
    if (asked.length < 1) {
      setFound(nothing);
      return;
    }
    const stop = new AbortController();
    setFound({ options: [], isLoading: true, message: commonMessages.loading });
    const timer = setTimeout(async () => {
      try {
        const options = (await searchLatest(asked, { signal: stop.signal })).slice(0, mostPickerOptions);
        if (!stop.signal.aborted) setFound({ options, isLoading: false, message: commonMessages.notFound });
      } catch {
        if (!stop.signal.aborted) setFound({ options: [], isLoading: false, message: pickerMessages.failed });
      }
    }, searchDebounceMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [asked, searchLatest]);

  return found;
}
