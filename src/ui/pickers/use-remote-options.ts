import { startTransition, useEffect, useState } from 'react';
import { mostPickerOptions } from '../../../domain/most-at-once.ts';
import { commonMessages } from '../messages.ts';
import { useStable } from '../use-stable.ts';
import { pickerMessages } from './messages.ts';

/** SPEC A5. */
const searchDebounceMs = 300;
type Shown<T> = {
  options: T[];
  isLoading: boolean;
  message: (typeof pickerMessages)[keyof typeof pickerMessages];
};
const untyped = { options: [], isLoading: false, message: pickerMessages.untyped };
const nothingAsked = { ...untyped, asked: '' };
const loading = { options: [], isLoading: true, message: commonMessages.loading };

/**
 * Server options for the typed text, 300 ms after the last key, at most 150. Drops outdated responses.
 * @param search may change at each render; only typing triggers a request
 */
export function useRemoteOptions<T>(
  search: (typed: string, options: { signal: AbortSignal }) => Promise<T[]>,
  typed: string,
): Shown<T> {
  const [found, setFound] = useState<Shown<T> & { asked: string }>(nothingAsked);
  const asked = typed.trim();
  const searchLatest = useStable(search);

  useEffect(() => {
    // Typed again later, it is asked anew.
    if (!asked) return setFound(nothingAsked);
    const stop = new AbortController();
    const show = (options: T[], message: Shown<T>['message']) => {
      if (stop.signal.aborted) return;
      // A key that comes meanwhile goes first.
      startTransition(() => setFound({ asked, options, isLoading: false, message }));
    };
    const timer = setTimeout(async () => {
      try {
        const options = await searchLatest(asked, { signal: stop.signal });
        show(options.slice(0, mostPickerOptions), commonMessages.notFound);
      } catch {
        show([], pickerMessages.failed);
      }
    }, searchDebounceMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [asked, searchLatest]);

  // Told by what was asked, not by a second state: each key then draws the field once.
  if (!asked) return untyped;
  return found.asked === asked ? found : loading;
}
